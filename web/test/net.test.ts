import assert from "node:assert/strict";
import { test } from "node:test";
import { houseAt, HouseError, Socket } from "../src/net/client.ts";
import { once } from "../src/net/once.ts";

test("the same is asked once, and again only where it failed", async () => {
  const asked: string[] = [];
  const ask = once((language: string, game: string) => {
    asked.push(`${language} ${game}`);
    return asked.length === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(asked.length);
  });
  await assert.rejects(ask("en", "a"));
  assert.deepEqual([await ask("en", "a"), await ask("en", "a"), await ask("hu", "a")], [2, 2, 3]);
  assert.deepEqual(asked, ["en a", "en a", "hu a"]);
});

// as docs/client.md shows it
test("a page elsewhere asks with its token, and is told how long to wait", async () => {
  const asked: { where: string; init: RequestInit }[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = ((where: string, init: RequestInit) => {
    asked.push({ where, init });
    const problem = JSON.stringify({ code: "too_fast", text: "slowly", wait: 7 });
    return Promise.resolve(asked.length === 1 ? new Response('{"tables": []}') : new Response(problem, { status: 429 }));
  }) as typeof fetch;
  try {
    const house = houseAt("https://cards.example.org", "secret");
    assert.deepEqual(await house.lobby(), { tables: [] });
    await assert.rejects(house.me(), (error: HouseError) => error.code === "too_fast" && error.wait === 7);
  } finally {
    globalThis.fetch = before;
  }
  assert.equal(asked[0]?.where, "https://cards.example.org/api/tables");
  assert.deepEqual(asked[0]?.init.headers, { authorization: "Bearer secret" });
  assert.equal(asked[0]?.init.credentials, "omit");
});

test("a socket offers its token as a protocol, and none where there is a cookie", () => {
  const opened: unknown[][] = [];
  const given = { window: { addEventListener() {} }, document: { addEventListener() {} } };
  class Fake {
    constructor(...how: unknown[]) {
      opened.push(how);
    }
  }
  Object.assign(globalThis, given, { WebSocket: Fake });
  const listener = { told() {}, connected() {} };
  new Socket("wss://cards.example.org/ws", listener, "secret");
  new Socket("/ws", listener);
  assert.deepEqual(opened, [
    ["wss://cards.example.org/ws", ["parlour", "bearer.secret"]],
    ["/ws", []],
  ]);
});
