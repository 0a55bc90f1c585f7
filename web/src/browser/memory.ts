/** What this browser remembers between visits, beside its settings; nothing where it may not. */

const LAST = "parlour-last";
const USED = "parlour-used"; // how often something that is explained was used
const GATHERING = "parlour-gathering"; // tables at which the guest waits for others
const MOST_GATHERING = 4;
const WANTED = "parlour-wanted"; // what he waits for with strangers

export function lastGame(): string {
  try {
    return localStorage.getItem(LAST) ?? "";
  } catch {
    return "";
  }
}

export function rememberGame(name: string): void {
  try {
    localStorage.setItem(LAST, name);
  } catch {
    return; // the next visit begins with another game
  }
}

export function gatheringTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(GATHERING) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** The last ones first. */
export function rememberGathering(tables: readonly string[]): void {
  try {
    localStorage.setItem(GATHERING, JSON.stringify([...new Set(tables)].slice(0, MOST_GATHERING)));
  } catch {
    return; // the way back is the link that was sent
  }
}

/** What the guest waited for last, so that he can go on waiting. */
export function wantedBefore(): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(WANTED) ?? "null");
    return kept;
  } catch {
    return null;
  }
}

export function rememberWanted(wanted: object): void {
  try {
    sessionStorage.setItem(WANTED, JSON.stringify(wanted));
  } catch {
    return; // he says it once more
  }
}

export function timesUsed(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(USED) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export function rememberUse(used: Record<string, number>): void {
  try {
    localStorage.setItem(USED, JSON.stringify(used));
  } catch {
    return; // it is explained once more
  }
}
