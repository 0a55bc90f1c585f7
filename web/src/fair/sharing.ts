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
export type Complaint = "left-out" | "pretended" | "promise";

export class Sharing {
  #kept: Kept | null = null;
  #sent = new Set<string>();
  head = "";

  #told: (complaint: Complaint) => void;

  constructor(told: (complaint: Complaint) => void) {
    this.#told = told;
  }

  /** A head of the game's chain was told. */
  told(seq: number, head: string): void {
    this.head = head;
    const kept = this.#kept;
    if (kept === null) return;
    const seqs = Object.keys(kept.heads);
    if (seqs.length > 1) delete kept.heads[seqs.at(-1)!]; // the first and the last bind all between
    kept.heads[String(seq)] = head;
    store(kept);
  }

  /** What to send now, if anything. */
  asked(fair: Fair, at: Seated): Asking | null {
    const kept = this.#keep(fair, at);
    if (kept === null) return null;
    this.#promised(fair, kept);
    const { seat } = at;
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
    if (fair.opened?.includes(seat) || !this.#first("open", fair)) return null;
    const share = hex(this.#share(kept, fair.drawing));
    return { t: "open", share, next: this.#bound(kept, seat, fair.drawing + 1), ...said };
  }

  /** The house did not take what was sent; it may be sent again. */
  failed(asking: Asking, game: number): void {
    if (asking.t === "commit" || asking.t === "open") this.#sent.delete(`${asking.t} ${game} ${asking.drawing}`);
  }

  /** The connection was lost: whoever is away has no part in a round, and is not left out of it. */
  cutOff(): void {
    for (const name of [...this.#sent]) if (name.startsWith("commit ")) this.#sent.delete(name);
  }

  /** Seats are said not to have opened a drawing. */
  out(fair: Fair, at: Seated, before: Fair | null): void {
    const { seat } = at;
    if (seat === null || this.#kept === null || before === null || before.game !== fair.game) return;
    const now = fair.out?.includes(seat) ?? false;
    const opened = this.#sent.has(`open ${before.game} ${before.drawing}`);
    if (now && !before.out?.includes(seat) && opened) this.#complain(this.#kept, "pretended", before.drawing);
  }

  #keep(fair: Fair, at: Seated): Kept | null {
    if (this.#kept?.game === fair.game && this.#kept.table === at.table) return this.#kept;
    const { table, guest, seat } = at;
    const fresh = { table, game: fair.game, seat, guest, seed: newSeed(), heads: {}, promises: {}, complaints: [] };
    const kept: Kept = recall(table, fair.game) ?? fresh;
    if (this.head !== "" && !Object.keys(kept.heads).length) kept.heads[String(at.seq)] = this.head;
    if (!store(kept)) return null; // an unstored seed would be lost with the page, and the round with it
    this.#kept = kept;
    return kept;
  }

  /** A promise once told is never another. */
  #promised(fair: Fair, kept: Kept): void {
    fair.promises.forEach((promise, i) => {
      const drawing = String(fair.drawing + i);
      const before = kept.promises[drawing];
      if (before === undefined) kept.promises[drawing] = promise;
      else if (before !== promise) this.#complain(kept, "promise", fair.drawing + i);
    });
    store(kept);
  }

  #complain(kept: Kept, complaint: Complaint, drawing: number): void {
    const line = `${complaint} ${drawing}`;
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
