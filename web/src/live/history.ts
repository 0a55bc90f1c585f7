/** How counters or points stood after each deal, from the steps of a replay. */

import type { Step, View } from "../net/protocol.ts";
import { deals } from "../table/log.ts";
import { amount } from "../table/sums.ts";
import { viewed } from "../table/view.ts";

export interface Standing {
  lines: number[][]; // by seat: how it stood at the beginning and after each deal
  counters: boolean; // counters, else points
}

function sums(view: View, labels: readonly string[], counters: boolean): number[] {
  return labels.map((label, i) => (counters ? amount(view.accounts[label]) : (view.scores[i] ?? 0)));
}

export function standing(steps: readonly Step[], labels: readonly string[]): Standing {
  const all = viewed(steps);
  const views = all.map(({ view }) => view);
  const counters = views.some((view) => labels.some((label) => amount(view.accounts[label]) !== 0));
  const marks = all.filter(({ step }, i) => i > 0 && deals(step.events)).map(({ view }) => view);
  const taken = marks.length > 1 ? [views[0], ...marks.slice(1), views.at(-1)] : thinned(views);
  const columns = taken.filter((view) => view !== undefined).map((view) => sums(view, labels, counters));
  return { lines: labels.map((_, i) => columns.map((column) => column[i] ?? 0)), counters };
}

/** The same from what the house reckoned deal by deal. */
export function courseOf(course: readonly (readonly (number | string)[])[], counters: boolean): Standing {
  const seats = course[0]?.length ?? 0;
  return { lines: Array.from({ length: seats }, (_, seat) => [0, ...course.map((held) => amount(held[seat]))]), counters };
}

const MOST = 60;

/** A game of one deal is drawn move by move, as far as the paper allows. */
function thinned(views: View[]): (View | undefined)[] {
  const every = Math.max(1, Math.ceil(views.length / MOST));
  return views.filter((_, i) => i % every === 0 || i === views.length - 1);
}
