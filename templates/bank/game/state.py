"""What lies on the table at My Bank, and what a seat knows of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_52, NOBODY_YET
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.moves import Move, verb
from parlour.core.options import Options
from parlour.core.pickling import Part

STAKE: Final = verb("stake", "number")
STAKING_MOVE: Final = Move(STAKE)

DEAL: Final = 0
STAKING: Final = 1
OVER: Final = 2
PHASES: Final = ["deal", "staking", "over"]


@mypyc_attr(acyclic=True)
class MyBankDeal(Part):
    """The cards and stakes of one deal; they lie open until the next one."""

    cards: vec[i64]  # by seat, or -1
    stakes: vec[i64]  # by seat; nothing before it is made
    shown: bool = False

    def __init__(self, seats: i64) -> None:
        self.cards = NOBODY_YET[:seats]
        self.stakes = BLANK[:seats]

    def copy(self) -> MyBankDeal:
        new = MyBankDeal(0)
        take_over(new, self, MyBankDeal)
        return new


class MyBankState(Game):
    """The deal, and what is carried from deal to deal; the banker is the dealer."""

    deal: MyBankDeal
    finished: i64 = 0  # deals

    def __init__(self, options: Options, names: list[str], chance: Chance, source: MyBankState | None = None) -> None:
        if source is None:
            self.deal = MyBankDeal(len(names))
            super().__init__(options, names, FRENCH_52, chance, Ledger(names))
            self.dealer = len(names) - 1  # so the first seat stakes first
        else:
            take_over(self, source, MyBankState)
            super().__init__(options, names, FRENCH_52, chance, source.ledger.copy(), source)

    # -- what a seat knows ------------------------------------------------------------------

    def held(self, seat: i64) -> i64:
        """The seat's card as a set; nothing before it is dealt."""
        card = self.deal.cards[seat]
        if card < 0:
            return 0
        return BIT[card]

    def stock(self) -> i64:
        """The cards that nobody has got."""
        stock = self.pack.all
        for seat in range(self.seats):
            stock &= ~self.held(seat)
        return stock

    def seen(self, seat: i64) -> i64:
        """Its own card, and all of them once they are shown."""
        seen: i64 = 0
        for s in range(self.seats):
            if s == seat or self.deal.shown:
                seen |= self.held(s)
        return seen

    def deal_anew(self, seat: i64, chance: Chance) -> None:
        """The others' cards may be any that the seat has not seen; stakes are free and tell nothing for sure."""
        rest = vec[i64]([card for card in self.pack.cards if not self.knows(seat, card)])
        chance.shuffle(rest)
        for s in range(self.seats):
            if s != seat:
                self.deal.cards[s] = rest[s]
