import assert from "node:assert/strict";
import { test } from "node:test";
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
