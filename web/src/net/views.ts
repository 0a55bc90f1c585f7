/** A view, and what changes in it, as docs/protocol.md says. */

import type { Fact, Place, PlaceName, View, ViewChange } from "./protocol.ts";

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
