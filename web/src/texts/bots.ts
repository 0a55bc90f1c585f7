/** Bots in words: by their level, or by how they think. */

import type { BotInfo, GameInfo } from "../net/protocol.ts";
import type { GameTexts } from "./game.svelte.ts";
import { plain } from "./ids.ts";

/** What the catalogue says of a game's bots. */
export type Bots = Pick<GameInfo, "company" | "thinkers">;

const STRENGTH = /^(\d+)(ms)?$/;

/** How a bot thinks that people are offered no more: by its name and strength. */
function thinks({ thinkers = [] }: Bots, bot: string): string | undefined {
  const [name, strength = ""] = bot.split(":");
  const alike = thinkers.filter((one) => one.bot === name);
  const [, number, ms] = STRENGTH.exec(strength) ?? [];
  const fits = (most: number) => most === 0 || Number(number) <= most;
  return alike.find(({ usual, most = 0, most_ms = 0 }) => (number === undefined ? usual : fits(ms ? most_ms : most)))?.character;
}

/** A bot by its level, or by how it thinks; one that is known by neither by its own name. */
export function botName(texts: GameTexts, bots: Bots | undefined, bot: string): string {
  const bare = bot.split("@")[0] ?? bot;
  const character = bots?.company.find((one) => one.bot === bare)?.character ?? (bots && thinks(bots, bare));
  return texts.find(`bot-${character ?? plain(bare)}`) ?? bare;
}

/** What a level gains in a deal, where that was measured. */
export function measured(texts: GameTexts, { gain, interval }: BotInfo): string {
  if (typeof gain !== "number" || typeof interval !== "number") return texts.text("bot-unmeasured");
  return texts.text("bot-measured", { gain: `${gain < 0 ? "−" : "+"}${Math.abs(gain).toFixed(2)}`, interval: interval.toFixed(2) });
}
