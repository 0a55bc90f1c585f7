/** Who played which card, and the trick or run last taken up: from what was told, so that a page loaded anew knows it. */

import type { GameEvent, PlaceName, View } from "../../net/protocol.ts";
import { placeKind, type Layout } from "../layout.ts";
import { deals } from "../log.ts";
import { placeKey } from "../view.ts";

export interface PlayedCard {
  card: string;
  seat: number | null;
}

interface Lying extends PlayedCard {
  place: string;
}

export class Tricks {
  played: ReadonlyMap<string, number> = new Map();
  taken: PlayedCard[] = [];
  #layout: Layout;
  #lying: Lying[] = [];

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** What has happened, and how the table looks after it. */
  follow(events: readonly GameEvent[], view: View | null): void {
    this.played = withPlayers(this.played, events);
    for (const event of events) this.#note(event);
    const there = new Set((view?.places ?? []).flatMap((place) => (place.faces ?? []).map((card) => placeKey(place) + card)));
    this.#take((one) => !there.has(one.place + one.card));
  }

  #note(event: GameEvent): void {
    const { from, to, seat = null, cards = [] } = event;
    if (deals([event])) this.#take(() => true);
    if (from && to && this.#passes(from) && placeKind(this.#layout, to.name) !== "marks") {
      this.#take((one) => one.place === placeKey(from));
    }
    if (!to || !this.#passes(to)) return;
    const place = placeKey(to);
    const again = placeKind(this.#layout, to.name) === "trick" && this.#lying.some((one) => one.place === place && one.seat === seat);
    if (again) this.#take((one) => one.place === place); // nobody plays to a trick twice
    this.#lying = [...this.#lying, ...cards.map((card) => ({ card, seat, place }))];
  }

  #take(gone: (one: Lying) => boolean): void {
    const taken = this.#lying.filter(gone);
    if (!taken.length) return;
    this.taken = taken.map(({ card, seat }) => ({ card, seat }));
    this.#lying = this.#lying.filter((one) => !gone(one));
  }

  #passes(place: PlaceName): boolean {
    const kind = placeKind(this.#layout, place.name);
    return kind === "trick" || kind === "run";
  }
}

function withPlayers(played: ReadonlyMap<string, number>, events: readonly GameEvent[]): ReadonlyMap<string, number> {
  const moves = events.filter((event) => event.from && event.to && typeof event.seat === "number");
  if (!moves.length) return played;
  return new Map([...played, ...moves.flatMap((event) => (event.cards ?? []).map((card) => [card, event.seat ?? 0] as const))]);
}
