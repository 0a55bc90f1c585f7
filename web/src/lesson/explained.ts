/** Every event of a lesson with the clause it rests on. */

import type { LogLine } from "../table/log.ts";
import type { Teller } from "../table/teller.ts";

export interface Explained {
  key: string;
  text: string;
  clause: string;
  law: string; // the clause's text, the first time it is cited
}

/** What happened so far, each clause quoted where it first counts. */
export function explained(log: readonly LogLine[], teller: Teller, laws: ReadonlyMap<string, string>): Explained[] {
  const cited = new Set<string>();
  return log.map(({ key, event }) => {
    const fresh = !cited.has(event.clause);
    cited.add(event.clause);
    return { key, text: teller.event(event), clause: event.clause, law: fresh ? (laws.get(event.clause) ?? "") : "" };
  });
}
