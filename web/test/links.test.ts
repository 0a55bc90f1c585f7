/** Links that people share: what they look like, and where they lead. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ledTo, linkTo } from "../src/browser/links.ts";

const HOUSE = "https://house.example/";
const ID = "a_b-C1";

test("a link leads to what it was made of, whatever its language", () => {
  const led = { table: `#/table/${ID}`, replay: `#/replay/${ID}/3`, review: `#/replay/${ID}/3/review` } as const;
  for (const language of ["en", "hu", "tr"]) {
    for (const [kind, hash] of Object.entries(led)) {
      const rest = kind === "table" ? [ID] : [ID, "3"];
      const link = new URL(linkTo(HOUSE, language, kind as keyof typeof led, ...rest));
      assert.equal(link.origin, "https://house.example");
      assert.equal(link.hash, "");
      assert.equal(ledTo(link.pathname), hash);
    }
  }
  assert.equal(ledTo(new URL(linkTo(HOUSE, "hu", "puzzle", "nap-1")).pathname), "#/puzzle/nap-1");
});

test("what is no link leads nowhere", () => {
  for (const path of ["/", "/assets/index.js", "/en/x/abc", "/en/t/", "/en/t/a%22b", "/en/t/<b>", "/en/r/abc/one", "/EN/t/abc", "/en/t/abc/1/2", "//t/abc"]) assert.equal(ledTo(path), null, path);
});
