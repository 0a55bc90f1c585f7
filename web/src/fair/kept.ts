/** What this browser keeps of each game, so that it need not believe the house: its seed and the heads it has seen. */

import { hex } from "./bytes.ts";
import { hash, json, list, members, number, text, whole } from "./values.ts";

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
  packs?: KeptPacks; // where they were cut before the game
}

/** What somebody keeps who has committed to packs: his seed for them, and their promise. */
export interface KeptPacks {
  person: number;
  seed: string;
  promise: string;
}

const GAMES = "parlour-fair"; // the games kept, the newest last
const MOST = 50;

function key(table: string, game: number): string {
  return `${GAMES}:${table}:${game}`;
}

export function newSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function recall(table: string, game: number): Kept | null {
  try {
    const kept = readKept(localStorage.getItem(key(table, game)) ?? "");
    const packs = localStorage.getItem(packsAt(table));
    return kept && packs && !kept.packs ? { ...kept, packs: readPacks(members(json(packs))) } : kept;
  } catch {
    return null;
  }
}

function packsAt(table: string): string {
  return `parlour-packs:${table}`;
}

/** What is known of the packs of a table before it is entered. */
export function keepPacks(table: string, packs: KeptPacks): void {
  put(packsAt(table), JSON.stringify(packs));
}

function byNumber(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(members(value)).map(([name, each]) => [String(number(name)), hash(each)]));
}

function readPacks(told: Record<string, unknown>): KeptPacks {
  return { person: whole(told.person), seed: hash(told.seed), promise: hash(told.promise) };
}

/** What a text says was kept; nothing where it is no such text. */
export function readKept(source: string): Kept | null {
  try {
    const told = members(json(source));
    return {
      table: text(told.table),
      game: whole(told.game),
      seat: told.seat === null ? null : whole(told.seat),
      guest: text(told.guest),
      seed: told.seed === "" ? "" : hash(told.seed),
      heads: byNumber(told.heads),
      promises: byNumber(told.promises ?? {}),
      complaints: list(told.complaints ?? []).map(text),
      ...(told.packs === undefined ? {} : { packs: readPacks(members(told.packs)) }),
    };
  } catch {
    return null;
  }
}

/** As a file for `parlour verify`; complaints are sentences there. */
export function fileOf(kept: Kept, complaints: string[]): string {
  return `${JSON.stringify({ ...kept, complaints }, null, 1)}\n`;
}

/** Whether it could be stored: a seed that is not stored is not used. Older games make room. */
export function store(kept: Kept): boolean {
  const name = key(kept.table, kept.game);
  try {
    const others = stored().filter((other) => other !== name);
    forget(others.splice(0, Math.max(0, others.length + 1 - MOST)));
    while (!put(name, JSON.stringify(kept)) || !put(GAMES, JSON.stringify([...others, name]))) {
      if (!others.length) return false;
      forget(others.splice(0, 1));
    }
    return true;
  } catch {
    return false;
  }
}

function stored(): string[] {
  try {
    return list(json(localStorage.getItem(GAMES) ?? "[]")).map(text);
  } catch {
    return [];
  }
}

function forget(names: string[]): void {
  for (const name of names) localStorage.removeItem(name);
}

export function put(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false; // no room, or none is given
  }
}
