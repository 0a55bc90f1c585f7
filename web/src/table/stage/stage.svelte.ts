/** The stage: shows one scene after the other, never far behind what the house has told. */

import { tick } from "svelte";
import { moves, settings } from "../../browser/settings.svelte.ts";
import { cardLaid, cardsMoved, countersPaid } from "../../browser/sound.ts";
import type { GameEvent, Sheet, View } from "../../net/protocol.ts";
import type { Layout } from "../layout.ts";
import type { LogLine } from "../log.ts";
import type { Scene } from "../table.ts";
import { act, measured } from "./motion.ts";
import { endOfDeal, steps, type Step } from "./steps.ts";
import { Tricks, type PlayedCard, type Taken } from "./tricks.ts";

const LINGER = 1100;
const LINE = 420; // for each line of the count,
const COUNT = 3600; // and at most for all of them
const BEHIND = 1; // scenes waiting: hurry
const SPEEDS = { unhurried: 1, brisk: 0.55, "at-once": 0 }; // parts of the usual time
const FAR_BEHIND = 6; // scenes waiting: no more acting

export class Stage {
  shown: View | null = $state.raw(null);
  busy = $state(false);
  lastTrick: PlayedCard[] = $state.raw([]);
  lastOfDeal: Taken | null = $state.raw(null);
  played: ReadonlyMap<string, number> = $state.raw(new Map()); // who played which card
  sheet: Sheet | null = $state.raw(null); // the deal whose end is shown,
  counted = $state(0); // so many lines of it,
  paid = $state(false); // and what it brought everybody
  told = $state(0); // the last entry that was shown
  speak: (lines: LogLine[]) => void = () => {};
  root: HTMLElement | null = null;
  hurried = false; // nothing is acted out until the player is asked
  #layout: Layout;
  #tricks: Tricks;
  #waiting: Scene[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;

  constructor(layout: Layout, view: View | null) {
    this.#layout = layout;
    this.#tricks = new Tricks(layout);
    this.shown = view;
  }

  /** What was told before anybody looked. */
  recall(past: readonly GameEvent[], view: View | null): void {
    this.#tricks = new Tricks(this.#layout);
    this.#follow(past, view);
  }

  #follow(events: readonly GameEvent[], view: View | null): void {
    this.#tricks.follow(events, view);
    this.played = this.#tricks.played;
    this.lastTrick = this.#tricks.taken;
    this.lastOfDeal = this.#tricks.lastOfDeal;
  }

  show(scene: Scene): void {
    this.#waiting.push(scene);
    if (!this.busy) void this.#run();
  }

  /** Go on to the player's turn: all that waits at once, and what comes until then. */
  hurry(): void {
    this.hurried = true;
    this.skip();
  }

  /** Somebody is impatient: everything at once. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#waiting.shift(); scene !== undefined; scene = this.#waiting.shift()) {
      if (scene.sudden) this.recall(scene.past ?? [], scene.view);
      else this.#follow(scene.events, scene.view);
      await this.#play(scene);
      if (scene.view === null) this.shown = null;
      this.told = scene.seq;
      if (scene.lines?.length) this.speak(scene.lines);
    }
    this.#skipping = false;
    this.busy = false;
  }

  async #play(scene: Scene): Promise<void> {
    const acted = steps(this.shown, scene, this.#layout);
    this.lay(scene.sudden ? (scene.sheet ?? null) : null, true);
    if (scene.sudden || !scene.sheet) {
      for (const step of acted) await this.#act(step);
      return;
    }
    const { cards, counters } = endOfDeal(acted, this.shown);
    for (const step of cards) await this.#act(step);
    this.lay(scene.sheet, false);
    await this.#count(scene.sheet);
    for (const step of counters) await this.#act(step);
    this.paid = true;
  }

  /** Lay out the end of a deal: all that it says, or as yet only the hands. */
  lay(sheet: Sheet | null, whole: boolean): void {
    this.sheet = sheet;
    this.counted = whole ? (sheet?.lines.length ?? 0) : 0;
    this.paid = whole;
  }

  /** One line after the other; whoever wants nothing to move has them all at once. */
  async #count({ lines }: Sheet): Promise<void> {
    const each = Math.min(LINE, COUNT / Math.max(1, lines.length));
    while (this.counted < lines.length) {
      if (moves()) await this.#pause(each * this.#speed());
      this.counted += 1;
    }
  }

  async #act(step: Step): Promise<void> {
    if (step.linger) await this.#pause(LINGER * this.#speed());
    const still = !moves() || document.hidden || this.hurried || this.#skipping || this.#waiting.length > FAR_BEHIND || this.root === null;
    if (still || this.root === null) {
      this.shown = step.view;
      return;
    }
    this.#sound(step);
    const before = measured(this.root, step);
    this.shown = step.view;
    await tick();
    await this.#pause(act(this.root, before, step, this.#speed()) * 0.75);
  }

  #sound({ flights, payments }: Step): void {
    const cards = flights.reduce((sum, flight) => sum + flight.n, 0);
    if (cards > 1) cardsMoved(cards);
    else if (cards) cardLaid();
    if (payments.length) countersPaid(payments.reduce((sum, payment) => sum + payment.amount, 0));
  }

  #speed(): number {
    const pace = this.hurried ? 0 : SPEEDS[settings.pace];
    return this.#waiting.length > BEHIND ? pace * 0.35 : pace;
  }

  #pause(ms: number): Promise<void> {
    if (this.#skipping || ms < 1 || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = window.setTimeout(resolve, ms);
      this.#wake = () => {
        window.clearTimeout(timer);
        resolve();
      };
    });
  }
}
