/** Packs that are the same at several tables, as their records tell who cut them (docs/fair.md). */

import { commitment, hex, unhex } from "./bytes.ts";
import { hash, list, text, whole, type Members } from "./values.ts";

export interface Packs {
  evening: string;
  contest: number;
  drawing: number;
  promise: string;
  guests: Map<number, string>; // by person, those on the list,
  parts: Map<number, string>; // with their commitments
  shares: Map<number, string>;
  ascends: boolean; // persons stand in the order of their numbers, each once
}

function rows(value: unknown, length: number): unknown[][] {
  return list(value).map((row) => {
    if (list(row).length !== length) throw new TypeError("a row");
    return list(row);
  });
}

function ascending(people: number[]): boolean {
  return people.every((person, i) => i === 0 || person > people[i - 1]!);
}

export function packsIn(told: Members): Packs {
  const listed = rows(told.list, 3).map(([person, guest, part]) => ({ person: whole(person), guest: text(guest), part: hash(part) }));
  const shown = rows(told.shares, 2).map(([person, share]) => ({ person: whole(person), share: hash(share) }));
  return {
    evening: text(told.evening),
    contest: whole(told.contest),
    drawing: whole(told.drawing),
    promise: hash(told.promise),
    guests: new Map(listed.map(({ person, guest }) => [person, guest])),
    parts: new Map(listed.map(({ person, part }) => [person, part])),
    shares: new Map(shown.map(({ person, share }) => [person, share])),
    ascends: ascending(listed.map(({ person }) => person)) && ascending(shown.map(({ person }) => person)),
  };
}

/** What this person of the list would have committed to with a share. */
export function boundIn({ evening, contest, drawing, guests }: Packs, person: number, share: string): string {
  const where = { table: evening, game: contest, drawing, seat: person, guest: guests.get(person) ?? "" };
  return hex(commitment(where, unhex(share)));
}
