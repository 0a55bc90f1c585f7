import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../src/net/protocol.ts";
import { costOf, usualFor } from "../src/table/facts.ts";
import { layoutOf } from "../src/table/layout.ts";
import { allows, atOnce, forcedAfter, forcedMove, grouped, isMain, meantBy, offered, pickable, sameMove, stepped, WRONG, wrongCards } from "../src/table/moves/choices.ts";

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
  const bid: Choice = { kind: "number", head: "bid", lo: 1, hi: 50 };
  const offer: Choice = { kind: "numbers", head: "offer hand", of: ["1", "2"], lo: 1, hi: 2 };
  assert.deepEqual(offered([bid, offer], []).numbers, [{ key: "bid 1", head: "bid", lo: 1, hi: 50 }]);
  assert.equal(offered([bid, offer], []).positions.length, 1);
  assert.equal(offered([bid, offer, play], ["KS"]).numbers.length, 0);
});

test("an unlawful card is tried with the verb of the moment", () => {
  assert.equal(meantBy([play], "2H"), "play 2H");
  assert.equal(meantBy([discard], "2H"), "discard 2H");
  assert.equal(meantBy([stand], "2H"), "play 2H");
});

const many = (n: number, head: string) => Array.from({ length: n }, (_, i): Choice => ({ kind: "fixed", head: `${head} ${i}` }));
const buttons = (choices: Choice[]) => grouped(offered(choices, []).actions).map((group) => [group.verb, group.actions.length]);

test("calls lie open, each a button", () => {
  assert.deepEqual(buttons([...many(6, "call"), stand]), [...Array.from({ length: 6 }, () => ["call", 1]), ["stand", 1]]);
  assert.equal(buttons([stand, take]).length, 2);
});

test("more moves than a row has room for are gathered under their verbs", () => {
  assert.deepEqual(buttons([...many(9, "call"), stand]), [["call", 9], ["stand", 1]]);
  assert.deepEqual(buttons([...many(7, "call"), ...many(8, "name"), stand]).length, 9);
});

test("claims and takings are long: only a few of them lie open", () => {
  assert.deepEqual(buttons([...many(5, "claim"), stand]), [["claim", 5], ["stand", 1]]);
  assert.equal(buttons([...many(5, "claim"), ...many(6, "call")]).length, 7);
  assert.equal(buttons(many(2, "claim")).length, 2);
  assert.equal(buttons(many(4, "take 9C 8S")).length, 4);
  assert.deepEqual(buttons(many(5, "take 9C 8S")), [["take", 5]]);
});

test("a few numbers are a button each", () => {
  const made = offered([{ kind: "number", head: "bet", lo: 5, hi: 7 }], []);
  assert.deepEqual(made.actions.map((action) => [action.move, action.number]), [["bet 5", 5], ["bet 6", 6], ["bet 7", 7]]);
  assert.deepEqual(made.numbers, []);
});

test("a button says what it costs, where the layout knows the fact", () => {
  const info = { layout: { costs: { call: "to-pay" } } } as unknown as Parameters<typeof layoutOf>[0];
  const facts = [{ word: "to-pay", value: "28" }];
  assert.equal(costOf("call", layoutOf(info), facts), "28");
  assert.equal(costOf("stand", layoutOf(info), facts), "");
  assert.equal(costOf("call", layoutOf(info), []), "");
});

test("a number begins with what is usual, within its bounds, where the layout knows the fact", () => {
  const info = { layout: { usual: { stake: "usual" } } } as unknown as Parameters<typeof layoutOf>[0];
  const usual = (value: string) => usualFor("stake", 1, 50, layoutOf(info), [{ word: "usual", value }]);
  assert.deepEqual([usual("10"), usual("200"), usual("0"), usual("many")], [10, 50, 1, 1]);
  assert.equal(usualFor("bid", 3, 50, layoutOf(info), [{ word: "usual", value: "10" }]), 3);
});

test("quiet verbs are never the main thing, and do not keep others from being it", () => {
  const heads = ["hold", "quit", "sit 2", "cut", "giveup"];
  const { actions } = offered(heads.map((head) => ({ kind: "fixed", head })), []);
  const main = (quiet: string[]) => actions.filter((action) => isMain(action, grouped(actions), quiet)).map(({ head }) => head);
  assert.deepEqual(main(["quit", "sit", "cut", "giveup"]), ["hold"]);
  assert.deepEqual(main([]), []);
});

test("many moves of two words are chosen in two steps", () => {
  const share = (seat: string) => ["none", "1/6", "1/4", "1/3", "1/2"].map((part): Choice => ({ kind: "fixed", head: `share ${seat} ${part}` }));
  const { actions } = offered([...share("B"), ...share("C")], []);
  assert.deepEqual(stepped(actions)?.map(({ verb, actions: each }) => [verb, each.length]), [["share B", 5], ["share C", 5]]);
  assert.equal(stepped(actions.slice(0, 5)), null);
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

test("what breaks the law lies together, after what is asked and what may be claimed", () => {
  const leave: Choice = { kind: "fixed", head: "leave", clause: "x.53" };
  const mix: Choice = { kind: "fixed", head: "mix", clause: "x.52" };
  const claim: Choice = { kind: "fixed", head: "claim 14", clause: "x.14" };
  const ask: Choice = { kind: "number", head: "ask", lo: 1, hi: 2, wrong: ["1"] };
  assert.deepEqual(buttons([leave, claim, ask, mix, stand]), [["ask", 1], ["stand", 1], ["claim", 1], [WRONG, 3]]);
  const actions = offered([leave, claim], []).actions;
  assert.deepEqual(actions.map(({ clause, breaks }) => [clause, breaks]), [["x.14", undefined], [undefined, "x.53"]]);
});

test("a card that breaks the law is told from one that does not", () => {
  const table: Choice = { ...play, wrong: ["QS"] };
  assert.deepEqual([...wrongCards([table])], ["QS"]);
  assert.deepEqual([...wrongCards([table, { ...rob, of: ["QS"] }])], []);
  assert.deepEqual(offered([table], ["QS"]).actions.map(({ breaks }) => breaks), [""]);
  assert.deepEqual(offered([table], ["KS"]).actions.map(({ breaks }) => breaks), [undefined]);
});

test("only a move that alone can be made is forced", () => {
  assert.equal(forcedMove([rob]), "rob KS");
  assert.equal(forcedMove([play]), null);
  assert.equal(forcedMove([rob, stand]), null);
  assert.equal(forcedMove([{ kind: "cards", head: "pass", of: ["KS"], lo: 1, hi: 1 }]), null);
  assert.equal(forcedMove([]), null);
  assert.equal(forcedMove([stand]), "stand");
});

test("a forced move among people comes at a moment that is drawn", () => {
  const drawn = Array.from({ length: 40 }, () => forcedAfter(true));
  assert.ok(new Set(drawn).size > 30 && Math.min(...drawn) >= 900 && Math.max(...drawn) <= 2500);
  assert.equal(new Set(Array.from({ length: 9 }, () => forcedAfter(false))).size, 1);
});
