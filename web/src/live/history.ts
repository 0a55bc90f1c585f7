/** How counters or points stood after each deal, from the steps of a replay. */

import { amount, changed } from "../table/view.ts";
import type { GameEvent, Step, View } from "../net/protocol.ts";

export interface Standing {
  lines: number[][]; // by seat: how it stood at the beginning and after each deal
  counters: boolean; // counters, else points
}

export function deals(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.to?.name === "hand" && (event.n ?? 0) > 1 && typeof event.to.seat === "number");
}

function sums(view: View, labels: readonly string[], counters: boolean): number[] {
  return labels.map((label, i) => (counters ? amount(view.accounts[label]) : (view.scores[i] ?? 0)));
}

export function standing(steps: readonly Step[], labels: readonly string[]): Standing {
  const views: { view: View; fresh: boolean }[] = [];
  let view: View | null = null;
  for (const step of steps) {
    if (step.view) view = step.view;
    else if (view && step.change) view = changed(view, step.change);
    if (view) views.push({ view, fresh: deals(step.events) });
  }
  const counters = views.some(({ view: one }) => labels.some((label) => amount(one.accounts[label]) !== 0));
  const marks = views.filter(({ fresh }, i) => fresh && i > 0).map(({ view: one }) => one);
  const first = views[0]?.view;
  const last = views.at(-1)?.view;
  const taken = marks.length > 1 ? [first, ...marks.slice(1), last] : thinned(views.map(({ view: one }) => one));
  const columns = taken.filter((one) => one !== undefined).map((one) => sums(one, labels, counters));
  return { lines: labels.map((_, i) => columns.map((column) => column[i] ?? 0)), counters };
}

const MOST = 60;

/** A game of one deal is drawn move by move, as far as the paper allows. */
function thinned(views: View[]): (View | undefined)[] {
  const every = Math.max(1, Math.ceil(views.length / MOST));
  return views.filter((_, i) => i % every === 0 || i === views.length - 1);
}
