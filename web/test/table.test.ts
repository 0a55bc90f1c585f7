import assert from "node:assert/strict";
import { test } from "node:test";
import { face, short, sorted } from "../src/cards/faces.ts";
import { standing } from "../src/live/history.ts";
import type { GameEvent, Place, View } from "../src/net/protocol.ts";
import {
  besideSeat,
  centralCards,
  rankedPlaces,
  rankingsNow,
  seatNotes,
  sidesOf,
  tableFacts,
  winningSeat,
} from "../src/table/facts.ts";
import { claimOutcome, logLines, type LogLine } from "../src/table/log.ts";
import { layoutOf, type Layout } from "../src/table/layout.ts";
import { marksOn, rowsOf, withLast } from "../src/table/places/arrange.ts";
import { markOf, seating } from "../src/table/seats/seating.ts";
import { steps } from "../src/table/stage/steps.ts";
import { Tricks } from "../src/table/stage/tricks.ts";
import { changed, viewed } from "../src/table/view.ts";

const layout: Layout = {
  suits: "french",
  centre: ["trick"],
  places: {
    hand: { kind: "hand", columns: 0, order: [], on: "", each: 1 },
    trick: { kind: "trick", columns: 0, order: [], on: "", each: 1 },
    tricks: { kind: "pile", columns: 0, order: [], on: "", each: 2 },
    ticket: { kind: "grid", columns: 9, order: [], on: "", each: 1 },
    covered: { kind: "marks", columns: 0, order: [], on: "ticket", each: 1 },
  },
  facts: { dealer: "marker", said: "says", tricks: "seat", rank: "hidden" },
  score: "tricks",
  claims: ["claims", "claim-fails"],
  wins: "winning",
  costs: { call: "rank" },
  usual: {},
  quiet: [],
  listed: [],
};

function view(places: Place[], more: Partial<View> = {}): View {
  return {
    seat: 0, over: false, to_act: [], may_act: [], window: 1, places,
    facts: [], accounts: {}, scores: [0, 0], choices: [], advice: [], ...more,
  };
}

test("a hand is sorted by suit, by rank, or left as dealt", () => {
  const hand = ["2H", "KS", "TS", "AH", "KS'"];
  assert.deepEqual(sorted(hand, "french", "suit"), ["KS", "KS'", "TS", "AH", "2H"]);
  assert.deepEqual(sorted(hand, "french", "rank"), ["AH", "KS", "KS'", "TS", "2H"]);
  assert.deepEqual(sorted(hand, "french", "dealt"), hand);
});

test("a game ranks its suits in its own way: trumps come first, and the suit led is told", () => {
  const ranking: Layout = { ...layout, facts: { ...layout.facts, trump: "suit", spades: "order", hearts: "order" } };
  const seen = view([{ name: "trick", faces: ["7H"] }, { name: "hand", seat: 0, faces: ["KH", "2S"] }], {
    facts: [
      { word: "hearts", value: "KH QH 7H" },
      { word: "trump", value: "spades" },
      { word: "spades", value: "5S JS AH 2S TS" },
    ],
  });
  assert.deepEqual(rankingsNow(seen, ranking).map(({ suit }) => suit), ["spades", "hearts"]);
  const ranked = rankedPlaces(seen, ranking);
  assert.deepEqual(sorted(["KH", "TS", "2S", "AH"], "french", "suit", ranked), ["AH", "2S", "TS", "KH"]);
  assert.deepEqual(rankedPlaces(null, ranking).size, 0);
});

test("cards that matter are told with the seat before which they lie, and the one that wins", () => {
  const central: Layout = { ...layout, facts: { ...layout.facts, trick: "centre", winning: "marker" } };
  const facts = [{ word: "trick", value: "KS 2H" }, { word: "winning", value: "B" }];
  const seen = view([{ name: "laid", seat: 1, faces: ["KS"] }, { name: "laid", seat: 0, faces: ["2H"] }], { facts });
  const cards = [{ code: "KS", seat: 1 }, { code: "2H", seat: 0 }];
  assert.deepEqual(centralCards(seen, central), [{ word: "trick", cards }]);
  assert.deepEqual(centralCards(view([]), central), [{ word: "trick", cards: [] }]);
  assert.equal(winningSeat(seen, central, ["A", "B"]), 1);
  assert.deepEqual([...seatNotes(facts, central, ["A", "B"])], [], "its card is marked, not its seat");
  assert.deepEqual(tableFacts([facts[0]!], central, ["A", "B"]), []);
});

