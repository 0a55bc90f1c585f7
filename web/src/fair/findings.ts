/** What a check found, as keys of sentences (`fair-KEY` in the texts) with what stands in them. */

export type Args = Record<string, string | number>;

/** The record cannot be read. */
const UNREADABLE = ["unread-line", "unread-cut", "unread-lacks", "unread-entry", "unread-older"] as const;

/** It can be read, and is not what it must be. */
const WRONG = [
  "wrong-goes-on",
  "wrong-saw",
  "wrong-head",
  "wrong-said",
  "wrong-sealed",
  "wrong-told",
  "wrong-untold",
  "wrong-promised",
  "wrong-committed",
  "wrong-part",
  "wrong-list",
  "wrong-share",
  "wrong-void",
  "wrong-due",
  "wrong-move",
  "wrong-undone",
  "wrong-person",
  "wrong-plan",
  "wrong-proof",
  "wrong-card",
  "wrong-without",
  "wrong-unopened",
  "wrong-dealt",
  "wrong-from",
  "wrong-secret",
  "wrong-no-secret",
  "wrong-salt",
  "wrong-game",
  "wrong-reader",
  "wrong-guest",
  "wrong-kept-head",
  "wrong-kept-later",
  "wrong-kept-promise",
  "wrong-kept-commitment",
  "wrong-kept-share",
  "wrong-packs",
  "wrong-kept-packs",
] as const;

/** Nothing is wrong with it, but whoever reads the record should know. */
const NOTED = ["noted-left-out", "noted-void", "noted-comments", "noted-not-after", "noted-duplicate", "noted-astray"] as const;

export const KEYS = [...UNREADABLE, ...WRONG, ...NOTED] as const;
export type UnreadableKey = (typeof UNREADABLE)[number];
export type WrongKey = (typeof WRONG)[number];
export type NotedKey = (typeof NOTED)[number];

export interface Finding {
  key: (typeof KEYS)[number];
  args: Args;
}

/** What is wrong and what is worth knowing, in the order in which it was found. */
export class Findings {
  readonly wrong: Finding[] = [];
  readonly noted: Finding[] = [];

  bad(key: WrongKey, args: Args = {}): void {
    this.wrong.push({ key, args });
  }

  note(key: NotedKey, args: Args = {}): void {
    this.noted.push({ key, args });
  }
}

export class Unreadable extends Error {
  readonly finding: Finding;

  constructor(key: UnreadableKey, args: Args = {}) {
    super(key);
    this.finding = { key, args };
  }
}

/** Whatever goes wrong while something is read means that it cannot be read; what was said of it before stays. */
export function reading<T>(key: UnreadableKey, args: Args, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(key, args);
  }
}
