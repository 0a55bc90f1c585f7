/** Follow the entries of a record: every promise, commitment, list, share and void in its order (docs/fair.md). */

import { AHEAD, commitment, H, hex, joined, num, unhex } from "./bytes.ts";
import { reading, type Findings, type WrongKey } from "./findings.ts";
import { boundIn, packsIn, type Packs } from "./packs.ts";
import type { Entry, FairRecord } from "./record.ts";
import { hash, list, listIn, members, number, text, textIn, whole, type Members } from "./values.ts";

export interface Sitting {
  label: string;
  name: string;
  player: string; // as the lines before those of the fair deals call whoever began there
  guest: string;
  person: boolean; // plays it now
  out: boolean; // has not opened once, and has no part any more
  empty: boolean; // neither a person nor a bot sits there
}

export type Parts = Map<number, string>; // by seat, a commitment or a share

/** A list that was closed. */
export interface Round {
  drawing: number;
  parts: Parts;
  shares: Parts;
  plan: Map<string, number[]>;
  without: string[];
  cut: string; // empty until it is dealt
}

const BY = ["person", "bot", "clock", "table"];

export class Following {
  readonly record: FairRecord;
  readonly findings: Findings;
  seats: Sitting[] = [];
  packs: Packs | null = null; // where they are the same at several tables
  heads = new Map<number, string>(); // by entry
  promises: string[] = [];
  committed = new Map<number, Parts>(); // by drawing
  rounds = new Map<number, Round>(); // those dealt or to be dealt
  dealt = new Map<number, Round>(); // by the entry that dealt them
  over = false;
  #entry!: Entry;
  #head = "";
  #known = new Set<string>();
  #due = false;
  #now: Round | null = null; // closed, not yet dealt
  #next = 0; // the first drawing whose list is still open
  #pause = 0; // the last entry that made a drawing due, closed or dealt one: no move before it is taken back
  #moves: number[] = []; // the entries of those that stand
  #rests = false; // the table waits between two deals
  #promisedAhead = AHEAD;

  constructor(record: FairRecord, findings: Findings) {
    this.record = record;
    this.findings = findings;
    record.entries.forEach((entry, i) => {
      this.#entry = entry;
      reading("unread-entry", { entry: entry.seq }, () => this.#follow(entry, i === 0));
    });
    if (this.#head !== record.head) findings.bad("wrong-head");
  }

  get last(): number {
    return this.#entry.seq;
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name || this.seats[seat]?.label || String(seat);
  }

  #bad(key: WrongKey, more: Record<string, string | number> = {}): void {
    this.findings.bad(key, { entry: this.#entry.seq, ...more });
  }

  #follow(entry: Entry, first: boolean): void {
    const { data, kind } = entry;
    if (first !== (kind === "started")) throw new TypeError("a game starts once, with its first entry");
    if (this.over) this.#bad("wrong-goes-on");
    const saw = textIn(data, "saw");
    if (saw && !this.#known.has(hash(saw))) this.#bad("wrong-saw");
    this.#kind(kind, data);
    if (Object.hasOwn(data, "rests")) this.#rests = text(data.rests) !== "";
    else if (["moved", "undone", "went_on"].includes(kind)) this.#rests = false;
    if (Object.hasOwn(data, "round")) this.#close(members(data.round));
    if (Object.hasOwn(data, "due")) this.#becomesDue(whole(data.due));
    if (Object.hasOwn(data, "over")) this.#ends(list(data.over));
    this.#link(entry, first);
    this.#sealed(entry);
  }

  #kind(kind: string, data: Members): void {
    switch (kind) {
      case "started": return this.#started(data);
      case "moved": return this.#moved(data);
      case "committed": return this.#commit(this.#seat(data.seat), whole(data.drawing), hash(data.hash));
      case "closed": return this.#closed(data);
      case "opened": return this.#opened(data);
      case "voided": return this.#voided(data);
      case "went_on": return this.#wentOn();
      case "bot": return this.#bot(data);
      case "person": return this.#person(data);
      case "sat": return this.#sat(data);
      case "left": return this.#left(data);
      case "undone": return this.#undone(data);
      default: throw new TypeError("no kind that is known");
    }
  }

  #link(entry: Entry, first: boolean): void {
    const { table, game } = this.record;
    const seals = Array.from(entry.seals, ([who, seal]) => joined(`${who} `, unhex(seal)));
    this.#head = hex(first ? H("game", table, num(game), entry.text) : H("entry", unhex(this.#head), entry.text, ...seals));
    this.heads.set(entry.seq, this.#head);
    this.#known.add(this.#head);
  }

  /** Each entry binds what it must: nobody's text can be left out, and none slipped in. */
  #sealed({ seq, kind, data, seals }: Entry): void {
    const tells = kind === "moved" || kind === "went_on" || this.dealt.has(seq);
    const events = Object.hasOwn(data, "events");
    const each = tells && !events ? [...this.seats.keys(), "watch"] : [];
    const wanted = [...each, ...(kind === "moved" ? ["move"] : [])];
    if ([...seals.keys()].join(" ") !== wanted.join(" ") || (events && !tells)) this.#bad("wrong-sealed");
  }

  #seat(value: unknown): number {
    const seat = whole(value);
    if (seat >= this.seats.length) throw new TypeError("no such seat");
    return seat;
  }

