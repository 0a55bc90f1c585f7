/** Who sits where around the table, seen from one's own chair. */

export interface Seating {
  left: number[];
  top: number[];
  right: number[];
}

/** The others clockwise from one's left; `narrow` screens have no sides. */
export function seating(seats: number, own: number | null, narrow: boolean): Seating {
  const first = own ?? -1;
  const others = Array.from({ length: own === null ? seats : seats - 1 }, (_, i) => (first + 1 + i + seats) % seats);
  const k = others.length;
  if (narrow || k < 3) return { left: [], top: others, right: [] };
  const side = k <= 5 ? 1 : k <= 9 ? 2 : Math.ceil(k / 4);
  return { left: others.slice(0, side).reverse(), top: others.slice(side, k - side), right: others.slice(k - side) };
}
