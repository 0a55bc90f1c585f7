/** What this browser remembers of its user's wishes. */

import { ENGLISH, LANGUAGES, type Language } from "./languages.ts";

export const PACES = ["unhurried", "brisk", "at-once"] as const;
export type Pace = (typeof PACES)[number];
export type Sorting = "suit" | "rank" | "dealt";
export const THEMES = ["system", "green", "light", "dark"] as const;
export const PACKS = ["club", "plain"] as const;
export const BACKS = ["lattice", "scales", "squares"] as const;
export type Pack = (typeof PACKS)[number];

interface Wishes {
  language: Language;
  theme: (typeof THEMES)[number];
  pack: Pack;
  back: (typeof BACKS)[number];
  fourColours: boolean;
  pace: Pace; // of what moves on the table, and of bots while one plays with them alone
  titleTurn: boolean; // when it is one's turn the title says so,
  notify: boolean; // the system shows a notice while the page is out of sight,
  sound: boolean; // there is a sound,
  cardSounds: boolean; // and of cards and counters
  volume: number; // of all of them, from 0 to 1
  sorting: Sorting;
  confirm: boolean;
  goOn: boolean; // to the next deal, without being asked
  forced: boolean; // a move that alone can be made is made by itself
}

const KEY = "parlour";

function spoken(): Language {
  return navigator.languages.map((tag) => tag.split("-")[0] ?? tag).find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}

function defaults(): Wishes {
  return {
    language: spoken(),
    theme: "green",
    pack: "club",
    back: "lattice",
    fourColours: false,
    pace: "unhurried",
    titleTurn: true,
    notify: false,
    sound: true,
    cardSounds: true,
    volume: 0.5,
    sorting: "suit",
    confirm: false,
    goOn: false,
    forced: false,
  };
}

const BEFORE: Record<string, Pace> = { calm: "unhurried", quick: "brisk", still: "at-once" }; // what they were called once

function remembered(): Wishes {
  const wishes = defaults();
  try {
    const kept = { ...wishes, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>) };
    const pace = PACES.find((one) => one === kept.pace) ?? BEFORE[kept.pace] ?? wishes.pace;
    return { ...kept, pace, language: LANGUAGES.includes(kept.language) ? kept.language : wishes.language };
  } catch {
    return wishes; // private windows may refuse storage
  }
}

export const settings: Wishes = $state(remembered());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return; // they hold until the page is closed
  }
}

function asked(query: string): () => boolean {
  const list = window.matchMedia(query);
  const answer = $state({ yes: list.matches });
  list.addEventListener("change", (event) => (answer.yes = event.matches));
  return () => answer.yes;
}

const calmer = asked("(prefers-reduced-motion: reduce)");
const darker = asked("(prefers-color-scheme: dark)");

/** Whether things may move on the table. */
export function moves(): boolean {
  return settings.pace !== "at-once" && !calmer();
}

/** The page and its packs as they are wished; what no theme or back is called leaves them as they are. */
export function dress(root: HTMLElement): void {
  root.dataset["theme"] = settings.theme === "system" ? (darker() ? "dark" : "light") : settings.theme;
  root.dataset["back"] = settings.back;
  const edge = getComputedStyle(root).getPropertyValue("--felt-edge");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", edge);
}
