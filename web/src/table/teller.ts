/** Everything the table says in words: events, refusals, places, facts, moves and cards. */

import { clauseNumber } from "../book/prose.ts";
import { face, isCard, isJoker, short, type Suits } from "../cards/faces.ts";
import type { GameEvent, PlaceName, Refused } from "../net/protocol.ts";
import type { Args } from "../texts/bundle.ts";
import type { GameTexts } from "../texts/game.svelte.ts";
import { t } from "../texts/page.ts";

const WORD = /[^\s,:]+/g;

export interface Company {
  labels: string[];
  names: string[];
  suits: Suits;
  seat: number | null;
}

export class Teller {
  texts: GameTexts;
  #company: () => Company;

  constructor(texts: GameTexts, company: () => Company) {
    this.texts = texts;
    this.#company = company;
  }

  get suits(): Suits {
    return this.#company().suits;
  }

  seat(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.#company().names[seat] ?? "");
  }

  /** The name of whoever has this label; any other word stays as it is. */
  person(label: string): string {
    const [bare = "", part] = label.split("/");
    const seat = this.#company().labels.indexOf(bare);
    if (seat < 0) return label;
    return part ? `${this.seat(seat)}/${part}` : this.seat(seat);
  }

  #screen(kind: string, word: string, args: Args = {}): string {
    return this.texts.find(`${kind}-${word.replaceAll("_", "-")}`, args) ?? word.replaceAll("_", " ");
  }

  verb(name: string): string {
    return this.#screen("verb", name);
  }

  fact(word: string, value = ""): string {
    return this.#screen("fact", word, { value });
  }

  value(words: string): string {
    return words.replace(WORD, (word) => this.#word(word));
  }

  #word(word: string): string {
    if (isCard(word)) return this.short(word);
    if (this.#company().labels.includes(word.split("/")[0] ?? "")) return this.person(word);
    return this.#screen("value", word);
  }

  place(place: PlaceName): string {
    const { seat } = this.#company();
    const args: Args = { seat: this.seat(place.seat), part: this.#part(place.part ?? "") };
    const own = place.seat !== null && place.seat !== undefined && place.seat === seat;
    const id = place.name.replaceAll("_", "-");
    return (own ? this.texts.find(`place-own-${id}`, args) : undefined) ?? this.#screen("place", place.name, args);
  }

  #part(part: string): string | number {
    if (/^\d+$/.test(part)) return Number(part);
    return part ? this.#screen("value", part) : "none";
  }

  account(name: string): string {
    if (this.#company().labels.includes(name)) return this.person(name);
    const [board = "", part = ""] = name.split("/");
    return this.#screen("place", board, { seat: "", part: this.#part(part) });
  }

  /** `king of spades`; a face that is no card's is said as it is. */
  card(code: string): string {
    if (isJoker(code)) return this.texts.text("card-joker");
    const known = face(code);
    if (known === null) return code;
    const rank = this.texts.text(`rank-${known.rank}`);
    return this.texts.text("card", { rank, suit: this.texts.text(`suit-${known.suit}`) });
  }

  /** `K♠`, with the letter that the card shows; German suits have no signs and are named. */
  short(code: string): string {
    return (this.suits === "german" ? null : short(code, (rank) => t(`index-${rank}`, { suits: this.suits }))) ?? this.card(code);
  }

  cards(codes: readonly string[], spoken = false): string {
    const inWords = spoken || this.suits === "german";
    return codes.map((code) => (inWords ? this.card(code) : this.short(code))).join(inWords ? ", " : " ");
  }

  event(event: GameEvent, spoken = false): string {
    const { cards = [], n = 0, word = "" } = event;
    return this.texts.text(event.message, {
      seat: this.seat(event.seat),
      n,
      word: this.texts.selectsOn(event.message, "word") ? word : this.value(word),
      cards: cards.length ? this.cards(cards, spoken) : this.texts.text("cards-hidden", { n }),
      payer: this.account(event.payer ?? ""),
      payee: this.account(event.payee ?? ""),
      amount: Number(event.amount ?? 0),
    });
  }

  refusal(refused: Refused): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(refused.args)) {
      const plain = typeof value === "number" || this.texts.selectsOn(refused.message, name);
      args[name] = plain ? (value as string | number) : this.value(String(value));
    }
    return this.texts.text(refused.message, args);
  }

  /** Why a move is advised; what somebody's own bot says is shown as it is. */
  reason(reason: string, deals = 0): string {
    return this.texts.text(reason, { n: deals });
  }

  /** A claim is worded as a condition, so it says the same whether there is a fault or not; whom it is against comes first. */
  claim(text: string, clause: string): string {
    const id = clause.slice(clause.indexOf(".") + 1);
    const words = text.split(" ").slice(1).filter((word) => word !== id.split(".").at(-1));
    const whom = this.#company().labels.includes(words[0] ?? "");
    const verb = text.split(" ")[0] ?? "";
    const more = words.map((word) => (/^\d+$/.test(word) ? this.number(verb, word) : this.#word(word))).join(whom ? ", " : " ");
    const settled = this.texts.find(`then-${id.replaceAll(".", "-")}`); // else the claimant chooses
    const remedy = settled ?? (more || t("claim-remedy"));
    const told = this.texts.text("claim-then", { condition: this.condition(clause) ?? t("claim-if"), remedy, clause: clauseNumber(clause) });
    return whom ? `${more}: ${told}` : told;
  }

  /** A right to claim as a condition; a clause that gives none has no words for it. */
  condition(clause: string): string | undefined {
    return this.texts.find(`if-${clause.slice(clause.indexOf(".") + 1).replaceAll(".", "-")}`);
  }

  /** What a number means in a move of this verb, where the game has a text for it; else the number. */
  number(verb: string, number: number | string): string {
    return this.texts.find(`number-${verb.replaceAll("_", "-")}`, { n: Number(number) }) ?? String(number);
  }

  /** What an act of this verb can cost, for whoever must be sure of it first; nothing where it costs nothing. */
  sure(verb: string): string {
    return this.texts.find(`sure-${verb.replaceAll("_", "-")}`) ?? "";
  }

  /** What a newcomer cannot know of a choice, in a sentence, where the game has one. */
  about(verb: string): string {
    return this.texts.find(`about-${verb.replaceAll("_", "-")}`) ?? "";
  }

  /** A move as a button says it: `Take 9♣ 8♠`. */
  move(text: string, spoken = false): string {
    const named = this.texts.find(`move-${text.replaceAll(/[ _]/g, "-")}`);
    if (named !== undefined) return named;
    const [name = "", ...rest] = text.split(" ");
    const words = rest.map((word) => (spoken && isCard(word) ? this.card(word) : this.#word(word)));
    return [this.verb(name), ...words].join(" ");
  }
}
