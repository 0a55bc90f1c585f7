/** Links to be shared.  What stands after a hash no messenger sends, so they have a path of their own, by which the house
 * tells what is there (docs/page.md); the page itself goes on to the address after the hash. */

import type { Language } from "./languages.ts";

export type Shared = "table" | "replay" | "review" | "puzzle";

const LETTERS: Record<Shared, string> = { table: "t", replay: "r", review: "v", puzzle: "p" };
const LINK = /^\/[a-z]{2,8}\/([trvp])\/([\w-]{1,60})(?:\/(\d{1,6}))?\/?$/;

export function linkTo(base: string, language: Language, kind: Shared, ...rest: string[]): string {
  return new URL(["", language, LETTERS[kind], ...rest.map(encodeURIComponent)].join("/"), base).href;
}

/** The address after the hash to which a link leads; nothing where the path is none. */
export function ledTo(pathname: string): string | null {
  const [, letter, id = "", number] = LINK.exec(pathname) ?? [];
  const numbered = `${id}/${number ?? "0"}`;
  if (letter === "t") return `#/table/${id}`;
  if (letter === "r") return `#/replay/${numbered}`;
  if (letter === "v") return `#/replay/${numbered}/review`;
  return letter === "p" ? `#/puzzle/${id}` : null;
}
