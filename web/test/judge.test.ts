import assert from "node:assert/strict";
import { test } from "node:test";
import type { Matter } from "../src/net/protocol.ts";
import { outcome } from "../src/pages/judge/outcome.ts";

const MATTER: Matter = {
  id: "13",
  clause: "a.13",
  kind: "irregular",
  text: "",
  label: "",
  claim: "claim 13",
  against: "",
  claimants: "",
  window: "",
  moments: [{ id: "dealt", text: "" }],
  by: { dealer: "open", player: "other-offender" },
  noticed: { dealt: "open", looks: "too-late" },
  sentences: {},
  choices: [],
  rulings: [],
  case: null,
  verdict: "open",
  sentence: "",
};

test("what was not answered leaves it open", () => assert.equal(outcome(MATTER, "", ""), "open"));
test("who did it decides first", () => assert.equal(outcome(MATTER, "player", "looks"), "other-offender"));
test("then when it was noticed", () => {
  assert.equal(outcome(MATTER, "dealer", "looks"), "too-late");
  assert.equal(outcome(MATTER, "", "dealt"), "open");
});
test("an answer to another matter counts for nothing", () => assert.equal(outcome(MATTER, "leader", "gathered"), "open"));
