/** Where the pips of a card stand, on a face of 100 by 140. */

export interface Pip {
  x: number;
  y: number;
}

const LEFT = 31;
const MIDDLE = 50;
const RIGHT = 69;
const TOP = 30;
const CENTRE = 70;

function column(x: number, ...rows: number[]): Pip[] {
  return rows.map((y) => ({ x, y }));
}

function pair(...rows: number[]): Pip[] {
  return [...column(LEFT, ...rows), ...column(RIGHT, ...rows)];
}

const BOTTOM = 140 - TOP;
const QUARTER = (TOP + CENTRE) / 2;
const THIRD = TOP + (BOTTOM - TOP) / 3;
const ROWS = [TOP, THIRD, 140 - THIRD, BOTTOM];
const HALFWAY = (TOP + THIRD) / 2;

export const PIPS: Record<string, Pip[]> = {
  A: column(MIDDLE, CENTRE),
  "2": column(MIDDLE, TOP, BOTTOM),
  "3": column(MIDDLE, TOP, CENTRE, BOTTOM),
  "4": pair(TOP, BOTTOM),
  "5": [...pair(TOP, BOTTOM), ...column(MIDDLE, CENTRE)],
  "6": pair(TOP, CENTRE, BOTTOM),
  "7": [...pair(TOP, CENTRE, BOTTOM), ...column(MIDDLE, QUARTER)],
  "8": [...pair(TOP, CENTRE, BOTTOM), ...column(MIDDLE, QUARTER, 140 - QUARTER)],
  "9": [...pair(...ROWS), ...column(MIDDLE, CENTRE)],
  T: [...pair(...ROWS), ...column(MIDDLE, HALFWAY, 140 - HALFWAY)],
};
