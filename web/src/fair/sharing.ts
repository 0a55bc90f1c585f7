/** This player's part in the rounds of a game: bound, opened and kept without his doing (docs/fair.md). */

import type { Fair } from "../net/protocol.ts";
import type { Asking } from "../net/socket.ts";
import { commitment, hex, shareOf, unhex } from "./bytes.ts";
import { newSeed, recall, store, type Kept } from "./kept.ts";

export interface Seated {
  table: string;
  guest: string;
  seat: number | null;
  plays: boolean; // no bot does it for him
  seq: number;
}

/** What is wrong with the house, as far as this player can see. */
export const COMPLAINTS = ["left-out", "pretended", "promise", "story"] as const;
export type Complaint = (typeof COMPLAINTS)[number];

const NO_DRAWING = -1;

export class Sharing {
  #kept: Kept | null = null;
  #sent = new Set<string>();
  #listed = NO_DRAWING; // the last one on whose list this player saw himself
  #wasAway = false; // so that a list may have been closed which he never saw
  #latest: { game: number; seq: number; head: string } | null = null;
  head = "";

  #told: (complaint: Complaint) => void;

  constructor(told: (complaint: Complaint) => void) {
    this.#told = told;
  }

  /** The head of an entry was told. All are kept: of two stories told one after the other, the last head knows only one. */
  told(game: number, seq: number, head: string): void {
    this.head = head;
    this.#latest = { game, seq, head };
    const kept = this.#kept;
    if (kept?.game !== game) return; // the first head of a game comes before its round
    const before = (kept.heads[String(seq)] ??= head);
    store(kept);
    if (before !== head) this.contradicted(seq);
  }

  /** The house denies a head that it has told, or tells another for the same entry. */
  contradicted(seq: number): void {
    if (this.#kept !== null) this.#complain(this.#kept, "story", seq);
    else this.#told("story");
  }

  /** What to send now, if anything. */
  asked(fair: Fair, at: Seated): Asking | null {
    const kept = this.#keep(fair, at);
    if (kept === null) return null;
    this.#promised(fair, kept);
    const { seat } = at;
    this.#wasAway = seat === null || !at.plays;
    if (seat === null || !at.plays || fair.out?.includes(seat)) return null;
    const listed = fair.listed ?? null;
    const said = { drawing: fair.drawing, seq: at.seq, head: this.head };
    if (listed === null) {
      if (fair.committed?.includes(seat) || !this.#first("commit", fair)) return null;
      return { t: "commit", hash: this.#bound(kept, seat, fair.drawing), ...said };
    }
    if (!listed.some(([other]) => other === seat)) {
      if (this.#sent.has(`commit ${fair.game} ${fair.drawing}`)) this.#complain(kept, "left-out", fair.drawing);
      return null;
    }
    this.#listed = fair.drawing;
    if (fair.opened?.includes(seat) || !this.#first("open", fair)) return null;
    const share = hex(this.#share(kept, fair.drawing));
    return { t: "open", share, next: this.#bound(kept, seat, fair.drawing + 1), ...said };
  }

  /** What binds this player to his share in the next drawing, where he has not been bound to it yet. */
  bound(fair: Fair, at: Seated): { drawing: number; hash: string } | null {
    const kept = this.#keep(fair, at);
    const { seat } = at;
    const closed = (fair.listed ?? null) !== null;
    if (kept === null || seat === null || !at.plays || closed || fair.out?.includes(seat) || fair.committed?.includes(seat)) return null;
    if (!this.#first("commit", fair)) return null;
    return { drawing: fair.drawing, hash: this.#bound(kept, seat, fair.drawing) };
  }

  /** The house did not take what was sent; it may be sent again. */
  failed(asking: Asking, game: number): void {
    if (asking.t === "commit" || asking.t === "open") this.#sent.delete(`${asking.t} ${game} ${asking.drawing}`);
  }

  /** The connection was lost: whoever is away has no part in a round, and is not left out of it. */
  cutOff(): void {
    this.#wasAway = true;
    for (const name of [...this.#sent]) if (name.startsWith("commit ")) this.#sent.delete(name);
  }

  /** Seats are said not to have opened a drawing; who was there all the time has seen every list that he was on. */
  out(fair: Fair, at: Seated, before: Fair | null): void {
    const { seat } = at;
    if (seat === null || this.#kept === null || before === null || before.game !== fair.game) return;
    const now = fair.out?.includes(seat) ?? false;
    const listed = this.#listed;
    if (!now || before.out?.includes(seat) || (this.#wasAway && fair.drawing !== listed + 1)) return;
    if (listed === NO_DRAWING) this.#complain(this.#kept, "pretended", before.drawing);
    else if (this.#sent.has(`open ${fair.game} ${listed}`)) this.#complain(this.#kept, "pretended", listed);
  }

  #keep(fair: Fair, at: Seated): Kept | null {
    const { table, guest, seat } = at;
    if (this.#kept?.game === fair.game && this.#kept.table === table) return this.#seated(this.#kept, seat);
    const fresh = { table, game: fair.game, seat, guest, seed: newSeed(), heads: {}, promises: {}, complaints: [] };
    const kept: Kept = recall(table, fair.game) ?? fresh;
    if (this.#latest?.game === fair.game) kept.heads[String(this.#latest.seq)] ??= this.#latest.head;
    this.#listed = NO_DRAWING;
    if (!store(kept)) return null; // an unstored seed would be lost with the page, and the round with it
    this.#kept = kept;
    return this.#seated(kept, seat);
  }

  /** Whoever watched and sits down in the running game keeps what he has seen, and is that seat from then on. */
  #seated(kept: Kept, seat: number | null): Kept {
    if (kept.seat === null && seat !== null) {
      kept.seat = seat;
      store(kept);
    }
    return kept;
  }

  /** A promise once told is never another; all that are told stand in the game's chain. */
  #promised(fair: Fair, kept: Kept): void {
    fair.promises.forEach((promise, i) => {
      const drawing = String(fair.drawing + i);
      const before = kept.promises[drawing];
      if (before === undefined) kept.promises[drawing] = promise;
      else if (before !== promise) this.#complain(kept, "promise", fair.drawing + i);
    });
    store(kept);
  }

  /** `at`: the drawing, or the entry of a story. */
  #complain(kept: Kept, complaint: Complaint, at: number): void {
    const line = `${complaint} ${at}`;
    if (kept.complaints.includes(line)) return;
    kept.complaints.push(line);
    store(kept);
    this.#told(complaint);
  }

  #first(what: string, fair: Fair): boolean {
    const name = `${what} ${fair.game} ${fair.drawing}`;
    if (this.#sent.has(name)) return false;
    this.#sent.add(name);
    return true;
  }

  #share(kept: Kept, drawing: number): Uint8Array {
    return shareOf(unhex(kept.seed), kept.table, kept.game, drawing);
  }

  #bound(kept: Kept, seat: number, drawing: number): string {
    const where = { table: kept.table, game: kept.game, drawing, seat, guest: kept.guest };
    return hex(commitment(where, this.#share(kept, drawing)));
  }
}
