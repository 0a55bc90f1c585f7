/** What was told of a game, event by event. */

import type { GameEvent, MadeBy, Told } from "../net/protocol.ts";

/** One event of the log, with a key that stays its own. */
export interface LogLine {
  key: string;
  seq: number;
  event: GameEvent;
  deal?: number; // the number of the deal that begins with it
  moved?: MadeBy; // it begins what somebody's move told, who did not make it himself
}

/** What was told as lines; a deal that begins with an entry that told nothing begins with the next line. */
export function logLines(told: readonly Told[]): LogLine[] {
  const lines: LogLine[] = [];
  let begun = 0;
  for (const { seq, events, deal = 0, moved } of told) {
    begun = deal || begun;
    events.forEach((event, i) => {
      lines.push({ key: `${seq}.${i}`, seq, event, ...(begun ? { deal: begun } : {}), ...(moved && i === 0 ? { moved } : {}) });
      begun = 0;
    });
  }
  return lines;
}

export function eventsOf(log: readonly LogLine[]): GameEvent[] {
  return log.map((line) => line.event);
}

/** Whether a deal begins with these events: somebody gets several cards. */
export function deals(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.to?.name === "hand" && (event.n ?? 0) > 1 && typeof event.to.seat === "number");
}

const SHOWN_FOR = 4; // entries that may follow before an outcome is old

/** The claim last made, and what followed from it, as long as that is news; nothing otherwise. */
export function claimOutcome(log: readonly LogLine[], messages: readonly string[]): LogLine[] {
  const at = log.findLastIndex(({ event }) => messages.includes(event.message));
  const first = log[at];
  if (first === undefined) return [];
  const after = log.slice(at).filter(({ seq }) => seq !== first.seq);
  const old = after.some(({ deal }) => deal) || new Set(after.map(({ seq }) => seq)).size > SHOWN_FOR;
  return old ? [] : log.slice(at).filter(({ seq }) => seq === first.seq);
}
