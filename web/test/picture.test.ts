import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../src/net/protocol.ts";
import { pictureOf } from "../src/pages/home/picture.ts";

function game(name: string, suits: string, centre: string[], places: Record<string, { kind: string; columns?: number; order?: string[] }>): GameInfo {
  const layout = { suits, centre, places, facts: {} };
  return { name, title: name, players: [2, 4], options: [], presets: {}, bots: [], company: [], layout, lesson: false, about: "", usual: "random" };
}

test("a picture shows what tells most of a game, the same at every visit", () => {
  const tricks = game("one", "german", ["trick", "stock"], { trick: { kind: "trick" }, stock: { kind: "pile" } });
  const shown = pictureOf(tricks);
  assert.deepEqual(shown, pictureOf(tricks));
  assert.equal(shown.kind, "trick");
  assert.equal(shown.pile, true);
  assert.equal(new Set([...shown.middle, ...shown.hand]).size, 9);
  assert.ok([...shown.middle, ...shown.hand].every((card) => /^[AKQJT987][LHAB]$/.test(card)));
  assert.notDeepEqual(pictureOf({ ...tricks, name: "two" }).hand, shown.hand);
});

test("a board has its compartments, and the cards on it follow each other", () => {
  const { kind, parts, middle } = pictureOf(game("b", "french", ["pool"], { pool: { kind: "board", order: ["ace", "king", "game"] } }));
  assert.equal(kind, "board");
  assert.equal(parts, 3);
  const ranks = middle.map((card) => "789TJQKA".indexOf(card[0] ?? ""));
  assert.deepEqual(ranks, [ranks[0], (ranks[0] ?? 0) + 1]);
  assert.equal(new Set(middle.map((card) => card[1])).size, 1);
});

test("tickets have numbers, and a game without a layout is drawn all the same", () => {
  const loto = pictureOf(game("l", "numbers", ["called"], { ticket: { kind: "grid", columns: 9 }, called: { kind: "run" } }));
  assert.equal(loto.kind, "grid");
  assert.equal(loto.hand.length, 27);
  assert.ok([...loto.hand, ...loto.middle].every((number) => Number(number) >= 1 && Number(number) <= 90));
  assert.equal(pictureOf(game("p", "french", [], {})).kind, "pile");
});
