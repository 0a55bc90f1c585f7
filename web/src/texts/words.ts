/** Words that options take, in the user's language where the page knows them. */

import { t } from "./page.ts";

export function choiceName(word: string): string {
  const id = `choice-${word.replaceAll(/[^a-z0-9]+/gi, "-")}`;
  const told = t(id);
  return told === id ? word.replaceAll("_", " ") : told;
}

const KINDS = /^([a-z]+)(?::(.+))?$/;

/** A bot by its strength: `search:500` is the thinker that tries 500 deals. */
export function botName(bot: string): string {
  const [, kind = bot, strength = ""] = KINDS.exec(bot) ?? [];
  return strength ? t("bot-strength", { bot: t(`bot-${kind}`), strength }) : t(`bot-${kind}`);
}
