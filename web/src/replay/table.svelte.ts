/** A game once more: the table as it looked after each step.  Nothing can be moved. */

import type { Replay, SeatInfo, Step } from "../net/protocol.ts";
import { SteppedTable, type Story } from "./steps.svelte.ts";

export class ReplayTable extends SteppedTable<Step> {
  override readonly playing = false;
  override readonly refused = null;

  protected override isOpen(_step: Step): boolean {
    return false;
  }

  override move(_move: string): Promise<void> {
    return Promise.resolve();
  }

  override dismiss(): void {}
}

export function storyOf({ steps, seat, labels, players, programs = [] }: Replay, bots: readonly string[]): Story<Step> {
  return { steps, seat, seats: labels.map((label, i) => seatOf(label, players[i] ?? "", bots, programs.includes(i))) };
}

/** A seat whose player is called as a bot was played by it. */
function seatOf(label: string, name: string, bots: readonly string[], program: boolean): SeatInfo {
  const isBot = bots.includes(name.split(":", 1)[0] ?? "");
  return isBot ? { label, bot: name } : { label, name, guest: name, connected: true, program };
}
