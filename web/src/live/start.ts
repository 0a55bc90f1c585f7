/** A new live table: made, begun, and gone to. */

import { rememberGame } from "../browser/memory.ts";
import { go } from "../browser/router.svelte.ts";
import { api, HouseError } from "../net/api.ts";
import type { GameInfo, NewTable, TableMade } from "../net/protocol.ts";
import { houseAddress, Socket } from "../net/socket.ts";

export const NEXT_DEAL = 60; // seconds that people are waited for between deals
const LINGERS = 4000; // until the table itself has connected, so that nobody seems to go away

/** Begin the game of a table that one has just made. */
function begin(table: string): Promise<void> {
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
  return { settings: { game: game.name, options: {}, spectators: false, hints: true, undo: true, next_deal: NEXT_DEAL } };
}
