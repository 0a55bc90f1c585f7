/** The rule book of a game, read in the language of the page while a component stands. */

import { settings } from "../browser/settings.svelte.ts";
import { api } from "../net/api.ts";
import type { BookInfo, GameInfo } from "../net/protocol.ts";
import { plain } from "./prose.ts";

export class OpenedBook {
  #read: BookInfo | null = $state.raw(null);
  #game: GameInfo;
  readonly laws: ReadonlyMap<string, string> = $derived(new Map((this.#read?.clauses ?? []).map((clause) => [clause.id, plain(clause.text)])));

  constructor(game: GameInfo) {
    this.#game = game;
    $effect(() => {
      void api.book(game.name, settings.language).then((book) => (this.#read = book));
    });
  }

  get title(): string {
    return this.#read?.title ?? this.#game.title;
  }

  get language(): string {
    return this.#read?.language ?? "en";
  }
}
