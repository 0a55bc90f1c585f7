/** A guided first deal: the steps that the house tells, the learner's move at each task, and every event with its clause. */

import type { LogLine } from "../table/view.ts";
import type { Answer } from "../net/socket.ts";
import type { Lesson, Replay, Task } from "../net/protocol.ts";
import { allows, sameMove } from "../table/moves/choices.ts";
import type { Teller } from "../table/teller.ts";
import { ReplayTable } from "../replay/table.svelte.ts";

const BOOK = "book"; // the others play by the book

/** A move that was tried instead of the one asked for. */
export interface Tried {
  move: string;
  lawful: boolean;
}

export class LessonTable extends ReplayTable {
  override readonly playing = true;
  reached = $state(0);
  tried: Tried | null = $state.raw(null);

  constructor(lesson: Lesson, name: string) {
    super(asReplay(lesson, name), [BOOK]);
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
    this.seen.scene({ events: this.steps[0]?.events ?? [], view: this.view, sudden: false, past: [] });
  }

  turn(to: number): void {
    this.tried = null;
    this.refused = null;
    this.jump(to);
    this.reached = Math.max(this.reached, this.at);
  }

  override move(move: string): Promise<Answer> {
    const { task, view } = this;
    if (task === null || view === null) return this.ask();
    if (sameMove(move, task.move)) {
      this.turn(this.at + 1);
    } else {
      const why = task.refused?.[move.split(" ").at(-1) ?? ""];
      const lawful = allows(view.choices, move);
      this.tried = { move, lawful };
      this.refused = lawful || !why ? null : { t: "refused", re: 0, ...why };
    }
    return Promise.resolve({ t: "done", re: 0 });
  }
}

function asReplay({ game, labels, seat, steps }: Lesson, name: string): Replay {
  const players = labels.map((_, i) => (i === seat ? name : BOOK));
  return { table: "", number: 1, game, labels, players, seat, over: true, steps };
}

export interface Told {
  key: string;
  text: string;
  clause: string;
  law: string; // the clause's text, the first time it is cited
}

/** What happened so far, each clause quoted where it first counts. */
export function explained(log: readonly LogLine[], teller: Teller, laws: ReadonlyMap<string, string>): Told[] {
  const cited = new Set<string>();
  return log.map(({ key, event }) => {
    const fresh = !cited.has(event.clause);
    cited.add(event.clause);
    return { key, text: teller.event(event), clause: event.clause, law: fresh ? (laws.get(event.clause) ?? "") : "" };
  });
}
