/** This player's part in packs that are cut before a round and played at all its tables (docs/fair.md). */

import type { ContestInfo, EveningInfo } from "../net/protocol.ts";
import { commitment, hex, shareOf, unhex } from "./bytes.ts";
import { keepPacks, newSeed, put } from "./kept.ts";
import { hash } from "./values.ts";

export type Asked = { hash: string } | { share: string };

/** One for each competition, drawn and stored before anything is sent; none where it cannot be stored. */
function seedOf(evening: string, contest: number): string | null {
  const name = `parlour-cut:${evening}:${contest}`;
  try {
    const before = localStorage.getItem(name);
    if (before !== null) return hash(before);
    const seed = newSeed();
    return put(name, seed) ? seed : null;
  } catch {
    return null;
  }
}

/** What is to be sent about the packs that are being cut, if anything is asked of this player. */
export function askedToCut(book: EveningInfo, contest: ContestInfo, guest: string): Asked | null {
  const { cutting } = contest;
  const you = book.you ?? -1;
  if (!cutting) return null;
  const listed = cutting.listed ?? null;
  const owes = listed === null ? cutting.asked.includes(you) && !cutting.committed.includes(you) : listed.some(([person]) => person === you) && !cutting.opened.includes(you);
  const seed = owes ? seedOf(book.evening, contest.number) : null;
  if (seed === null) return null;
  const share = shareOf(unhex(seed), book.evening, contest.number, cutting.drawing);
  if (listed !== null) return { share: hex(share) };
  const where = { table: book.evening, game: contest.number, drawing: cutting.drawing, seat: you, guest };
  return { hash: hex(commitment(where, share)) };
}

/** Keep for the table of this player's match what he has seen of its packs, so that its record can be checked. */
export function keepForTable(book: EveningInfo, contest: ContestInfo): void {
  const round = contest.rounds.at(-1);
  const you = book.you ?? -1;
  const match = round?.matches.find((one) => one.people.includes(you));
  const line = book.lines.find((one) => one.number === round?.packs);
  const committed = book.lines.some((one) => one.kind === "committed" && one.number > (round?.packs ?? 0) && one.contest === contest.number && one.person === you);
  if (!match || !line?.promise || !committed) return;
  const seed = seedOf(book.evening, contest.number);
  if (seed !== null) keepPacks(match.table, { person: you, seed, promise: line.promise });
}
