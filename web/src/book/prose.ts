/** The rule books are written in plain text with a few marks; on the page they are read without them. */

export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map(plain).filter(Boolean);
}

/** Other clauses are read by their numbers: `as game.36` is `as § 36`. */
export function plain(text: string): string {
  return text.replaceAll(CITED, "§ $1").replaceAll(/[*`]/g, "").replaceAll(/\s+/g, " ").trim();
}

/** `§ 12` for `game.12`. */
export function clauseNumber(id: string): string {
  return id.replace(/^[a-z-]+\./, "§ ");
}

const CITED = /\b[a-z]+(?:-[a-z]+)*\.((?:law\.)?[A-Za-z]?\d+[a-z]?)\b/g;
const CLAUSE = /^[a-z-]+\.[\w.]+$/;

export function isClause(text: string): boolean {
  return CLAUSE.test(text);
}
