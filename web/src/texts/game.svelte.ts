/** The words of the games and of the house, in the user's language; they come from the house. */

import type { FluentBundle, Message } from "@fluent/bundle";
import { ENGLISH, type Language } from "../browser/languages.ts";
import { settings } from "../browser/settings.svelte.ts";
import { api } from "../net/api.ts";
import { once } from "../net/once.ts";
import { bundle, formatted, type Args } from "./bundle.ts";

type PatternElement = Exclude<NonNullable<Message["value"]>, string>[number];

function chooses(part: PatternElement, argument: string): boolean {
  return typeof part === "object" && part.type === "select" && part.selector.type === "var" && part.selector.name === argument;
}

const fetchTexts = once(async (language: Language, game: string) => bundle(language, await api.texts(language, game)));

/** The texts of one game, in the language of the moment. */
export class GameTexts {
  #bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});

  constructor(game: string) {
    $effect(() => void this.#load(settings.language, game));
  }

  /** Together with the English that stands in for what is missing, so that nobody reads that first. */
  async #load(language: Language, game: string): Promise<void> {
    const wanted = [...new Set<Language>([language, ENGLISH])];
    const made = await Promise.all(wanted.map((one) => fetchTexts(one, game).catch(() => undefined)));
    const found = wanted.flatMap((one, i) => (made[i] === undefined ? [] : [[one, made[i]] as const]));
    this.#bundles = { ...this.#bundles, ...Object.fromEntries(found) };
  }

  get ready(): boolean {
    return this.#bundles[ENGLISH] !== undefined;
  }

  find(id: string, args: Args = {}): string | undefined {
    return formatted(this.#bundles[settings.language], id, args) ?? formatted(this.#bundles[ENGLISH], id, args);
  }

  text(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  /** Whether a message chooses its words by this argument, which must then be the bare word. */
  selectsOn(id: string, argument: string): boolean {
    const pattern = (this.#bundles[settings.language]?.getMessage(id) ?? this.#bundles[ENGLISH]?.getMessage(id))?.value;
    return Array.isArray(pattern) && pattern.some((part) => chooses(part, argument));
  }
}
