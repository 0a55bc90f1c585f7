/** What a small picture of a game's table shows: read from its layout, with cards that are the same at every visit. */

import type { Suits } from "../../cards/faces.ts";
import type { GameInfo } from "../../net/protocol.ts";
import { layoutOf, placeLayout, type PlaceKind } from "../../table/layout.ts";

export interface Picture {
  suits: Suits;
  kind: PlaceKind; // of what lies in the middle
  middle: string[];
  hand: string[];
  pile: boolean;
  parts: number; // compartments of a board
  columns: number; // of a ticket
}

const RANKS = [..."AKQJT987"];
const SUITS: Record<Suits, string[]> = { french: [..."SHCD"], german: [..."LHAB"], numbers: [] };
const SHOWN: PlaceKind[] = ["grid", "board", "trick", "run", "row"]; // what tells most of a game, first
const IN_MIDDLE: Partial<Record<PlaceKind, number>> = { trick: 4, run: 4, row: 4, board: 2, grid: 2 };
const HAND = 5;
const BOARD = 1; // a plain pool, where the layout names no compartments
const NUMBERS = 90;
const ROWS = 3;

/** Numbers without end that depend on a word alone. */
function* drawn(word: string): Generator<number, never> {
  let at = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  for (;;) {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    yield at >>> 8;
  }
}

function pack(suits: Suits): string[] {
  if (suits === "numbers") return Array.from({ length: NUMBERS }, (_, i) => String(i + 1));
  return SUITS[suits].flatMap((suit) => RANKS.map((rank) => rank + suit));
}

function shuffled(codes: string[], word: string): string[] {
  const numbers = drawn(word);
  return codes
    .map((code) => ({ code, at: numbers.next().value }))
    .sort((one, other) => one.at - other.at)
    .map(({ code }) => code);
}

/** A few cards of one suit that follow each other. */
function following(suits: Suits, word: string, n: number): string[] {
  const [first = 0, second = 0] = [drawn(word).next().value, drawn(word + "!").next().value];
  const suit = SUITS[suits][first % 4] ?? "";
  const up = [...RANKS].reverse();
  const from = second % (up.length - n);
  return up.slice(from, from + n).map((rank) => rank + suit);
}

export function pictureOf(game: GameInfo): Picture {
  const layout = layoutOf(game);
  const names = [...Object.keys(layout.places), ...layout.centre];
  const kinds = new Set(names.map((name) => placeLayout(layout, name).kind));
  const central = new Set(layout.centre.map((name) => placeLayout(layout, name).kind));
  const kind = SHOWN.find((one) => (one === "grid" ? kinds : central).has(one)) ?? "pile";
  const board = names.map((name) => placeLayout(layout, name)).find((place) => place.kind === "board");
  const grid = names.map((name) => placeLayout(layout, name)).find((place) => place.kind === "grid");
  const cards = shuffled(pack(layout.suits), game.name);
  const n = IN_MIDDLE[kind] ?? 0;
  const runs = layout.suits !== "numbers" && (kind === "run" || kind === "board");
  const middle = runs ? following(layout.suits, game.name, n) : cards.slice(0, n);
  const rest = cards.filter((card) => !middle.includes(card));
  return {
    suits: layout.suits,
    kind,
    middle,
    hand: rest.slice(0, layout.suits === "numbers" ? ROWS * (grid?.columns ?? HAND) : HAND),
    pile: central.has("pile") && kind !== "board",
    parts: board?.order.length || BOARD,
    columns: grid?.columns ?? 0,
  };
}
