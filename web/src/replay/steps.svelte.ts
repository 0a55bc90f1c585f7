/** A table that is shown step by step, as a replay and a lesson are: nobody else is there to be asked or told anything. */

import type { ChatLine, Failure, Hint, Refused, SeatClock, SeatInfo, Step, View } from "../net/protocol.ts";
import { eventsOf, logLines, type LogLine } from "../table/log.ts";
import { NOBODY, type AnyTable, type Audience } from "../table/table.ts";
import { viewed } from "../table/view.ts";

/** A game as it was told: step by step, who sat where, and through whose eyes. */
export interface Story<S> {
  steps: readonly S[];
  seats: readonly SeatInfo[];
  seat: number | null;
}

/** The end of a deal is a step of its own: the last card once more, with nothing told and the sheet shown. */
function settled<S extends Step>(steps: readonly S[]): S[] {
  return steps.flatMap((step) => (step.sheet === undefined ? [step] : [step, { ...step, events: [] }]));
}

export abstract class SteppedTable<S extends Step> implements AnyTable {
  seats: readonly SeatInfo[] = $state.raw([]);
  seat: number | null = $state(null);
  view: View | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  at = $state(0);
  readonly chat: readonly ChatLine[] = [];
  readonly clocks: readonly SeatClock[] = [];
  readonly ahead = 0;
  readonly failed: Failure | null = null;
  readonly hints = false;
  readonly undo = false;
  readonly muted = false;
  readonly hurries = false;
  readonly rest = null;
  readonly sheet = null;
  readonly atEnd = true;
  abstract readonly playing: boolean;
  abstract readonly refused: Refused | null;
  audience: Audience = NOBODY;
  protected steps: readonly S[] = [];
  #views: View[] = [];

  constructor(story: Story<S>) {
    this.load(story);
  }

  /** The same game, perhaps with other eyes. */
  load({ steps: told, seats, seat }: Story<S>): void {
    const steps = settled(told);
    this.steps = steps;
    this.#views = viewed(steps).map(({ step, view }) => (this.isOpen(step) ? view : { ...view, choices: [] }));
    this.seats = seats;
    this.seat = seat;
    this.jump(Math.min(this.at, this.last));
  }

  /** Whether the choices of the view after this step can be chosen. */
  protected abstract isOpen(step: S): boolean;

  get last(): number {
    return Math.max(0, this.#views.length - 1);
  }

  /** The entry of the table's log after which it is shown as it is. */
  get entry(): number {
    return this.steps[this.at]?.seq ?? 0;
  }

  /** The step after which the table stood as it did when an entry was made. */
  before(entry: number): number {
    const made = this.steps.findIndex((step) => step.seq >= entry);
    return made < 0 ? this.last : Math.max(0, made - 1);
  }

  /** Show the table after that step; the next one is acted out, others are simply there. */
  jump(to: number): void {
    const next = Math.min(Math.max(to, 0), this.last);
    const acted = next === this.at + 1;
    this.at = next;
    this.view = this.#views[next] ?? null;
    this.log = logLines(this.steps.slice(0, next + 1));
    const step = this.steps[next];
    const events = acted ? (step?.events ?? []) : [];
    const settles = step !== undefined && this.steps[next - 1]?.seq === step.seq;
    const sheet = settles ? (step.sheet ?? null) : null;
    this.audience.scene({ events, view: this.view, sudden: !acted, past: eventsOf(this.log), seq: step?.seq ?? 0, sheet });
  }

  abstract move(move: string): Promise<void>;
  abstract dismiss(): void;

  hint(): Promise<Hint | null> {
    return Promise.resolve(null);
  }

  takeBack(): Promise<void> {
    return Promise.resolve();
  }

  hurry(): Promise<void> {
    return Promise.resolve();
  }

  ready(): Promise<void> {
    return Promise.resolve();
  }

  say(_text: string): Promise<boolean> {
    return Promise.resolve(false);
  }
}
