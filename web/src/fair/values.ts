/** Values that somebody else wrote: each is what is asked for, or it cannot be read. */

export type Members = { [name: string]: unknown };

function must(so: boolean, what: string): void {
  if (!so) throw new TypeError(what);
}

export function isHash(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

export function hash(value: unknown): string {
  if (!isHash(value)) throw new TypeError("32 bytes");
  return value;
}

export function text(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("a text");
  return value;
}

/** A text that may be left out. */
export function textIn(members: Members, name: string): string {
  return Object.hasOwn(members, name) ? text(members[name]) : "";
}

const FEW = 2 ** 31; // a number that may be hashed is below, and so has four bytes, with the one that follows it

export function whole(value: unknown): number {
  const found = moment(value);
  must(found < FEW, "a number of four bytes");
  return found;
}

/** Milliseconds since 1970. */
export function moment(value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw new TypeError("a whole number");
  return value;
}

/** A number as lines have it: no sign, no leading zeros. */
export function number(value: string): number {
  must(/^(0|[1-9][0-9]{0,8})$/.test(value), "a number");
  return Number(value);
}

export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError("a list");
  return value;
}

export function listIn(members: Members, name: string): unknown[] {
  return Object.hasOwn(members, name) ? list(members[name]) : [];
}

export function members(value: unknown): Members {
  must(typeof value === "object" && value !== null && !Array.isArray(value), "an object");
  return value as Members;
}

/** So many words; the last is all the rest, and none is empty. */
export function words(line: string, count: number): string[] {
  const found = line.split(" ");
  const cut = [...found.slice(0, count - 1), found.slice(count - 1).join(" ")];
  must(found.length >= count && cut.every(Boolean), "so many words");
  return cut;
}

const HALF = /\p{Surrogate}/u; // of a sign: no text in UTF-8 has it

export function isText(source: string): boolean {
  return !HALF.test(source);
}

function counted(value: unknown): number {
  if (typeof value === "string") must(isText(value), "a text");
  if (typeof value !== "object" || value === null) return 0;
  const names = Array.isArray(value) ? [] : Object.keys(value);
  must(names.every(isText), "texts");
  return Object.values(value).reduce<number>((sum, inner) => sum + counted(inner), names.length);
}

/** What a text says in JSON; no member twice, so that all readers read the same. */
export function json(source: string): unknown {
  const found: unknown = JSON.parse(source);
  const named = [...source.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter((match) => match[1] !== undefined);
  must(counted(found) === named.length, "each member once");
  return found;
}
