/** The plan of a new table: what its maker has chosen so far, and what the house says goes together. */

import { NEXT_DEAL } from "../../live/start.ts";
import { api } from "../../net/api.ts";
import type { AgreementInfo, GameInfo, NewTable, OpenOption, OptionInfo } from "../../net/protocol.ts";
import type { Value } from "../../texts/words.ts";

const PLAYERS = "players";
const YOU = 0;
const GROUPS = ["length", "stakes", "variations", "conduct"] as const;
export const PERSON = "";
export const USUAL = "";

/** An option that means something now, and what may be chosen of it. */
export interface Question {
  option: OptionInfo;
  open: OpenOption;
}

/** The names in a line of them; what is said twice is one. */
export function named(line: string): string[] {
  return [...new Set(line.split(",").map((name) => name.trim()).filter(Boolean))];
}

export class Plan {
  readonly game: GameInfo;
  readonly friends: boolean; // they take the other seats, where nothing else is said
  name = $state("");
  chosen: Record<string, Value> = $state.raw({}); // the latest last
  agreement: AgreementInfo | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  bots: string[] = $state([]);
  open = $state(false);
  spectators = $state(true);
  #help: { hints?: boolean; undo?: boolean } = $state({});
  #asked = 0;
  everything = $state(false);
  #clock = $state(false);
  rated = $state(false);
  claimTime = $state(4);
  committee = $state(""); // names, with commas between them
  pauses = $state(true); // between deals,
  nextDeal = $state(NEXT_DEAL); // so many seconds
  seconds = $state(60);
  bank = $state(120);

  constructor(game: GameInfo, friends: boolean) {
    this.game = game;
    this.friends = friends;
    void this.#agree();
  }

  /** Ask the house what of the choices goes together and what is still open; only the last answer counts. */
  async #agree(): Promise<void> {
    const asking = ++this.#asked;
    try {
      const told = await api.agreement(this.game.name, this.chosen);
      if (asking !== this.#asked) return;
      this.agreement = told;
      this.chosen = Object.fromEntries(Object.entries(told.kept).filter(([name]) => told.unusual.includes(name)));
      this.trouble = null;
    } catch (error) {
      if (asking === this.#asked) this.trouble = error;
    }
  }

  /** The open options by their groups, those without any left out. */
  get groups(): { group: string; questions: Question[] }[] {
    const all = this.questions;
    const found = GROUPS.map((group) => ({ group, questions: all.filter(({ option }) => option.group === group) }));
    return found.filter(({ questions }) => questions.length);
  }

  get questions(): Question[] {
    return (this.agreement?.open ?? []).flatMap((open) => {
      const option = this.game.options.find(({ name }) => name === open.name);
      return option === undefined || option.name === PLAYERS ? [] : [{ option, open }];
    });
  }

  /** The least and the most that can play as things are chosen. */
  get range(): [number, number] {
    const seats = this.agreement?.open.find(({ name }) => name === PLAYERS);
    const [lo, hi] = this.game.players;
    return [seats?.lo ?? lo, Math.min(hi, seats?.hi ?? hi)];
  }

  get seats(): number {
    return Number(this.value(PLAYERS)) || this.game.players[0];
  }

  /** The seats of the others: who plays there. */
  get others(): number[] {
    return Array.from({ length: Math.max(0, this.seats - 1) }, (_, i) => i + 1);
  }

  get usualBot(): string {
    return this.game.usual;
  }

  botAt(seat: number): string {
    return this.bots[seat] ?? (this.friends ? PERSON : this.usualBot);
  }

  setBot(seat: number, bot: string): void {
    this.bots[seat] = bot;
  }

  value(name: string): Value {
    return this.chosen[name] ?? this.agreement?.values[name] ?? this.game.options.find((option) => option.name === name)?.default ?? "";
  }

  set(name: string, value: Value): void {
    const { [name]: _, ...rest } = this.chosen;
    this.chosen = { ...rest, [name]: value };
    void this.#agree();
  }

  /** The names of the presets; the usual game is one of them, by its own name where it has one. */
  get presets(): string[] {
    const named = Object.keys(this.game.presets);
    return named.some((preset) => this.#isUsual(preset)) ? named : [USUAL, ...named];
  }

  #isUsual(preset: string): boolean {
    return Object.keys(this.game.presets[preset] ?? {}).length === 0;
  }

  /** The preset that is in force as it stands. */
  get preset(): string | undefined {
    const { [PLAYERS]: _, ...rest } = this.chosen;
    const names = Object.keys(rest);
    return this.presets.find((preset) => {
      const wanted = this.game.presets[preset] ?? {};
      return Object.keys(wanted).length === names.length && names.every((name) => String(wanted[name]) === String(rest[name]));
    });
  }

  usePreset(preset: string): void {
    const seats = this.chosen[PLAYERS];
    this.chosen = { ...(seats === undefined ? {} : { [PLAYERS]: seats }), ...this.game.presets[preset] };
    void this.#agree();
  }

  get changed(): number {
    return (this.agreement?.unusual ?? []).filter((name) => name !== PLAYERS).length;
  }

  get alone(): boolean {
    return this.others.every((seat) => this.botAt(seat) !== PERSON);
  }

  /** Hints are usual with bots, and between people only where they are agreed; who takes a move back asks the others. */
  get hints(): boolean {
    return !this.rated && (this.#help.hints ?? this.alone);
  }

  set hints(on: boolean) {
    this.#help.hints = on;
  }

  get undo(): boolean {
    return !this.rated && (this.#help.undo ?? true);
  }

  set undo(on: boolean) {
    this.#help.undo = on;
  }

  get clock(): boolean {
    return this.rated || this.#clock;
  }

  set clock(on: boolean) {
    this.#clock = on;
  }

  /** The longest time for a move, and the largest bank. */
  get mostSeconds(): [number, number] {
    return this.rated ? [600, 3600] : [86400, 86400];
  }

  /** Whether offences can be committed and claimed at this table. */
  get faultsHappen(): boolean {
    return this.value("conduct") === "table";
  }

  asked(): NewTable {
    return {
      settings: {
        game: this.game.name,
        options: { ...this.chosen },
        name: this.name.trim(),
        public: this.open,
        spectators: this.spectators,
        clock: this.clock ? { move: this.seconds, bank: this.bank } : null,
        hints: this.hints,
        undo: this.undo,
        rated: this.rated,
        claim_time: this.claimTime,
        next_deal: this.pauses ? this.nextDeal : 0,
        committee: named(this.committee),
        opening: this.everything ? "all" : "shown",
      },
      bots: Array.from({ length: this.seats }, (_, seat) => (seat === YOU ? null : this.botAt(seat) || null)),
    };
  }
}
