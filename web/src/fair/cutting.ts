/** This player's part in packs that are cut before a round and played at all its tables (docs/fair.md). */

import type { ContestInfo, EveningInfo } from "../net/protocol.ts";
import { commitment, hex, shareOf, unhex } from "./bytes.ts";
import { keepPacks, newSeed, put } from "./kept.ts";
import { hash } from "./values.ts";

export type Asked = { hash: string } | { share: string };

/** Why this browser cannot do its part: it was done in another, or nothing can be stored here. */
export type Hindrance = "elsewhere" | "unstored";

const SEEDS = "parlour-cut";

function read(name: string): string | null {
  try {
    const found = localStorage.getItem(name);
    return found === null ? null : hash(found);
  } catch {
    return null;
  }
}

/** One for each competition, drawn and stored before anything is sent; none where it cannot be stored. */
function seedOf(evening: string, contest: number): string | null {
  const name = `${SEEDS}:${evening}:${contest}`;
  const before = read(name);
  if (before !== null) return before;
  const seed = newSeed();
  return put(name, seed) ? seed : null;
}

/** The seed behind a commitment, where this browser made it: it lies under the commitment, so two pages that draw at once lose none. */
function seedBehind(commitment: string): string | null {
  return read(`${SEEDS}:${commitment}`);
}

/** Where a commitment lies that the house has taken from this browser: if another stands in the book, that is the house's doing. */
function takenAt(evening: string, contest: number, drawing: number): string {
  return `${SEEDS}:${evening}:${contest}:${drawing}`;
}

/** What this player has committed to, as the book has it. */
function standing({ lines, you }: EveningInfo, contest: number, drawing: number): string | null {
  const its = lines.filter((one) => one.contest === contest && one.number > drawing);
  const end = its.findIndex((one) => one.kind === "packs");
  const mine = its.slice(0, end < 0 ? its.length : end).find((one) => one.kind === "committed" && one.person === you);
  return mine?.part || null;
}

/** What is to be sent about the packs that are being cut, if anything is asked of this player and can be done here. */
export function askedToCut(book: EveningInfo, contest: ContestInfo, guest: string): Asked | Hindrance | null {
  const { cutting } = contest;
  const you = book.you ?? -1;
  if (!cutting) return null;
  const listed = cutting.listed ?? null;
  const shareFrom = (seed: string) => shareOf(unhex(seed), book.evening, contest.number, cutting.drawing);
  if (listed !== null) {
    const bound = listed.find(([person]) => person === you)?.[1];
    if (bound === undefined || cutting.opened.includes(you)) return null;
    const seed = seedBehind(bound);
    return seed === null ? "elsewhere" : { share: hex(shareFrom(seed)) };
  }
  if (cutting.committed.includes(you)) {
    const bound = standing(book, contest.number, cutting.drawing);
    return bound !== null && seedBehind(bound) === null ? "elsewhere" : null;
  }
  if (!cutting.asked.includes(you)) return null;
  const seed = seedOf(book.evening, contest.number);
  if (seed === null) return "unstored";
  const share = shareFrom(seed);
  const sent = hex(commitment({ table: book.evening, game: contest.number, drawing: cutting.drawing, seat: you, guest }, share));
  return put(`${SEEDS}:${sent}`, seed) ? { hash: sent } : "unstored";
}

/** The house has taken a commitment of this browser. */
export function taken(book: EveningInfo, contest: ContestInfo, sent: string): void {
  if (contest.cutting) put(takenAt(book.evening, contest.number, contest.cutting.drawing), sent);
}

/**
 * Keep for the table of this player's match what he has seen of its packs, so that its record can be checked.
 * Nothing where he committed in another browser: that one keeps it.
 */
export function keepForTable(book: EveningInfo, contest: ContestInfo): void {
  const round = contest.rounds.at(-1);
  const you = book.you ?? -1;
  const match = round?.matches.find((one) => one.people.includes(you));
  const line = book.lines.find((one) => one.number === round?.packs);
  if (!match || !line?.promise) return;
  const sent = read(takenAt(book.evening, contest.number, line.number)) ?? standing(book, contest.number, line.number);
  const seed = sent === null ? null : seedBehind(sent);
  if (seed !== null) keepPacks(match.table, { person: you, seed, promise: line.promise });
}
