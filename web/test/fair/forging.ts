/** Forgers: who changes lines of a record, and a house that lied all along and made its chain fit. */

import { H, hex, joined, num, unhex } from "../../src/fair/bytes.ts";
import { sha256 } from "../../src/fair/sha256.ts";

type Json = any; // a forger knows what he writes

/** A record whose entries and told texts can be changed; what it writes agrees with itself again. */
export class Draft {
  lines: string[];
  entries: Json[];
  #texts: string[];
  #before: string[];

  constructor(text: string) {
    this.lines = text.split("\n").slice(0, -1);
    this.#texts = this.lines.filter((line) => line.startsWith("fair entry ")).map((line) => line.slice(11));
    this.entries = this.#texts.map((each) => JSON.parse(each));
    this.#before = this.entries.map((each) => JSON.stringify(each));
  }

  kind(kind: string, at = 0): Json {
    return this.entries.filter((entry) => entry.kind === kind)[at];
  }

  round(drawing: number): Json {
    return this.entries.find((entry) => entry.round?.drawing === drawing).round;
  }

  /** The entry that dealt a drawing. */
  dealing(drawing: number): Json {
    return this.entries.findLast((entry) => entry.kind === "opened" && entry.drawing === drawing);
  }

  at(start: string): number {
    const found = this.lines.findIndex((line) => line.startsWith(start));
    if (found < 0) throw new Error(`no line ${start}`);
    return found;
  }

  put(start: string, rest: string): void {
    this.lines[this.at(start)] = start + rest;
  }

  drop(start: string): void {
    this.lines.splice(this.at(start), 1);
  }

  dropEntry(entry: Json): void {
    const at = this.entries.indexOf(entry);
    for (const row of [this.entries, this.#texts, this.#before]) row.splice(at, 1);
    const of = (line: string) => line.startsWith("fair entry ") && JSON.parse(line.slice(11)).seq === entry.seq;
    const inside = (line: string) => new RegExp(`^fair (sealed|told) ${entry.seq} `).test(line);
    this.lines = this.lines.filter((line) => !of(line) && !inside(line));
  }

  /** Change what somebody was told, and its seal. */
  tell(seq: number, who: string, change: (told: Json) => void): void {
    const at = this.at(`fair told ${seq} ${who} `);
    const [salt, ...said] = this.lines[at]!.split(" ").slice(4) as [string, ...string[]];
    const told = JSON.parse(said.join(" "));
    change(told);
    const text = JSON.stringify(told);
    this.lines[at] = `fair told ${seq} ${who} ${salt} ${text}`;
    this.put(`fair sealed ${seq} ${who} `, hex(sha256(joined(unhex(salt), text))));
  }

  /** The record with every head made anew, also where somebody says what he has seen. */
  text(): string {
    const [table, game] = this.lines[this.at("fair table ")]!.split(" ").slice(2) as [string, string];
    const heads = new Map<string, string>();
    let [old, fresh] = ["", ""];
    const written = this.entries.map((entry, i) => {
      if (heads.has(entry.saw)) entry.saw = heads.get(entry.saw);
      const text = JSON.stringify(entry) === this.#before[i] ? this.#texts[i]! : JSON.stringify(entry);
      const seals = this.#seals(entry.seq);
      const next = (head: string, said: string) =>
        hex(head === "" ? H("game", table, num(Number(game)), said) : H("entry", unhex(head), said, ...seals));
      [old, fresh] = [next(old, this.#texts[i]!), next(fresh, text)];
      heads.set(old, fresh);
      return text;
    });
    const lines = this.lines.map((line) => (line.startsWith("fair entry ") ? `fair entry ${written.shift()}` : line));
    return [...lines.slice(0, -1), `fair head ${fresh}`, ""].join("\n");
  }

  #seals(seq: number): Uint8Array[] {
    const start = `fair sealed ${seq} `;
    const found = this.lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length).split(" "));
    return found.map(([who, seal]) => joined(`${who} `, unhex(seal!)));
  }
}

/** Numbers that are the same in every run. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A record in which some line is another, missing, there twice, or in another place. */
export function forged(text: string, below: (limit: number) => number): string {
  const lines = text.split("\n").slice(0, -1);
  const at = below(lines.length);
  const line = lines[at]!;
  const i = below(line.length);
  const instead = (sign: string) => line.slice(0, i) + sign + line.slice(i + 1);
  const ways = [
    () => (lines[at] = instead(String.fromCharCode(32 + below(500)))),
    () => (lines[at] = instead("0123456789abcdef"[below(16)]!)),
    () => lines.splice(at, 1),
    () => lines.splice(below(lines.length), 0, line),
    () => ([lines[at], lines[i % lines.length]] = [lines[i % lines.length]!, line]),
    () => (lines[at] = line.split(" ").slice(0, below(line.split(" ").length)).join(" ")),
    () => lines.splice(at),
  ];
  ways[below(ways.length)]!();
  return [...lines, ""].join("\n");
}

/** Whether two records differ only in the version, in comments, or in the order of lines that need none. */
export function saysTheSame(one: string, other: string): boolean {
  return JSON.stringify(meaning(one)) === JSON.stringify(meaning(other));
}

/** Entries and the lines of any record have an order, and what is sealed in one entry. */
function meaning(text: string): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const line of text.split("\n")) {
    const words = line.split(" ");
    if (line === "" || line.startsWith("#") || words[0] === "version") continue;
    const inOrder = words[0] !== "fair" || words[1] === "entry";
    const key = inOrder ? `${words[0]} ${words[0] === "fair" ? "" : "plain"}` : words.slice(0, 3).join(" ");
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  const sorted = [...found].map(([key, lines]): [string, string[]] => [key, / sealed |^fair $|plain$/.test(key) ? lines : lines.sort()]);
  return sorted.sort(([a], [b]) => (a < b ? -1 : 1));
}
