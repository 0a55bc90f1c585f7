/** A guided first deal: the steps that the house tells, and the learner's move at each task. */

import type { Lesson, LessonStep, Refused, Task } from "../net/protocol.ts";
import { SteppedTable, type Story } from "../replay/steps.svelte.ts";
import { allows, sameMove } from "../table/moves/choices.ts";

const BOOK = "book"; // the others play by the book

/** A move that was tried instead of the one asked for. */
export interface Tried {
  move: string;
  lawful: boolean;
}

export class LessonTable extends SteppedTable<LessonStep> {
  override readonly playing = true;
  override refused: Refused | null = $state.raw(null);
  reached = $state(0);
  tried: Tried | null = $state.raw(null);

  protected override isOpen(step: LessonStep): boolean {
    return step.task !== undefined;
  }

  get task(): Task | null {
    return this.steps[this.at]?.task ?? null;
  }

  get over(): boolean {
    return this.at === this.last;
  }

  /** The others' next move comes by itself; whoever has gone back goes on by himself. */
  get running(): boolean {
    return this.task === null && !this.over && this.at === this.reached;
  }

  /** Why the task is set: a clause or words; where the case has none, the clause of what comes of it. */
  get reason(): string {
    return this.task?.reason || (this.steps[this.at + 1]?.events[0]?.clause ?? "");
  }

  /** The cards are dealt before the learner's eyes. */
  deal(): void {
    this.audience.scene({ events: this.steps[0]?.events ?? [], view: this.view, sudden: false, past: [], seq: this.steps[0]?.seq ?? 0 });
  }

  turn(to: number): void {
    this.tried = null;
    this.refused = null;
    this.jump(to);
    this.reached = Math.max(this.reached, this.at);
  }

  override move(move: string): Promise<void> {
    const { task } = this;
    if (task !== null && sameMove(move, task.move)) this.turn(this.at + 1);
    else if (task !== null) this.#try(move, task);
    return Promise.resolve();
  }

  #try(move: string, task: Task): void {
    const why = task.refused?.[move.split(" ").at(-1) ?? ""];
    const lawful = allows(this.view?.choices ?? [], move);
    this.tried = { move, lawful };
    this.refused = lawful || !why ? null : { t: "refused", re: 0, ...why };
  }

  override dismiss(): void {
    this.refused = null;
  }
}

/** The learner, by his name, among those who play by the book. */
export function storyFor(name: string, { labels, seat, steps }: Lesson): Story<LessonStep> {
  const learner = { name, guest: name, connected: true };
  return { steps, seat, seats: labels.map((label, i) => ({ label, ...(i === seat ? learner : { bot: BOOK }) })) };
}
