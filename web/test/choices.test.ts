import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../src/net/protocol.ts";
import { allows, atOnce, grouped, meantBy, offered, pickable, sameMove } from "../src/table/moves/choices.ts";

const play: Choice = { kind: "card", head: "play", of: ["KS", "QS"] };
const rob: Choice = { kind: "card", head: "rob", of: ["KS"] };
const discard: Choice = { kind: "cards", head: "discard", of: ["KS", "QS", "7H"], lo: 0, hi: 2 };
const pass: Choice = { kind: "cards", head: "pass", of: ["KS", "QS", "7H", "8H"], lo: 3, hi: 3 };
const take: Choice = { kind: "fixed", head: "take 9C 8S AC" };
const stand: Choice = { kind: "fixed", head: "stand" };

const moves = (choices: Choice[], picked: string[]) => offered(choices, picked).actions.map((action) => action.move);

test("a card with one meaning is played at once", () => {
  assert.equal(atOnce([play, stand], "KS"), "play KS");
  assert.equal(atOnce([play, rob], "KS"), null);
  assert.equal(atOnce([play, rob], "QS"), "play QS");
  assert.equal(atOnce([discard], "KS"), null);
});

test("a picked card with two meanings offers both", () => {
  assert.deepEqual(moves([play, rob, stand], ["KS"]), ["play KS", "rob KS"]);
});

test("without picked cards only whole moves and an empty discard are offered", () => {
  assert.deepEqual(moves([play, discard, stand], []), ["discard none", "stand"]);
  assert.deepEqual(offered([play, stand], []).prompts, ["play"]);
});

test("too few and too many cards are not a move yet", () => {
  assert.deepEqual(moves([pass], ["KS"]), [null]);
  assert.deepEqual(moves([pass], ["KS", "QS", "7H"]), ["pass KS QS 7H"]);
  assert.deepEqual(moves([discard], ["KS", "QS", "7H"]), [null]);
});

test("cards in a fixed move narrow it down", () => {
  assert.deepEqual([...pickable([take, stand])], ["9C", "8S", "AC"]);
  assert.deepEqual(moves([take, stand], ["8S"]), ["take 9C 8S AC"]);
  assert.deepEqual(moves([take, { kind: "fixed", head: "take 9C 9H" }], ["9C"]), ["take 9C 8S AC", "take 9C 9H"]);
});

test("a number and positions wait while cards are picked", () => {
  const bid: Choice = { kind: "number", head: "bid", lo: 1, hi: 5 };
  const offer: Choice = { kind: "numbers", head: "offer hand", of: ["1", "2"], lo: 1, hi: 2 };
  assert.deepEqual(offered([bid, offer], []).numbers, [{ key: "bid", head: "bid", lo: 1, hi: 5 }]);
  assert.equal(offered([bid, offer], []).positions.length, 1);
  assert.equal(offered([bid, offer, play], ["KS"]).numbers.length, 0);
});

test("an unlawful card is tried with the verb of the moment", () => {
  assert.equal(meantBy([play], "2H"), "play 2H");
  assert.equal(meantBy([discard], "2H"), "discard 2H");
  assert.equal(meantBy([stand], "2H"), "play 2H");
});

test("many moves are gathered under their verbs", () => {
  const many = Array.from({ length: 8 }, (_, i): Choice => ({ kind: "fixed", head: `call ${i}` }));
  const groups = grouped(offered([...many, stand], []).actions);
  assert.deepEqual(groups.map((group) => [group.verb, group.actions.length]), [["call", 8], ["stand", 1]]);
  assert.equal(grouped(offered([stand, take], []).actions).length, 2);
});

test("a move is the same in whatever order its cards are named", () => {
  assert.ok(sameMove("discard 7H KS", "discard KS 7H"));
  assert.ok(!sameMove("discard 7H KS", "discard KS"));
  assert.ok(!sameMove("play KS", "rob KS"));
});

test("a move is lawful when a choice allows it", () => {
  const bid: Choice = { kind: "number", head: "bid", lo: 2, hi: 5 };
  const choices = [play, discard, take, stand, bid];
  for (const move of ["play KS", "discard none", "discard 7H QS", "take 9C AC 8S", "stand", "bid 5"]) assert.ok(allows(choices, move), move);
  for (const move of ["play 7H", "discard KS QS 7H", "discard 8H", "take 9C", "bid 6", "bid", "pass"]) assert.ok(!allows(choices, move), move);
});
