/** A table, whether it is live, a replay or a lesson: what it shows and what it offers.  Whoever draws one knows no more. */

import type { ChatLine, Failure, GameEvent, Hint, Refused, Rest, SeatClock, SeatInfo, Sheet, View } from "../net/protocol.ts";
import type { LogLine } from "./log.ts";

/** What the stage shows next: what happened, and how the table looks afterwards. */
export interface Scene {
  events: GameEvent[];
  view: View | null;
  sudden: boolean; // nothing to act out: a new view, or something taken back;
  past?: GameEvent[]; // then all that was told until now
  seq: number; // the last entry that this shows
  lines?: LogLine[]; // what is told with it
  sheet?: Sheet | null; // the deal that ends with it
}

/** Whoever draws the table hears of what comes anew. */
export interface Audience {
  scene(scene: Scene): void;
  chatted(line: ChatLine): void;
}

export const NOBODY: Audience = { scene: () => {}, chatted: () => {} };

export interface AnyTable {
  readonly seats: readonly SeatInfo[];
  readonly seat: number | null; // one's own; null for those who only look on
  readonly view: View | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly clocks: readonly SeatClock[]; // by seat; empty where no time is kept
  readonly ahead: number; // milliseconds by which those clocks are ahead of ours
  readonly refused: Refused | null; // what the law says against the last wish,
  readonly failed: Failure | null; // or the house

  readonly rest: Rest | null; // between two deals: who is waited for
  readonly sheet: Sheet | null; // of the last deal that has ended
  readonly atEnd: boolean; // a deal, or the game, is over and may be looked at

  readonly playing: boolean; // moves are taken,
  readonly hints: boolean; // hints given
  readonly undo: boolean; // and moves taken back
  readonly muted: boolean; // one may not say anything
  readonly hurries: boolean; // nobody but bots is waited for: they answer at once where one wants to go on

  audience: Audience;

  move(move: string): Promise<void>;
  /** What a good player would do now; null where nobody says so. */
  hint(): Promise<Hint | null>;
  takeBack(): Promise<void>;
  /** Go on to one's own turn. */
  hurry(): Promise<void>;
  /** The deal's end was looked at: the next one may come. */
  ready(): Promise<void>;
  /** Talk to the others; whether they were told. */
  say(text: string): Promise<boolean>;
  /** Forget what was said against the last wish. */
  dismiss(): void;
}
