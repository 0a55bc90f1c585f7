"""What lies on the table at My Stops, and what a seat knows of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_32, NO_CARD, count, rank
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.core.pickling import Part
from parlour.mechanisms.unseen import fill_hands

DEAL: Final = 0
PLAYING: Final = 1
OVER: Final = 2
PHASES: Final = ["deal", "play", "over"]
ACE: Final = rank(FRENCH_32.card("AS"))


@mypyc_attr(acyclic=True)
class MyStopsDeal(Part):
    """The cards of one deal; they lie until the next, which is a new one."""

    hands: vec[i64]
    spare: i64 = 0  # dealt to nobody, face down
    out: i64 = 0  # the cards of it that a stop has shown to lie there
    played: i64 = 0
    last: i64 = NO_CARD  # the card played last
    due: i64 = NO_CARD  # the card that its holder must play now; none: anything may be led
    leader: i64 = NO_SEAT

    def __init__(self, seats: i64) -> None:
        self.hands = BLANK[:seats]

    def copy(self) -> MyStopsDeal:
        new = MyStopsDeal(0)
        take_over(new, self, MyStopsDeal)
        return new


class MyStopsState(Game):
    """The deal, and what is carried from deal to deal."""

    deal: MyStopsDeal
    finished: i64 = 0  # deals

    def __init__(self, options: Options, names: list[str], chance: Chance, source: MyStopsState | None = None) -> None:
        if source is None:
            self.deal = MyStopsDeal(len(names))
            super().__init__(options, names, FRENCH_32, chance, Ledger(names))
            self.dealer = len(names) - 1  # so the first seat leads
        else:
            take_over(self, source, MyStopsState)
            super().__init__(options, names, FRENCH_32, chance, source.ledger.copy(), source)

    def each(self) -> i64:
        """Cards in a hand: there is one hand more than players (my-stops.2)."""
        return len(self.pack.cards) // (self.seats + 1)

    # -- what a seat knows ------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        """Its own cards, those played, those a stop has shown to be in no hand, and the one that is due now."""
        deal = self.deal
        seen = deal.played | deal.out
        if deal.due >= 0:
            seen |= BIT[deal.due]
        if seat < self.seats:
            seen |= deal.hands[seat]
        return seen

    def deal_anew(self, seat: i64, chance: Chance) -> None:
        """Others' hands and the spare hand: what is known of them stays, the rest is anybody's guess."""
        deal = self.deal
        unseen = self.pack.all & ~self.seen(seat)
        lie = deal.hands[:]
        rooms = deal.hands[:]
        for s in range(self.seats):
            lie[s] &= unseen  # nothing of the seat's own is unseen
            rooms[s] = count(lie[s])
        drawn = fill_hands(rooms, BLANK[: self.seats], lie, unseen, chance)
        left = unseen
        for s in range(self.seats):
            deal.hands[s] = deal.hands[s] & ~unseen | drawn[s]
            left &= ~drawn[s]
        deal.spare = deal.out | left
