/** What this browser remembers between visits, beside its settings; nothing where it may not. */

const LAST = "parlour-last";

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