test("the outcome of a claim is shown until play has gone on", () => {
  const line = (seq: number, message: string, deal = 0): LogLine => ({ key: `${seq}${message}`, seq, event: { message } as GameEvent, ...(deal ? { deal } : {}) });
  const claimed = [line(1, "plays"), line(2, "claims"), line(2, "pays")];
  const told = (log: LogLine[]) => claimOutcome(log, layout.claims).map(({ event }) => event.message);
  assert.deepEqual(told(claimed), ["claims", "pays"]);
  assert.deepEqual(told([...claimed, line(3, "plays")]), ["claims", "pays"]);
  assert.deepEqual(told([...claimed, ...[3, 4, 5, 6, 7].map((seq) => line(seq, "plays"))]), []);
  assert.deepEqual(told([...claimed, line(3, "dealt", 2)]), []);
  assert.deepEqual(told([line(1, "plays")]), []);
});

test("codes of cards are read", () => {
  assert.deepEqual(face("KS'"), { rank: "K", suit: "S", second: true });
  assert.equal(face("17"), null);
  assert.equal(short("QD'", (rank) => (rank === "Q" ? "D" : rank)), "D♦′");
  assert.equal(short("QL", (rank) => rank), null);
  assert.equal(short("17", (rank) => rank), "17");
});

test("a change replaces what it names and keeps the rest", () => {
  const before = view([{ name: "hand", seat: 0, faces: ["KS"] }, { name: "trick" }]);
  const after = changed(before, { changed: [{ name: "trick", faces: ["KS"] }], window: 2 });
  assert.deepEqual(after.places, [{ name: "hand", seat: 0, faces: ["KS"] }, { name: "trick", faces: ["KS"] }]);
  assert.equal(after.window, 2);
  assert.equal(before.window, 1);
});

test("the rows of a ticket begin where its columns begin again", () => {
  const rows = rowsOf(["17", "27", "87", "6", "48", "90"], 9);
  assert.equal(rows.length, 2);
  assert.deepEqual(rows[0], [null, "17", "27", null, null, null, null, null, "87"]);
  assert.deepEqual(rows[1], ["6", null, null, null, "48", null, null, null, "90"]);
});

test("marks lie on the ticket of the same seat and number", () => {
  const ticket = { name: "ticket", seat: 1, part: "7", faces: ["17"] };
  const places = [ticket, { name: "covered", seat: 1, part: "7", faces: ["17"] }, { name: "covered", seat: 1, part: "8", faces: ["3"] }];
  assert.deepEqual([...marksOn(ticket, places, layout)], ["17"]);
});

test("facts go beside their seats, or to the table", () => {
  const facts = [
    { word: "dealer", value: "B" },
    { word: "said", value: "A nap" },
    { word: "tricks", value: "B/2 3" },
    { word: "rank", value: "A K Q" },
    { word: "limit", value: "12" },
  ];
  const notes = seatNotes(facts, layout, ["A", "B"]);
  assert.deepEqual(notes.get(0)?.map((note) => note.rest), ["nap"]);
  assert.deepEqual(notes.get(1)?.map((note) => note.rest), ["", "3"]);
  assert.deepEqual(notes.get(1)?.map((note) => note.part), ["", "2"]);
  assert.deepEqual(tableFacts(facts, layout, ["A", "B"]).map((fact) => fact.word), ["limit"]);
});

