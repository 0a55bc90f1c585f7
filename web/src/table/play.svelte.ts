/** One player at one table: what he sees, what he may do, what he has picked. */

import { getContext, setContext } from "svelte";
import { rememberUse, timesUsed } from "../browser/memory.ts";
import { settings } from "../browser/settings.svelte.ts";
import type { Choice, GameInfo, Hint, MadeBy, SeatInfo, Sheet, View } from "../net/protocol.ts";
import type { GameTexts } from "../texts/game.svelte.ts";
import { t } from "../texts/page.ts";
import { layoutOf, type Layout } from "./layout.ts";
import { eventsOf, type LogLine } from "./log.ts";
import { atOnce, meantBy, offered, pickable, verbOf, wrongCards, type Offered } from "./moves/choices.ts";
import { Stage } from "./stage/stage.svelte.ts";
import type { AnyTable } from "./table.ts";
import { Teller } from "./teller.ts";

export type Panel = "log" | "chat" | "book";

const KEY = Symbol("play");
const KNOWN = 3; // whoever has used something so often knows what it is

export class Play {
  readonly table: AnyTable;
  game: GameInfo;
  layout: Layout;
  stage: Stage;
  teller: Teller;
  picked: string[] = $state([]);
  panel: Panel | null = $state(null);
  clause = $state("");
  hint: Hint | null = $state.raw(null);
  showing: "trick" | "people" | "wishes" | "result" | null = $state(null);
  looking: number | null = $state(null); // at whose tickets
  spoken = $state("");
  unread = $state(0);
  lastActed = 0;
  doubt: string | null = $state(null); // a move that can cost the game, until its maker is sure
  #used: Record<string, number> = $state.raw(timesUsed());
  #sending = false;

  constructor(table: AnyTable, game: GameInfo, texts: GameTexts) {
    this.table = table;
    this.game = $state.raw(game);
    this.layout = layoutOf(game);
    this.stage = new Stage(this.layout, table.view);
    this.stage.recall(eventsOf(table.log), table.view);
    this.stage.told = table.log.at(-1)?.seq ?? 0;
    this.stage.lay(table.sheet, true);
    this.stage.speak = (lines) => (this.spoken = lines.map((line) => this.teller.event(line.event, true)).join(". "));
    this.teller = new Teller(texts, () => ({
      labels: this.labels,
      names: this.names,
      suits: this.layout.suits,
      seat: table.seat,
    }));
    table.audience = {
      scene: (scene) => this.stage.show(scene),
      chatted: () => {
        if (this.panel !== "chat") this.unread += 1;
      },
    };
  }

  get seats(): readonly SeatInfo[] {
    return this.table.seats;
  }

  get labels(): string[] {
    return this.seats.map((seat) => seat.label);
  }

  names: string[] = $derived.by(() => this.seats.map((seat, i) => seatName(seat, i)));

  get view(): View | null {
    return this.stage.shown;
  }

  /** The log as far as the table shows it. */
  log: readonly LogLine[] = $derived.by(() => this.table.log.slice(0, this.table.log.findLastIndex((line) => line.seq <= this.stage.told) + 1));

  /** The end of the deal that lies on the table, if one does. */
  get sheet(): Sheet | null {
    return this.table.atEnd ? this.stage.sheet : null;
  }

  choices: Choice[] = $derived.by(() => (this.stage.busy || this.table.rest ? [] : (this.table.view?.choices ?? [])));
  lawful: Set<string> = $derived(pickable(this.choices));
  wrong: Set<string> = $derived(wrongCards(this.choices));
  held: string[] = $derived(this.picked.filter((card) => this.lawful.has(card)));
  offered: Offered = $derived(offered(this.choices, this.held));

  get asked(): boolean {
    const { view, seat, rest } = this.table;
    return view !== null && seat !== null && rest === null && view.to_act.includes(seat);
  }

