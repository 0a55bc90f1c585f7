import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { commitment, hex, shareOf, unhex } from "../src/fair/bytes.ts";
import { askedToCut, keepForTable } from "../src/fair/cutting.ts";
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

test("whoever takes part commits once, and shows the same share after the page was closed", () => {
  const first = askedToCut(book(), contest({ cutting }), "ann");
  assert.ok(first && "hash" in first);
  assert.deepEqual(askedToCut(book(), contest({ cutting }), "ann"), first); // from the seed that was stored
  assert.equal(askedToCut(book(), contest({ cutting: { ...cutting, committed: [3] } }), "ann"), null);
  assert.equal(askedToCut(book({ you: 4 }), contest({ cutting }), "bob"), null);
  const listed: [number, string][] = [[3, first.hash], [5, promise]];
  const shown = askedToCut(book(), contest({ cutting: { ...cutting, committed: [3, 5], listed } }), "ann");
  assert.ok(shown && "share" in shown);
  const where = { table: "friday", game: 2, drawing: 9, seat: 3, guest: "ann" };
  assert.equal(hex(commitment(where, unhex(shown.share))), first.hash);
  assert.equal(askedToCut(book(), contest({ cutting: { ...cutting, listed, opened: [3] } }), "ann"), null);
  assert.equal(askedToCut(book(), contest({ cutting: { ...cutting, listed: [[5, promise]] } }), "ann"), null);
});

test("a seed that cannot be stored is not used", () => {
  room = false;
  assert.equal(askedToCut(book(), contest({ cutting }), "ann"), null);
});

test("what was promised is kept for the table of one's own match", () => {
  askedToCut(book(), contest({ cutting }), "ann");
  const rounds = [{ number: 1, byes: [], packs: 9, hidden: true, matches: [{ table: "t", people: [5, 3] }, { table: "u", people: [6, 7] }] }];
  const lines = [{ number: 9, kind: "packs", promise, contest: 2 }, { number: 10, kind: "committed", person: 3, contest: 2 }];
  keepForTable(book({ lines: lines as never }), contest({ rounds: rounds as never }));
  store({ table: "t", game: 1, seat: 1, guest: "ann", seed: "", heads: { 4: promise }, promises: {}, complaints: [] });
  const packs = recall("t", 1)?.packs;
  assert.deepEqual([packs?.person, packs?.promise], [3, promise]);
  assert.equal(hex(shareOf(unhex(packs!.seed), "friday", 2, 9)).length, 64);
  assert.equal(recall("u", 1), null);
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
