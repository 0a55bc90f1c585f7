/** Options, presets and bots in words, from the texts of the game and of the house. */

import type { AgreementInfo, BotInfo, GameInfo } from "../net/protocol.ts";
import type { GameTexts } from "./game.svelte.ts";
import { t } from "./page.ts";

export type Value = string | number;

const SEARCH = "search";
const ON = "on";

/** How often accidents happen: what a form offers of all the rates there are. */
export const RATES = ["0", "0.02", "0.05", "0.1"] as const;

function plain(word: string): string {
  return word.replaceAll(/[^a-z0-9]+/gi, "-");
}

export function optionLabel(texts: GameTexts, name: string): string {
  return texts.find(`label-${name}`) ?? optionHelp(texts, name) ?? name.replaceAll("_", " ");
}

export function optionHelp(texts: GameTexts, name: string): string | undefined {
  return texts.find(`option-${name}`);
}

/** What an option is set to; a number is its own word. */
export function choiceName(texts: GameTexts, option: string, value: Value): string {
  const word = plain(String(value));
  return texts.find(`choice-${option}-${word}`) ?? texts.find(`choice-${word}`) ?? String(value).replaceAll("_", " ").replaceAll(/=/g, ": ").replaceAll(",", ", ");
}

export function presetName(texts: GameTexts, preset: string): string {
  return texts.find(`preset-${plain(preset)}`) ?? preset;
}

export function rateName(rate: Value): string {
  const known = RATES.find((one) => Number(one) === Number(rate));
  return known === undefined ? t("rate", { n: String(rate) }) : t(`rate-${plain(known)}`);
}

/** Bots that people are offered no more, in games that were played: by how they think. */
const THINKERS: Record<string, string> = { random: "beginner", book: "reader", computed: "exact", net: "trained" };

/** A bot by its level or character; a search of another strength than people are offered is the thinker. */
export function botName(texts: GameTexts, company: BotInfo[], bot: string): string {
  const bare = bot.split("@")[0] ?? bot;
  const character = company.find((one) => one.bot === bare)?.character ?? THINKERS[bare];
  return texts.find(`bot-${character ?? (bare.startsWith(SEARCH) ? "thinker" : plain(bare))}`) ?? bare;
}

/** What a level gains in a deal, where that was measured. */
export function measured(texts: GameTexts, { gain, interval }: BotInfo): string {
  if (typeof gain !== "number" || typeof interval !== "number") return texts.text("bot-unmeasured");
  return texts.text("bot-measured", { gain: `${gain < 0 ? "−" : "+"}${Math.abs(gain).toFixed(2)}`, interval: interval.toFixed(2) });
}

/** How long is played, as a part of a sentence. */
function length(texts: GameTexts, deals: Value | undefined): string {
  if (deals === undefined) return "";
  return Number.isInteger(Number(deals)) ? t("so-many-deals", { n: Number(deals) }) : choiceName(texts, "deals", deals);
}

/** The sentence that sums up what is agreed: who plays, how long, and whatever is not as usual. */
export function agreedSentence(texts: GameTexts, game: GameInfo, { values, unusual }: AgreementInfo): string {
  const told = { n: Number(values["players"]), long: length(texts, values["deals"]) };
  const others = game.options.filter(({ name }) => unusual.includes(name) && name !== "players" && name !== "deals");
  if (!others.length) return t("agreed-usual", told);
  const what = others.map(({ name, kind }) => {
    const value = values[name] ?? "";
    if (value === ON) return optionLabel(texts, name);
    const words = kind === "rates" || kind === "rate" ? rateName(value) : choiceName(texts, name, value);
    return t("agreed-thing", { label: optionLabel(texts, name), value: words });
  });
  return t("agreed-but", { ...told, what: what.join("; ") });
}
