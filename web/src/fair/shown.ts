/** What the reader of a record was shown, beside what had been promised: every card at its place (docs/fair.md). */

import { H, hex, joined, num, unhex } from "./bytes.ts";
import { reading } from "./findings.ts";
import type { Following, Round } from "./follow.ts";
import { order } from "./order.ts";
import { Origins } from "./origins.ts";
import type { Entry, FairRecord, Proof } from "./record.ts";
import { checkSecret } from "./secret.ts";
import { sha256 } from "./sha256.ts";
import { json, list, listIn, members, text, textIn, whole } from "./values.ts";

/** What an event moved and showed. */
interface Seen {
  faces: string[];
  from: string; // places as plans name them: `hand B`, `turn`, `hand B/2`
  to: string;
  atSeat: boolean; // whether it goes to somebody's place
}

/** What the reader was told is what was sealed for him, and none of it is kept back. */
export function checkTold({ record, findings }: Following): void {
  for (const entry of record.entries) {
    const { seq, data, seals, told } = entry;
    const own = (who: string) => who === record.reader || (who === "move" && String(data.seat) === record.reader);
    const wanted = [...seals.keys()].filter((who) => record.secret !== "" || own(who));
    for (const who of wanted) if (!told.has(who)) findings.bad("wrong-untold", { entry: seq });
    for (const [who, { salt, text: said }] of told) {
      if (hex(sha256(joined(unhex(salt), said))) !== seals.get(who)) findings.bad("wrong-told", { entry: seq });
    }
  }
}

type Lying = Map<number, Map<string, number>>; // by drawing, each face that is known and its place in the promised pack

/** Looks at every card that was opened or shown; with the secret also as everybody else was told it. */
export function checkCards(following: Following): void {
  const { record, seats } = following;
  if (!following.over) return; // no card is opened yet
  const lying: Lying = new Map();
  for (const [drawing, proof] of record.proofs) lying.set(drawing, opened(drawing, proof, following));
  lookAs(record.reader, following, lying);
  if (record.secret === "") return;
  const all = checkSecret(following);
  for (const who of [...seats.keys(), "watch"].map(String)) if (who !== record.reader) lookAs(who, following, all);
}

function lookAs(reader: string, following: Following, lying: Lying): void {
  const cards = new Cards(reader, following, lying);
  for (const entry of following.record.entries) cards.look(entry);
}

/** The cards of a drawing that are shown to lie where they were promised. */
function opened(drawing: number, proof: Proof, { record, findings, promises, rounds }: Following): Map<string, number> {
  const promise = hex(H("promise", num(drawing), unhex(proof.picks), ...proof.leaves.map(unhex)));
  const promised = proof.leaves.length === record.pack.size && promise === promises[drawing];
  if (!promised || !rounds.get(drawing)?.cut) findings.bad("wrong-proof", { drawing });
  const lying = new Map<string, number>();
  const places = new Set<number>();
  for (const { place, face, salt } of proof.opened) {
    const card = record.pack.get(face);
    const leaf = card === undefined ? "" : hex(sha256(joined("leaf", num(place), num(card), unhex(salt))));
    if (lying.has(face) || places.has(place) || leaf !== proof.leaves[place]) findings.bad("wrong-card", { drawing, face });
    lying.set(face, place);
    places.add(place);
  }
  return lying;
}

/** The game as one reader was told it. */
class Cards {
  readonly #reader: string;
  readonly #following: Following;
  readonly #record: FairRecord;
  readonly #lying: Lying;
  readonly #made: Round[] = [];
  #origins: Origins | null = null;

  constructor(reader: string, following: Following, lying: Lying) {
    this.#reader = reader;
    this.#following = following;
    this.#record = following.record;
    this.#lying = lying;
  }

