/** How a game's places and facts look, as the house tells it; src/parlour/present/layout.py explains the kinds. */

import type { Suits } from "../cards/faces.ts";
import type { GameInfo } from "../net/protocol.ts";

const SUITS = ["french", "german", "numbers"] as const satisfies Suits[];
const PLACE_KINDS = ["hand", "trick", "run", "pile", "row", "board", "grid", "marks", "aside"] as const;
const FACT_KINDS = ["value", "suit", "cards", "centre", "order", "marker", "seat", "says", "side", "text", "hidden"] as const;

const SCORES = ["points", "tricks"] as const;

export type Score = (typeof SCORES)[number];
export type PlaceKind = (typeof PLACE_KINDS)[number];
export type FactKind = (typeof FACT_KINDS)[number];

export interface PlaceLayout {
  kind: PlaceKind;
  columns: number;
  order: string[];
  on: string;
  each: number; // so many of its cards are counted as one
}

export interface Layout {
  suits: Suits;
  centre: string[];
  places: Record<string, PlaceLayout>;
  facts: Record<string, FactKind>;
  score: Score;
  claims: string[]; // messages with which the outcome of a claim begins
  wins: string; // the fact that says whose card would take the trick
  costs: Record<string, string>; // by verb, the fact that says what it costs,
  usual: Record<string, string>; // and the one that says which number one would begin with
  quiet: string[]; // verbs that are not what the moment asks for
  listed: string[]; // facts of a seat that stand in the row of its side
}

const ROW: PlaceLayout = { kind: "row", columns: 0, order: [], on: "", each: 1 };

/** What the page does not know is drawn as a row, and told as it is. */
export function layoutOf({ layout }: GameInfo): Layout {
  return {
    suits: oneOf(SUITS, layout["suits"], "french"),
    centre: words(layout["centre"]),
    places: each(layout["places"], placeOf),
    facts: each(layout["facts"], (kind) => oneOf(FACT_KINDS, kind, "text")),
    score: oneOf(SCORES, layout["score"], "points"),
    claims: words(layout["claims"]),
    wins: String(layout["wins"] ?? ""),
    costs: each(layout["costs"], String),
    usual: each(layout["usual"], String),
    quiet: words(layout["quiet"]),
    listed: words(layout["listed"]),
  };
}

function placeOf(told: unknown): PlaceLayout {
  const { kind, columns, order, on, each: counted } = each(told, (value) => value);
  return {
    kind: oneOf(PLACE_KINDS, kind, ROW.kind),
    columns: Number(columns ?? 0),
    order: words(order),
    on: String(on ?? ""),
    each: Math.max(1, Number(counted ?? 1)),
  };
}

function oneOf<Word extends string>(known: readonly Word[], told: unknown, otherwise: Word): Word {
  return known.find((word) => word === told) ?? otherwise;
}

function words(told: unknown): string[] {
  return Array.isArray(told) ? told.map(String) : [];
}

function each<T>(told: unknown, read: (value: unknown) => T): Record<string, T> {
  const fields: [string, unknown][] = typeof told === "object" && told !== null ? Object.entries(told) : [];
  return Object.fromEntries(fields.map(([name, value]) => [name, read(value)]));
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
