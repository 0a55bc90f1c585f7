/** What follows from the secret of a game, where the table agreed to open everything: every pack, and every salt. */

import { bytes, H, hex, joined, num, unhex, type Part } from "./bytes.ts";
import type { Following } from "./follow.ts";
import { order } from "./order.ts";
import { sha256 } from "./sha256.ts";
import { shake256 } from "./shake256.ts";

const BLOCK = 64;

export function hmac(key: Uint8Array, ...parts: Part[]): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), ...parts.map(bytes)));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

/** A drawing as the secret makes it: its promise, and where each card lies. */
function drawn(secret: Uint8Array, drawing: number, pack: Map<string, number>): [string, Map<string, number>] {
  const cards = [...pack];
  const key = hmac(secret, "drawing", num(drawing));
  const salts = shake256(joined("salts", key), 32 * cards.length);
  const places = order(hmac(key, "order"), cards.length);
  const leaves = places.map((at, place) =>
    sha256(joined("leaf", num(place), num(cards[at]![1]), salts.subarray(32 * place, 32 * place + 32))),
  );
  const promise = H("promise", num(drawing), H("picks", hmac(key, "picks")), ...leaves);
  return [hex(promise), new Map(places.map((at, place) => [cards[at]![0], place]))];
}

/** Whether the secret makes every promise and every salt; gives by drawing where each card lay. */
export function checkSecret({ record, promises, packs, findings }: Following): Map<number, Map<string, number>> {
  const secret = unhex(record.secret);
  const lying = new Map<number, Map<string, number>>();
  if (packs !== null && hex(H("packs", secret)) !== packs.promise) findings.bad("wrong-packs");
  promises.forEach((promise, drawing) => {
    const [made, faces] = drawn(secret, drawing, record.pack);
    lying.set(drawing, faces);
    if (made !== promise) findings.bad("wrong-secret", { drawing });
  });
  for (const { seq, told } of record.entries) {
    for (const [who, { salt }] of told) {
      if (hex(hmac(secret, "told", num(seq), who)) !== salt) findings.bad("wrong-salt", { entry: seq });
    }
  }
  return lying;
}
