/** Options and presets in words, from the texts of the game and of the house. */

import type { AgreementInfo, GameInfo } from "../net/protocol.ts";
import type { GameTexts } from "./game.svelte.ts";
import { plain } from "./ids.ts";
import { t } from "./page.ts";

export type Value = string | number;

const ON = "on";

/** How often accidents happen: what a form offers of all the rates there are. */
export const RATES = ["0", "0.02", "0.05", "0.1"] as const;

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
