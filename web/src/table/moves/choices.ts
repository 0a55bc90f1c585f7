/** From the choices of a view to what a player can press: pure, so that every kind can be tested. */

import { isCard } from "../../cards/faces.ts";
import type { Choice } from "../../net/protocol.ts";

export const CLAIMING = "claim";
export const WRONG = "!"; // stands for the verbs of all acts that break the law: they lie together, apart from the others
const SENTENCES = 2; // claims, which are sentences,
const FEW = 4; // moves of one verb that name several cards,
const OPEN = 8; // and other moves of one verb lie open,
const ROW = 12; // as long as all buttons together are no more

/** Something that can be pressed: a whole move, or one that still wants cards (`move` null). */
export interface Action {
  key: string;
  head: string;
  cards: string[];
  move: string | null;
  lo: number;
  hi: number;
  number?: number; // which the head alone does not say
  clause?: string; // what a claim rests on,
  noticed?: boolean; // whether the ground of a claim was seen,
  breaks?: string; // or what an act that is no claim breaks; empty where only the house's word for it is known
}

export interface NumberAction {
  key: string;
  head: string;
  lo: number;
  hi: number;
}

export interface Offered {
  actions: Action[];
  numbers: NumberAction[];
  positions: Choice[];
  blind: string[];
  prompts: string[]; // heads that wait for a card to be pressed
  wants: { head: string; lo: number; hi: number }[]; // heads that wait for several
}

export function cardsIn(head: string): string[] {
  return head.split(" ").slice(1).filter(isCard);
}

export function verbOf(head: string): string {
  return head.split(" ", 1)[0] ?? head;
}

/** The cards that take part in a choice, wherever they lie. */
export function pickable(choices: readonly Choice[]): Set<string> {
  const found = new Set<string>();
  for (const choice of choices) {
    if (choice.kind === "card" || choice.kind === "cards") for (const card of choice.of ?? []) found.add(card);
    if (choice.kind === "fixed") for (const card of cardsIn(choice.head)) found.add(card);
  }
  return found;
}

function fixed(choice: Choice, picked: readonly string[]): Action[] {
  const cards = cardsIn(choice.head);
  const fits = picked.every((card) => cards.includes(card));
  if (!fits) return [];
  return [{ key: choice.head, head: choice.head, cards: [], move: choice.head, lo: 0, hi: 0, ...lawOf(choice) }];
}

/** What the law has to do with a fixed move. */
function lawOf({ head, clause, noticed }: Choice): Pick<Action, "clause" | "breaks" | "noticed"> {
  if (!clause) return {};
  if (verbOf(head) !== CLAIMING) return { breaks: clause };
  return noticed ? { clause, noticed } : { clause };
}

/** The same of one card or number of an open choice. */
function lawOfPart(choice: Choice, part: string): Pick<Action, "clause" | "breaks" | "noticed"> {
  return (choice.wrong ?? []).includes(part) ? { breaks: "" } : lawOf(choice);
}

function oneCard(choice: Choice, picked: readonly string[]): Action[] {
  const [card] = picked;
  if (picked.length !== 1 || card === undefined || !(choice.of ?? []).includes(card)) return [];
  return [{ key: choice.head, head: choice.head, cards: [card], move: `${choice.head} ${card}`, lo: 1, hi: 1, ...lawOfPart(choice, card) }];
}

function someCards(choice: Choice, picked: readonly string[]): Action[] {
  if (!picked.every((card) => (choice.of ?? []).includes(card))) return [];
  const { head, lo = 0, hi = 0 } = choice;
  if (!picked.length && lo > 0) return [];
  const enough = picked.length >= lo && picked.length <= hi;
  const move = enough ? `${head} ${picked.length ? picked.join(" ") : "none"}` : null;
  return [{ key: head, head, cards: [...picked], move, lo, hi }];
}

/** A few numbers are a button each; of many one is written. */
function numbered(choice: Choice, found: Offered): void {
  const { head, lo = 0, hi = 0 } = choice;
  if (hi - lo >= OPEN) {
    found.numbers.push({ key: `${head} ${lo}`, head, lo, hi }); // there may be a gap between two ranges
    return;
  }
  for (let n = lo; n <= hi; n++) {
    const move = `${head} ${n}`;
    found.actions.push({ key: move, head, cards: [], move, lo: 0, hi: 0, number: n, ...lawOfPart(choice, `${n}`) });
  }
}

/** What can be pressed now that these cards are picked. */
export function offered(choices: readonly Choice[], picked: readonly string[]): Offered {
  const found: Offered = { actions: [], numbers: [], positions: [], blind: [], prompts: [], wants: [] };
  for (const choice of choices) {
    const { kind, head, lo = 0, hi = 0 } = choice;
    if (kind === "fixed") found.actions.push(...fixed(choice, picked));
    else if (kind === "card") found.actions.push(...oneCard(choice, picked));
    else if (kind === "cards") found.actions.push(...someCards(choice, picked));
    else if (kind === "number" && !picked.length) numbered(choice, found);
    else if (kind === "numbers" && !picked.length) found.positions.push(choice);
    else if (kind === "blind" && !picked.length) found.blind.push(head);
    if (kind === "cards") found.wants.push({ head, lo, hi });
    if (kind === "card" && !picked.length) found.prompts.push(head);
  }
  found.actions = found.actions.toSorted((one, other) => standing(one) - standing(other));
  return found;
}

/** What the law asks comes before what it allows to claim, what was noticed first, and that before what it forbids. */
function standing(action: Action): number {
  return action.breaks !== undefined ? 3 : action.clause === undefined ? 0 : action.noticed ? 1 : 2;
}

