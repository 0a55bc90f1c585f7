/** The languages of the page: each is a file of texts, found when the page is built. */

export type Language = string; // en
export const ENGLISH: Language = "en";

const FILES = import.meta.glob<string>("../texts/*.ftl", { eager: true, query: "?raw", import: "default" });

/** The page's own texts, in Fluent, by their language. */
export const SOURCES: Record<Language, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, source]) => [path.slice(path.lastIndexOf("/") + 1, -".ftl".length), source]),
);

export const LANGUAGES: Language[] = [ENGLISH, ...Object.keys(SOURCES).filter((language) => language !== ENGLISH).sort()];

/** What a language calls itself; its code where the browser does not know. */
export function ownName(language: Language): string {
  return new Intl.DisplayNames(language, { type: "language", fallback: "code" }).of(language) ?? language;
}
