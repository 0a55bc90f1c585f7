/** Facts of a view: those that stand beside a seat, and those of the whole table. */

import type { Fact } from "../net/protocol.ts";
import { factKind, type Layout } from "./layout.ts";

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

/** What a whole move without an amount of its own costs now, where the game tells; else nothing. */
export function costOf(move: string, layout: Layout, facts: readonly Fact[]): string {
  const word = layout.costs[move];
  return facts.find((fact) => fact.word === word)?.value ?? "";
}
