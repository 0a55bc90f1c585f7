/** What the code of a card says: `KS`, `TD`, `KS'` of a second pack, `JOKER`, or a plain number. */

export type Suits = "french" | "german" | "numbers";

export interface Face {
  rank: string;
  suit: string;
  second: boolean;
}

const CARD = /^([AKQJT2-9])([CDHSABL])('*)$/;
const HIGH_FIRST = "AKQJT98765432";
const SUIT_ORDER: Record<Suits, string> = { french: "SHCD", german: "LHAB", numbers: "" };
const SYMBOLS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

export function isJoker(code: string): boolean {
  return code.startsWith("JOKER");
}

export function face(code: string): Face | null {
  const found = CARD.exec(code);
  if (found === null) return null;
  return { rank: found[1] ?? "", suit: found[2] ?? "", second: found[3] !== "" };
}

export function isCard(code: string): boolean {
  return isJoker(code) || CARD.test(code);
}

/** `K♠`: short, for lines of text, with the letter that stands on the card; null where fonts have no sign for the suit. */
export function short(code: string, index: (rank: string) => string): string | null {
  const known = face(code);
  if (known === null) return code;
  const sign = SYMBOLS[known.suit];
  return sign === undefined ? null : `${index(known.rank)}${sign}${known.second ? "′" : ""}`;
}

export type Order = "suit" | "rank" | "dealt";

function weight(code: string, suits: Suits, order: Order): number {
  const known = face(code);
  if (known === null) return isJoker(code) ? -1 : Number(code) || 0;
  const rank = HIGH_FIRST.indexOf(known.rank);
  const suit = SUIT_ORDER[suits].indexOf(known.suit);
  return order === "rank" ? rank * 10 + suit : suit * 100 + rank;
}

/** A hand in the order its owner likes. */
export function sorted(codes: readonly string[], suits: Suits, order: Order): string[] {
  if (order === "dealt") return [...codes];
  const keyed = codes.map((code, i) => ({ code, i, weight: weight(code, suits, order) }));
  return keyed.sort((a, b) => a.weight - b.weight || a.i - b.i).map(({ code }) => code);
}
