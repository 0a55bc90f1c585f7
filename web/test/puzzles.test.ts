import assert from "node:assert/strict";
import { test } from "node:test";
import { noted, ofDay, readKept, streakOn, today } from "../src/browser/puzzles.ts";

const NONE = readKept(null);

test("the day begins for all at once", () => {
  assert.equal(today(Date.UTC(2026, 10, 16, 0, 0)), today(Date.UTC(2026, 10, 16, 23, 59)));
  assert.equal(today(Date.UTC(2026, 10, 17)), today(Date.UTC(2026, 10, 16)) + 1);
});

test("each day has its puzzle, and after the last the first", () => {
  assert.deepEqual([3, 4, 5].map((day) => ofDay(["a", "b", "c"], day)), ["a", "b", "c"]);
  assert.equal(ofDay([], 3), undefined);
});

test("days in a row count while the first answer is right", () => {
  let kept = NONE;
  for (const day of [10, 11, 12]) kept = noted(kept, `nap-${String(day)}`, true, day);
  assert.deepEqual([kept.streak, kept.best, streakOn(kept, 13), streakOn(kept, 14)], [3, 3, 3, 0]);
  kept = noted(kept, "nap-12", false, 12);
  assert.deepEqual([kept.streak, kept.answered["nap-12"]], [3, true]);
  kept = noted(kept, "nap-13", false, 13);
  assert.deepEqual([kept.streak, kept.best], [0, 3]);
  assert.equal(noted(kept, "nap-20", true, 20).streak, 1);
});

test("a puzzle of another day leaves the row as it is", () => {
  const kept = noted(noted(NONE, "a", true, 5), "b", false, null);
  assert.deepEqual([kept.streak, kept.answered], [1, { a: true, b: false }]);
});

test("whatever was kept badly is forgotten", () => {
  for (const text of ["", "{", "[]", "3", '{"answered": 3, "streak": -4, "best": "x", "last": 1.5}']) {
    assert.deepEqual(readKept(text), NONE);
  }
  const kept = noted(NONE, "a", true, 5);
  assert.deepEqual(readKept(JSON.stringify(kept)), kept);
});