  /** A card is pressed: it is played, picked, put back, or the house says why not. */
  press(card: string): void {
    this.stage.skip();
    const choices = this.table.view?.choices ?? [];
    if (!pickable(choices).has(card)) {
      if (this.table.playing && this.table.seat !== null) void this.#askWhyNot(meantBy(choices, card));
      return;
    }
    const sure = (!settings.confirm && !this.wrong.has(card)) || this.held[0] === card;
    const move = sure ? atOnce(choices, card) : null;
    if (move !== null) void this.send(move);
    else this.#pick(card);
  }

  /** What was meant is our guess: where the game has no such move, the player has not asked for anything. */
  async #askWhyNot(guess: string): Promise<void> {
    await this.send(guess);
    if (this.table.failed?.code === "malformed") this.table.dismiss();
  }

  #pick(card: string): void {
    const held = this.held;
    if (held.includes(card)) this.picked = held.filter((one) => one !== card);
    else if (this.#together([...held, card])) this.picked = [...held, card];
    else this.picked = [card];
  }

  #together(cards: string[]): boolean {
    return this.choices.some((choice) => {
      if (choice.kind === "card" || choice.kind === "blind") return false;
      const known = pickable([choice]);
      return cards.every((one) => known.has(one)) && (choice.kind === "fixed" || cards.length <= (choice.hi ?? 0));
    });
  }

  /** Make a move; one that can cost the game waits until its maker says that he is sure. */
  async make(move: string): Promise<void> {
    if (this.teller.sure(verbOf(move))) this.doubt = move;
    else await this.send(move);
  }

  /** What a newcomer cannot know of these verbs, as long as he has not used them a few times. */
  explained(verbs: readonly string[]): { verb: string; text: string }[] {
    const news = verbs.filter((verb) => (this.#used[this.#use(verb)] ?? 0) < KNOWN);
    return news.map((verb) => ({ verb, text: this.teller.about(verb) })).filter(({ text }) => text !== "");
  }

  #use(verb: string): string {
    return `${this.game.name} ${verb}`;
  }

  #count(verb: string): void {
    if (!this.teller.about(verb)) return;
    this.#used = { ...this.#used, [this.#use(verb)]: (this.#used[this.#use(verb)] ?? 0) + 1 };
    rememberUse(this.#used);
  }

  async send(move: string): Promise<void> {
    if (this.#sending) return; // a second press means the same move
    this.doubt = null;
    this.#count(verbOf(move));
    this.#sending = true;
    this.picked = [];
    this.hint = null;
    await this.table.move(move);
    this.lastActed = Date.now();
    this.#sending = false;
  }

  /** What is said of a move that somebody did not make himself; nothing of a bot's own. */
  instead({ seat, by }: MadeBy): string {
    const name = this.names[seat] ?? "";
    if (by === "clock") return t("moved-clock", { name });
    return by === "bot" && this.seats[seat]?.guest ? t("moved-standin", { name }) : "";
  }

  /** Go on to one's own turn: neither bots nor what they do are waited for. */
  goOn(): void {
    if (!this.table.hurries || this.table.rest !== null) return;
    this.stage.hurry();
    if (!this.asked) void this.table.hurry();
  }

  async askHint(): Promise<void> {
    this.hint = (await this.table.hint()) ?? this.hint;
  }

  /** Put away whatever was said to the player: a refusal, a failure, a hint. */
  dismiss(): void {
    this.table.dismiss();
    this.hint = null;
  }

  openBook(clause = ""): void {
    this.clause = clause;
    this.show("book");
  }

  toggle(panel: Panel): void {
    this.show(this.panel === panel ? null : panel);
  }

  show(panel: Panel | null): void {
    this.panel = panel;
    if (panel === "chat") this.unread = 0;
  }
}

export function seatName(seat: SeatInfo, i: number): string {
  if (seat.name) return seat.name;
  if (!seat.bot) return t("seat-free-name", { label: seat.label });
  const names = t("bot-names").split(/,\s*/);
  return names[i] ?? t("seat-bot-name", { label: seat.label });
}

export function setPlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
