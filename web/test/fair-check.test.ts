import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { hex, unhex } from "../src/fair/bytes.ts";
import { check, type Verdict } from "../src/fair/check.ts";
import { KEYS, type Finding } from "../src/fair/findings.ts";
import { fileOf, readKept, type Kept } from "../src/fair/kept.ts";
import { order } from "../src/fair/order.ts";
import { hmac } from "../src/fair/secret.ts";
import { shake256 } from "../src/fair/shake256.ts";
import { COMPLAINTS } from "../src/fair/sharing.ts";
import { chance, Draft, forged, saysTheSame } from "./fair/forging.ts";

const NAMES = ["plain", "open", "watched", "troubled", "paused", "duplicate"] as const;
const OPEN: readonly string[] = ["open", "duplicate"]; // with the secret
type Name = (typeof NAMES)[number];

const file = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const record = (name: Name) => file(`fair/${name}.case`);
const kept = (name: Name) => readKept(file(`fair/${name}.json`))!;
const seen: Finding[] = []; // all that was found in these tests
const NONE = "0".repeat(64);

function verdict(text: string, of: Kept | null): Verdict {
  const found = check(text, of);
  seen.push(...found.wrong, ...found.noted);
  return found;
}

function found(text: string, of: Kept | null = null): string[] {
  return verdict(text, of).wrong.map(({ key }) => key);
}

function lied(name: Name, lie: (draft: Draft) => void): string {
  const draft = new Draft(record(name));
  lie(draft);
  return draft.text();
}

for (const name of NAMES) {
  test(`a true record is checked against what was kept, and alone proves nothing: ${name}`, () => {
    const with_ = verdict(record(name), kept(name));
    assert.deepEqual([with_.status, with_.wrong], ["checked", []]);
    assert.equal(with_.entries, with_.against);
    assert.ok(with_.opened > 0 && with_.promises > 2);
    assert.equal(with_.secret, OPEN.includes(name));
    assert.equal(verdict(record(name), null).status, "unproven");
    assert.equal(new Draft(record(name)).text(), record(name));
  });

  test(`nothing that a forger changes passes, and nothing makes the check throw: ${name}`, () => {
    const below = chance(NAMES.indexOf(name) + 1);
    const [text, mine] = [record(name), kept(name)];
    const plain = (of: string) => of.split("\n").filter((line) => !line.startsWith("fair ")).join("\n");
    for (let time = 0; time < 60; time++) {
      const draft = forged(text, below);
      if (saysTheSame(draft, text) || (OPEN.includes(name) && plain(draft) !== plain(text))) continue; // play needs the rules
      assert.ok(["wrong", "unreadable"].includes(verdict(draft, mine).status), `${name} ${time}`);
    }
  });
}

test("no line of the fair deals can be left out", () => {
  const lines = record("plain").split("\n");
  lines.forEach((line, i) => {
    if (!line.startsWith("fair ")) return;
    const without = [...lines.slice(0, i), ...lines.slice(i + 1)].join("\n");
    assert.ok(["wrong", "unreadable"].includes(verdict(without, null).status), line);
  });
});

test("a chain made anew is true in itself and does not fit what was kept", () => {
  const lies: ((draft: Draft) => void)[] = [
    (draft) => (draft.entries.at(-1).over = [9, -9, 0, 0]),
    (draft) => (draft.entries.at(-1).at = 5),
    (draft) => (draft.entries[0].agreed.hints = "other"),
    (draft) => (draft.kind("moved").by = "clock"),
  ];
  for (const lie of lies) {
    assert.equal(verdict(lied("plain", lie), null).status, "unproven");
    assert.ok(found(lied("plain", lie), kept("plain")).includes("wrong-kept-head"));
  }
  const shorter = lied("plain", (draft) => draft.dropEntry(draft.entries.at(-1)));
  assert.ok(found(shorter, kept("plain")).includes("wrong-kept-later"));
});

function hand(draft: Draft): string[] {
  let faces: string[] = [];
  draft.tell(draft.dealing(1).seq, "0", (told) => (faces = told.flatMap((event: { cards?: string[] }) => event.cards ?? [])));
  return faces;
}