test("a side is a row of its own, and what stands there is not said beside the seat again", () => {
  const sided: Layout = { ...layout, facts: { ...layout.facts, first: "side", staked: "seat", holds: "marker" }, listed: ["staked", "holds"] };
  const facts = [
    { word: "first", value: "C A", clause: "g.3" },
    { word: "staked", value: "C 5" },
    { word: "staked", value: "A 10" },
    { word: "staked", value: "B 3" },
    { word: "holds", value: "C" },
    { word: "dealer", value: "C" },
  ];
  const labels = ["A", "B", "C"];
  const sides = sidesOf(facts, sided, labels);
  assert.deepEqual(sides.map(({ word, seats, total }) => [word, seats, total]), [["first", [2, 0], 15]]);
  assert.deepEqual(sides[0]?.notes.get(2)?.map(({ word }) => word), ["staked", "holds"]);
  const notes = seatNotes(facts, sided, labels);
  const beside = (seat: number) => besideSeat(notes.get(seat) ?? [], seat, sides, sided).map(({ word }) => word);
  assert.deepEqual([beside(0), beside(1), beside(2)], [[], ["staked"], ["dealer"]]);
  assert.deepEqual(tableFacts(facts, sided, labels), []);
});

test("everybody sits clockwise from one's left", () => {
  assert.deepEqual(seating(4, 1, false), { left: [2], top: [3], right: [0] });
  assert.deepEqual(seating(6, 0, false), { left: [1], top: [2, 3, 4], right: [5] });
  assert.deepEqual(seating(3, null, false).left, [0]);
  assert.equal(seating(16, 0, false).top.length, 15);
  assert.deepEqual(seating(4, 1, true).top, [2, 3, 0]);
});

const played: GameEvent = {
  clause: "x.1", message: "plays", seat: 1, n: 1, cards: ["9S"],
  from: { name: "hand", seat: 1 }, to: { name: "trick" },
};
const gathered: GameEvent = {
  clause: "x.2", message: "gathers", seat: 0, n: 2, cards: ["KS", "9S"],
  from: { name: "trick" }, to: { name: "tricks", seat: 0 },
};
const before = view([
  { name: "hand", seat: 1, backs: 5 },
  { name: "trick", faces: ["KS"] },
  { name: "tricks", seat: 0 },
]);
const after = view([
  { name: "hand", seat: 1, backs: 4 },
  { name: "trick" },
  { name: "tricks", seat: 0, backs: 2 },
]);

test("a finished trick lies on the table before it is gathered", () => {
  const acted = steps(before, { events: [played, gathered], view: after, sudden: false }, layout);
  assert.equal(acted.length, 2);
  assert.deepEqual(acted[0]?.view.places[1]?.faces, ["KS", "9S"]);
  assert.equal(acted[0]?.view.places[0]?.backs, 4);
  assert.equal(acted[1]?.linger, true);
  assert.equal(acted[1]?.view, after);
});

test("a trick that is cleared without an event also stays a moment", () => {
  const acted = steps(before, { events: [played], view: after, sudden: false }, layout);
  assert.equal(acted.length, 2);
  assert.equal(acted.at(-1)?.linger, true);
});

test("a number that is covered stays among those called", () => {
  const called = { name: "called", faces: ["3", "17"] };
  const cover: GameEvent = { clause: "x.5", message: "covers", seat: 0, n: 1, cards: ["17"], from: { name: "called" }, to: { name: "covered", seat: 0, part: "7" } };
  const open = { ...layout, places: { ...layout.places, called: { kind: "run" as const, columns: 0, order: [], on: "", each: 1 } } };
  const mark = { name: "covered", seat: 0, part: "7" };
  const acted = steps(view([called, mark]), { events: [cover], view: view([called, { ...mark, faces: ["17"] }]), sudden: false }, open);
  assert.deepEqual(acted.map((step) => [step.linger, step.view.places[0]?.faces]), [[false, ["3", "17"]]]);
});

test("what was not played but set is shown at once", () => {
  assert.equal(steps(before, { events: [played], view: after, sudden: true }, layout).length, 1);
  assert.equal(steps(null, { events: [], view: after, sudden: false }, layout).length, 1);
});

