/** What comes of the answers: who did it decides first, then when it was noticed (docs/judge.md). */

import type { Matter } from "../../net/protocol.ts";

export const OPEN = "open";

export function outcome(matter: Matter, by: string, noticed: string): string {
  const done = matter.by[by];
  if (done !== undefined && done !== OPEN) return done;
  return matter.noticed[noticed] ?? matter.verdict;
}
