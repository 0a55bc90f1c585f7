/** How a game's places and facts look, as the house tells it; src/parlour/present/layout.py explains the kinds. */

import type { Suits } from "../cards/faces.ts";
import { placeKey } from "./view.ts";
import type { Fact, GameInfo, Place } from "../net/protocol.ts";

export type PlaceKind = "hand" | "trick" | "run" | "pile" | "row" | "board" | "grid" | "marks" | "aside";
export type FactKind = "value" | "suit" | "cards" | "marker" | "seat" | "says" | "text" | "hidden";

export interface PlaceLayout {
  kind: PlaceKind;
  columns: number;
  order: string[];
  on: string;
}

export interface Layout {
  suits: Suits;
  centre: string[];
  places: Record<string, PlaceLayout>;
  facts: Record<string, FactKind>;
}

const ROW: PlaceLayout = { kind: "row", columns: 0, order: [], on: "" };

export function layoutOf(game: GameInfo): Layout {
  return game.layout as unknown as Layout;
}

export function placeLayout(layout: Layout, name: string): PlaceLayout {
  return layout.places[name] ?? ROW;
}

export function placeKind(layout: Layout, name: string): PlaceKind {
  return placeLayout(layout, name).kind;
}

export function factKind(layout: Layout, word: string): FactKind {
  return layout.facts[word] ?? "text";
}

/** The common places in the layout's order; the others follow as in the view. */
export function common(places: readonly Place[], layout: Layout): Place[] {
  const rank = (place: Place): number => {
    const found = layout.centre.indexOf(place.name);
    return found < 0 ? layout.centre.length : found;
  };
  const free = places.filter((place) => (place.seat ?? null) === null);
  return free.map((place, i) => ({ place, i })).sort((a, b) => rank(a.place) - rank(b.place) || a.i - b.i).map(({ place }) => place);
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

export interface SeatNote {
  word: string;
  rest: string;
  told: boolean; // whether its words are told in the player's language
  clause: string;
}

/** Facts that stand beside seats, by seat: markers have no words of their own. */
export function seatNotes(facts: readonly Fact[], layout: Layout, labels: readonly string[]): Map<number, SeatNote[]> {
  const notes = new Map<number, SeatNote[]>();
  const add = (label: string, note: SeatNote): void => {
    const [bare = "", part] = label.split("/");
    const seat = labels.indexOf(bare);
    if (seat >= 0) notes.set(seat, [...(notes.get(seat) ?? []), part ? { ...note, rest: `${part}: ${note.rest}` } : note]);
  };
  for (const { word, value, clause = "" } of facts) {
    const kind = factKind(layout, word);
    const words = value.split(/[\s,]+/).filter(Boolean);
    if (kind === "marker") for (const label of words) add(label, { word, rest: "", told: false, clause });
    else if (kind === "seat" || kind === "says") {
      add(words[0] ?? "", { word, rest: words.slice(1).join(" "), told: kind === "says", clause });
    }
  }
  return notes;
}

/** Facts of the whole table; a marker with another word than seats is one of them. */
export function tableFacts(facts: readonly Fact[], layout: Layout, labels: readonly string[]): Fact[] {
  return facts.filter(({ word, value }) => {
    const kind = factKind(layout, word);
    if (kind === "hidden" || kind === "seat" || kind === "says") return false;
    if (kind !== "marker") return value !== "";
    return !value.split(/[\s,]+/).every((label) => label === "nobody" || labels.includes(label));
  });
}
