/** What the pages ask of the house beyond what the table needs. */

import { api, games, HouseError } from "../net/api.ts";
import { houseAddress, Socket } from "../net/socket.ts";
import type { Addresses, FairCheck, GameInfo, NewTable, Problem, TableMade } from "../net/protocol.ts";
import { go } from "../browser/router.svelte.ts";
import { rememberGame } from "../browser/memory.ts";

async function got<T>(where: string): Promise<T> {
  const response = await fetch(where, { credentials: "same-origin" });
  if (!response.ok) throw new HouseError((await response.json()) as Problem);
  return (await response.json()) as T;
}

export async function gameIn(language: string, name: string): Promise<GameInfo> {
  const game = (await games(language)).find((one) => one.name === name);
  if (game === undefined) throw new HouseError({ code: "unknown", text: name });
  return game;
}

export const addresses = (): Promise<Addresses> => got("/api/addresses");

export function fairCheck(table: string, game: number): Promise<FairCheck> {
  return got(`/api/tables/${encodeURIComponent(table)}/fair?game=${game}`);
}

const LINGERS = 4000; // until the table itself has connected, so that nobody seems to go away

/** Begin the game of a table that one has just made. */
export function begin(table: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new Socket(houseAddress(), {
      told: () => {},
      connected: (on) => {
        if (on) void enterAndStart(socket, table).then(resolve, reject);
      },
    });
    window.setTimeout(() => socket.close(), LINGERS);
  });
}

async function enterAndStart(socket: Socket, table: string): Promise<void> {
  for (const asking of [{ t: "enter", table } as const, { t: "start" } as const]) {
    const answer = await socket.ask(asking);
    if (answer.t === "error") throw new HouseError(answer);
  }
}

/** A table whose other seats are all played by bots, its game begun. */
export async function tableWithBots(table: NewTable): Promise<TableMade> {
  const made = await api.makeTable(table);
  await begin(made.table);
  return made;
}

/** A game against bots, at once and as it is usually played. */
export async function playAtOnce(game: GameInfo): Promise<void> {
  const { table } = await tableWithBots(atOnce(game));
  rememberGame(game.name);
  go("table", table);
}

/** The settings of a table for one person who wants to play at once. */
function atOnce(game: GameInfo): NewTable {
  return { settings: { game: game.name, options: {}, spectators: false, hints: true, undo: true } };
}
