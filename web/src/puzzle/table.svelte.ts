/** A puzzle: a position at which one move is asked for, and after an answer how it may go on. */

import type { PuzzleAnswer, PuzzleInfo, Refused, Step } from "../net/protocol.ts";
import { SteppedTable, type Story } from "../replay/steps.svelte.ts";
import { allows } from "../table/moves/choices.ts";

const BOOK = "book"; // the others play by the book

export class PuzzleTable extends SteppedTable<Step> {
  override readonly playing = true;
  override readonly refused: Refused | null = null;
  chosen: string | null = $state(null); // what was answered
  unlawful: string | null = $state(null); // what was tried and may not be done
  reached = $state(0);
  #goesOn = $state(false);
  readonly #story: Story<Step>;
  readonly #answer: (move: string) => Promise<void>;

  /** Nothing can be pressed at the table where the question is what is lawful, or what may be claimed. */
  constructor(story: Story<Step>, answer: (move: string) => Promise<void>) {
    super(story);
    this.#story = story;
    this.#answer = answer;
  }

  protected override isOpen(step: Step): boolean {
    return step.seq === 0;
  }

  /** What comes after the answer comes by itself; whoever has gone back goes on by himself. */
  get running(): boolean {
    return this.#goesOn && this.at < this.last && this.at === this.reached;
  }

  /** The position once more, in which nothing can be chosen any longer, with what comes after it. */
  goesOn(answer: PuzzleAnswer): void {
    const laid = this.#story.steps.map((step) => (step.view ? { ...step, view: { ...step.view, choices: [] } } : step));
    this.#goesOn = true;
    this.load({ ...this.#story, steps: [...laid, ...answer.steps.slice(1)] });
  }

  turn(to: number): void {
    this.jump(to);
    this.reached = Math.max(this.reached, this.at);
  }

  override async move(move: string): Promise<void> {
    if (this.chosen !== null) return;
    this.unlawful = allows(this.view?.choices ?? [], move) ? null : move;
    if (this.unlawful === null) await this.#answer(move);
  }

  override dismiss(): void {
    this.unlawful = null;
  }
}

/** Whoever answers, by his name, among those who play by the book. */
export function storyFor(name: string, { labels, seat, step }: PuzzleInfo): Story<Step> {
  const person = { name, guest: name, connected: true };
  return { steps: [step], seat, seats: labels.map((label, i) => ({ label, ...(i === seat ? person : { bot: BOOK }) })) };
}