const plays = (seat: number, card: string): GameEvent => ({ ...played, seat, cards: [card], from: { name: "hand", seat } });
const onTable = (...faces: string[]): View => view([{ name: "trick", faces }]);
const trick = (...cards: [number, string][]): object[] => cards.map(([seat, card]) => ({ card, seat }));

function recalled(past: GameEvent[], now: View): Tricks {
  const tricks = new Tricks(layout);
  tricks.follow(past, now);
  return tricks;
}

test("the last trick is known from what was told", () => {
  const first = [plays(0, "KS"), plays(1, "9S")];
  assert.deepEqual(recalled(first, onTable("KS", "9S")).taken, []);
  assert.deepEqual(recalled(first, onTable()).taken, trick([0, "KS"], [1, "9S"]));
  assert.deepEqual(recalled([...first, gathered, plays(0, "2H")], onTable("2H")).taken, trick([0, "KS"], [1, "9S"]));
  assert.equal(recalled(first, onTable()).played.get("9S"), 1);
});

test("who played a card stays known when somebody takes it up", () => {
  assert.equal(recalled([plays(0, "KS"), plays(1, "9S"), gathered], onTable()).played.get("9S"), 1);
});

test("a trick is whole also where what is told comes before how the table looks", () => {
  const tricks = new Tricks(layout);
  const old = onTable();
  tricks.follow([], old);
  for (const event of [plays(0, "KS"), plays(1, "9S")]) tricks.follow([event], old);
  tricks.follow([gathered], onTable());
  assert.deepEqual(tricks.lastOfDeal, { place: "trick", by: 0, cards: trick([0, "KS"], [1, "9S"]) });
});

test("over a deal its last trick lies on the table once more, and none of an earlier deal", () => {
  const dealt: GameEvent = { clause: "x.4", message: "gets", seat: 1, n: 5, from: { name: "pack" }, to: { name: "hand", seat: 1 } };
  const told = [plays(0, "KS"), plays(1, "9S"), gathered];
  const last = recalled(told, onTable()).lastOfDeal;
  assert.ok(last);
  assert.deepEqual(withLast([], last), [{ name: "trick", faces: ["KS", "9S"] }]);
  assert.deepEqual(withLast(onTable("2H").places, last), onTable("2H").places);
  assert.equal(recalled([...told, dealt], onTable()).lastOfDeal, null);
});

test("cards that lie before their players are one trick", () => {
  const before = { ...layout, wins: "winning", facts: { trick: "centre" as const }, places: { ...layout.places, laid: { kind: "row" as const, columns: 0, order: [], on: "", each: 1 } } };
  const lays = (seat: number, card: string): GameEvent => ({ ...plays(seat, card), to: { name: "laid", seat } });
  const tricks = new Tricks(before);
  tricks.follow([lays(0, "KS"), lays(1, "9S"), lays(0, "2H"), lays(1, "3H")], null);
  assert.deepEqual(tricks.taken, trick([0, "KS"], [1, "9S"]));
  tricks.follow([], view([{ name: "laid", seat: 0 }, { name: "laid", seat: 1 }]));
  assert.deepEqual(tricks.lastOfDeal, { place: null, by: null, cards: trick([0, "2H"], [1, "3H"]) });
});

test("a trick that no event takes up ends where somebody plays again", () => {
  const told = [plays(0, "KS"), plays(1, "9S"), plays(0, "2H")];
  assert.deepEqual(recalled(told, onTable("2H")).taken, trick([0, "KS"], [1, "9S"]));
});

test("what is told piece by piece is remembered like what is told at once", () => {
  const told = [plays(0, "KS"), plays(1, "9S"), gathered, plays(0, "2H"), plays(1, "3H")];
  const tables = [onTable("KS"), onTable("KS", "9S"), onTable(), onTable("2H"), onTable("2H", "3H")];
  const tricks = new Tricks(layout);
  told.forEach((event, i) => tricks.follow([event], tables[i] ?? null));
  assert.deepEqual(tricks.taken, recalled(told, onTable("2H", "3H")).taken);
});

