import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { recall, store, type Kept } from "../src/fair/kept.ts";
import { Sharing, type Complaint } from "../src/fair/sharing.ts";
import type { Fair } from "../src/net/protocol.ts";

/** A browser's storage with room for so many characters. */
class Storage {
  readonly items = new Map<string, string>();
  room = 5_000_000;

  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    const others = [...this.items].filter(([other]) => other !== name);
    const used = others.reduce((sum, [other, text]) => sum + other.length + text.length, 0);
    if (used + name.length + value.length > this.room) throw new Error("no room");
    this.items.set(name, value);
  }

  removeItem(name: string): void {
    this.items.delete(name);
  }
}

let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

const at = { table: "t", guest: "ann", seat: 0, plays: true, seq: 9 };
const hash = (digit: string) => digit.repeat(64);
const promises = (first: number) => Array.from({ length: 8 }, (_, i) => hash((first + i).toString(16)));
const fair = (game: number, drawing: number, more: Partial<Fair> = {}): Fair => ({ game, drawing, promises: promises(drawing), ...more });

function game(number: number): Kept {
  const heads = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [String(i), hash("a")]));
  return { table: "t", game: number, seat: 0, guest: "ann", seed: hash("1"), heads, promises: {}, complaints: [] };
}

test("every head is kept, with the game it belongs to", () => {
  const sharing = new Sharing(() => {});
  for (const number of [1, 2]) {
    sharing.told(number, 10 * number, hash("a")); // the first head comes with the round, before it is looked at
    sharing.asked(fair(number, 0), at);
    sharing.told(number, 10 * number + 1, hash("b"));
    sharing.told(number, 10 * number + 2, hash("c"));
  }
  assert.deepEqual(recall("t", 1)?.heads, { 10: hash("a"), 11: hash("b"), 12: hash("c") });
  assert.deepEqual(recall("t", 2)?.heads, { 20: hash("a"), 21: hash("b"), 22: hash("c") });
});

test("a head that is not told with its entry is named, but not kept", () => {
  const sharing = new Sharing(() => {});
  sharing.head = hash("a"); // as of a table that was entered after somebody talked
  assert.equal(sharing.asked(fair(1, 0), at)?.t, "commit");
  assert.deepEqual(recall("t", 1)?.heads, {});
});

test("two heads for one entry are two stories, and the first is kept", () => {
  const told: Complaint[] = [];
  const sharing = new Sharing((complaint) => told.push(complaint));
  sharing.asked(fair(1, 0), at);
  sharing.told(1, 11, hash("b"));
  sharing.told(1, 11, hash("c"));
  assert.deepEqual([told, recall("t", 1)?.complaints], [["story"], ["story 11"]]);
  assert.deepEqual(recall("t", 1)?.heads, { 11: hash("b") });
});

test("every promise that was told is kept", () => {
  const sharing = new Sharing(() => {});
  const kept = () => Object.keys(recall("t", 1)!.promises).length;
  sharing.asked(fair(1, 0), at);
  assert.equal(kept(), 8);
  sharing.asked(fair(1, 1), at);
  assert.equal(kept(), 9);
});

test("a promise that becomes another is noted", () => {
  const told: Complaint[] = [];
  const sharing = new Sharing((complaint) => told.push(complaint));
  sharing.asked(fair(1, 0), at);
  sharing.asked(fair(1, 0, { promises: [hash("f"), ...promises(0).slice(1)] }), at);
  assert.deepEqual([told, recall("t", 1)?.complaints], [["promise"], ["promise 0"]]);
  assert.equal(recall("t", 1)?.promises["0"], hash("0"));
});

test("older games make room, and what cannot be stored is not used", () => {
  for (let number = 1; number <= 60; number++) assert.ok(store(game(number)));
  assert.equal(recall("t", 10), null);
  assert.equal(recall("t", 11)?.game, 11);
  storage.room = 30_000;
  assert.ok(store(game(61)));
  assert.equal(recall("t", 61)?.game, 61);
  assert.equal(recall("t", 11), null);
  storage.room = 100;
  assert.equal(store(game(62)), false);
  assert.equal(new Sharing(() => {}).asked(fair(63, 0), at), null);
});

/** A player who has opened his share in the first drawing, and what he complains of. */
function opened(): { sharing: Sharing; complaints: Complaint[] } {
  const complaints: Complaint[] = [];
  const sharing = new Sharing((complaint) => void complaints.push(complaint));
  sharing.asked(fair(1, 0), at);
  assert.equal(sharing.asked(fair(1, 0, { listed: [[0, hash("a")]] }), at)?.t, "open");
  return { sharing, complaints };
}

test("who is said not to have opened says so, also when the lie comes later than the round", () => {
  const { sharing, complaints } = opened();
  sharing.asked(fair(1, 1), at);
  sharing.out(fair(1, 1, { out: [0] }), at, fair(1, 1));
  assert.deepEqual([complaints, recall("t", 1)?.complaints], [["pretended"], ["pretended 0"]]);
});

test("who was on no list cannot have failed to open", () => {
  const complaints: Complaint[] = [];
  const sharing = new Sharing((complaint) => void complaints.push(complaint));
  sharing.asked(fair(1, 0), at);
  sharing.out(fair(1, 0, { out: [0] }), at, fair(1, 0));
  assert.deepEqual(complaints, ["pretended"]);
});

test("who was cut off blames nobody for a list that he never saw", () => {
  const { sharing, complaints } = opened();
  sharing.cutOff();
  sharing.out(fair(1, 2, { out: [0] }), at, fair(1, 0));
  assert.deepEqual(complaints, []);
  sharing.out(fair(1, 1, { out: [0] }), at, fair(1, 0)); // nothing but what he opened was drawn since
  assert.deepEqual(complaints, ["pretended"]);
});
