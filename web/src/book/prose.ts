/** The rule books are written in plain text with a few marks; on the page they are read without them. */

import { t } from "../texts/page.ts";

export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map(plain).filter(Boolean);
}

/** Other clauses are read by their numbers: `as game.36` is `as § 36`. */
export function plain(text: string): string {
  return text.replaceAll(CITED, (_, number: string) => numbered(number)).replaceAll(/[*`]/g, "").replaceAll(/\s+/g, " ").trim();
}

/** `§ 12` for `game.12`, as the language writes it. */
export function clauseNumber(id: string): string {
  return numbered(id.replace(/^[a-z-]+\./, ""));
}

/** The printed laws of a book that numbers its other clauses too are told as such. */
function numbered(number: string): string {
  const kind = number.startsWith(LAW) ? "law" : /^r/i.test(number) ? "ruling" : "clause";
  return t("clause-number", { kind, n: number.replace(LAW, "") });
}

const LAW = "law.";

const CITED = /\b[a-z]+(?:-[a-z]+)*\.((?:law\.)?[A-Za-z]?\d+[a-z]?)\b/g;
const CLAUSE = /^[a-z-]+\.[\w.]+$/;

export function isClause(text: string): boolean {
  return CLAUSE.test(text);
}
