/** Facts of a view: those that stand beside a seat, and those of the whole table. */

import type { Fact, Place, View } from "../net/protocol.ts";
import { suitOf } from "../cards/faces.ts";
import { factKind, placeKind, type FactKind, type Layout } from "./layout.ts";

const ELSEWHERE: readonly FactKind[] = ["hidden", "seat", "says", "side", "centre", "order"]; // not in the line above the table
const SUIT_APART = 100;

export interface SeatNote {
  word: string;
  rest: string;
  part: string; // which of several hands of the seat, or nothing
  told: boolean; // whether its words are told in the player's language
  clause: string;
}

/** Facts that stand beside seats, by seat: markers have no words of their own. */
export function seatNotes(facts: readonly Fact[], layout: Layout, labels: readonly string[]): Map<number, SeatNote[]> {
  const notes = new Map<number, SeatNote[]>();
  const add = (label: string, note: SeatNote): void => {
    const [bare = "", part = ""] = label.split("/");
    const seat = labels.indexOf(bare);
    if (seat >= 0) notes.set(seat, [...(notes.get(seat) ?? []), { ...note, part }]);
  };
  for (const { word, value, clause = "" } of facts) {
    if (word === layout.wins) continue; // its card is marked
    const kind = factKind(layout, word);
    const words = value.split(/[\s,]+/).filter(Boolean);
    if (kind === "marker") for (const label of words) add(label, { word, rest: "", part: "", told: false, clause });
    else if (kind === "seat" || kind === "says") {
      add(words[0] ?? "", { word, rest: value.slice(words[0]?.length ?? 0).trim(), part: "", told: kind === "says", clause });
    }
  }
  return notes;
}

export interface Side {
  word: string;
  clause: string;
  seats: number[]; // in their order
  total: number; // of the numbers that stand with them
  notes: Map<number, SeatNote[]>;
}

/** The sides that a game has formed, with what stands in each one's row. */
export function sidesOf(facts: readonly Fact[], layout: Layout, labels: readonly string[]): Side[] {
  const notes = seatNotes(facts, layout, labels);
  return facts
    .filter(({ word }) => factKind(layout, word) === "side")
    .map(({ word, value, clause = "" }) => {
      const seats = value.split(" ").map((label) => labels.indexOf(label)).filter((seat) => seat >= 0);
      const rows = new Map(seats.map((seat) => [seat, (notes.get(seat) ?? []).filter((note) => layout.listed.includes(note.word))]));
      const numbers = [...rows.values()].flat().filter(({ rest }) => /^\d+$/.test(rest));
      return { word, clause, seats, total: numbers.reduce((sum, { rest }) => sum + Number(rest), 0), notes: rows };
    });
}

/** What stands beside a seat itself: what its side's row tells is not said twice. */
export function besideSeat(notes: readonly SeatNote[], seat: number, sides: readonly Side[], layout: Layout): SeatNote[] {
  const inRow = sides.some((side) => side.seats.includes(seat));
  return notes.filter((note) => !inRow || !layout.listed.includes(note.word));
}

/** Facts of the whole table; a marker with another word than seats is one of them. */
export function tableFacts(facts: readonly Fact[], layout: Layout, labels: readonly string[]): Fact[] {
  return facts.filter(({ word, value }) => {
    const kind = factKind(layout, word);
    if (ELSEWHERE.includes(kind)) return false;
    if (kind !== "marker") return value !== "";
    return !value.split(/[\s,]+/).every((label) => label === "nobody" || labels.includes(label));
  });
}

/** The number that a player would begin with: what the game tells, within the bounds of the choice. */
export function usualFor(head: string, lo: number, hi: number, layout: Layout, facts: readonly Fact[]): number {
  const word = layout.usual[head];
  const told = Number(facts.find((fact) => fact.word === word)?.value ?? lo);
  return Number.isInteger(told) ? Math.min(Math.max(told, lo), hi) : lo;
}

/** What a whole move without an amount of its own costs now, where the game tells; else nothing. */
export function costOf(move: string, layout: Layout, facts: readonly Fact[]): string {
  const word = layout.costs[move];
  return facts.find((fact) => fact.word === word)?.value ?? "";
}

/** Cards that lie before seats and matter now, each with the seat before which it lies; none where none do now. */
export interface Central {
  word: string;
  cards: { code: string; seat: number | null }[];
}

export function centralCards(view: View, layout: Layout): Central[] {
  const words = Object.keys(layout.facts).filter((word) => factKind(layout, word) === "centre");
  return words.map((word) => {
    const codes = view.facts.find((fact) => fact.word === word)?.value.split(" ").filter(Boolean) ?? [];
    return { word, cards: codes.map((code) => ({ code, seat: lyingBefore(view.places, code) })) };
  });
}

function lyingBefore(places: readonly Place[], code: string): number | null {
  return places.find((place) => (place.faces ?? []).includes(code))?.seat ?? null;
}

/** The seat whose card would take the trick, where the game tells. */
export function winningSeat(view: View | null, layout: Layout, labels: readonly string[]): number | null {
  const told = view?.facts.find(({ word }) => word === layout.wins)?.value ?? "";
  const seat = labels.indexOf(told);
  return seat < 0 ? null : seat;
}

/** A suit from high to low, as the game ranks it now. */
export interface Ranking {
  suit: string;
  cards: string[];
}

export function rankings(facts: readonly Fact[], layout: Layout): Ranking[] {
  const orders = facts.filter(({ word }) => factKind(layout, word) === "order");
  return orders.map(({ word, value }) => ({ suit: word, cards: value.split(" ") }));
}

/** The rankings that matter now: of trumps, and of the suit led. */
export function rankingsNow(view: View, layout: Layout): Ranking[] {
  const all = rankings(view.facts, layout);
  const trumps = view.facts.find(({ word }) => factKind(layout, word) === "suit")?.value ?? "";
  const [led] = view.places.find((place) => placeKind(layout, place.name) === "trick")?.faces ?? [];
  const suits = [trumps, led === undefined ? "" : suitOf(led)];
  return [...new Set(suits)].flatMap((suit) => all.filter((one) => one.suit === suit));
}

/** The place of every ranked card in a sorted hand: trumps first, then suit by suit. */
export function rankedPlaces(view: View | null, layout: Layout): Map<string, number> {
  if (view === null) return new Map();
  const now = rankingsNow(view, layout);
  const all = [...now.slice(0, 1), ...rankings(view.facts, layout).filter(({ suit }) => suit !== now[0]?.suit)];
  return new Map(all.flatMap(({ cards }, i) => cards.map((card, j) => [card, i * SUIT_APART + j] as const)));
}