/** Each a house that lied all along; its chain fits, and it is found without anything kept. */
const LIES: [string, Name, (draft: Draft) => void][] = [
  ["wrong-promised", "plain", (draft) => (draft.round(1).promises["8"] = draft.entries[0].promises.pop())],
  ["wrong-promised", "plain", (draft) => (draft.round(1).promises = {})],
  ["wrong-proof", "plain", (draft) => (draft.entries[0].promises[1] = NONE)],
  ["wrong-share", "plain", (draft) => (draft.dealing(1).share = NONE)],
  ["wrong-share", "plain", (draft) => draft.round(1).list.splice(0, 1)],
  ["wrong-list", "plain", (draft) => draft.dropEntry(draft.kind("committed"))],
  ["wrong-list", "plain", (draft) => (draft.round(1).list[0][1] = NONE)],
  ["wrong-list", "plain", (draft) => draft.round(1).list.reverse()],
  ["wrong-part", "plain", (draft) => (draft.kind("committed").seat = 3)],
  ["wrong-committed", "plain", (draft) => (draft.kind("committed").drawing = 77)],
  ["wrong-share", "plain", (draft) => (draft.entries[0].seats[1].guest = "guest7")],
  ["wrong-plan", "plain", (draft) => (draft.round(1).plan["hand C"][0] = draft.round(1).plan["hand D"][0])],
  ["wrong-plan", "plain", (draft) => (draft.round(1).plan["hand C"][0] = 52)],
  ["wrong-plan", "plain", (draft) => (draft.round(1).without = ["XX"])],
  ["wrong-without", "plain", (draft) => (draft.round(1).without = [draft.lines[draft.at("fair pack ")]!.slice(10, 12)])],
  ["wrong-dealt", "plain", (draft) => {
    const { plan } = draft.round(1);
    [plan["hand A"], plan["hand B"]] = [plan["hand B"], plan["hand A"]];
  }],
  ["wrong-dealt", "plain", (draft) => {
    const { plan } = draft.round(1);
    plan["hand A"] = [...plan.stock.splice(0, 5), ...plan["hand A"]];
  }],
  ["wrong-dealt", "plain", (draft) => { // as a part of the hand that no plan has
    draft.tell(draft.dealing(1).seq, "0", (told) => (told.find((event: { cards?: string[] }) => event.cards).to.part = "x"));
  }],
  ["wrong-unopened", "plain", (draft) => {
    const mine = hand(draft);
    const other = ["2C", "3C", "4C", "5C", "6C", "7C"].find((face) => !mine.includes(face))!;
    draft.tell(draft.dealing(1).seq, "0", (told) => (told.find((event: { cards?: string[] }) => event.cards).cards[0] = other));
  }],
  ["wrong-said", "plain", (draft) => draft.put("fair pack ", draft.lines[draft.at("fair pack ")]!.slice(10).replace("2C=", "x=").replace("AS=", "2C=").replace("x=", "AS="))],
  ["wrong-said", "plain", (draft) => draft.put("player B ", "Somebody else")],
  ["wrong-said", "plain", (draft) => draft.put("option deals ", "2")],
  ["wrong-said", "plain", (draft) => draft.lines.unshift("A: play AS")],
  ["wrong-saw", "plain", (draft) => (draft.entries.find((entry) => entry.saw).saw = NONE)],
  ["wrong-due", "plain", (draft) => (draft.kind("opened").due = 9)],
  ["wrong-move", "troubled", (draft) => (draft.entries[draft.entries.indexOf(draft.kind("moved", 1)) - 1].due = 3)],
  ["wrong-undone", "troubled", (draft) => (draft.kind("undone").to = 9999)],
  ["wrong-undone", "troubled", (draft) => Object.assign(draft.kind("moved", 14), { kind: "undone", to: draft.kind("moved", 0).seq })],
  ["wrong-void", "troubled", (draft) => (draft.kind("voided").seats = [0])],
  ["wrong-void", "troubled", (draft) => {
    delete draft.kind("voided").due;
    delete draft.kind("voided").round;
  }],
  ["wrong-sealed", "plain", (draft) => (draft.kind("committed").events = [])],
  ["wrong-sealed", "plain", (draft) => draft.drop(`fair sealed ${draft.dealing(1).seq} watch `)],
  ["wrong-told", "plain", (draft) => draft.put(`fair told ${draft.dealing(1).seq} 0 `, `${NONE} []`)],
  ["wrong-untold", "plain", (draft) => draft.drop(`fair told ${draft.dealing(1).seq} 0 `)],
  ["wrong-goes-on", "plain", (draft) => (draft.entries.at(-2).over = draft.entries.at(-1).over)],
  ["wrong-unopened", "plain", (draft) => draft.drop("fair 1 open ")],
  ["wrong-card", "plain", (draft) => draft.put("fair 1 open ", draft.lines[draft.at("fair 1 open ")]!.slice(12).replace(/.$/, (digit) => (digit === "0" ? "1" : "0")))],
  ["wrong-card", "plain", (draft) => draft.lines.splice(draft.at("fair 1 open "), 0, draft.lines[draft.at("fair 1 open ")]!)],
  ["wrong-secret", "open", (draft) => draft.put("fair secret ", NONE)],
  ["wrong-salt", "open", (draft) => draft.put("fair secret ", NONE)],
  ["wrong-untold", "open", (draft) => draft.drop(`fair told ${draft.dealing(1).seq} 1 `)],
  ["wrong-dealt", "open", (draft) => { // to somebody else than the reader
    draft.tell(draft.dealing(1).seq, "1", (told) => told.find((event: { cards?: string[] }) => event.cards).cards.reverse().splice(1, 1, "AS"));
  }],
  ["wrong-no-secret", "open", (draft) => draft.drop("fair secret ")],
  ["wrong-proof", "plain", (draft) => draft.lines.splice(-1, 0, `fair 5 picks ${NONE}`)],
];