  look(entry: Entry): void {
    const { findings, dealt } = this.#following;
    const events = reading("unread-entry", { entry: entry.seq }, () => this.#seen(entry));
    const round = dealt.get(entry.seq);
    if (round !== undefined) this.#deal(entry, round, events);
    for (const face of new Set(events.flatMap((event) => event.faces))) {
      if (!this.#record.pack.has(face) || !this.#isOpen(face)) findings.bad("wrong-unopened", { entry: entry.seq, face });
    }
    if (this.#origins !== null) this.#trace(entry, this.#origins, events, round !== undefined);
  }

  /** What an entry told the reader. */
  #seen({ data, told }: Entry): Seen[] {
    const own = told.get(this.#reader);
    const events = Object.hasOwn(data, "events") ? data.events : own === undefined ? [] : json(own.text);
    return list(events).map((value) => {
      const event = members(value);
      const [faces, from, to] = [listIn(event, "cards").map(text), this.#place(event.from), this.#place(event.to)];
      return { faces, from, to, atSeat: event.to !== undefined && members(event.to).seat !== undefined };
    });
  }

  #place(value: unknown): string {
    if (value === undefined) return "";
    const place = members(value);
    const part = textIn(place, "part");
    return text(place.name) + this.#ofSeat(place.seat) + (part ? `/${part}` : "");
  }

  #ofSeat(value: unknown): string {
    if (value === undefined) return "";
    const seat = this.#following.seats[whole(value)];
    if (seat === undefined) throw new TypeError("no such seat");
    return ` ${seat.label}`;
  }

  /** Whether the last drawing that held this card opens it: a deal by plan holds all but what it names, another may hold any. */
  #isOpen(face: string): boolean {
    if (!this.#made.length) return true;
    const opens = (round: Round) => this.#lying.get(round.drawing)?.has(face) ?? false;
    const holder = this.#made.findLast((round) => !round.without.includes(face) && (round.plan.size > 0 || opens(round)));
    return holder !== undefined && opens(holder);
  }

  /** A card is not where the plan brought it: wrong, unless accidents were agreed on; only the secret proves whether one did that. */
  #astray(key: "wrong-dealt" | "wrong-from", args: Record<string, string | number>): void {
    const { accidents } = members(members(this.#record.entries[0]?.data).options);
    const { findings } = this.#following;
    if (accidents === undefined || accidents === null || accidents === 0) findings.bad(key, args);
    else findings.note("noted-astray", args);
  }

  /**
   * The cards shown at each place are the first of those that its positions bring there, and come nowhere else: or a seat
   * could be told any cards of the pack as a part of its hand that no plan has.
   */
  #deal({ seq }: Entry, round: Round, events: Seen[]): void {
    this.#made.push(round);
    const pack = this.#asDealt(seq, round);
    const first = new Map<string, Seen>(); // by face, the event that showed it to the reader first
    for (const event of events) for (const face of event.faces) if (!first.has(face)) first.set(face, event);
    for (const [place, positions] of round.plan) {
      const shown = [...first].filter(([, { to }]) => to === place).map(([face]) => face);
      const brought = new Set(positions.slice(0, shown.length).map((at) => pack[at]));
      if (brought.size !== shown.length || !shown.every((face) => brought.has(face))) {
        this.#astray("wrong-dealt", { entry: seq, drawing: round.drawing, place });
      }
    }
    const origins = new Origins(round.plan, pack, events.map((event) => event.to));
    for (const [face, { to, atSeat }] of round.plan.size ? first : []) {
      if (round.plan.has(to) || (!atSeat && !origins.isBrought(face))) continue;
      this.#astray("wrong-dealt", { entry: seq, drawing: round.drawing, place: to });
    }
    this.#origins = origins;
  }

  /** The faces of a drawing by position, as far as they are opened. */
  #asDealt(seq: number, { drawing, cut, without }: Round): (string | undefined)[] {
    const lying = this.#lying.get(drawing) ?? new Map<string, number>();
    if (!without.every((face) => lying.has(face))) this.#following.findings.bad("wrong-without", { entry: seq, drawing });
    const at = new Map(Array.from(lying, ([face, place]) => [place, face]));
    const faces = order(unhex(cut), this.#record.pack.size).map((place) => at.get(place));
    return faces.filter((face) => face === undefined || !without.includes(face));
  }

  /** What the deal itself brings to its places lies there by the plan; all else may move unseen. */
  #trace({ seq }: Entry, origins: Origins, events: Seen[], deals: boolean): void {
    for (const { faces, from, to } of events) {
      const byPlan = deals && origins.served.has(to);
      if (!faces.length && from && to && !byPlan) origins.moveUnseen(from, to);
      for (const face of faces) {
        if (origins.strays(face, from)) this.#astray("wrong-from", { entry: seq, face, place: from });
      }
    }
  }
}
