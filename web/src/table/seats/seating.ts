/** Who sits where around the table, seen from one's own chair. */

import type { SeatInfo } from "../../net/protocol.ts";

/** The text by which whoever plays a seat is known to be no person; nothing where he is one. */
export function markOf({ bot, guest, program }: SeatInfo): "bot-for" | "seat-bot" | "seat-program" | "" {
  if (bot) return guest ? "bot-for" : "seat-bot";
  return program ? "seat-program" : "";
}

export interface Seating {
  left: number[];
  top: number[];
  right: number[];
}

const SIDES = 9; // more than so many sit in rows

/** The others clockwise from one's left; `narrow` screens have no sides. */
export function seating(seats: number, own: number | null, narrow: boolean): Seating {
  const first = own ?? -1;
  const others = Array.from({ length: own === null ? seats : seats - 1 }, (_, i) => (first + 1 + i + seats) % seats);
  const k = others.length;
  if (narrow || k < 3 || k > SIDES) return { left: [], top: others, right: [] };
  const side = k <= 5 ? 1 : 2;
  return { left: others.slice(0, side).reverse(), top: others.slice(side, k - side), right: others.slice(k - side) };
}