LIES.forEach(([key, name, lie], i) => {
  test(`what a house lied about all along is found: ${key} (${i})`, () => {
    const keys = found(lied(name, lie));
    assert.ok(keys.includes(key), keys.join(" "));
  });
});

test("nobody plays a card that was not dealt to him", () => {
  const from = (draft: Draft) => {
    const { plan } = draft.round(1);
    [plan["hand B"], plan.stock] = [plan.stock.slice(0, 5), [...plan["hand B"], ...plan.stock.slice(5)]];
  };
  assert.ok(found(lied("plain", from)).includes("wrong-from"));
});

test("where accidents were agreed on, one may have dealt otherwise than planned", () => {
  const otherwise = (draft: Draft) => {
    const { plan } = draft.round(1);
    [plan["hand A"], plan["hand B"]] = [plan["hand B"], plan["hand A"]];
    draft.entries[0].options.accidents = 0.5;
    draft.put("option accidents ", "0.5");
  };
  const { status, wrong, noted } = verdict(lied("plain", otherwise), null);
  assert.deepEqual([status, wrong], ["unproven", []]);
  assert.ok(noted.some(({ key }) => key === "noted-astray"));
});

test("a game that is not over proves nothing yet", () => {
  const unfinished = lied("plain", (draft) => delete draft.entries.at(-1).over);
  assert.equal(verdict(unfinished, null).status, "unfinished");
  const unopened = unfinished.split("\n").filter((line) => !/^fair \d/.test(line)).join("\n"); // as the house gives it out then
  assert.equal(verdict(unopened, null).status, "unfinished");
  assert.equal(verdict(unfinished, kept("plain")).status, "wrong");
});

test("the last head is the one that the entries make", () => {
  assert.deepEqual(found(record("plain").replace(/fair head .*/, `fair head ${NONE}`)), ["wrong-head"]);
});

const OTHERS: [string, Partial<Kept>][] = [
  ["wrong-game", { table: "another" }],
  ["wrong-game", { game: 2 }],
  ["wrong-reader", { seat: 1 }],
  ["wrong-reader", { seat: null }],
  ["wrong-guest", { guest: "somebody" }],
  ["wrong-kept-commitment", { seed: NONE }],
  ["wrong-kept-share", { seed: NONE }],
  ["wrong-kept-head", { heads: { "9": NONE } }],
  ["wrong-kept-later", { heads: { "9999": NONE } }],
  ["wrong-kept-promise", { promises: { "3": NONE } }],
  ["wrong-kept-promise", { promises: { "99": NONE } }],
];

test("packs that were not cut by those who are said to have done so are found", () => {
  const lies: ((packs: { list: unknown[][]; shares: unknown[][]; promise: string }) => void)[] = [
    (packs) => (packs.promise = NONE),
    (packs) => (packs.shares[0]![1] = NONE),
    (packs) => packs.shares.pop(),
    (packs) => (packs.list[2]![1] = "guest9"),
    (packs) => packs.list.reverse(),
  ];
  for (const lie of lies) {
    const forged = lied("duplicate", (draft) => lie(draft.kind("started").packs));
    assert.ok(found(forged).includes("wrong-packs"));
  }
  const mine = kept("duplicate");
  const packs = mine.packs!;
  for (const other of [{ ...packs, seed: NONE }, { ...packs, promise: NONE }]) {
    assert.deepEqual(found(record("duplicate"), { ...mine, packs: other }), ["wrong-kept-packs"]);
  }
  assert.deepEqual(found(record("duplicate"), { ...mine, packs: { ...packs, person: 4 } }), []); // he was left out
  assert.ok(found(record("open"), { ...kept("open"), packs }).includes("wrong-kept-packs"));
});

test("what was kept must stand in the record", () => {
  for (const [key, other] of OTHERS) {
    assert.ok(found(record("plain"), { ...kept("plain"), ...other }).includes(key), key);
  }
});

