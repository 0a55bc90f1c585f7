/** What the parts of a competition's page share. */

import type { ContestInfo, EveningInfo, MatchInfo } from "../../net/protocol.ts";
import { nameOf } from "./book.ts";

const POINT = 840; // as the house reckons them
const HUNDREDTHS = 100;

/** To the hundredth, in the reader's numerals. */
export function points(given: number, language: string): string {
  return (Math.round((given * HUNDREDTHS) / POINT) / HUNDREDTHS).toLocaleString(language);
}

export function namesOf(book: EveningInfo, people: readonly number[]): string {
  return people.map((person) => nameOf(book, person)).join(", ");
}

/** Those at a table with their places: by seat until the match is over, then the best first. */
export function inOrder(match: MatchInfo): { person: number; place: number; seat: number }[] {
  const seats = match.people.map((person, seat) => ({ person, seat, place: match.places?.[seat] ?? 0 }));
  return seats.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Who may still withdraw: he takes part, and it is not over. */
export function mayWithdraw(contest: ContestInfo, person: number): boolean {
  return contest.state !== "over" && contest.people.includes(person) && !contest.gone.includes(person);
}

/** What somebody got beyond the mean of those who held the same cards, given in hundredths. */
export function beyond(given: number, language: string): string {
  const whole = { signDisplay: "exceptZero", maximumFractionDigits: 2 } as const;
  return (given / HUNDREDTHS).toLocaleString(language, whole).replace("-", "−");
}

/** Whether this guest may soon be asked to cut packs: then the page looks more often. */
export function mayCut(book: EveningInfo | null): boolean {
  const you = book?.you ?? -1;
  return (book?.contests ?? []).some((one) => one.duplicate && one.state !== "over" && one.people.includes(you));
}
