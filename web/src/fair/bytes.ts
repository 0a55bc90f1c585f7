/** Bytes as docs/fair.md puts them together. */

import { sha256 } from "./sha256.ts";

export const AHEAD = 2; // at least so many drawings are always promised

const encoder = new TextEncoder();

export type Part = Uint8Array | string;

export function bytes(part: Part): Uint8Array {
  return typeof part === "string" ? encoder.encode(part) : part;
}

/** A number as four bytes, the highest first. */
export function num(x: number): Uint8Array {
  return new Uint8Array([x >>> 24, x >>> 16, x >>> 8, x].map((byte) => byte & 255));
}

export function joined(...parts: Part[]): Uint8Array {
  const all = parts.map(bytes);
  const whole = new Uint8Array(all.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The hash of some parts, each led by its length. */
export function H(...parts: Part[]): Uint8Array {
  return sha256(joined(...parts.flatMap((part) => [num(bytes(part).length), part])));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hexadecimal text; none where it is no such text. */
export function unhex(text: string): Uint8Array {
  if (text.length % 2 || /[^0-9a-f]/.test(text)) return new Uint8Array();
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

/** What a client puts into a drawing: it follows from its seed, so that one cut off goes on with the same. */
export function shareOf(seed: Uint8Array, table: string, game: number, drawing: number): Uint8Array {
  return H("share", seed, table, num(game), num(drawing));
}

export interface Where {
  table: string;
  game: number;
  drawing: number;
  seat: number;
  guest: string;
}

/** What binds somebody to his share before he shows it. */
export function commitment(at: Where, share: Uint8Array): Uint8Array {
  return H("commit", at.table, num(at.game), num(at.drawing), num(at.seat), at.guest, share);
}
