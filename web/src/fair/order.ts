/** The order that a cut gives to a pack (docs/fair.md). */

import { joined, num } from "./bytes.ts";
import { sha256 } from "./sha256.ts";

/** Numbers that follow from a key: bits are taken off the lower end of blocks of 256. */
class Numbers {
  readonly #key: Uint8Array;
  #block = 0;
  #bits = "";

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  below(limit: number): number {
    const width = limit <= 1 ? 0 : (limit - 1).toString(2).length;
    for (;;) {
      if (this.#bits.length < width) this.#next();
      const start = this.#bits.length - width;
      const value = width ? parseInt(this.#bits.slice(start), 2) : 0;
      this.#bits = this.#bits.slice(0, start);
      if (value < Math.max(limit, 1)) return value;
    }
  }

  #next(): void {
    const block = sha256(joined(this.#key, num(0), num(this.#block++)));
    this.#bits = Array.from(block, (byte) => byte.toString(2).padStart(8, "0")).join("");
  }
}

export function order(key: Uint8Array, size: number): number[] {
  const numbers = new Numbers(key);
  const items = Array.from({ length: size }, (_, i) => i);
  for (let i = 0; i < size; i++) {
    const j = i + numbers.below(size - i);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}
