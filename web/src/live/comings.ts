/** Who has come to a table and who has gone, from how its seats were and are. */

import type { SeatInfo } from "../net/protocol.ts";

export interface Coming {
  seat: number;
  how: "sat" | "left" | "bot" | "back"; // bot: one plays for him from now on; back: he plays himself again
  name: string;
}

function coming(before: SeatInfo, after: SeatInfo): Pick<Coming, "how" | "name"> | null {
  const [was, is] = [before.guest ?? "", after.guest ?? ""];
  if (was && was !== is) return { how: after.bot && !is ? "bot" : is ? "sat" : "left", name: (is ? after.name : before.name) ?? "" };
  if (!is) return null;
  if (!was) return { how: "sat", name: after.name ?? "" };
  if (Boolean(before.bot) === Boolean(after.bot)) return null;
  return { how: after.bot ? "bot" : "back", name: after.name ?? "" };
}

/** What is worth a word to everybody else; who changes his seat has neither come nor gone. */
export function comings(before: readonly SeatInfo[], after: readonly SeatInfo[]): Coming[] {
  const there = (seats: readonly SeatInfo[], guest: string) => seats.some((seat) => seat.guest === guest);
  return after.flatMap((now, seat) => {
    const was = before[seat] ?? { label: now.label };
    const found = coming(was, now);
    if (found === null) return [];
    if (found.how === "sat" && there(before, now.guest ?? "")) return [];
    if (found.how === "left" && there(after, was.guest ?? "")) return [];
    return [{ seat, ...found }];
  });
}
