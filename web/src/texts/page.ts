/** The page's own words, in the user's language; they come with the build. */

import type { FluentBundle } from "@fluent/bundle";
import { ENGLISH, SOURCES, type Language } from "../browser/languages.ts";
import { settings } from "../browser/settings.svelte.ts";
import { bundle, formatted, type Args } from "./bundle.ts";

const pages = new Map<Language, FluentBundle>();

function page(language: Language): FluentBundle {
  let found = pages.get(language);
  if (found === undefined) pages.set(language, (found = bundle(language, SOURCES[language] ?? "")));
  return found;
}

/** A text of the page; English where the language lacks it, the id itself where there is none. */
export function t(id: string, args: Args = {}): string {
  return formatted(page(settings.language), id, args) ?? formatted(page(ENGLISH), id, args) ?? id;
}
