/** Views and what changes in them: plain functions, so that replay and table share them. */

import type { GameEvent, Place, PlaceName, Told, View, ViewChange } from "../net/protocol.ts";

/** One event of the log, with a key that stays its own. */
export interface LogLine {
  key: string;
  seq: number;
  event: GameEvent;
}

export function placeKey(place: PlaceName): string {
  return `${place.name}|${place.seat ?? ""}|${place.part ?? ""}`;
}

export function changed(view: View, change: ViewChange): View {
  const { changed: some, ...rest } = change;
  const next: View = { ...view, ...rest };
  if (some !== undefined) next.places = withPlaces(next.places, some);
  return next;
}

function withPlaces(places: Place[], some: Place[]): Place[] {
  const newer = new Map(some.map((place) => [placeKey(place), place]));
  return places.map((place) => newer.get(placeKey(place)) ?? place);
}

export function logLines(told: Told[]): LogLine[] {
  return told.flatMap(({ seq, events }) => events.map((event, i) => ({ key: `${seq}.${i}`, seq, event })));
}

/** Counters of an account as a number; those that are too many to be exact are near enough to draw. */
export function amount(given: number | string | null | undefined): number {
  return Number(given ?? 0);
}

/** `+3`, `−2`: with the sign that printers use. */
export function signed(sum: number): string {
  return sum > 0 ? `+${sum}` : minus(sum);
}

export function minus(sum: number | string): string {
  return String(sum).replace("-", "−");
}
