/** What this browser remembers of puzzles: which were answered, and on how many days in a row rightly. */

const KEPT = "parlour-puzzles";
const DAY = 86_400_000;

export interface Kept {
  answered: Record<string, boolean>; // by puzzle, whether the first answer was right
  streak: number;
  best: number;
  last: number; // the day whose puzzle was answered last, in days since 1970; 0: none
}

const NOTHING: Kept = { answered: {}, streak: 0, best: 0, last: 0 };

/** By universal time: the day begins for all at once. */
export function today(now: number = Date.now()): number {
  return Math.floor(now / DAY);
}

/** The one of a day, of all in their order. */
export function ofDay<P>(puzzles: readonly P[], day: number): P | undefined {
  return puzzles[day % puzzles.length];
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : 0;
}

/** What was kept; whatever cannot be used is forgotten. */
export function readKept(text: string | null): Kept {
  try {
    const read: unknown = JSON.parse(text ?? "");
    if (typeof read !== "object" || read === null) return NOTHING;
    const { answered, streak, best, last } = read as Record<string, unknown>;
    const known = typeof answered === "object" && answered !== null ? Object.entries(answered) : [];
    const right = Object.fromEntries(known.map(([id, value]) => [id, value === true]));
    return { answered: right, streak: count(streak), best: count(best), last: count(last) };
  } catch {
    return NOTHING;
  }
}

/** With an answer to a puzzle, and perhaps to that of a day: only the first one counts, for after it the right one is known. */
export function noted(kept: Kept, id: string, right: boolean, day: number | null): Kept {
  const answered = { ...kept.answered, [id]: kept.answered[id] ?? right };
  if (day === null || kept.last === day) return { ...kept, answered };
  const streak = right ? (kept.last === day - 1 ? kept.streak + 1 : 1) : 0;
  return { answered, streak, best: Math.max(kept.best, streak), last: day };
}

/** How many days in a row until this one, or the day before. */
export function streakOn(kept: Kept, day: number): number {
  return kept.last >= day - 1 ? kept.streak : 0;
}

export function keptPuzzles(): Kept {
  try {
    return readKept(localStorage.getItem(KEPT));
  } catch {
    return NOTHING;
  }
}

export function keepPuzzles(kept: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    return; // nothing is remembered where nothing may be
  }
}
