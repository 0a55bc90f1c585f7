/** Places in the order and in the groups in which they are drawn. */

import type { Place } from "../../net/protocol.ts";
import { placeKind, placeLayout, type Layout } from "../layout.ts";
import type { Taken } from "../stage/tricks.ts";
import { placeKey } from "../view.ts";

/** The common places in the layout's order; the others follow as in the view. */
export function common(places: readonly Place[], layout: Layout): Place[] {
  const rank = (place: Place): number => {
    const found = layout.centre.indexOf(place.name);
    return found < 0 ? layout.centre.length : found;
  };
  const free = places.filter((place) => (place.seat ?? null) === null);
  return free.map((place, i) => ({ place, i })).sort((a, b) => rank(a.place) - rank(b.place) || a.i - b.i).map(({ place }) => place);
}

/** With the last trick or run of a deal that is over back where it lay, unless something lies there still. */
export function withLast(places: readonly Place[], { place: name, cards }: Taken): readonly Place[] {
  if (name === null) return places;
  const there = places.find((place) => place.name === name && (place.seat ?? null) === null);
  if ((there?.faces ?? []).length) return places;
  return [...places.filter((place) => place !== there), { name, faces: cards.map(({ card }) => card) }];
}

/** Places of one name in a row are drawn together: the compartments of one board. */
export function boards(places: readonly Place[], layout: Layout): Place[][] {
  const groups: Place[][] = [];
  for (const place of places) {
    const last = groups.at(-1);
    const joins = placeKind(layout, place.name) === "board" && last?.[0]?.name === place.name;
    if (joins) last?.push(place);
    else groups.push([place]);
  }
  return groups.map((group) => inOrder(group, layout));
}

function inOrder(group: Place[], layout: Layout): Place[] {
  const order = placeLayout(layout, group[0]?.name ?? "").order;
  const rank = (place: Place): number => (order.includes(place.part ?? "") ? order.indexOf(place.part ?? "") : order.length);
  return group.length > 1 ? [...group].sort((a, b) => rank(a) - rank(b)) : group;
}

/** Those numbers of a grid that another place marks as covered. */
export function marksOn(grid: Place, places: readonly Place[], layout: Layout): Set<string> {
  const found = places.filter(
    (place) =>
      placeLayout(layout, place.name).on === grid.name && placeKey({ ...place, name: grid.name }) === placeKey(grid),
  );
  return new Set(found.flatMap((place) => place.faces ?? []));
}

/** The rows of a ticket: a new one begins where the columns begin again. */
export function rowsOf(numbers: readonly string[], columns: number): (string | null)[][] {
  const rows: (string | null)[][] = [];
  let last = columns;
  for (const number of numbers) {
    const column = Math.min(Math.floor(Number(number) / 10), columns - 1);
    if (column <= last) rows.push(Array.from({ length: columns }, () => null));
    const row = rows.at(-1);
    if (row) row[column] = number;
    last = column;
  }
  return rows;
}
