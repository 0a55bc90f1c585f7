/** SHAKE-256 (FIPS 202): the salts of a promised pack are made with it. */

const RATE = 136; // bytes taken in and given out between two permutations
const LANE = 64n;

const turned = (lane: bigint, by: number) => BigInt.asUintN(64, lane << BigInt(by)) | (lane >> (LANE - BigInt(by)));

function mixColumns(a: bigint[]): void {
  const sums = [0, 1, 2, 3, 4].map((x) => a[x]! ^ a[x + 5]! ^ a[x + 10]! ^ a[x + 15]! ^ a[x + 20]!);
  for (let i = 0; i < 25; i++) a[i]! ^= sums[(i + 4) % 5]! ^ turned(sums[(i + 1) % 5]!, 1);
}

function turnAndMove(a: bigint[]): void {
  let [x, y, carried] = [1, 0, a[1]!];
  for (let step = 0; step < 24; step++) {
    [x, y] = [y, (2 * x + 3 * y) % 5];
    const there = a[x + 5 * y]!;
    a[x + 5 * y] = turned(carried, (((step + 1) * (step + 2)) / 2) % 64);
    carried = there;
  }
}

function mixRows(a: bigint[]): void {
  for (let start = 0; start < 25; start += 5) {
    const row = a.slice(start, start + 5);
    row.forEach((lane, x) => (a[start + x] = lane ^ (~row[(x + 1) % 5]! & row[(x + 2) % 5]!)));
  }
}

function permute(a: bigint[]): void {
  let register = 1; // makes the constants of the rounds
  for (let round = 0; round < 24; round++) {
    mixColumns(a);
    turnAndMove(a);
    mixRows(a);
    for (let bit = 1; bit <= 64; bit *= 2) {
      register = ((register << 1) ^ ((register >> 7) * 0x71)) & 255;
      if (register & 2) a[0]! ^= 1n << BigInt(bit - 1);
    }
  }
}

export function shake256(data: Uint8Array, length: number): Uint8Array {
  const input = new Uint8Array((Math.floor(data.length / RATE) + 1) * RATE);
  input.set(data);
  input[data.length] = 0x1f;
  input[input.length - 1]! |= 0x80;
  const view = new DataView(input.buffer);
  const state = new Array<bigint>(25).fill(0n);
  for (let at = 0; at < input.length; at += RATE) {
    for (let i = 0; i < RATE / 8; i++) state[i]! ^= view.getBigUint64(at + 8 * i, true);
    permute(state);
  }
  const output = new DataView(new ArrayBuffer(Math.ceil(length / RATE) * RATE));
  for (let at = 0; at < length; at += RATE) {
    if (at) permute(state);
    for (let i = 0; i < RATE / 8; i++) output.setBigUint64(at + 8 * i, state[i]!, true);
  }
  return new Uint8Array(output.buffer, 0, length);
}
