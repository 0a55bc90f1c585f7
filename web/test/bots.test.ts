import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameTexts } from "../src/texts/game.svelte.ts";
import { botName, type Bots } from "../src/texts/bots.ts";

const texts = { find: (id: string) => (["bot-level-2", "bot-reader", "bot-quick", "bot-deep"].includes(id) ? `<${id}>` : undefined) } as unknown as GameTexts;
const bots: Bots = {
  company: [{ bot: "level:2", character: "level-2" }],
  thinkers: [
    { bot: "book", character: "reader", usual: true },
    { bot: "search", character: "quick", most: 200, most_ms: 40 },
    { bot: "search", character: "deep", usual: true },
  ],
};

test("a bot is called by its level, or by how it thinks, as the catalogue says", () => {
  const called = (bot: string) => botName(texts, bots, bot);
  assert.deepEqual(["level:2", "level:2@sleepy", "book", "book@bold"].map(called), ["<bot-level-2>", "<bot-level-2>", "<bot-reader>", "<bot-reader>"]);
  assert.deepEqual(["search:100", "search:200", "search:201", "search:40ms", "search:41ms", "search"].map(called), ["<bot-quick>", "<bot-quick>", "<bot-deep>", "<bot-quick>", "<bot-deep>", "<bot-deep>"]);
  assert.deepEqual(["somebodys", "somebodys:3"].map(called), ["somebodys", "somebodys:3"]);
  assert.equal(botName(texts, undefined, "book"), "book"); // before the catalogue has come
});