test("payments fly with the step they belong to", () => {
  const pays: GameEvent = { clause: "x.3", message: "pays", payer: "A", payee: "pool", amount: 2 };
  const acted = steps(after, { events: [pays], view: after, sudden: false }, layout);
  assert.deepEqual(acted[0]?.payments, [{ payer: "A", payee: "pool", amount: 2 }]);
});

test("a new deal first clears the table", () => {
  const dealt: GameEvent = { clause: "x.4", message: "gets", seat: 1, n: 5, from: { name: "pack" }, to: { name: "hand", seat: 1 } };
  const fresh = view([{ name: "hand", seat: 1, backs: 5 }, { name: "trick" }, { name: "tricks", seat: 0 }]);
  const acted = steps(before, { events: [dealt], view: fresh, sudden: false }, layout);
  assert.deepEqual(acted[0]?.view.places[1]?.faces, []);
  assert.equal(acted[0]?.linger, true);
  assert.equal(acted.at(-1)?.view, fresh);
});

test("counters are drawn deal by deal", () => {
  const deal: GameEvent = { clause: "x.4", message: "gets", seat: 0, n: 5, from: { name: "pack" }, to: { name: "hand", seat: 0 } };
  const told = standing(
    [
      { seq: 1, at: 0, events: [deal], view: view([], { accounts: { A: 0, B: 0 } }) },
      { seq: 2, at: 0, events: [deal], change: { accounts: { A: 2, B: -2 } } },
      { seq: 3, at: 0, events: [deal], change: { accounts: { A: 1, B: -1 } } },
      { seq: 4, at: 0, events: [], change: { accounts: { A: 5, B: -5 } } },
    ],
    ["A", "B"],
  );
  assert.deepEqual(told, { lines: [[0, 1, 5], [0, -1, -5]], counters: true });
});

test("a table looks after each step as the steps say", () => {
  const first = view([{ name: "trick" }]);
  const told = [
    { seq: 1, at: 0, events: [], view: first },
    { seq: 2, at: 0, events: [] },
    { seq: 3, at: 0, events: [], change: { changed: [{ name: "trick", faces: ["KS"] }] } },
  ];
  assert.deepEqual(viewed(told).map(({ step, view: seen }) => [step.seq, seen.places[0]?.faces]), [[1, undefined], [2, undefined], [3, ["KS"]]]);
  assert.deepEqual(viewed([{ seq: 1, at: 0, events: [] }]), []);
});

test("a layout is read as the house tells it, and what the page does not know is a row or a text", () => {
  const game = { name: "x", title: "X", players: [2, 2] as [number, number], options: [], presets: {}, bots: [], lesson: false };
  assert.deepEqual(layoutOf({ ...game, layout: { ...layout } }), layout);
  const odd = layoutOf({ ...game, layout: { suits: "latin", places: { hand: { kind: "fan" } }, facts: { dealer: "crown" } } });
  assert.deepEqual(odd.places, { hand: { kind: "row", columns: 0, order: [], on: "", each: 1 } });
  assert.deepEqual([odd.suits, odd.centre, odd.facts], ["french", [], { dealer: "text" }]);
});

test("whoever plays and is no person is marked", () => {
  assert.equal(markOf({ label: "A", guest: "ann" }), "");
  assert.equal(markOf({ label: "A", guest: "robot", program: true }), "seat-program");
  assert.equal(markOf({ label: "A", bot: "book" }), "seat-bot");
  assert.equal(markOf({ label: "A", guest: "robot", program: true, bot: "book" }), "bot-for");
});

test("the first line of a move says who made it in somebody's place", () => {
  const event: GameEvent = { clause: "1", message: "plays" };
  const moved = { seat: 1, by: "clock" } as const;
  const lines = logLines([{ seq: 1, events: [event] }, { seq: 2, events: [event, event], moved }]);
  assert.deepEqual(lines.map((line) => line.moved), [undefined, moved, undefined]);
});
