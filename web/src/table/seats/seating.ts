/** Who sits where around the table, seen from one's own chair. */

export interface Seating {
  left: number[];
  top: number[];
  right: number[];
}

const SIDES = 9; // more than so many sit in rows

/** The others clockwise from one's left; `narrow` screens have no sides. */
export function seating(seats: number, own: number | null, narrow: boolean): Seating {
  const first = own ?? -1;
  const others = Array.from({ length: own === null ? seats : seats - 1 }, (_, i) => (first + 1 + i + seats) % seats);
  const k = others.length;
  if (narrow || k < 3 || k > SIDES) return { left: [], top: others, right: [] };
  const side = k <= 5 ? 1 : 2;
  return { left: others.slice(0, side).reverse(), top: others.slice(side, k - side), right: others.slice(k - side) };
}
