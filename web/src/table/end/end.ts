/** What a sheet of a deal's end says, reckoned for the table. */

import type { Sheet } from "../../net/protocol.ts";
import { amount } from "../sums.ts";
import type { Teller } from "../teller.ts";

/** What a seat won or lost: points where they decide the game, else counters. */
export function wonIn({ scored = [], gained }: Sheet, seat: number): number {
  return scored.length ? (scored[seat] ?? 0) : amount(gained[seat]);
}

/** What a seat has after it. */
export function heldAfter({ scores = [], held }: Sheet, seat: number): number {
  return scores.length ? (scores[seat] ?? 0) : amount(held[seat]);
}

/** Who won how much; where the fewest points win, who has lost. */
export function outcome(sheet: Sheet, teller: Teller): string {
  const message = sheet.low ? "deal-loses" : sheet.scored?.length ? "deal-scores" : "deal-wins";
  const told = sheet.best.map((seat) => teller.texts.text(message, { seat: teller.seat(seat), n: wonIn(sheet, seat) }));
  return told.length ? told.join(", ") : teller.texts.text("deal-nobody-wins");
}
