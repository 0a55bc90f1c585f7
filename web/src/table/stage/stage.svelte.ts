/** The stage: shows one scene after the other, never far behind what the house has told. */

import { tick } from "svelte";
import { moves, settings } from "../../browser/settings.svelte.ts";
import type { GameEvent, View } from "../../net/protocol.ts";
import type { Layout } from "../layout.ts";
import type { Scene } from "../table.ts";
import { act, measured } from "./motion.ts";
import { steps, type Step } from "./steps.ts";
import { Tricks, type PlayedCard } from "./tricks.ts";

const LINGER = 1100;
const BEHIND = 1; // scenes waiting: hurry
const FAR_BEHIND = 6; // scenes waiting: no more acting

export class Stage {
  shown: View | null = $state.raw(null);
  busy = $state(false);
  lastTrick: PlayedCard[] = $state.raw([]);
  played: ReadonlyMap<string, number> = $state.raw(new Map()); // who played which card
  root: HTMLElement | null = null;
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
  }

  show(scene: Scene): void {
    this.#waiting.push(scene);
    if (!this.busy) void this.#run();
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
      for (const step of steps(this.shown, scene, this.#layout)) await this.#act(step);
      if (scene.view === null) this.shown = null;
    }
    this.#skipping = false;
    this.busy = false;
  }

  async #act(step: Step): Promise<void> {
    if (step.linger) await this.#pause(LINGER * this.#speed());
    const still = !moves() || this.#skipping || this.#waiting.length > FAR_BEHIND || this.root === null;
    if (still || this.root === null) {
      this.shown = step.view;
      return;
    }
    const before = measured(this.root, step);
    this.shown = step.view;
    await tick();
    await this.#pause(act(this.root, before, step, this.#speed()) * 0.75);
  }

  #speed(): number {
    const pace = settings.pace === "quick" ? 0.55 : settings.pace === "still" ? 0 : 1;
    return this.#waiting.length > BEHIND ? pace * 0.35 : pace;
  }

  #pause(ms: number): Promise<void> {
    if (this.#skipping || ms < 1) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = window.setTimeout(resolve, ms);
      this.#wake = () => {
        window.clearTimeout(timer);
        resolve();
      };
    });
  }
}
