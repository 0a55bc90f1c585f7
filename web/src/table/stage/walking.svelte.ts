/** A game that lies ready step by step: it goes on by itself while nobody is asked, or by hand. */

import { onDestroy } from "svelte";
import { settings } from "../../browser/settings.svelte.ts";
import type { Play } from "../play.svelte.ts";

interface Walked {
  at: number;
  running: boolean; // nobody is waited for
  turn(to: number): void;
}

const REST = { unhurried: 1200, brisk: 600, "at-once": null }; // time to read what happens; null: go on by hand

/** Walk on at the pace that is wished for, as long as a component stands; gives what goes to any step at once. */
export function walking(table: Walked, play: Play): (to: number) => void {
  $effect(() => {
    const rest = REST[settings.pace];
    if (rest === null || !table.running || play.stage.busy) return;
    const timer = window.setTimeout(() => table.turn(table.at + 1), rest);
    return () => window.clearTimeout(timer);
  });
  onDestroy(() => play.stage.skip());
  return (to) => {
    play.stage.skip();
    table.turn(to);
  };
}
