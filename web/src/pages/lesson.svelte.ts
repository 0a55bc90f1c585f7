/** What a learner is told at the table: each event with its clause, and at his turns what a good player would do. */

import type { LogLine } from "../lib/changes.ts";
import type { TableState } from "../lib/table.svelte.ts";
import type { BookInfo, GameInfo, Hint, View } from "../protocol.ts";
import type { GameTexts } from "../lib/texts.svelte.ts";
import { t } from "../lib/texts.svelte.ts";
import { layoutOf } from "../table/layout.ts";
import { Teller } from "../table/teller.ts";
import { isClause } from "./prose.ts";

export interface Told {
  key: string;
  text: string;
  clause: string;
  law: string; // the clause's text, the first time it is cited
}

const SHOWN = 40;

export interface Counsel {
  move: string;
  reason: string;
  deals?: number;
}

/** A learner is better served by a reason out of the book than by the better move of a reckoner. */
function counsel(hint: Hint): Counsel {
  if (hint.otherwise && isClause(hint.otherwise_reason ?? "") && !isClause(hint.reason)) {
    return { move: hint.otherwise, reason: hint.otherwise_reason ?? "" };
  }
  return hint;
}

export class Lesson {
  readonly table: TableState;
  readonly teller: Teller;
  hint: Counsel | null = $state.raw(null);
  #laws: Map<string, string> = $state.raw(new Map());
  #asked: View | null = null;

  constructor(table: TableState, game: GameInfo, texts: GameTexts) {
    this.table = table;
    this.teller = new Teller(texts, () => ({
      labels: (table.info?.seats ?? []).map((seat) => seat.label),
      names: (table.info?.seats ?? []).map((seat, i) => seat.name || (t("bot-names").split(/,\s*/)[i] ?? seat.label)),
      suits: layoutOf(game).suits,
      seat: table.seat,
    }));
  }

  read(book: BookInfo): void {
    this.#laws = new Map(book.clauses.map((clause) => [clause.id, clause.text]));
  }

  law(clause: string): string {
    return this.#laws.get(clause) ?? "";
  }

  get turn(): boolean {
    const { view, seat } = this.table;
    return view !== null && seat !== null && !view.over && view.to_act.includes(seat);
  }

  told: Told[] = $derived.by(() => explained(this.table.log, this.teller, this.#laws).slice(-SHOWN));

  /** Ask for advice whenever the table looks different: what was answered may not have ended the question. */
  async advise(): Promise<void> {
    const { view } = this.table;
    if (!this.turn || view === this.#asked) return;
    this.#asked = view;
    this.hint = null;
    const answer = await this.table.ask({ t: "hint" });
    if (answer.t === "done" && answer.hint && this.table.view === view) this.hint = counsel(answer.hint);
  }
}

function explained(log: readonly LogLine[], teller: Teller, laws: ReadonlyMap<string, string>): Told[] {
  const cited = new Set<string>();
  return log.map(({ key, event }) => {
    const fresh = !cited.has(event.clause);
    cited.add(event.clause);
    return { key, text: teller.event(event), clause: event.clause, law: fresh ? (laws.get(event.clause) ?? "") : "" };
  });
}
