/**
 * Where cards that were dealt face down may lie, as far as one reader can tell: nobody plays what was not dealt to him.
 * Any card of the pack can be opened, also one that was dealt to nobody; so a card that is seen for the first time as it
 * leaves somebody's hand must have been dealt to that hand by the plan, or have had a way into it since.
 */

const NOWHERE = ""; // where the cards come from that the plan brings nowhere

/** One deal, until the next. */
export class Origins {
  readonly served = new Set<string>(); // the places of the plan to which the deal brings cards
  readonly #origin = new Map<string, string>(); // by face, the place that the plan brought it to
  readonly #mayLie = new Map<string, Set<string>>(); // by place of the plan, where its unseen cards may be
  readonly #seen = new Set<string>();

  /** `pack`: the faces as dealt, as far as they were opened; `ends`: to where the deal's events bring cards. */
  constructor(plan: Map<string, number[]>, pack: (string | undefined)[], ends: string[]) {
    for (const place of [...plan.keys(), NOWHERE]) this.#mayLie.set(place, new Set([place]));
    for (const [place, positions] of plan) {
      if (ends.includes(place)) this.served.add(place);
      for (const at of positions) if (pack[at] !== undefined) this.#origin.set(pack[at], place);
    }
  }

  /** Whether the plan brings this card to some place. */
  isBrought(face: string): boolean {
    return this.#origin.has(face);
  }

  moveUnseen(from: string, to: string): void {
    for (const [origin, places] of this.#mayLie) {
      const loose = !this.served.has(origin) && !this.served.has(from);
      if (loose || places.has(from)) places.add(to);
    }
  }

  /** A card is shown that comes from a place; whether it cannot have lain there. */
  strays(face: string, from: string): boolean {
    if (this.#seen.has(face)) return false;
    this.#seen.add(face);
    const places = this.#mayLie.get(this.#origin.get(face) ?? NOWHERE);
    return this.served.has(from) && !places?.has(from);
  }
}
