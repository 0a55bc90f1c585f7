import assert from "node:assert/strict";
import { test } from "node:test";
import type { MyResult } from "../src/net/protocol.ts";
import { byGame, course, gathered, ratingCourse, regulars } from "../src/pages/results/tally.ts";

function result(number: number, place: number, counters: number | string, more: Partial<MyResult> = {}): MyResult {
  const company = [{ name: "Bob", guest: "b", place: 3 - place }];
  return { table: "t", number, game: "nap", agreed: {}, began: 0, ended: number, place, points: 7, counters, company, ...more };
}

test("pages are gathered until there is no more, and not for ever", async () => {
  const three = await gathered(async (page) => ({ results: [result(page, 1, 0)], more: page < 2, ratings: [] }));
  assert.deepEqual([three.results.length, three.all], [3, true]);
  const endless = await gathered(async (page) => ({ results: [result(page, 1, 0)], more: true, ratings: [] }));
  assert.deepEqual([endless.results.length, endless.all], [20, false]);
});

test("an abandoned game is not won, whoever won it for him", () => {
  const sums = byGame([result(3, 1, 5), result(2, 1, 4, { abandoned: true }), result(1, 2, -3, { game: "loo" })]);
  assert.deepEqual(sums[0], { game: "nap", games: 2, won: 1, abandoned: 1, counters: 9 });
  assert.equal(sums[1]?.game, "loo");
});

test("people are told apart by who they are, under the last name they had", () => {
  const bot = { name: "book", bot: "book", place: 1 };
  const found = regulars([
    result(3, 1, 0, { company: [{ name: "Robert", guest: "b", place: 2 }, bot, bot] }),
    result(2, 2, 0),
    result(1, 2, 0, { company: [{ name: "Bob", place: 1 }] }),
  ]);
  const told = found.map(({ name, guest, games, ahead, level }) => [name, guest, games, ahead, level]);
  assert.deepEqual(told, [["Robert", "b", 2, 1, 0], ["book", "", 1, 0, 1], ["Bob", "", 1, 0, 0]]);
});

test("counters add up from the first game on; where none moved, points do", () => {
  const paid = course([result(3, 1, "-12"), result(2, 1, 4), result(1, 1, 1, { game: "loo" })], "nap");
  assert.deepEqual(paid.points.map(({ gain, sum }) => [gain, sum]), [[4, 4], [-12, -8]]);
  assert.deepEqual(course([result(1, 1, 0)], "nap"), { kind: "points", start: 0, points: [{ at: 1, gain: 7, sum: 7 }] });
});

test("a rating goes from where everybody begins, over the games that changed it", () => {
  const found = ratingCourse([result(3, 1, 0, { rating: 1100 }), result(2, 1, 0), result(1, 1, 0, { rating: 1150 })], "nap");
  assert.deepEqual(found.points, [{ at: 1, gain: 150, sum: 1150 }, { at: 3, gain: -50, sum: 1100 }]);
});
