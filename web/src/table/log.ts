/** What was told of a game, event by event. */

import type { GameEvent, Told } from "../net/protocol.ts";

/** One event of the log, with a key that stays its own. */
export interface LogLine {
  key: string;
  seq: number;
  event: GameEvent;
  deal?: number; // the number of the deal that begins with it
}

/** What was told as lines; a deal that begins with an entry that told nothing begins with the next line. */
export function logLines(told: readonly Told[]): LogLine[] {
  const lines: LogLine[] = [];
  let begun = 0;
  for (const { seq, events, deal = 0 } of told) {
    begun = deal || begun;
    events.forEach((event, i) => {
      lines.push({ key: `${seq}.${i}`, seq, event, ...(begun ? { deal: begun } : {}) });
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
