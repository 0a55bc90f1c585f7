/** The house in the page: its door, and what is kept for it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { keep, kept, type Contents } from "../src/pocket/contents.ts";
import { PocketDoor } from "../src/pocket/door.ts";
import type { FromWorker, ToWorker } from "../src/pocket/spoken.ts";

const CONTENTS: Contents = {
  engine: "/pocket/python/",
  serializer: "/pocket/a.whl",
  house: "/pocket/house-1.zip",
  games: { en: "/pocket/games-en.json" },
  files: [
    { path: "/pocket/a.whl", sent: 25, whole: 50 },
    { path: "/pocket/house-1.zip", sent: 75, whole: 300 },
  ],
};

/** Hears what the page says, and says what it is told to. */
class Worker extends EventTarget {
  heard: ToWorker[] = [];

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  say(message: FromWorker): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: message }));
  }
}

function opening(): { worker: Worker; door: PocketDoor; settled: string[] } {
  const worker = new Worker();
  const settled: string[] = [];
  const door = new PocketDoor(worker as EventTarget as globalThis.Worker, CONTENTS, "Ada", (why) => settled.push(why || "open"));
  return { worker, door, settled };
}

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("what is asked waits until the house is open, and is answered by its number", async () => {
  const { worker, door, settled } = opening();
  const [first, second] = [door.ask("/api/me", { method: "GET" }), door.ask("/api/tables", { method: "POST", body: "{}" })];
  await breath();
  assert.deepEqual(worker.heard, [{ t: "open", contents: CONTENTS, name: "Ada" }]);
  worker.say({ t: "opened" });
  await breath();
  const asked = worker.heard.slice(1).map((one) => (one.t === "ask" ? [one.n, one.method, one.where, one.body] : []));
  assert.deepEqual(asked, [[1, "GET", "/api/me", ""], [2, "POST", "/api/tables", "{}"]]);
  worker.say({ t: "answer", n: 2, status: 201, kind: "application/json", text: '{"table":"t"}' });
  worker.say({ t: "answer", n: 1, status: 204, kind: "", text: "" });
  assert.deepEqual([(await second).status, await (await second).json()], [201, { table: "t" }]);
  assert.equal((await first).status, 204);
  assert.deepEqual(settled, ["open"]);
});

test("the catalogue is there before the house is", async () => {
  const before = globalThis.fetch;
  globalThis.fetch = ((where: string) => Promise.resolve(new Response(where))) as typeof fetch;
  try {
    const { door } = opening();
    assert.equal(await (await door.ask("/api/games?language=en", {})).text(), "/pocket/games-en.json");
  } finally {
    globalThis.fetch = before;
  }
});

test("a house that cannot be opened answers nobody, and no line begins", async () => {
  const { worker, door, settled } = opening();
  const asked = door.ask("/api/me", {});
  const line = door.line();
  const told: string[] = [];
  line.onopen = () => told.push("open");
  line.onclose = () => told.push("closed");
  worker.say({ t: "not-opened", why: "elsewhere", text: "" });
  await assert.rejects(asked, TypeError);
  await breath();
  assert.deepEqual([told, settled], [["closed"], ["elsewhere"]]);
});

test("a line speaks, hears, and is closed from either end", async () => {
  const { worker, door } = opening();
  worker.say({ t: "opened" });
  const [one, other] = [door.line(), door.line()];
  const told: unknown[] = [];
  for (const line of [one, other]) {
    line.onopen = () => line.send("hello");
    line.onmessage = ({ data }) => told.push(data);
    line.onclose = () => told.push("closed");
  }
  await breath();
  assert.deepEqual([one.readyState, other.readyState], [1, 1]);
  assert.deepEqual(worker.heard.slice(1), [
    { t: "connect", line: 1 },
    { t: "say", line: 1, text: "hello" },
    { t: "connect", line: 2 },
    { t: "say", line: 2, text: "hello" },
  ]);
  worker.say({ t: "said", line: 2, text: "welcome" });
  worker.say({ t: "closed", line: 2 });
  one.close();
  one.close();
  assert.deepEqual(told, ["welcome", "closed", "closed"]);
  assert.deepEqual(worker.heard.at(-1), { t: "hang-up", line: 1 });
});

/** As much of the browser's caches as is used. */
class Caches {
  stored = new Map<string, string>();
  asked: string[] = [];
  broken = "";

  async has(): Promise<boolean> {
    return this.stored.size > 0;
  }

  async open(): Promise<object> {
    return {
      match: async (path: string) => (this.stored.has(path) ? new Response(this.stored.get(path)) : undefined),
      add: async (path: string) => {
        if (path === this.broken) throw new TypeError("no network");
        this.asked.push(path);
        this.stored.set(path, path);
      },
      put: async (path: string, answer: Response) => this.stored.set(path, await answer.text()),
      keys: async () => [...this.stored.keys()].map((path) => ({ url: `https://house.example${path}` })),
      delete: async (url: string) => this.stored.delete(new URL(url).pathname),
    };
  }
}

test("what is kept is fetched once, is whole or not there, and the old makes room", async () => {
  const caches = new Caches();
  Object.assign(globalThis, { caches });
  const parts: number[] = [];
  caches.broken = "/pocket/house-1.zip";
  await assert.rejects(keep(CONTENTS, (part) => parts.push(part)));
  assert.deepEqual([await kept(), parts], [undefined, [0.25]]);
  caches.broken = "";
  await keep(CONTENTS, (part) => parts.push(part));
  assert.deepEqual([await kept(), parts], [CONTENTS, [0.25, 0.25, 1]]);
  const newer: Contents = { ...CONTENTS, house: "/pocket/house-2.zip", files: [CONTENTS.files[0]!, { path: "/pocket/house-2.zip", sent: 75, whole: 300 }] };
  await keep(newer, () => undefined);
  assert.deepEqual(caches.asked, ["/pocket/a.whl", "/pocket/house-1.zip", "/pocket/house-2.zip"]);
  assert.deepEqual([...caches.stored.keys()].sort(), ["/pocket.json", "/pocket/a.whl", "/pocket/house-2.zip"]);
});
