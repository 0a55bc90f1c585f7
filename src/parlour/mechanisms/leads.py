"""Which card to lead in a game of stops: what each lead brings, as far as the seat can tell.

A lead is good when the run ends in one's own hand, when it takes many cards out of it, above all those that nobody
else will ever play up to, and when it wins stakes rather than giving them away.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, HIGHER, NO_CARD, count
from parlour.mechanisms.stops import Stops

WHOLE_SUIT: Final = 13
OUT: Final = 30.0  # the last card goes
COMES_BACK: Final = 2.0  # another lead,
GIVES_AWAY: Final = 0.1  # a card of somebody else goes
UNLED: Final = 0.75  # nobody plays up to a card though one of the others has a card below it
UNLED_OWN: Final = 0.95  # the same for a card of one's own below it
NOTHING: Final = vec[float]([0.0 for _card in range(64)])  # by card


class Lead:
    """A card led, how many cards of its suit may follow each other from it, and how likely each is reached."""

    card: i64 = NO_CARD
    length: i64 = 0
    reached: vec[float]
    comes_back: float = 0.0  # how likely the lead does
    last: float = 0.0  # how likely it is the hand's last

    def __init__(self) -> None:
        self.reached = NOTHING[:WHOLE_SUIT]

    def end(self) -> i64:
        """The card at which the run ends, if no card of it is dead."""
        return self.card + self.length - 1


class Leads:
    """The leads open to a seat; ``longest`` is the most cards a run may have."""

    hand: i64
    live: i64  # the cards that may be in a hand, for all the seat knows
    unseen: i64  # of these, those that may be in none
    dead: float  # how likely each of them is
    longest: i64
    rivals: float

    def __init__(self, game: Stops, seat: i64, longest: i64 = WHOLE_SUIT) -> None:
        known = game.seen(seat)
        self.hand = game.deal.hands[seat]
        self.live = game.live() & ~(game.deal.aside & known)
        self.unseen = self.live & ~known
        hidden = count(game.deal.aside & ~known)
        self.dead = float(hidden) / float(count(self.unseen)) if hidden else 0.0
        self.longest = longest
        self.rivals = float(game.seats - 1)

    def stops(self) -> i64:
        return self.live & ~(self.live >> 1)

    def lead(self, card: i64) -> Lead:
        found = Lead()
        self._follow(card, found)
        return found

    def _follow(self, card: i64, found: Lead) -> None:
        """What becomes of a lead, told in the place of another."""
        hand, live, unseen = self.hand, self.live, self.unseen
        row = found.reached
        found.card = card
        found.last = 0.0
        back = 0.0
        reached = 1.0
        length: i64 = 0
        left = hand
        while True:
            bit = BIT[card]
            row[length] = reached
            length += 1
            left &= ~bit
            if left == 0 and hand & bit:
                found.last = reached
                break
            card += 1
            follows = BIT[card]
            if live & follows == 0 or length == self.longest:
                if hand & bit:
                    back += reached
                break
            if unseen & follows:
                if hand & bit:
                    back += reached * self.dead
                reached *= 1.0 - self.dead
        found.length = length
        found.comes_back = back

    def worth(self, lead: Lead, stakes: vec[float], stays: vec[float]) -> float:
        """In counters, about; ``stakes`` are what a card brings its player besides, from all the others.

        ``stays``: how likely each card of the hand stays there as things are.
        """
        worth = OUT * lead.last + COMES_BACK * lead.comes_back
        hand, live = self.hand, self.live
        row, card = lead.reached, lead.card
        i: i64 = 0
        while i < lead.length:
            bit = BIT[card]
            live &= ~bit
            if hand & bit:
                worth += row[i] * (stakes[card] + 1.0) * stays[card]
            else:
                worth -= row[i] * (stakes[card] / self.rivals + GIVES_AWAY)
            card += 1
            i += 1
        others = hand & HIGHER[card - 1]  # only what lies above a run is played up to more seldom after it
        while others:
            card = CARD_OF[(others & -others) % 67]
            worth -= (stakes[card] + 1.0) * (self.stays(card, live) - stays[card])
            others &= others - 1
        return worth

    def stays(self, card: i64, live: i64) -> float:
        """How likely a card of the hand stays there until its holder leads it."""
        chance = 1.0
        hand = self.hand
        first = card - self.longest + 1
        if first < 0:
            first = 0
        while card > first:
            card -= 1
            bit = BIT[card]
            if live & bit == 0:
                break
            chance *= UNLED_OWN if hand & bit else UNLED
        return chance

    def best(self, stakes: vec[float]) -> Lead:
        stays = NOTHING[:]
        hand = self.hand
        while hand:
            card = CARD_OF[(hand & -hand) % 67]
            stays[card] = self.stays(card, self.live)
            hand &= hand - 1
        hand = self.hand
        best = self.lead(CARD_OF[(hand & -hand) % 67])
        most = self.worth(best, stakes, stays)
        other = Lead()
        while hand & (hand - 1):
            hand &= hand - 1
            self._follow(CARD_OF[(hand & -hand) % 67], other)
            worth = self.worth(other, stakes, stays)
            if worth > most:
                best, other, most = other, best, worth
        return best

    def follows_hints(self, lead: Lead) -> bool:
        """Whether it is a known stop, leads up to one of the hand, or is an ace, which only its holder can lead."""
        return self.hand & self.stops() & BIT[lead.end()] != 0 or lead.card & 15 == 0
