/** What was told of a game, event by event. */

import type { GameEvent, Told } from "../net/protocol.ts";

/** One event of the log, with a key that stays its own. */
export interface LogLine {
  key: string;
  seq: number;
  event: GameEvent;
}

export function logLines(told: readonly Told[]): LogLine[] {
  return told.flatMap(({ seq, events }) => events.map((event, i) => ({ key: `${seq}.${i}`, seq, event })));
}

export function eventsOf(log: readonly LogLine[]): GameEvent[] {
  return log.map((line) => line.event);
}

/** Whether a deal begins with these events: somebody gets several cards. */
export function deals(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.to?.name === "hand" && (event.n ?? 0) > 1 && typeof event.to.seat === "number");
}
