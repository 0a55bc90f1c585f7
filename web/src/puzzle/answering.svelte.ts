/** One puzzle being answered: what is chosen, what the house says to it, and what is remembered of it. */

import { keepPuzzles, keptPuzzles, noted, type Kept } from "../browser/puzzles.ts";
import { api } from "../net/api.ts";
import type { PuzzleAnswer, PuzzleInfo } from "../net/protocol.ts";
import { PuzzleTable, storyFor } from "./table.svelte.ts";

export const NOTHING = ""; // to claim nothing

export class Answering {
  readonly info: PuzzleInfo;
  readonly table: PuzzleTable;
  readonly #day: number | null; // whose puzzle it is, if it is one's
  picked: string[] = $state.raw([]); // of the options
  answer: PuzzleAnswer | null = $state.raw(null);
  right = $state(false);
  trouble: unknown = $state(null);
  kept: Kept = $state.raw(keptPuzzles());

  constructor(info: PuzzleInfo, name: string, day: number | null) {
    this.info = info;
    this.#day = day;
    this.table = new PuzzleTable(storyFor(name, info), (move) => this.give(move));
  }

  get isLaw(): boolean {
    return this.info.kind === "claim" || this.info.kind === "lawful";
  }

  /** Of several any number can be right, of claims one is made. */
  pick(option: string): void {
    if (this.answer !== null) return;
    if (this.info.kind === "claim") this.picked = [option];
    else this.picked = this.picked.includes(option) ? this.picked.filter((one) => one !== option) : [...this.picked, option];
  }

  async give(move?: string): Promise<void> {
    this.trouble = null;
    try {
      const answer = await api.puzzleAnswer(this.info.id, this.info.kind === "lawful" ? undefined : (move ?? this.picked[0]));
      this.right = this.info.kind === "lawful" ? this.#isAll(answer) : answer.right;
      this.answer = answer;
      this.table.chosen = move ?? this.picked.join(", ");
      this.kept = noted(keptPuzzles(), this.info.id, this.right, this.#day);
      keepPuzzles(this.kept);
      this.table.goesOn(answer);
    } catch (error) {
      this.trouble = error;
    }
  }

  #isAll({ answers }: PuzzleAnswer): boolean {
    return answers.length === this.picked.length && answers.every((one) => this.picked.includes(one));
  }
}
