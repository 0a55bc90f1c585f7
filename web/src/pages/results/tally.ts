/** What somebody's results come to: by game, by those who sat there too, and over time. */

import type { GameRating, MyResult, MyResults, Opponent } from "../../net/protocol.ts";
import { amount } from "../../table/sums.ts";

const MOST_PAGES = 20; // of a hundred games: no picture is better for more

/** Page by page, the last first; `all` is false where older ones were left out. */
export async function gathered(page: (number: number) => Promise<MyResults>): Promise<{ results: MyResult[]; all: boolean; ratings: GameRating[] }> {
  const results: MyResult[] = [];
  let ratings: GameRating[] = [];
  for (let number = 0; number < MOST_PAGES; number++) {
    const found = await page(number);
    results.push(...found.results);
    ratings = found.ratings;
    if (!found.more) return { results, all: true, ratings };
  }
  return { results, all: false, ratings };
}

export interface OfGame {
  game: string;
  games: number;
  won: number;
  abandoned: number;
  counters: number;
}

/** Those played most first. */
export function byGame(results: MyResult[]): OfGame[] {
  const found = new Map<string, OfGame>();
  for (const one of results) {
    const sum = found.get(one.game) ?? { game: one.game, games: 0, won: 0, abandoned: 0, counters: 0 };
    sum.games += 1;
    sum.won += Number(isWon(one));
    sum.abandoned += Number(one.abandoned ?? false);
    sum.counters += amount(one.counters);
    found.set(one.game, sum);
  }
  return [...found.values()].sort((a, b) => b.games - a.games || (a.game < b.game ? -1 : 1));
}

export function isWon(one: MyResult): boolean {
  return one.place === 1 && !one.abandoned;
}

export interface Regular {
  key: string;
  guest: string; // empty for a bot, and for somebody who is gone
  name: string; // the last one he had
  bot: string;
  program: boolean;
  game: string; // the last one played together
  games: number;
  ahead: number; // of them, so often one was before him,
  level: number; // and so often beside him
}

/** With whom one has played most; bots of the same name are one. */
export function regulars(results: MyResult[]): Regular[] {
  const found = new Map<string, Regular>();
  for (const one of results) {
    const met = new Set<string>(); // at one table two bots may have the same name
    for (const other of one.company) {
      const key = keyOf(other);
      if (met.has(key)) continue;
      met.add(key);
      const { name, guest = "", bot = "", program = false } = other;
      const sum = found.get(key) ?? { key, guest, name, bot, program, game: one.game, games: 0, ahead: 0, level: 0 };
      sum.games += 1;
      sum.ahead += Number(one.place < (other.place ?? 0));
      sum.level += Number(one.place === other.place);
      found.set(key, sum);
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}

function keyOf({ guest, bot, name }: Opponent): string {
  return guest ? `guest ${guest}` : bot ? `bot ${bot}` : `gone ${name}`;
}

export const START = 1000; // where everybody's rating begins

export type Kind = "counters" | "points" | "rating";

export interface Point {
  at: number;
  gain: number;
  sum: number;
}

export interface Course {
  kind: Kind;
  start: number;
  points: Point[];
}

/** Game by game what was won or lost and what it comes to, the first one first; points where no counters moved. */
export function course(results: MyResult[], game: string): Course {
  const own = results.filter((one) => one.game === game).reverse();
  const kind = own.some((one) => amount(one.counters) !== 0) ? "counters" : "points";
  let sum = 0;
  const points = own.map((one) => {
    const gain = amount(one[kind]);
    sum += gain;
    return { at: one.ended, gain, sum };
  });
  return { kind, start: 0, points };
}

/** How the rating went, over the games that changed it. */
export function ratingCourse(results: MyResult[], game: string): Course {
  const own = results.filter((one) => one.game === game && one.rating != null).reverse();
  let before = START;
  const points = own.map((one) => {
    const sum = one.rating ?? before;
    const gain = sum - before;
    before = sum;
    return { at: one.ended, gain, sum };
  });
  return { kind: "rating", start: START, points };
}
