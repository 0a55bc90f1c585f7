/** The book of an evening, in the words and sums that its parts share. */

import { getContext, setContext } from "svelte";
import { HouseError } from "../../net/api.ts";
import type { BookLine, EveningInfo, SeatResult, Transfer } from "../../net/protocol.ts";
import { amount, minus, signed } from "../../table/sums.ts";
import { t } from "../../texts/page.ts";

export const BOX = -1;

export function nameOf(book: EveningInfo, account: number): string {
  return account === BOX ? t("box") : (book.names[account] ?? "");
}

/** Who sat there; `bot` names a bot. */
export function seatName(book: EveningInfo, seat: SeatResult, bot: (name: string) => string): string {
  return seat.bot ? bot(seat.bot) : nameOf(book, seat.person);
}

/** With its sign, also where it is too large to be a number. */
export function sum(given: number | string | undefined): string {
  return typeof given === "string" ? minus(given) : signed(given ?? 0);
}

/** Whether a game was played for counters; otherwise its results are points. */
export function isPaid(line: BookLine): boolean {
  const game = line.game;
  return game !== null && game !== undefined && [game.left, ...game.seats.flatMap((seat) => [seat.gain, seat.staked])].some((one) => amount(one) !== 0);
}

export function owed(book: EveningInfo, debt: Transfer): string {
  return t("owes", { payer: nameOf(book, debt.payer), payee: nameOf(book, debt.payee), amount: String(debt.amount) });
}

export interface Desk {
  book: EveningInfo;
  /** Ask the house for another state of the book; gives what was in the way, or null. */
  write: (asking: () => Promise<EveningInfo>) => Promise<unknown>;
}

const DESK = Symbol("desk");

export function setDesk(desk: Desk): void {
  setContext(DESK, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(DESK);
}

/** The id of a table in whatever somebody has pasted: its link, or the id itself. */
export function tableIn(text: string): string {
  const id = /(?:^|#\/(?:table|invite)\/|\/t\/)([\w-]{1,40})(?:\/|$)/.exec(text.trim())?.[1];
  if (id === undefined) throw new HouseError({ code: "no_such_table", text });
  return id;
}
