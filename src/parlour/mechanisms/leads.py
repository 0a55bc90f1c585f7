"""Which card to lead in a game of stops: what each lead brings, as far as the seat can tell.

A lead is good when the run ends in one's own hand, when it takes many cards out of it, above all those that nobody
else will ever play up to, and when it wins stakes rather than giving them away.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, HIGHER, count
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

    card: i64
    length: i64
    reached: vec[float]
    comes_back: float  # how likely the lead does
    last: float  # how likely it is the hand's last

    def __init__(self, card: i64) -> None:
        self.card = card
        self.length = 0
        self.reached = NOTHING[:WHOLE_SUIT]
        self.comes_back = 0.0
        self.last = 0.0

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
        found = Lead(card)
        left = self.hand
        reached = 1.0
        while True:
            bit = BIT[card]
            mine = self.hand & bit != 0
            found.reached[found.length] = reached
            found.length += 1
            left &= ~bit
            if mine and not left:
                found.last = reached
                return found
            if not self.live & BIT[card + 1] or found.length == self.longest:
                found.comes_back += reached if mine else 0.0
                return found
            card += 1
            if self.unseen & BIT[card]:
                found.comes_back += reached * self.dead if mine else 0.0
                reached *= 1.0 - self.dead

    def worth(self, lead: Lead, stakes: vec[float]) -> float:
        """In counters, about; ``stakes`` are what a card brings its player besides, from all the others."""
        worth = OUT * lead.last + COMES_BACK * lead.comes_back
        live = self.live
        i: i64 = 0
        while i < lead.length:
            card = lead.card + i
            live &= ~BIT[card]
            if self.hand & BIT[card]:
                worth += lead.reached[i] * (stakes[card] + 1.0) * self.stays(card, self.live)
            else:
                worth -= lead.reached[i] * (stakes[card] / self.rivals + GIVES_AWAY)
            i += 1
        others = self.hand & HIGHER[lead.end()]  # only what lies above a run is played up to more seldom after it
        while others:
            card = CARD_OF[(others & -others) % 67]
            worth -= (stakes[card] + 1.0) * (self.stays(card, live) - self.stays(card, self.live))
            others &= others - 1
        return worth

    def stays(self, card: i64, live: i64) -> float:
        """How likely a card of the hand stays there until its holder leads it."""
        chance = 1.0
        first = card - self.longest + 1
        while card > 0 and card > first and live & BIT[card - 1]:
            card -= 1
            chance *= UNLED_OWN if self.hand & BIT[card] else UNLED
        return chance

    def best(self, stakes: dict[int, float]) -> Lead:
        by_card = NOTHING[:]
        for card, stake in stakes.items():
            by_card[card] = stake
        hand = self.hand
        best = self.lead(CARD_OF[(hand & -hand) % 67])
        most = self.worth(best, by_card)
        while hand & (hand - 1):
            hand &= hand - 1
            lead = self.lead(CARD_OF[(hand & -hand) % 67])
            worth = self.worth(lead, by_card)
            if worth > most:
                best, most = lead, worth
        return best

    def follows_hints(self, lead: Lead) -> bool:
        """Whether it is a known stop, leads up to one of the hand, or is an ace, which only its holder can lead."""
        return self.hand & self.stops() & BIT[lead.end()] != 0 or lead.card & 15 == 0
