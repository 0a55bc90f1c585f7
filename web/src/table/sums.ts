/** Sums of counters and points, as they are reckoned and printed. */

/** Counters of an account as a number; those that are too many to be exact are near enough to draw. */
export function amount(given: number | string | null | undefined): number {
  return Number(given ?? 0);
}

/** `+3`, `−2`: with the sign that printers use. */
export function signed(sum: number): string {
  return sum > 0 ? `+${sum}` : minus(sum);
}

export function minus(sum: number | string): string {
  return String(sum).replace("-", "−");
}
