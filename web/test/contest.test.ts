import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { commitment, hex, shareOf, unhex } from "../src/fair/bytes.ts";
import { askedToCut, keepForTable, taken } from "../src/fair/cutting.ts";
import { recall, store } from "../src/fair/kept.ts";
import type { ContestInfo, CuttingInfo, EveningInfo } from "../src/net/protocol.ts";
import { treeOf } from "../src/pages/evening/tree.ts";

const items = new Map<string, string>();
let room = true;
beforeEach(() => {
  items.clear();
  room = true;
  const value = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (!room) throw new Error("no room");
      items.set(name, text);
    },
    removeItem: (name: string) => items.delete(name),
  };
  Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
});

const promise = "ab".repeat(32);
const cutting: CuttingInfo = { drawing: 9, promise, asked: [3, 5], committed: [], listed: null, opened: [], until: 0 };
const contest = (more: Partial<ContestInfo>): ContestInfo => ({ number: 2, rounds: [], champions: [], ...more }) as unknown as ContestInfo;
const book = (more: Partial<EveningInfo> = {}): EveningInfo => ({ evening: "friday", you: 3, lines: [], ...more }) as unknown as EveningInfo;

/** What the book says of packs once this player has committed to them, or another browser of his. */
const committed = (part: string) => book({ lines: [{ number: 9, kind: "packs", promise, contest: 2 }, { number: 10, kind: "committed", person: 3, contest: 2, part }] as never });
const commit = (guest = "ann"): string => {
  const asked = askedToCut(book(), contest({ cutting }), guest);
  assert.ok(asked !== null && typeof asked !== "string" && "hash" in asked);
  return asked.hash;
};
const closed = (mine: string): ContestInfo => contest({ cutting: { ...cutting, committed: [3, 5], listed: [[3, mine], [5, promise]] } });
const playing = contest({ rounds: [{ number: 1, byes: [], packs: 9, hidden: true, matches: [{ table: "t", people: [5, 3] }, { table: "u", people: [6, 7] }] }] as never });
const keptFor = (table: string) => {
  store({ table, game: 1, seat: 1, guest: "ann", seed: "", heads: { 4: promise }, promises: {}, complaints: [] });
  return recall(table, 1)?.packs;
};

test("whoever takes part commits once, and shows the same share after the page was loaded again", () => {
  const first = commit();
  assert.equal(commit(), first); // from the seed that was stored
  const bound = contest({ cutting: { ...cutting, committed: [3] } });
  assert.equal(askedToCut(committed(first), bound, "ann"), null);
  assert.equal(askedToCut(book({ you: 4 }), contest({ cutting }), "bob"), null);
  const shown = askedToCut(committed(first), closed(first), "ann");
  assert.ok(shown !== null && typeof shown !== "string" && "share" in shown);
  const where = { table: "friday", game: 2, drawing: 9, seat: 3, guest: "ann" };
  assert.equal(hex(commitment(where, unhex(shown.share))), first);
  assert.equal(askedToCut(book(), contest({ cutting: { ...cutting, listed: [[3, first]], opened: [3] } }), "ann"), null);
  assert.equal(askedToCut(committed(first), contest({ cutting: { ...cutting, listed: [[5, promise]] } }), "ann"), null); // he withdrew before
});

test("a seed that cannot be stored is not used, and that is said", () => {
  room = false;
  assert.equal(askedToCut(book(), contest({ cutting }), "ann"), "unstored");
});

test("of two devices the second sends no share of its own, says where the first is to be found, and accuses nobody later", () => {
  const here = commit();
  const there = "cd".repeat(32);
  const bound = contest({ cutting: { ...cutting, committed: [3] } });
  assert.equal(askedToCut(committed(there), bound, "ann"), "elsewhere");
  assert.equal(askedToCut(committed(there), closed(there), "ann"), "elsewhere");
  assert.notEqual(here, there);
  keepForTable(committed(there), playing);
  assert.equal(keptFor("t"), undefined);
});

test("two pages of one browser that draw a seed at once lose neither: what stands in the book is opened", () => {
  const first = commit();
  items.delete("parlour-cut:friday:2"); // the other page has seen none yet, and its own comes to lie there
  const second = commit();
  assert.notEqual(second, first);
  for (const stands of [first, second]) {
    const shown = askedToCut(committed(stands), closed(stands), "ann");
    assert.ok(shown !== null && typeof shown !== "string" && "share" in shown);
    assert.equal(hex(commitment({ table: "friday", game: 2, drawing: 9, seat: 3, guest: "ann" }, unhex(shown.share))), stands);
  }
});

test("what was promised is kept for the table of one's own match", () => {
  keepForTable(committed(commit()), playing);
  const packs = keptFor("t");
  assert.deepEqual([packs?.person, packs?.promise], [3, promise]);
  assert.equal(hex(shareOf(unhex(packs!.seed), "friday", 2, 9)).length, 64);
  assert.equal(recall("u", 1), null);
});

test("a commitment to later packs is none to those that are played", () => {
  const later = commit();
  const lines = [{ number: 9, kind: "packs", promise, contest: 2 }, { number: 12, kind: "packs", promise, contest: 2 }, { number: 13, kind: "committed", person: 3, contest: 2, part: later }];
  keepForTable(book({ lines: lines as never }), playing);
  assert.equal(keptFor("t"), undefined);
});

test("a house that takes a commitment and puts another in its place is found out by what was kept", () => {
  const mine = commit();
  taken(committed(mine), contest({ cutting }), mine);
  keepForTable(committed("cd".repeat(32)), playing);
  const kept = keptFor("t");
  assert.ok(kept);
  const where = { table: "friday", game: 2, drawing: 9, seat: 3, guest: "ann" };
  assert.equal(hex(commitment(where, shareOf(unhex(kept.seed), "friday", 2, 9))), mine);
});

test("a knock-out is a tree: cells stand beside those they lead to, and who goes on is marked", () => {
  const match = (table: string, people: number[]) => ({ table, people });
  const rounds = [
    { number: 1, matches: [match("a", [0, 1]), match("b", [2, 3]), match("c", [4, 5]), match("d", [6, 7])], byes: [8] },
    { number: 2, matches: [match("e", [7, 0]), match("f", [4, 2])], byes: [8] },
    { number: 3, matches: [match("g", [2, 8])], byes: [7] },
  ];
  const columns = treeOf(contest({ rounds: rounds as never, champions: [2] }));
  assert.deepEqual(columns.map(({ round }) => round), [1, 2, 3, 0]);
  assert.deepEqual(columns[1]!.cells.map(({ table }) => table), ["f", "", "e"]);
  assert.deepEqual(columns[0]!.cells.map(({ table }) => table), ["b", "c", "", "a", "d"]);
  const on = columns.map(({ cells }) => cells.flatMap(({ people }) => people.filter(({ goesOn }) => goesOn).map(({ person }) => person)));
  assert.deepEqual(on, [[2, 4, 8, 0, 7], [2, 8, 7], [2], []]);
  assert.deepEqual(columns[0]!.cells.map(({ next }) => next), [[0], [0], [1], [2], [2]]);
  assert.deepEqual(treeOf(contest({})), []);
});
