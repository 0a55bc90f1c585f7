/** A record of fair deals, line by line (docs/fair.md). Whoever wrote it may be lying: whether it is true is not asked here. */

import { reading, Unreadable } from "./findings.ts";
import { hash, isText, json, members, moment, number, text, whole, words, type Members } from "./values.ts";

export interface Told {
  salt: string;
  text: string;
}

export interface Entry {
  seq: number;
  kind: string;
  text: string;
  data: Members;
  seals: Map<string, string>; // by WHO, in the order of the record
  told: Map<string, Told>;
}

export interface Proof {
  picks: string;
  leaves: string[];
  opened: { place: number; face: string; salt: string }[];
}

export const SCHEME = "fair scheme 2";
const MOST_CARDS = 1000;
const MANY = ["entry", "sealed", "told"]; // all else is said once
const NEEDED = ["scheme", "table", "reader", "pack", "entry", "head"];

export class FairRecord {
  plain: string[] = []; // the lines of any record
  comments = 0;
  table = "";
  game = 0;
  reader = "";
  packText = "";
  pack = new Map<string, number>(); // faces with their numbers, in the order of the pack
  entries: Entry[] = [];
  proofs = new Map<number, Proof>();
  secret = "";
  head = "";
}

export function readRecord(source: string): FairRecord {
  const lines = source.split("\n");
  if (!lines.includes(SCHEME)) throw new Unreadable("unread-older");
  if (lines.pop() !== "") throw new Unreadable("unread-cut");
  const reader = new Reader();
  lines.forEach((line, i) => reading("unread-line", { line: i + 1 }, () => reader.line(line)));
  for (const what of NEEDED) if (!reader.said.has(what)) throw new Unreadable("unread-lacks", { what });
  return reader.record;
}

class Reader {
  readonly record = new FairRecord();
  readonly said = new Set<string>();
  readonly #bySeq = new Map<number, Entry>();

  line(line: string): void {
    if (!isText(line)) throw new TypeError("no text");
    if (line === "") return;
    if (line.startsWith("#")) this.record.comments++;
    else if (!line.startsWith("fair ")) this.record.plain.push(line);
    else this.#fair(line);
  }

  #fair(line: string): void {
    const [, word, rest] = words(line, 3) as [string, string, string];
    const way = this.#way(word);
    if (way === null) return this.#proof(number(word), rest);
    if (this.said.has(word) && !MANY.includes(word)) throw new TypeError("said twice");
    this.said.add(word);
    way(rest);
  }

  #way(word: string): ((rest: string) => void) | null {
    const { record } = this;
    switch (word) {
      case "scheme": return scheme;
      case "table": return (rest) => this.#table(rest);
      case "reader": return (rest) => void (record.reader = rest === "watch" ? rest : String(number(rest)));
      case "pack": return (rest) => this.#pack(rest);
      case "entry": return (rest) => this.#entry(rest);
      case "sealed": return (rest) => this.#sealed(rest);
      case "told": return (rest) => this.#told(rest);
      case "secret": return (rest) => void (record.secret = hash(rest));
      case "head": return (rest) => void (record.head = hash(rest));
      default: return null;
    }
  }

  #table(rest: string): void {
    const [table, game] = words(rest, 2) as [string, string];
    this.record.table = table;
    this.record.game = number(game);
  }

  #pack(rest: string): void {
    const { pack } = this.record;
    this.record.packText = rest;
    for (const pair of rest.split(" ")) {
      const at = pair.lastIndexOf("=");
      if (at < 1 || pack.has(pair.slice(0, at))) throw new TypeError("no face with its number");
      pack.set(pair.slice(0, at), number(pair.slice(at + 1)));
    }
    if (new Set(pack.values()).size !== pack.size || pack.size > MOST_CARDS) throw new TypeError("no pack");
  }

  #entry(rest: string): void {
    const data = members(json(rest));
    const seq = whole(data.seq);
    moment(data.at);
    const last = this.record.entries.at(-1);
    if (last !== undefined && seq <= last.seq) throw new TypeError("entries are numbered upwards");
    const entry = { seq, kind: text(data.kind), text: rest, data, seals: new Map(), told: new Map() };
    this.#bySeq.set(seq, entry);
    this.record.entries.push(entry);
  }

  #sealed(rest: string): void {
    const [seq, name, seal] = words(rest, 3) as [string, string, string];
    const { seals } = this.#at(seq);
    if (seals.has(name)) throw new TypeError("sealed twice");
    seals.set(who(name), hash(seal));
  }

  #told(rest: string): void {
    const [seq, name, salt, said] = words(rest, 4) as [string, string, string, string];
    const { told } = this.#at(seq);
    if (told.has(name)) throw new TypeError("told twice");
    told.set(who(name), { salt: hash(salt), text: said });
  }

  #at(seq: string): Entry {
    const entry = this.#bySeq.get(number(seq));
    if (entry === undefined) throw new TypeError("no such entry before");
    return entry;
  }

  #proof(drawing: number, rest: string): void {
    const [what, said] = words(rest, 2) as [string, string];
    const { proofs } = this.record;
    const proof = proofs.get(drawing) ?? { picks: "", leaves: [], opened: [] };
    proofs.set(drawing, proof);
    if (what === "picks" && !proof.picks) proof.picks = hash(said);
    else if (what === "leaves" && !proof.leaves.length) proof.leaves = (said.match(/.{1,64}/gs) ?? []).map(hash);
    else if (what === "open") {
      const [place, face, salt] = words(said, 3) as [string, string, string];
      proof.opened.push({ place: number(place), face, salt: hash(salt) });
    } else throw new TypeError("not known, or there before");
  }
}

function who(name: string): string {
  return name === "watch" || name === "move" ? name : String(number(name));
}

function scheme(rest: string): void {
  if (rest !== "2") throw new TypeError("no scheme that is known");
}
