/** What this browser keeps of each game, so that it need not believe the house: its seed and the heads it has seen. */

import { hex } from "./bytes.ts";

/** As docs/fair.md has it; `parlour verify RECORD --promises FILE` reads the same. */
export interface Kept {
  table: string;
  game: number;
  seat: number | null;
  guest: string;
  seed: string;
  heads: Record<string, string>;
  promises: Record<string, string>;
  complaints: string[];
}

const GAMES = "parlour-fair"; // the games kept, the newest last
const MOST = 200;

function key(table: string, game: number): string {
  return `${GAMES}:${table}:${game}`;
}

export function newSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function recall(table: string, game: number): Kept | null {
  try {
    const text = localStorage.getItem(key(table, game));
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

/** Whether it could be stored: a seed that is not stored is not used. */
export function store(kept: Kept): boolean {
  try {
    localStorage.setItem(key(kept.table, kept.game), JSON.stringify(kept));
    remember(key(kept.table, kept.game));
    return true;
  } catch {
    return false;
  }
}

function remember(name: string): void {
  const names = (JSON.parse(localStorage.getItem(GAMES) ?? "[]") as string[]).filter((other) => other !== name);
  names.push(name);
  for (const old of names.splice(0, Math.max(0, names.length - MOST))) localStorage.removeItem(old);
  localStorage.setItem(GAMES, JSON.stringify(names));
}
