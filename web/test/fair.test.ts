import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { commitment, H, hex, num, shareOf, unhex } from "../src/fair/bytes.ts";
import { sha256 } from "../src/fair/sha256.ts";

test("our SHA-256 is everybody's, at every length", () => {
  for (let size = 0; size < 300; size++) {
    const data = Uint8Array.from({ length: size }, (_, i) => (i * 7 + size) & 255);
    assert.equal(hex(sha256(data)), createHash("sha256").update(data).digest("hex"));
  }
});

test("parts are led by their lengths, as the house puts them together", () => {
  const expected = createHash("sha256").update(Buffer.from("00000003616263000000020001", "hex")).digest("hex");
  assert.equal(hex(H("abc", new Uint8Array([0, 1]))), expected);
  assert.equal(hex(num(0x01020304)), "01020304");
  assert.equal(unhex("zz").length, 0);
});

test("a share and what binds to it are what the house reckons", () => {
  const share = shareOf(new Uint8Array(32), "table", 1, 2);
  const bound = commitment({ table: "table", game: 1, drawing: 2, seat: 3, guest: "guest" }, share);
  assert.equal(hex(share), "333addd9ed2f847f12691715319c9f0eff100387ac74fb4d2646aba1a5f787d5");
  assert.equal(hex(bound), "10a46d2ac0fed0418135bb43d36921969e977fc223e0f716fca91220bb120181");
});
