/** Whether this page plays with the house, or without a network with the one that it has in itself. */

import { goThrough } from "../net/door.ts";
import type { You } from "../net/protocol.ts";
import { askToStay, bytesSent, forget, keep, kept, offered, type Contents } from "./contents.ts";
import { PocketDoor } from "./door.ts";
import type { Trouble } from "./spoken.ts";

const WISH = "parlour-pocket"; // of this tab: to play on this device though there is a network
const MADE = "parlour-pocket-made";
const NAME = "parlour-pocket-name";
const PATIENCE = 2000; // milliseconds until a house that does not answer counts as out of reach
const ALIVE = "/health/live";
const RENAMED = "/api/me/name";

type State = "" | "opening" | "open" | Trouble;

/** `state` is empty while the page plays with the house over the network. */
export const pocket: { state: State; text: string; ready: boolean; part: number } = $state({
  state: "",
  text: "",
  ready: false, // all that it takes is kept
  part: 0, // of it that has been fetched, while it is
});

/** Whether games here are played on this device alone. */
export function isHere(): boolean {
  return pocket.state !== "";
}

function wished(): boolean {
  try {
    return sessionStorage.getItem(WISH) !== null;
  } catch {
    return false;
  }
}

async function reachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(ALIVE, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}

/** As far as this browser remembers: whoever never asked for it need not wait until its caches have been looked at. */
export function wasMadeReady(): boolean {
  try {
    return localStorage.getItem(MADE) !== null;
  } catch {
    return false;
  }
}

/** Before the page is shown: where there is no way to the house, and all is here, the page goes on by itself. */
export async function choose(guest: string): Promise<void> {
  const contents = await kept();
  pocket.ready = contents !== undefined;
  if (contents === undefined) return;
  if (wished() || !(await reachable())) begin(contents, guest);
  else void refresh(contents);
}

function begin(contents: Contents, guest: string): void {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "pocket" });
  pocket.state = "opening";
  const door = new PocketDoor(worker, contents, localStorage.getItem(NAME) ?? guest, (why, text) => {
    pocket.state = why || "open";
    pocket.text = text;
  });
  goThrough({
    ask: async (where, init) => {
      const answer = await door.ask(where, init);
      if (where === RENAMED && answer.ok) localStorage.setItem(NAME, ((await answer.clone().json()) as You).name);
      return answer;
    },
    line: () => door.line(),
  });
}

/** Who has once asked for it has the newest. */
async function refresh(before: Contents): Promise<void> {
  const newest = await offered();
  if (newest && newest.house !== before.house) await keep(newest, () => undefined).catch(() => undefined);
}

/** The bytes that it would take; nothing where the house does not have it. */
export async function size(): Promise<number> {
  const contents = await offered();
  return contents ? bytesSent(contents) : 0;
}

export async function makeReady(): Promise<void> {
  const contents = await offered();
  if (contents === undefined) throw new TypeError("the house does not answer");
  pocket.part = 0;
  await keep(contents, (part) => (pocket.part = part));
  localStorage.setItem(MADE, "yes");
  pocket.ready = true;
  askToStay();
}

export async function clear(): Promise<void> {
  localStorage.removeItem(MADE);
  await forget();
  pocket.ready = false;
}

/** Play on this device, or with the house again: both are begun anew. */
export function goHere(here: boolean): void {
  try {
    if (here) sessionStorage.setItem(WISH, "yes");
    else sessionStorage.removeItem(WISH);
  } catch {
    return; // a browser that remembers nothing has kept nothing
  }
  location.hash = "";
  location.reload();
}
