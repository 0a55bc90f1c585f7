/** Acting out what happened: the table as it looks after each event, until it looks as the house says it does. */

import type { GameEvent, Place, PlaceName, View } from "../../net/protocol.ts";
import { placeKind, type Layout } from "../layout.ts";
import type { Scene } from "../table.ts";
import { placeKey } from "../view.ts";

export interface Flight {
  cards: string[];
  n: number;
  from: PlaceName;
  to: PlaceName;
}

export interface Payment {
  payer: string;
  payee: string;
  amount: number;
}

export interface Step {
  view: View;
  flights: Flight[];
  payments: Payment[];
  linger: boolean; // first give the eye a moment: face-up cards are about to go
}

const MOST_STEPS = 24;

function find(places: readonly Place[], name: PlaceName): number {
  const key = placeKey(name);
  return places.findIndex((place) => placeKey(place) === key);
}

function without(place: Place, flight: Flight): Place {
  const faces = (place.faces ?? []).filter((face) => !flight.cards.includes(face));
  const shown = (place.faces ?? []).length - faces.length;
  return { ...place, faces, backs: Math.max(0, (place.backs ?? 0) - (flight.n - shown)) };
}

function showsFaces(place: Place, at_last: Place | undefined, layout: Layout): (card: string) => boolean {
  const kind = placeKind(layout, place.name);
  return (card) => (at_last?.faces ?? []).includes(card) || (kind !== "hand" && kind !== "pile" && kind !== "aside");
}

function withCards(place: Place, at_last: Place | undefined, flight: Flight, layout: Layout): Place {
  const open = flight.cards.filter(showsFaces(place, at_last, layout));
  const faces = [...(place.faces ?? []).filter((face) => !open.includes(face)), ...open];
  return { ...place, faces, backs: (place.backs ?? 0) + flight.n - open.length };
}

function moved(places: readonly Place[], flight: Flight, last: readonly Place[], layout: Layout): Place[] {
  const next = [...places];
  const from = find(next, flight.from);
  const source = next[from];
  if (source && !marks(flight, layout)) next[from] = without(source, flight);
  const to = find(next, flight.to);
  const target = next[to];
  if (target) next[to] = withCards(target, last[find(last, flight.to)], flight, layout);
  return next;
}

function flightOf(event: GameEvent): Flight | null {
  const { from, to } = event;
  if (from === undefined || to === undefined || placeKey(from) === placeKey(to)) return null;
  const cards = event.cards ?? [];
  return { cards, n: event.n || cards.length, from, to };
}

function paymentOf(event: GameEvent): Payment | null {
  const { payer = "", payee = "", amount = 0 } = event;
  return payer && payee ? { payer, payee, amount: Number(amount) } : null;
}

/** The same places, with nothing in them. */
export function cleared(places: readonly Place[]): Place[] {
  return places.map((place) => ({ ...place, faces: [], backs: 0 }));
}

function someOut(places: readonly Place[]): boolean {
  return places.some((place) => (place.faces ?? []).length > 0);
}

/** A number that is covered on a ticket stays where it was called. */
function marks(flight: Flight, layout: Layout): boolean {
  return placeKind(layout, flight.to.name) === "marks";
}

function takesAway(places: readonly Place[], flight: Flight, layout: Layout): boolean {
  if (marks(flight, layout)) return false;
  const source = places[find(places, flight.from)];
  const kind = placeKind(layout, flight.from.name);
  return (source?.faces ?? []).length > 1 && (kind === "trick" || kind === "run");
}

/** Whether face-up cards of a trick or a run are gone without an event that says where. */
function vanishes(before: readonly Place[], after: readonly Place[], layout: Layout): boolean {
  return before.some((place) => {
    const kind = placeKind(layout, place.name);
    if (kind !== "trick" && kind !== "run") return false;
    const left = new Set(after[find(after, place)]?.faces ?? []);
    const faces = place.faces ?? [];
    return faces.length > 1 && !faces.some((face) => left.has(face));
  });
}

class Acting {
  steps: Step[] = [];
  places: Place[];
  view: View;
  last: View;
  layout: Layout;

  constructor(before: View, last: View, layout: Layout) {
    this.places = before.places;
    this.view = before;
    this.last = last;
    this.layout = layout;
  }

  add(flights: Flight[], payments: Payment[], linger: boolean): void {
    this.steps.push({ view: { ...this.view, places: this.places, choices: [] }, flights, payments, linger });
  }

  fly(flight: Flight): void {
    const dealt = find(this.last.places, flight.from) < 0;
    const fresh = dealt && !this.steps.some((step) => step.flights.some((one) => one.from.name === flight.from.name));
    if (fresh && someOut(this.places)) {
      this.places = cleared(this.places);
      this.add([], [], true);
      this.view = this.last; // a new deal has other places and facts
      this.places = cleared(this.last.places).map((place) => ({ ...place, faces: [] }));
    }
    const linger = takesAway(this.places, flight, this.layout);
    this.places = moved(this.places, flight, this.last.places, this.layout);
    if (!this.joins(flight)) this.add([flight], [], linger);
  }

  /** Cards dealt one seat after the other, and a trick gathered in pieces, are one movement. */
  joins(flight: Flight): boolean {
    const step = this.steps.at(-1);
    const one = step?.flights.at(-1);
    if (!step || !one || placeKey(one.from) !== placeKey(flight.from) || step.payments.length) return false;
    step.flights.push(flight);
    step.view = { ...step.view, places: this.places };
    return true;
  }

  pay(payment: Payment): void {
    const step = this.steps.at(-1);
    if (step) step.payments.push(payment);
    else this.add([], [payment], false);
  }
}

export function steps(before: View | null, scene: Scene, layout: Layout): Step[] {
  const last = scene.view;
  if (last === null) return [];
  const end: Step = { view: last, flights: [], payments: [], linger: false };
  if (scene.sudden || (before === null && !scene.events.length)) return [end];
  const acting = new Acting(before ?? { ...last, places: cleared(last.places) }, last, layout);
  for (const event of scene.events) {
    const flight = flightOf(event);
    const payment = paymentOf(event);
    if (flight) acting.fly(flight);
    if (payment) acting.pay(payment);
  }
  end.linger = vanishes(acting.places, last.places, layout);
  return settled([...acting.steps, end].slice(-MOST_STEPS));
}

/** At the end of a deal cards come first; counters move when the count has been seen. */
export function endOfDeal(acted: readonly Step[], before: View | null): { cards: Step[]; counters: Step[] } {
  const accounts = before?.accounts ?? {};
  const cards = acted.map((step) => ({ ...step, payments: [], view: { ...step.view, accounts, scores: before?.scores ?? step.view.scores } }));
  const last = acted.at(-1);
  const payments = acted.flatMap((step) => step.payments);
  return { cards, counters: last ? [{ view: last.view, flights: [], payments, linger: false }] : [] };
}

/** The last act and the end are one movement, unless the eye needs a moment between them. */
function settled(acted: Step[]): Step[] {
  const end = acted.at(-1);
  const act = acted.at(-2);
  if (!end || !act || end.linger) return acted;
  return [...acted.slice(0, -2), { ...act, view: end.view }];
}
