/** Views and what changes in them: plain functions, so that every table shares them. */

import type { Fact, Place, PlaceName, Step, View, ViewChange } from "../net/protocol.ts";

export function placeKey(place: PlaceName): string {
  return `${place.name}|${place.seat ?? ""}|${place.part ?? ""}`;
}

export function changed(view: View, change: ViewChange): View {
  const { changed: some, altered, ...rest } = change;
  const next: View = { ...view, ...rest };
  if (some !== undefined) next.places = withPlaces(next.places, some);
  if (altered !== undefined) next.facts = withFacts(next.facts, altered);
  return next;
}

function withFacts(facts: Fact[], altered: [number, Fact | null][]): Fact[] {
  const next = [...facts];
  for (const [at, fact] of altered) {
    if (fact) next[at] = fact;
    else next.length = at;
  }
  return next;
}

function withPlaces(places: Place[], some: Place[]): Place[] {
  const newer = new Map(some.map((place) => [placeKey(place), place]));
  return places.map((place) => newer.get(placeKey(place)) ?? place);
}

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
