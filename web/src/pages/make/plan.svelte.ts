/** The plan of a new table: what its maker has chosen so far. */

import { NEXT_DEAL } from "../../live/start.ts";
import type { GameInfo, NewTable, OptionInfo } from "../../net/protocol.ts";

export type Value = string | number;

const PLAYERS = "players";
const YOU = 0;
export const PERSON = "";

export class Plan {
  readonly game: GameInfo;
  name = $state("");
  given: Record<string, Value> = $state({});
  preset = $state("");
  bots: string[] = $state([]);
  open = $state(false);
  spectators = $state(true);
  #help: { hints?: boolean; undo?: boolean } = $state({});
  everything = $state(false);
  clock = $state(false);
  claimTime = $state(4);
  pauses = $state(true); // between deals,
  nextDeal = $state(NEXT_DEAL); // so many seconds
  seconds = $state(60);
  bank = $state(120);

  constructor(game: GameInfo) {
    this.game = game;
  }

  get options(): OptionInfo[] {
    return this.game.options.filter((option) => option.name !== PLAYERS);
  }

  get players(): OptionInfo | undefined {
    return this.game.options.find((option) => option.name === PLAYERS);
  }

  get seats(): number {
    return Number(this.value(PLAYERS)) || this.game.players[0];
  }

  /** The seats of the others: who plays there. */
  get others(): number[] {
    return Array.from({ length: Math.max(0, this.seats - 1) }, (_, i) => i + 1);
  }

  get usualBot(): string {
    return ["book", "computed", "search"].find((bot) => this.game.bots.includes(bot)) ?? "random";
  }

  botAt(seat: number): string {
    return this.bots[seat] ?? this.usualBot;
  }

  setBot(seat: number, bot: string): void {
    this.bots[seat] = bot;
  }

  value(name: string): Value {
    return this.given[name] ?? this.game.presets[this.preset]?.[name] ?? this.usual(name);
  }

  usual(name: string): Value {
    return this.game.options.find((option) => option.name === name)?.default ?? "";
  }

  set(name: string, value: Value): void {
    this.given = { ...this.given, [name]: value };
  }

  usePreset(name: string): void {
    this.preset = name;
    this.given = PLAYERS in this.given ? { [PLAYERS]: this.given[PLAYERS] ?? 0 } : {};
  }

  get changed(): number {
    return this.options.filter((option) => String(this.value(option.name)) !== String(option.default)).length;
  }

  get alone(): boolean {
    return this.others.every((seat) => this.botAt(seat) !== PERSON);
  }

  /** Hints and taking back are usual with bots, and between people only where they are agreed. */
  get hints(): boolean {
    return this.#help.hints ?? this.alone;
  }

  set hints(on: boolean) {
    this.#help.hints = on;
  }

  get undo(): boolean {
    return this.#help.undo ?? this.alone;
  }

  set undo(on: boolean) {
    this.#help.undo = on;
  }

  /** Whether offences can be committed and claimed at this table. */
  get faultsHappen(): boolean {
    return this.options.some((option) => option.name === "conduct") && this.value("conduct") === "table";
  }

  asked(): NewTable {
    const options: Record<string, Value> = { ...this.game.presets[this.preset], ...this.given };
    return {
      settings: {
        game: this.game.name,
        options,
        name: this.name.trim(),
        public: this.open,
        spectators: this.spectators,
        clock: this.clock ? { move: this.seconds, bank: this.bank } : null,
        hints: this.hints,
        undo: this.undo,
        claim_time: this.claimTime,
        next_deal: this.pauses ? this.nextDeal : 0,
        opening: this.everything ? "all" : "shown",
      },
      bots: Array.from({ length: this.seats }, (_, seat) => (seat === YOU ? null : this.botAt(seat) || null)),
    };
  }
}
