import assert from "node:assert/strict";
import { test } from "node:test";
import { comings } from "../src/live/comings.ts";

const free = { label: "A" };
const ann = { label: "A", guest: "1", name: "Ann", connected: true };
const ben = { label: "B", guest: "2", name: "Ben", connected: true };
const bot = { label: "B", bot: "random" };

const told = (before: object[], after: object[]) => comings(before as never[], after as never[]).map(({ seat, how, name }) => [seat, how, name]);

test("who sits down and who leaves is told", () => {
  assert.deepEqual(told([ann, { label: "B" }], [ann, ben]), [[1, "sat", "Ben"]]);
  assert.deepEqual(told([ann, ben], [ann, { label: "B" }]), [[1, "left", "Ben"]]);
  assert.deepEqual(told([ann], [ann, ben]), [[1, "sat", "Ben"]]);
});

test("nobody is replaced by a bot without a word", () => {
  assert.deepEqual(told([ann, ben], [ann, { ...ben, bot: "random" }]), [[1, "bot", "Ben"]]);
  assert.deepEqual(told([ann, ben], [ann, bot]), [[1, "bot", "Ben"]]);
  assert.deepEqual(told([ann, { ...ben, bot: "random" }], [ann, ben]), [[1, "back", "Ben"]]);
});

test("a change of seats, a lost connection and the host's bots are nobody's coming", () => {
  assert.deepEqual(told([ann, { label: "B" }], [free, { ...ann, label: "B" }]), []);
  assert.deepEqual(told([ann, ben], [ann, { ...ben, connected: false }]), []);
  assert.deepEqual(told([ann, { label: "B" }], [ann, bot]), []);
});
