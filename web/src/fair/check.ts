/**
 * The check of a finished game, made by whoever played it and not by the house (docs/fair.md, "Checking a record").
 *
 * All of it, but that the game is not played once more where its secret is open: that needs the rules, and
 * `parlour verify` does it.
 */

import { commitment, hex, shareOf, unhex } from "./bytes.ts";
import { Findings, reading, Unreadable, type Finding } from "./findings.ts";
import { Following } from "./follow.ts";
import type { Kept, KeptPacks } from "./kept.ts";
import { boundIn, type Packs } from "./packs.ts";
import { readRecord, type FairRecord } from "./record.ts";
import { checkCards, checkTold } from "./shown.ts";
import { members } from "./values.ts";

export interface Verdict {
  /** Checked against what was kept; wrong; true in itself, or so far, which proves nothing; not to be read. */
  status: "checked" | "wrong" | "unproven" | "unfinished" | "unreadable";
  wrong: Finding[];
  noted: Finding[];
  entries: number;
  promises: number;
  opened: number;
  against: number; // so many heads that were kept stand in the record
  secret: boolean; // it is open, so every card could be checked
}

const NOTHING = { noted: [], entries: 0, promises: 0, opened: 0, against: 0, secret: false };

/** What a record is worth beside what was kept of the game, if anything was; never an exception. */
export function check(source: string, kept: Kept | null): Verdict {
  try {
    return reading("unread-entry", { entry: 0 }, () => checked(readRecord(source), kept));
  } catch (error) {
    const found: Finding = error instanceof Unreadable ? error.finding : { key: "unread-entry", args: { entry: 0 } };
    return { ...NOTHING, status: "unreadable", wrong: [found] };
  }
}

function checked(record: FairRecord, kept: Kept | null): Verdict {
  const findings = new Findings();
  const following = new Following(record, findings);
  checkTold(following);
  checkCards(following);
  checkPlain(following);
  const { opening } = members(members(record.entries[0]?.data).agreed);
  if (following.over && opening === "all" && !record.secret) findings.bad("wrong-no-secret");
  const against = kept === null ? 0 : checkKept(kept, following);
  const { wrong, noted } = findings;
  const status = wrong.length ? "wrong" : !following.over ? "unfinished" : against ? "checked" : "unproven";
  const opened = [...record.proofs.values()].reduce((sum, proof) => sum + proof.opened.length, 0);
  const counts = { entries: record.entries.length, promises: following.promises.length, opened, against };
  return { status, wrong, noted, ...counts, secret: record.secret !== "" };
}

const WHOLE = /\.0$/; // as Python writes a number with a point; ours are read without it

function asSaid(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") throw new TypeError("no value of an option");
  return String(value).replace(WHOLE, "");
}

/** The lines of any record say, in their order, what the first entry says, which is bound; play is bound by the secret alone. */
function checkPlain({ record, seats, findings }: Following): void {
  const { game, options } = members(record.entries[0]?.data);
  const expected = [
    `game ${game}`,
    ...Object.entries(members(options)).map(([name, value]) => `option ${name} ${asSaid(value)}`),
    `seats ${seats.map((seat) => seat.label).join(" ")}`,
    ...seats.map((seat) => `player ${seat.label} ${seat.player}`),
  ];
  const said = record.plain.filter((line) => !line.startsWith("version "));
  const asExpected = (line = "") => (line.startsWith("option ") ? line.replace(WHOLE, "") : line);
  const other = expected.find((line, i) => asExpected(said[i]) !== line);
  const more = record.secret ? undefined : said[expected.length];
  const what = (other ?? more)?.split(" ")[0];
  if (what !== undefined) findings.bad("wrong-said", { what: what.slice(0, 20) });
  if (record.comments) findings.note("noted-comments", { n: record.comments });
}

/** What the keeper has seen and done stands in the record; gives how many of his heads do. */
function checkKept(kept: Kept, following: Following): number {
  checkWhose(kept, following);
  for (const [drawing, promise] of Object.entries(kept.promises)) {
    if (following.promises[Number(drawing)] !== promise) following.findings.bad("wrong-kept-promise", { drawing });
  }
  if (kept.packs !== undefined && !packsHold(kept.packs, following.packs)) following.findings.bad("wrong-kept-packs");
  if (kept.seed && kept.seat !== null && following.packs === null) checkShares(kept, kept.seat, following);
  return checkHeads(kept, following);
}

/** They are those that the keeper has seen promised, and what stands on their list as his is his. */
function packsHold({ person, seed, promise }: KeptPacks, packs: Packs | null): boolean {
  if (packs === null || packs.promise !== promise) return false;
  if (!packs.parts.has(person)) return true; // he was left out, or away
  const share = hex(shareOf(unhex(seed), packs.evening, packs.contest, packs.drawing));
  return packs.shares.get(person) === share && boundIn(packs, person, share) === packs.parts.get(person);
}

function checkWhose(kept: Kept, { record, seats, findings }: Following): void {
  const reader = kept.seat === null ? "watch" : String(kept.seat);
  if (record.table !== kept.table || record.game !== kept.game) findings.bad("wrong-game");
  if (record.reader !== reader && !record.secret) findings.bad("wrong-reader");
  else if (kept.seat !== null && seats[kept.seat]?.guest !== kept.guest) findings.bad("wrong-guest");
}

function checkHeads(kept: Kept, { heads, last, findings }: Following): number {
  const seqs = Object.keys(kept.heads).map(Number);
  for (const seq of seqs) {
    if (seq > last) findings.bad("wrong-kept-later", { entry: seq, last });
    else if (heads.get(seq) !== kept.heads[seq]) findings.bad("wrong-kept-head", { entry: seq });
  }
  const latest = Math.max(...seqs);
  if (seqs.length && latest < last) findings.note("noted-not-after", { entry: latest, last });
  return seqs.filter((seq) => heads.get(seq) === kept.heads[seq]).length;
}

/** Every commitment and share of the keeper's seat follows from his seed. */
function checkShares({ table, game, guest, seed }: Kept, seat: number, { committed, rounds, findings }: Following): void {
  const share = (drawing: number) => shareOf(unhex(seed), table, game, drawing);
  for (const [drawing, parts] of committed) {
    const made = hex(commitment({ table, game, drawing, seat, guest }, share(drawing)));
    if (parts.has(seat) && parts.get(seat) !== made) findings.bad("wrong-kept-commitment", { drawing });
  }
  for (const [drawing, { shares }] of rounds) {
    if (shares.has(seat) && shares.get(seat) !== hex(share(drawing))) findings.bad("wrong-kept-share", { drawing });
  }
}
