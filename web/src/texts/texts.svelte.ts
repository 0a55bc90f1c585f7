/** Words in the user's language: the page's own from the build, the house's and the games' from the house. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import english from "./en.ftl?raw";
import magyar from "./hu.ftl?raw";
import turkce from "./tr.ftl?raw";
import { api } from "../net/api.ts";
import { settings, type Language } from "../browser/settings.svelte.ts";

export type Args = Record<string, FluentVariable>;
type PatternElement = Exclude<NonNullable<Message["value"]>, string>[number];

const SOURCES: Record<Language, string> = { en: english, hu: magyar, tr: turkce };
const pages = new Map<Language, FluentBundle>();

function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

function page(language: Language): FluentBundle {
  let found = pages.get(language);
  if (found === undefined) pages.set(language, (found = bundle(language, SOURCES[language])));
  return found;
}

function formatted(from: FluentBundle | undefined, id: string, args: Args): string | undefined {
  const pattern = from?.getMessage(id)?.value;
  return from && pattern ? from.formatPattern(pattern, args, []) : undefined;
}

/** A text of the page; English where the language lacks it, the id itself where there is none. */
export function t(id: string, args: Args = {}): string {
  return formatted(page(settings.language), id, args) ?? formatted(page("en"), id, args) ?? id;
}

function chooses(part: PatternElement, argument: string): boolean {
  return typeof part === "object" && part.type === "select" && part.selector.type === "var" && part.selector.name === argument;
}

const told = new Map<string, Promise<FluentBundle>>();

function fetchTexts(language: Language, game: string): Promise<FluentBundle> {
  const key = `${language}/${game}`;
  let found = told.get(key);
  if (found === undefined) {
    found = api.texts(language, game).then((source) => bundle(language, source));
    found.catch(() => told.delete(key));
    told.set(key, found);
  }
  return found;
}

/** The texts of one game, in the language of the moment. */
export class GameTexts {
  #bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});

  constructor(game: string) {
    $effect(() => {
      for (const language of new Set<Language>([settings.language, "en"])) void this.#load(language, game);
    });
  }

  async #load(language: Language, game: string): Promise<void> {
    const made = await fetchTexts(language, game).catch(() => undefined);
    if (made !== undefined) this.#bundles = { ...this.#bundles, [language]: made };
  }

  get ready(): boolean {
    return this.#bundles.en !== undefined;
  }

  find(id: string, args: Args = {}): string | undefined {
    return formatted(this.#bundles[settings.language], id, args) ?? formatted(this.#bundles.en, id, args);
  }

  text(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  /** Whether a message chooses its words by this argument, which must then be the bare word. */
  selectsOn(id: string, argument: string): boolean {
    const pattern = (this.#bundles[settings.language]?.getMessage(id) ?? this.#bundles.en?.getMessage(id))?.value;
    return Array.isArray(pattern) && pattern.some((part) => chooses(part, argument));
  }
}
