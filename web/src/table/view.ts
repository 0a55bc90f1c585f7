/** Views and what changes in them: plain functions, so that every table shares them. */

import type { Step, View } from "../net/protocol.ts";
import { changed, placeKey } from "../net/views.ts";

export { changed, placeKey };

/** A step, and how the table looks after it. */
export interface Viewed<S> {
  step: S;
  view: View;
}

/** The table after each step; those before the first view show nothing. */
export function viewed<S extends Step>(steps: readonly S[]): Viewed<S>[] {
  const made: Viewed<S>[] = [];
  for (const step of steps) {
    const before = made.at(-1)?.view;
    const view = step.view ?? (before && step.change ? changed(before, step.change) : before);
    if (view) made.push({ step, view });
  }
  return made;
}