/** The cards that would break the law if they were played. */
export function wrongCards(choices: readonly Choice[]): Set<string> {
  const open = choices.filter((choice) => choice.kind === "card");
  const right = new Set(open.flatMap(({ of = [], wrong = [] }) => of.filter((card) => !wrong.includes(card))));
  return new Set(open.flatMap(({ wrong = [] }) => wrong).filter((card) => !right.has(card)));
}

/** The one move that can be made, where nothing is left to choose. */
export function forcedMove(choices: readonly Choice[]): string | null {
  const [only] = choices;
  if (choices.length !== 1 || only === undefined) return null;
  if (only.kind === "fixed") return only.head;
  const [card] = only.of ?? [];
  return only.kind === "card" && only.of?.length === 1 ? `${only.head} ${card}` : null;
}

const SOON = 600; // milliseconds until a forced move is made where only bots see it;
const LEAST = 900; // among people it takes as long as a choice might: the moment is drawn,
const SPREAD = 1600; // so that it tells nobody that there was none

export function forcedAfter(amongPeople: boolean): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return amongPeople ? LEAST + (drawn / 2 ** 32) * SPREAD : SOON;
}

/** The move that pressing a card makes at once, where it can mean nothing else. */
export function atOnce(choices: readonly Choice[], card: string): string | null {
  const meant = choices.filter((choice) => pickable([choice]).has(card));
  const [only] = meant;
  if (meant.length !== 1 || only === undefined) return null;
  if (only.kind === "card") return `${only.head} ${card}`;
  return only.kind === "fixed" && cardsIn(only.head).length === 1 ? only.head : null;
}

/** Whether two texts are one move: in which order its cards are named does not matter. */
export function sameMove(one: string, other: string): boolean {
  const [verb, ...rest] = one.split(" ");
  const [otherVerb, ...otherRest] = other.split(" ");
  return verb === otherVerb && rest.toSorted().join(" ") === otherRest.toSorted().join(" ");
}

/** Whether a move is among the choices. */
export function allows(choices: readonly Choice[], move: string): boolean {
  return choices.some((choice) => {
    if (choice.kind === "fixed") return sameMove(choice.head, move);
    return move.startsWith(`${choice.head} `) && completes(choice, move.slice(choice.head.length + 1).split(" "));
  });
}

function completes({ kind, of = [], lo = 0, hi = 0 }: Choice, words: string[]): boolean {
  const [first = ""] = words;
  if (kind === "card") return words.length === 1 && of.includes(first);
  if (kind === "number") return words.length === 1 && /^\d+$/.test(first) && Number(first) >= lo && Number(first) <= hi;
  const named = first === "none" ? [] : words;
  return kind !== "blind" && named.length >= lo && named.length <= hi && named.every((word) => of.includes(word));
}

/** What somebody who presses a card that is not lawful seems to mean. */
export function meantBy(choices: readonly Choice[], card: string): string {
  const open = choices.find((choice) => choice.kind === "card") ?? choices.find((choice) => choice.kind === "cards");
  return `${open?.head ?? "play"} ${card}`;
}

export interface VerbGroup {
  verb: string;
  actions: Action[];
}

/** So many groups at most have one main button each. */
const MAIN = 3;

/** Whether a move is what the moment asks for: a whole one, with few beside it, and not one of the `quiet` verbs. */
export function isMain(action: Action, groups: readonly VerbGroup[], quiet: readonly string[]): boolean {
  const loud = groups.filter(({ verb }) => !quiet.includes(verb)).length;
  return action.cards.length > 0 || (loud <= MAIN && action.head === verbOf(action.head) && !quiet.includes(verbOf(action.head)));
}

/** Many moves of one verb in two steps, by the word after it; null where they are few, or that word tells nothing apart. */
export function stepped(actions: readonly Action[]): VerbGroup[] | null {
  if (actions.length <= OPEN || actions.some(({ head }) => head.split(" ").length < 3)) return null;
  const heads = new Map<string, Action[]>();
  for (const action of actions) {
    const head = action.head.split(" ", 2).join(" ");
    heads.set(head, [...(heads.get(head) ?? []), action]);
  }
  return heads.size < actions.length ? [...heads].map(([verb, each]) => ({ verb, actions: each })) : null;
}

/** All moves in the order of their verbs: calls lie open, a verb with many is one button that opens them. */
export function grouped(actions: readonly Action[]): VerbGroup[] {
  const verbs = new Map<string, Action[]>();
  for (const action of actions) {
    const verb = action.breaks === undefined ? verbOf(action.head) : WRONG;
    verbs.set(verb, [...(verbs.get(verb) ?? []), action]);
  }
  const open = laidOpen(verbs);
  return [...verbs].flatMap(([verb, each]) => (open.has(verb) ? each.map((one) => ({ verb, actions: [one] })) : [{ verb, actions: each }]));
}

/** The verbs whose moves are a button each: those with fewest first, until the row is full. */
function laidOpen(verbs: ReadonlyMap<string, Action[]>): Set<string> {
  const open = new Set<string>();
  let buttons = verbs.size;
  for (const [verb, each] of [...verbs].toSorted(([, one], [, other]) => one.length - other.length)) {
    const more = each.length - 1;
    if (verb === WRONG || each.length > most(verb, each) || buttons + more > ROW) continue;
    buttons += more;
    open.add(verb);
  }
  return open;
}

/** So many moves of a verb may lie open: the more room each takes, the fewer. */
function most(verb: string, actions: readonly Action[]): number {
  if (verb === CLAIMING) return SENTENCES;
  return actions.some(({ head }) => cardsIn(head).length > 1) ? FEW : OPEN;
}
