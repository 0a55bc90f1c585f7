/** The house in this page: the server's own tables, in Python, in a worker. `src/parlour/server/pocket` is its other side. */

import type { Contents } from "./contents.ts";
import { Shelf } from "./shelf.ts";
import type { FromWorker, ToWorker } from "./spoken.ts";

/** As much of Pyodide as is used; "wheel" lays an archive where packages lie. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: "wheel"): void;
  pyimport(module: "parlour.server.pocket.in_browser"): { opened: Opening };
}
type Say = (line: number, text: string) => void;
type Put = (texts: string) => Promise<string>;
type Drop = (table: string) => Promise<void>;
type Opening = (put: Put, drop: Drop, texts: [string, string][], name: string, say: Say) => Promise<Pocket>;
type Engine = { loadPyodide(options: { indexURL: string }): Promise<Python> };

/** `Pocket` of `src/parlour/server/pocket/pocket.py`. */
interface Pocket {
  ask(method: string, where: string, body: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(line: number): void;
  hear(line: number, text: string): void;
  hang_up(line: number): void;
}

const LOCK = "parlour-pocket";
const PATIENCE = 3000; // milliseconds until a page that is being left has let go of the tables
let house: Pocket | undefined;

function tell(message: FromWorker): void {
  self.postMessage(message);
}

/** One page at a time: two would write the same tables. It is let go of when the worker ends. */
function alone(): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { signal: AbortSignal.timeout(PATIENCE) };
    const held = navigator.locks.request(LOCK, options, () => {
      resolve(true);
      return new Promise(() => {});
    });
    held.catch(() => resolve(false));
  });
}

async function python({ engine, serializer, house: modules }: Contents): Promise<Python> {
  const base = new URL(engine, self.location.origin).href;
  const loading = import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<Engine>;
  const [{ loadPyodide }, wheel, archive] = await Promise.all([loading, fetched(serializer), fetched(modules)]);
  const found = await loadPyodide({ indexURL: base });
  found.unpackArchive(wheel, "wheel");
  found.unpackArchive(archive, "wheel");
  return found;
}

async function fetched(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function opened(contents: Contents, name: string): Promise<Pocket> {
  const [found, shelf] = await Promise.all([python(contents), Shelf.open()]);
  const put: Put = (texts) => shelf.put(JSON.parse(texts) as Record<string, string>).then(() => "", String);
  const drop: Drop = (table) => shelf.drop(table);
  const say: Say = (line, text) => tell(text ? { t: "said", line, text } : { t: "closed", line });
  return found.pyimport("parlour.server.pocket.in_browser").opened(put, drop, await shelf.all(), name, say);
}

async function open(contents: Contents, name: string): Promise<void> {
  try {
    if (!(await alone())) {
      tell({ t: "not-opened", why: "elsewhere", text: "" });
      return;
    }
    house = await opened(contents, name);
    tell({ t: "opened" });
  } catch (error) {
    tell({ t: "not-opened", why: "failed", text: String(error) });
  }
}

async function answer(n: number, method: string, where: string, body: string): Promise<void> {
  const told = await house?.ask(method, where, body);
  if (told === undefined) return;
  const [status, kind, text] = told.toJs();
  told.destroy();
  tell({ t: "answer", n, status, kind, text });
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === "open") void open(data.contents, data.name);
  else if (data.t === "ask") void answer(data.n, data.method, data.where, data.body);
  else if (data.t === "connect") house?.connect(data.line);
  else if (data.t === "say") house?.hear(data.line, data.text);
  else house?.hang_up(data.line);
});
