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

const SUIT_NAMES: Record<string, string> = {
  S: "spades",
  H: "hearts",
  D: "diamonds",
  C: "clubs",
  A: "acorns",
  L: "leaves",
  B: "bells",
};
const LETTERS = new Map(Object.entries(SUIT_NAMES).map(([letter, name]) => [name, letter]));

/** The name of a card's suit, as facts have it. */
export function suitOf(code: string): string {
  return SUIT_NAMES[face(code)?.suit ?? ""] ?? "";
}

/** The letter of a suit in codes. */
export function letterOf(suit: string): string | undefined {
  return LETTERS.get(suit);
}

export type Order = "suit" | "rank" | "dealt";

/** By suits, or by ranks; where the game ranks a suit in its own way, `ranked` tells the place of each of its cards. */
function weight(code: string, suits: Suits, order: Order, ranked: ReadonlyMap<string, number>): number {
  const known = face(code);
  if (known === null) return isJoker(code) ? -1 : Number(code) || 0;
  const own = ranked.get(code);
  if (own !== undefined && order === "suit") return own;
  const rank = HIGH_FIRST.indexOf(known.rank);
  const suit = SUIT_ORDER[suits].indexOf(known.suit);
  return order === "rank" ? rank * 10 + suit : suit * 100 + rank;
}

/** A hand in the order its owner likes. */
export function sorted(
  codes: readonly string[],
  suits: Suits,
  order: Order,
  ranked: ReadonlyMap<string, number> = new Map(),
): string[] {
  if (order === "dealt") return [...codes];
  const keyed = codes.map((code, i) => ({ code, i, weight: weight(code, suits, order, ranked) }));
  return keyed.sort((a, b) => a.weight - b.weight || a.i - b.i).map(({ code }) => code);
}