  #started(data: Members): void {
    text(data.game);
    text(data.law);
    members(data.options);
    members(data.agreed);
    this.seats = list(data.seats).map(sitting);
    if (!this.seats.length) throw new TypeError("nobody sits here");
    if (text(data.pack) !== this.record.packText) this.findings.bad("wrong-said", { what: "fair pack" });
    if (Object.hasOwn(data, "packs")) this.#sameElsewhere(packsIn(members(data.packs)));
    list(data.promises).forEach((promise, drawing) => this.#promise(drawing, hash(promise)));
    this.#promisedAhead = Math.max(AHEAD, this.promises.length);
    this.#ahead(0);
  }

  /** The packs were cut before the game began, and are played at other tables too. */
  #sameElsewhere(packs: Packs): void {
    this.packs = packs;
    const all = packs.parts.size > 0 && packs.shares.size === packs.parts.size;
    const each = [...packs.parts].every(([person, part]) => {
      const share = packs.shares.get(person);
      return share !== undefined && boundIn(packs, person, share) === part;
    });
    if (!packs.ascends || !all || !each) this.findings.bad("wrong-packs");
    this.findings.note("noted-duplicate", { n: packs.parts.size, line: packs.drawing });
  }

  #promise(drawing: number, promise: string): void {
    if (drawing === this.promises.length) this.promises.push(promise);
    else this.#bad("wrong-promised", { drawing });
  }

  #ahead(drawing: number): void {
    if (this.promises.length !== drawing + this.#promisedAhead) this.#bad("wrong-promised", { drawing: this.promises.length });
  }

  #moved(data: Members): void {
    const seat = this.seats[this.#seat(data.seat)]!;
    const by = text(data.by);
    if (!BY.includes(by)) throw new TypeError("by whom?");
    if (seat.empty !== (by === "table")) this.#bad("wrong-person", { who: seat.label });
    this.#moves.push(this.#entry.seq);
    if (this.#now !== null || this.#due) this.#bad("wrong-move");
  }

  #commit(seat: number, drawing: number, bound: string): void {
    const who = this.nameOf(seat);
    const parts = this.committed.get(drawing) ?? new Map<number, string>();
    this.committed.set(drawing, parts);
    const late = this.packs !== null || drawing < this.#next;
    if (late || drawing >= this.promises.length || parts.has(seat)) this.#bad("wrong-committed", { drawing, who });
    this.#hasPart(seat);
    parts.set(seat, bound);
  }

  #hasPart(seat: number): void {
    const { person, out } = this.seats[seat]!;
    if (out || !person) this.#bad("wrong-part", { who: this.nameOf(seat) });
  }

  #closed(data: Members): void {
    members(data.round);
    if (!this.#due || this.#now !== null) this.#bad("wrong-due", { drawing: this.#next });
  }

  #opened(data: Members): void {
    const [seat, drawing, share] = [this.#seat(data.seat), whole(data.drawing), hash(data.share)];
    const [now, who] = [this.#now, this.nameOf(seat)];
    if (now === null || now.drawing !== drawing || !now.parts.has(seat) || now.shares.has(seat)) {
      this.#bad("wrong-share", { drawing, who });
      return;
    }
    this.#hasPart(seat);
    now.shares.set(seat, share);
    const { table, game } = this.record;
    const where = { table, game, drawing, seat, guest: this.seats[seat]!.guest };
    if (hex(commitment(where, unhex(share))) !== now.parts.get(seat)) this.#bad("wrong-share", { drawing, who });
    const next = textIn(data, "next");
    if (next) this.#commit(seat, drawing + 1, hash(next));
    this.#dealWhenOpen();
  }

  #voided(data: Members): void {
    const [now, drawing, seats] = [this.#now, whole(data.drawing), list(data.seats).map((seat) => this.#seat(seat))];
    const another = Object.hasOwn(data, "due") || Object.hasOwn(data, "round");
    if (now === null || now.drawing !== drawing) {
      this.#bad("wrong-void", { drawing });
      return;
    }
    const missing = seats.length > 0 && seats.every((seat) => now.parts.has(seat) && !now.shares.has(seat));
    if (!missing || !another) this.#bad("wrong-void", { drawing });
    this.findings.note("noted-void", { drawing, who: seats.map((seat) => this.nameOf(seat)).join(", ") });
    for (const seat of seats) this.seats[seat]!.out = true;
    this.rounds.delete(drawing);
    this.#now = null;
  }

  #wentOn(): void {
    if (!this.#rests) this.#bad("wrong-due", { drawing: this.#next });
    this.#pause = this.#entry.seq;
  }

  #bot(data: Members): void {
    text(data.bot);
    text(data.why);
    Object.assign(this.seats[this.#seat(data.seat)]!, { person: false, empty: false });
  }

  #person(data: Members): void {
    const seat = this.seats[this.#seat(data.seat)]!;
    seat.person = seat.guest !== "";
    if (!seat.person) this.#bad("wrong-person", { who: seat.label });
  }

  /** Somebody sits down in the running game where nobody sits, and nobody else ever did. */
  #sat(data: Members): void {
    const seat = this.seats[this.#seat(data.seat)]!;
    const [guest, name] = [text(data.guest), text(data.name)];
    if (!seat.empty || guest === "" || !["", guest].includes(seat.guest)) this.#bad("wrong-person", { who: seat.label });
    Object.assign(seat, { guest, name, person: true, empty: false });
  }

  #left(data: Members): void {
    const seat = this.seats[this.#seat(data.seat)]!;
    if (!seat.person) this.#bad("wrong-person", { who: seat.label });
    Object.assign(seat, { person: false, empty: true });
  }

  #undone(data: Members): void {
    this.#seat(data.seat);
    const to = whole(data.to);
    const back = this.#moves.filter((move) => move > to);
    if (!this.heads.has(to) || back.some((move) => move <= this.#pause)) this.#bad("wrong-undone");
    this.#moves = this.#moves.filter((move) => move <= to);
  }

  #becomesDue(drawing: number): void {
    if (this.#now !== null || this.#due || drawing !== this.#next) this.#bad("wrong-due", { drawing });
    this.#due = true;
    this.#pause = this.#entry.seq;
  }

  #close(told: Members): void {
    const drawing = whole(told.drawing);
    const round: Round = { drawing, parts: new Map(), shares: new Map(), plan: planIn(told), without: listIn(told, "without").map(text), cut: "" };
    this.#pause = this.#entry.seq;
    if (this.#now !== null || drawing !== this.#next) this.#bad("wrong-due", { drawing });
    if (drawing >= this.promises.length) this.#bad("wrong-promised", { drawing });
    this.#listed(round, list(told.list));
    if (this.packs !== null) {
      if (round.parts.size) this.#bad("wrong-list", { drawing });
      [round.parts, round.shares] = [this.packs.parts, this.packs.shares];
    }
    this.#planned(round);
    this.#due = false;
    this.#next = Math.max(this.#next, drawing + 1);
    this.#now = round;
    this.rounds.set(drawing, round);
    const promised = members(told.promises);
    const numbers = Object.keys(promised).map(number).sort((a, b) => a - b);
    for (const each of numbers) this.#promise(each, hash(promised[each]));
    this.#ahead(drawing);
    this.#dealWhenOpen();
  }

  #listed(round: Round, rows: unknown[]): void {
    const { drawing, parts } = round;
    const committed: Parts = this.committed.get(drawing) ?? new Map();
    let before = -1;
    for (const row of rows) {
      const [first, bound, ...more] = list(row);
      const seat = this.#seat(first);
      if (more.length || seat <= before || committed.get(seat) !== hash(bound)) this.#bad("wrong-list", { drawing });
      before = seat;
      parts.set(seat, hash(bound));
      this.#hasPart(seat);
    }
    if (!parts.size && this.#entry.kind !== "closed") this.#bad("wrong-list", { drawing });
    for (const seat of committed.keys()) {
      const { person, out } = this.seats[seat]!;
      if (!parts.has(seat) && person && !out) this.findings.note("noted-left-out", { drawing, who: this.nameOf(seat) });
    }
  }

  #planned({ drawing, plan, without }: Round): void {
    const { pack } = this.record;
    const positions = [...plan.values()].flat();
    const left = pack.size - without.length;
    const twice = new Set(positions).size !== positions.length || new Set(without).size !== without.length;
    if (twice || positions.some((at) => at >= left) || !without.every((face) => pack.has(face))) this.#bad("wrong-plan", { drawing });
  }

  /** The last share deals, or the closing of an empty list. */
  #dealWhenOpen(): void {
    const now = this.#now;
    if (now === null || now.shares.size < now.parts.size) return;
    const bytesOf = (of: Parts) => [...of].sort(([a], [b]) => a - b).map(([seat, part]) => joined(num(seat), unhex(part)));
    const promise = unhex(this.promises[now.drawing] ?? "");
    now.cut = hex(H("cut", promise, ...bytesOf(now.parts), ...bytesOf(now.shares)));
    this.dealt.set(this.#entry.seq, now);
    this.#pause = this.#entry.seq;
    this.#now = null;
  }

  #ends(result: unknown[]): void {
    if (result.length !== this.seats.length) throw new TypeError("a result has a number for each seat");
    this.over = true;
  }
}

function sitting(value: unknown): Sitting {
  const told = members(value);
  const [guest, bot] = [textIn(told, "guest"), textIn(told, "bot")];
  const name = textIn(told, "name") || bot;
  const label = text(told.label);
  return { label, name, player: name || label, guest, person: guest !== "" && bot === "", out: false, empty: guest === "" && bot === "" };
}

function planIn(told: Members): Map<string, number[]> {
  return new Map(Object.entries(members(told.plan)).map(([place, at]) => [place, list(at).map(whole)]));
}
