/** A game once more: the table as it looked after each step, without anybody to talk to. */

import { changed, logLines, type LogLine } from "../table/view.ts";
import type { Answer } from "../net/socket.ts";
import type { Scene, Seen, TableState } from "../live/table.svelte.ts";
import type { GameEvent, Refused, Replay, Step, TableInfo, Task, View } from "../net/protocol.ts";

/** In a lesson a step may have a task: then the choices of its view are open. */
type AnyStep = Step & { task?: Task };

/** What the parts of the table ask of a table; at a replay nothing can be asked or moved. */
export class ReplayTable {
  readonly id: string;
  readonly me = null;
  readonly chat = [];
  readonly clocks = [];
  readonly watching = 0;
  readonly fair = null;
  readonly online = true;
  readonly entered = true;
  readonly gone = null;
  readonly host = false;
  readonly playing: boolean = false;
  readonly ahead = 0;
  readonly version = "";
  readonly seq = 0;
  failed = null;
  refused: Refused | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  view: View | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  at = $state(0);
  seen: Pick<Seen, "scene"> = { scene: () => {} };
  steps: AnyStep[] = [];
  #views: View[] = [];

  #bots: readonly string[];

  constructor(replay: Replay, bots: readonly string[]) {
    this.id = replay.table;
    this.#bots = bots;
    this.load(replay);
  }

  /** The same game, perhaps with other eyes. */
  load(replay: Replay): void {
    this.steps = replay.steps;
    this.#views = views(replay.steps);
    this.seat = replay.seat;
    this.info = infoOf(replay, this.#bots);
    this.jump(Math.min(this.at, this.last));
  }

  get last(): number {
    return Math.max(0, this.#views.length - 1);
  }

  /** Show the table after that step; the next one is acted out, others are simply there. */
  jump(to: number): void {
    const next = Math.min(Math.max(to, 0), this.last);
    const acted = next === this.at + 1;
    this.at = next;
    this.view = this.#views[next] ?? null;
    this.log = logLines(this.steps.slice(0, next + 1));
    const events = acted ? (this.steps[next]?.events ?? []) : [];
    this.seen.scene({ events, view: this.view, sudden: !acted, past: this.past } satisfies Scene);
  }

  get past(): GameEvent[] {
    return this.log.map((line) => line.event);
  }

  ask(): Promise<Answer> {
    return Promise.resolve({ t: "error", re: 0, code: "not_now", text: "this is a replay" });
  }

  move(_move: string): Promise<Answer> {
    return this.ask();
  }

  close(): void {}

  /** As the parts of the table know it: they read the same fields. */
  asTable(): TableState {
    return this as unknown as TableState;
  }
}

function views(steps: readonly AnyStep[]): View[] {
  const made: View[] = [];
  for (const step of steps) {
    const before = made.at(-1);
    const next = step.view ?? (before && step.change ? changed(before, step.change) : before);
    if (next) made.push(next);
  }
  return made.map((view, i) => (steps[i]?.task ? view : { ...view, choices: [] }));
}

/** A seat whose player is called as a bot was played by it. */
function infoOf({ table, game, number, labels, players }: Replay, bots: readonly string[]): TableInfo {
  const seats = labels.map((label, i) => {
    const name = players[i] ?? "";
    return bots.includes(name.split(":", 1)[0] ?? "") ? { label, bot: name } : { label, name, guest: name, connected: true };
  });
  return { id: table, settings: { game }, host: "", state: "over", game_no: number, seats, muted: [] };
}
