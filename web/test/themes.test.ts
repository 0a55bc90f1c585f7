/** Words can be read in every theme, also on felt, whose shades axe cannot measure. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

type Colours = Map<string, string>;

const css = readFileSync(new URL("../src/themes.css", import.meta.url), "utf8");
const READABLE = 4.5;
const FELT = ["felt-light", "felt", "felt-deep", "felt-edge"];
const PAPER = ["paper", "paper-deep", "raised", "field"];
const WRITTEN: [string[], string[]][] = [
  [["cream", "cream-soft", "gold-ink", "warn-ink"], FELT],
  [["cream", "gold-ink"], ["well-deep"]],
  [["ink", "link"], [...PAPER, "mark"]],
  [["ink-soft", "clause", "pay"], ["paper", "raised"]],
  [["on-gold"], ["gold"]],
  [["on-accent"], ["accent"]],
  [["wrong-ink"], ["wrong"]],
  [["right-ink"], ["right"]],
];

function block(selector: string): Colours {
  const [, body = ""] = css.split(`${selector} {`);
  return new Map([...body.split("}")[0]!.matchAll(/--([\w-]+): (#[0-9a-f]+);/g)].map(([, name, colour]) => [name!, colour!]));
}

function light(colour: string): number {
  const long = colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
  const parts = [1, 3, 5].map((at) => parseInt(long.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const green = block(":root");
const themes: Record<string, Colours> = {
  green,
  light: new Map([...green, ...block(':root[data-theme="light"]')]),
  dark: new Map([...green, ...block(':root[data-theme="dark"]')]),
};

for (const [name, colours] of Object.entries(themes)) {
  test(`words can be read in the ${name} theme`, () => {
    const faint = WRITTEN.flatMap(([inks, grounds]) =>
      inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, ratio: contrast(colours.get(ink)!, colours.get(ground)!) }))),
    ).filter(({ ratio }) => !(ratio >= READABLE));
    assert.deepEqual(faint, []);
  });
}

test("every theme names only colours that there are", () => {
  for (const colours of Object.values(themes)) assert.deepEqual([...colours.keys()].sort(), [...green.keys()].sort());
});
