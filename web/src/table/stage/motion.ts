/** Cards and counters on their way: where things lay, where they lie now, and the flight between. */

import type { PlaceName } from "../../net/protocol.ts";
import { placeKey } from "../view.ts";
import type { Flight, Payment, Step } from "./steps.ts";

interface Lying {
  rect: DOMRect;
  copy: HTMLElement | null;
}

export type Measured = Map<string, Lying>;

const EASE = "cubic-bezier(0.22, 0.75, 0.3, 1)";
const FLIGHT = 460;
const STAGGER = 45;
const MOST_GHOSTS = 6;

function all(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** Where every card lies before the next step; those about to fly off leave a picture of themselves. */
export function measured(root: HTMLElement, step: Step): Measured {
  const leaving = new Set(step.flights.flatMap((flight) => flight.cards));
  const found: Measured = new Map();
  for (const element of all(root, "[data-card]")) {
    const code = element.dataset["card"] ?? "";
    const copy = leaving.has(code) ? (element.cloneNode(true) as HTMLElement) : null;
    found.set(code, { rect: element.getBoundingClientRect(), copy });
  }
  return found;
}

function spot(root: HTMLElement, selector: string): DOMRect | undefined {
  const element = root.querySelector(selector);
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
}

function whereIs(root: HTMLElement, place: PlaceName): DOMRect {
  const seat = place.seat ?? null;
  return (
    spot(root, `[data-place="${CSS.escape(placeKey(place))}"]`) ??
    (seat === null ? undefined : spot(root, `[data-seat="${seat}"]`)) ??
    spot(root, "[data-pack]") ??
    root.getBoundingClientRect()
  );
}

function between(from: DOMRect, to: DOMRect, width: number): string {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width > 0 ? Math.min(Math.max(width / to.width, 0.3), 1.6) : 1;
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

function fly(element: HTMLElement, from: string, delay: number, speed: number): void {
  element.classList.add("flying");
  const animation = element.animate([{ transform: from }, { transform: "none" }], {
    duration: FLIGHT * speed,
    delay: delay * speed,
    easing: EASE,
    fill: "backwards",
  });
  const landed = (): void => element.classList.remove("flying");
  animation.finished.then(landed, landed);
}

function ghost(root: HTMLElement, made: HTMLElement, from: DOMRect, to: DOMRect, delay: number, speed: number): void {
  const width = made.classList.contains("chip") ? 22 : Math.min(Math.max(from.width, 34), 64);
  made.classList.add("ghost");
  made.removeAttribute("data-card");
  made.setAttribute("aria-hidden", "true");
  made.inert = true;
  const box = root.getBoundingClientRect();
  const x = to.x + to.width / 2 - width / 2 - box.x;
  const y = to.y + to.height / 2 - width * 0.7 - box.y;
  made.style.cssText = `left:${x}px;top:${y}px;--card-w:${width}px`;
  root.append(made);
  const start = between(from, new DOMRect(x + box.x, y + box.y, width, width * 1.4), width);
  const flight = [
    { transform: start, opacity: 1 },
    { transform: "none", opacity: 1, offset: 0.92 },
    { transform: "none", opacity: 0 },
  ];
  const timing = { duration: FLIGHT * speed, delay: delay * speed, easing: EASE, fill: "backwards" as const };
  const gone = (): void => made.remove();
  made.animate(flight, timing).finished.then(gone, gone);
}

function back(): HTMLElement {
  const made = document.createElement("span");
  made.className = "card back";
  return made;
}

function chip(): HTMLElement {
  const made = document.createElement("span");
  made.className = "chip";
  return made;
}

function flyOff(root: HTMLElement, flight: Flight, before: Measured, now: Set<string>, start: number, speed: number): void {
  const hidden = flight.n - flight.cards.filter((card) => now.has(card)).length;
  const to = whereIs(root, flight.to);
  for (let i = 0; i < Math.min(hidden, MOST_GHOSTS); i++) {
    const lying = before.get(flight.cards.filter((card) => !now.has(card))[i] ?? "");
    const from = lying?.rect ?? whereIs(root, flight.from);
    ghost(root, lying?.copy ?? back(), from, to, start + i * STAGGER, speed);
  }
}

function flyCounters(root: HTMLElement, payment: Payment, i: number, speed: number): void {
  const from = spot(root, `[data-account="${CSS.escape(payment.payer)}"]`);
  const to = spot(root, `[data-account="${CSS.escape(payment.payee)}"]`);
  if (!from || !to) return;
  for (let n = 0; n < Math.min(payment.amount, 4); n++) ghost(root, chip(), from, to, i * STAGGER + n * 70, speed);
}

/** Let everything fly from where it lay to where it lies; gives the milliseconds until the last has landed. */
export function act(root: HTMLElement, before: Measured, step: Step, speed: number): number {
  const source = new Map(step.flights.flatMap((flight) => flight.cards.map((card) => [card, flight.from] as const)));
  const now = new Set<string>();
  let flown = 0;
  for (const element of all(root, "[data-card]")) {
    const code = element.dataset["card"] ?? "";
    now.add(code);
    const to = element.getBoundingClientRect();
    const origin = source.get(code);
    const lay = before.get(code)?.rect;
    const from = lay ?? (origin ? whereIs(root, origin) : undefined);
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 3) continue;
    fly(element, between(from, to, lay?.width ?? to.width * 0.6), origin ? flown++ * STAGGER : 0, speed);
  }
  step.flights.forEach((flight, i) => flyOff(root, flight, before, now, i * STAGGER * 2, speed));
  step.payments.forEach((payment, i) => flyCounters(root, payment, i, speed));
  const waves = Math.max(flown, step.flights.length * 2, step.payments.length);
  return (FLIGHT + waves * STAGGER) * speed;
}
