"""Which card to lead in a game of stops: what each lead brings, as far as the seat can tell.

A lead is good when the run ends in one's own hand, when it takes many cards out of it, above all those that nobody
else will ever play up to, and when it wins stakes rather than giving them away.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.mechanisms.stops import Stops

WHOLE_SUIT: Final = 13
OUT: Final = 30.0  # the last card goes
COMES_BACK: Final = 2.0  # another lead,
GIVES_AWAY: Final = 0.1  # a card of somebody else goes
UNLED: Final = 0.75  # nobody plays up to a card though one of the others has a card below it
UNLED_OWN: Final = 0.95  # the same for a card of one's own below it


class Lead:
    """A card led, the run as far as it may go, and how likely it goes so far."""

    card: int
    run: list[int]
    reached: list[float]
    comes_back: float  # how likely the lead does
    last: float  # how likely it is the hand's last

    def __init__(self, card: int) -> None:
        self.card = card
        self.run = []
        self.reached = []
        self.comes_back = 0.0
        self.last = 0.0

    def end(self) -> int:
        """The card at which the run ends, if no card of it is dead."""
        return self.run[len(self.run) - 1]


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

    def lead(self, card: int) -> Lead:
        found = Lead(card)
        left = self.hand
        reached = 1.0
        while True:
            bit = BIT[card]
            mine = self.hand & bit != 0
            found.run.append(card)
            found.reached.append(reached)
            left &= ~bit
            if mine and not left:
                found.last = reached
                return found
            if not self.live & BIT[card + 1] or len(found.run) == self.longest:
                found.comes_back += reached if mine else 0.0
                return found
            card += 1
            if self.unseen & BIT[card]:
                found.comes_back += reached * self.dead if mine else 0.0
                reached *= 1.0 - self.dead

    def worth(self, lead: Lead, stakes: Mapping[int, float]) -> float:
        """In counters, about; ``stakes`` are what a card brings its player besides, from all the others."""
        worth = OUT * lead.last + COMES_BACK * lead.comes_back
        live = self.live
        for i in range(len(lead.run)):
            card = lead.run[i]
            live &= ~BIT[card]
            stake = stakes.get(card, 0.0)
            if self.hand & BIT[card]:
                worth += lead.reached[i] * (stake + 1.0) * self.stays(card, self.live)
            else:
                worth -= lead.reached[i] * (stake / self.rivals + GIVES_AWAY)
        for card in cards_in(self.hand & live):
            worth -= (stakes.get(card, 0.0) + 1.0) * (self.stays(card, live) - self.stays(card, self.live))
        return worth

    def stays(self, card: int, live: i64) -> float:
        """How likely a card of the hand stays there until its holder leads it."""
        chance = 1.0
        low: i64 = card
        first = card - self.longest + 1
        while low > 0 and low > first and live & BIT[low - 1]:
            low -= 1
            chance *= UNLED_OWN if self.hand & BIT[low] else UNLED
        return chance

    def best(self, stakes: Mapping[int, float]) -> Lead:
        leads = [self.lead(card) for card in cards_in(self.hand)]
        worths = [self.worth(lead, stakes) for lead in leads]
        return leads[worths.index(max(worths))]

    def follows_hints(self, lead: Lead) -> bool:
        """Whether it is a known stop, leads up to one of the hand, or is an ace, which only its holder can lead."""
        return self.hand & self.stops() & BIT[lead.end()] != 0 or lead.card & 15 == 0
