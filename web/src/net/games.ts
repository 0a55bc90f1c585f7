/** The games of the house, asked once for each language. */

import { api, HouseError } from "./api.ts";
import { once } from "./once.ts";
import type { GameInfo } from "./protocol.ts";

/** Every game, its title in that language. */
export const games = once(api.games);

export async function gameIn(language: string, name: string): Promise<GameInfo> {
  const game = (await games(language)).find((one) => one.name === name);
  if (game === undefined) throw new HouseError({ code: "unknown", text: name });
  return game;
}

/** What each game is called in that language. */
export async function titles(language: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await games(language)).map((game) => [game.name, game.title]));
}
