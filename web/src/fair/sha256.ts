/** SHA-256 of our own: the browser's is not there on plain http, where people play in a home network. */

const ROUNDS = new Uint32Array(64);
const START = new Uint32Array(8);

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x100000000) | 0;
}

/** The constants are the fractions of square and cube roots of the first primes. */
function prepare(): void {
  let found = 0;
  for (let number = 2; found < 64; number++) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(number));
    ROUNDS[found++] = fraction(Math.cbrt(number));
  }
}
prepare();

const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(data: Uint8Array): DataView {
  const size = ((data.length + 8) >> 6) * 64 + 64;
  const all = new Uint8Array(size);
  all.set(data);
  all[data.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(size - 8, Math.floor(data.length / 0x20000000));
  view.setUint32(size - 4, (data.length * 8) >>> 0);
  return view;
}

function schedule(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15]!;
    const b = words[i - 2]!;
    const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = words[i - 16]! + small + words[i - 7]! + large;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = [...state] as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = state[i]! + value));
}

export function sha256(data: Uint8Array): Uint8Array {
  const state = START.slice();
  const view = padded(data);
  for (let at = 0; at < view.byteLength; at += 64) compress(state, schedule(view, at));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setUint32(4 * i, word));
  return new Uint8Array(hash.buffer);
}