test("heads kept bind what came before them, and the verdict says where they end", () => {
  const { heads } = kept("plain");
  const [first, last] = [Object.keys(heads)[0]!, Object.keys(heads).at(-1)!];
  const some = (...seqs: string[]) => ({ ...kept("plain"), heads: Object.fromEntries(seqs.map((seq) => [seq, heads[seq]!])) });
  assert.deepEqual(verdict(record("plain"), some(first, last)).noted, []);
  const early = verdict(record("plain"), some(first));
  assert.deepEqual([early.status, early.noted.map(({ key }) => key)], ["checked", ["noted-not-after"]]);
  assert.equal(verdict(record("plain"), some()).status, "unproven");
});

test("comments are told, since nothing binds them", () => {
  const text = record("plain").replace("fair scheme 2\n", "fair scheme 2\n# the house is honest\n");
  assert.deepEqual(verdict(text, null).noted.map(({ key }) => key), ["noted-comments"]);
});

test("who committed and is not on the list is named", () => {
  const left = (draft: Draft) => void draft.round(1).list.splice(0, 1);
  assert.ok(verdict(lied("plain", left), null).noted.some(({ key }) => key === "noted-left-out"));
});

test("what cannot be read is said, whatever it is", () => {
  const lines = record("plain").split("\n");
  const first = lines.findIndex((line) => line.startsWith("fair entry "));
  const deep = `{"seq":1,"at":1,"kind":"started","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  const large = lines[first]!.slice(11).replace(/"seq":\d+/, `"seq":${2 ** 31}`); // four bytes do not hold what follows it
  const entries = [deep, large, "{}", "null", "[", '{"seq":-1}', '{"seq":1e99,"at":1,"kind":"started"}', '{"__proto__":1}'];
  for (const entry of [...entries, lines[first]!.slice(11).replace('"seq":', '"seq":1,"seq":'), '{"seq":1,"at":1,"kind":"toString"}']) {
    const text = [...lines.slice(0, first), `fair entry ${entry}`, ...lines.slice(first + 1)].join("\n");
    assert.equal(verdict(text, kept("plain")).status, "unreadable", entry.slice(0, 60));
  }
  for (const text of ["", "\n", "fair scheme 2", "fair scheme 2\n", "fair scheme 1\n", "fair scheme 2\nfair 99999999999 open 1 2 3\n", "fair scheme 2\nfair pack \ud800=1\n"]) {
    assert.equal(verdict(text, kept("plain")).status, "unreadable", text);
  }
  for (const line of ["fair told 1 0 x y", "fair sealed 1 constructor z", "fair __proto__ x y", "fair 0 leaves ab", "fair secret 1"]) {
    assert.equal(verdict(record("plain") + line + "\n", null).status, "unreadable", line);
  }
});

test("a file of what was kept is read back, and nothing else is", () => {
  const mine = kept("troubled");
  assert.deepEqual(readKept(fileOf(mine, ["the house lied"])), { ...mine, complaints: ["the house lied"] });
  for (const text of ["", "null", "[]", "{}", fileOf({ ...mine, seed: "x" }, []), fileOf({ ...mine, heads: { x: NONE } }, [])]) {
    assert.equal(readKept(text), null, text.slice(0, 40));
  }
});

test("our SHAKE-256 and HMAC are everybody's", () => {
  for (const size of [0, 1, 135, 136, 137, 300]) {
    const data = Uint8Array.from({ length: size }, (_, i) => (i * 5 + size) & 255);
    assert.equal(hex(shake256(data, size + 1)), createHash("shake256", { outputLength: size + 1 }).update(data).digest("hex"));
    assert.equal(hex(hmac(data, "a", data)), createHmac("sha256", data).update("a").update(data).digest("hex"));
  }
});

test("a cut makes the order that docs/fair.md has as its example", () => {
  const cut = unhex("a6cccb9c5b9ae9dc555399c60f22b6eb67df6d45fc61ac9846d807a024243548");
  assert.deepEqual(order(cut, 3), [0, 2, 1]);
});

test("every finding is a sentence in every language, made of what was found", () => {
  for (const language of ["en", "hu", "tr"]) {
    const text = file(`../src/texts/${language}.ftl`);
    for (const key of [...KEYS, ...COMPLAINTS]) assert.match(text, new RegExp(`^fair-${key} = \\S`, "m"), key);
    for (const { key, args } of seen) {
      const line = text.match(new RegExp(`^fair-${key} = .*`, "m"))![0];
      for (const [, name] of line.matchAll(/\{ \$(\w+) \}/g)) assert.ok(name! in args, `${key} lacks ${name}`);
    }
  }
  const never = KEYS.filter((key) => !seen.some((finding) => finding.key === key));
  assert.deepEqual(never, ["wrong-person"]);
});
