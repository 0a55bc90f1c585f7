/** Who played which card, and the trick or run last taken up: from what was told, so that a page loaded anew knows it. */

import type { GameEvent, PlaceName, View } from "../../net/protocol.ts";
import { factKind, placeKind, type Layout } from "../layout.ts";
import { deals } from "../log.ts";
import { placeKey } from "../view.ts";

export interface PlayedCard {
  card: string;
  seat: number | null;
}

/** Cards that were taken up together. */
export interface Taken {
  place: string | null; // where they lay on the table; null where each lay before its player
  by: number | null; // who took them up, where that was told
  cards: PlayedCard[];
}

interface Lying extends PlayedCard {
  place: string;
  name: string | null;
}

export class Tricks {
  played: ReadonlyMap<string, number> = new Map();
  taken: PlayedCard[] = [];
  lastOfDeal: Taken | null = null; // nothing as long as no trick of this deal is over
  #layout: Layout;
  #before: boolean; // the cards of a trick lie before their players
  #lying: Lying[] = [];
  #seen: View | null = null;

  constructor(layout: Layout) {
    this.#layout = layout;
    this.#before = layout.wins !== "" && Object.keys(layout.facts).some((word) => factKind(layout, word) === "centre");
  }

  /** What has happened, and how the table looked when it was last seen: in a hurry events come first, then the view. */
  follow(events: readonly GameEvent[], view: View | null): void {
    this.played = withPlayers(this.played, events.filter(({ from }) => !from || !this.#passes(from)));
    for (const event of events) this.#note(event);
    if (view === this.#seen) return;
    this.#seen = view;
    const there = new Set((view?.places ?? []).flatMap((place) => (place.faces ?? []).map((card) => placeKey(place) + card)));
    this.#take((one) => !there.has(one.place + one.card));
  }

  #note(event: GameEvent): void {
    const { from, to, seat = null, cards = [] } = event;
    if (deals([event])) {
      this.#take(() => true);
      this.lastOfDeal = null;
    }
    if (from && to && this.#passes(from) && placeKind(this.#layout, to.name) !== "marks") {
      this.#take((one) => one.place === placeKey(from), seat);
    }
    if (!to || !this.#passes(to)) return;
    const place = placeKey(to);
    const run = placeKind(this.#layout, to.name) === "run";
    const again = !run && this.#lying.some((one) => one.place === place && one.seat === seat);
    if (again) this.#take((one) => one.place === place || one.name === null); // nobody plays to a trick twice
    const name = typeof to.seat === "number" ? null : to.name;
    this.#lying = [...this.#lying, ...cards.map((card) => ({ card, seat, place, name }))];
  }

  #take(gone: (one: Lying) => boolean, by: number | null = null): void {
    const taken = this.#lying.filter(gone);
    if (!taken.length) return;
    this.taken = taken.map(({ card, seat }) => ({ card, seat }));
    this.lastOfDeal = { place: taken[0]?.name ?? null, by, cards: this.taken };
    this.#lying = this.#lying.filter((one) => !gone(one));
  }

  #passes(place: PlaceName): boolean {
    const kind = placeKind(this.#layout, place.name);
    return kind === "trick" || kind === "run" || (this.#before && kind === "row" && typeof place.seat === "number");
  }
}

function withPlayers(played: ReadonlyMap<string, number>, events: readonly GameEvent[]): ReadonlyMap<string, number> {
  const moves = events.filter((event) => event.from && event.to && typeof event.seat === "number");
  if (!moves.length) return played;
  return new Map([...played, ...moves.flatMap((event) => (event.cards ?? []).map((card) => [card, event.seat ?? 0] as const))]);
}
