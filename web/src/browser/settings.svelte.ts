/** What this browser remembers of its user's wishes. */

export const LANGUAGES = ["en", "hu", "tr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Pace = "calm" | "quick" | "still";
export type Sorting = "suit" | "rank" | "dealt";

interface Wishes {
  language: Language;
  fourColours: boolean;
  largeIndex: boolean;
  pace: Pace;
  sound: boolean;
  sorting: Sorting;
  confirm: boolean;
  goOn: boolean; // to the next deal, without being asked
  forced: boolean; // a card that alone can be played is played by itself
}

const KEY = "parlour";

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? "en";
}

function defaults(): Wishes {
  return {
    language: spoken(),
    fourColours: false,
    largeIndex: false,
    pace: "calm",
    sound: true,
    sorting: "suit",
    confirm: false,
    goOn: false,
    forced: false,
  };
}

function remembered(): Wishes {
  const wishes = defaults();
  try {
    return { ...wishes, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>) };
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

const calmer = window.matchMedia("(prefers-reduced-motion: reduce)");
const motion = $state({ reduced: calmer.matches });
calmer.addEventListener("change", (event) => (motion.reduced = event.matches));

/** Whether things may move on the table. */
export function moves(): boolean {
  return settings.pace !== "still" && !motion.reduced;
}
