"""My Bank: one card each, a stake on it from the banker's left, and the banker's card decides."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.chance import Chance
from parlour.core.events import HAND, NO_SEAT, PACK
from parlour.core.moves import NOTHING, Choices, Move, between
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.my_bank.setup import VOCABULARY
from parlour.games.my_bank.state import DEAL, OVER, STAKING, STAKING_MOVE, MyBankDeal, MyBankState
from parlour.games.my_bank.view import advice, lay_out


class MyBank(MyBankState):
    """The deals, until as many are finished as were agreed."""

    # -- the deal --------------------------------------------------------------------------

    def _go_on(self) -> None:
        """One card each from the banker's left, the banker's own last (my-bank.2)."""
        deck = self.pack.sheet[:]
        self.chance.shuffle(deck)
        self.deal = MyBankDeal(self.seats)
        self.deals += 1
        seat = self.dealer
        for at in range(self.seats):
            seat = self.left(seat)
            self.deal.cards[seat] = deck[at]
            self.carry("my-bank.2", "gets-cards", seat, BIT[deck[at]], PACK, HAND[seat], BIT[seat])
        self.phase = STAKING
        self._turn(self.left(self.dealer))

    # -- staking ------------------------------------------------------------------------------

    def limit(self) -> int:
        return self.options.number("limit")

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        return Choices([between(STAKING_MOVE, 1, self.limit())])

    def act(self, seat: i64, move: Move) -> None:
        self.deal.stakes[seat] = move.a
        self.say("my-bank.3", "stakes-so-many", seat, move.a)
        following = self.left(seat)
        if following == self.dealer:
            self._show()
        else:
            self._turn(following)

    # -- the end of a deal ----------------------------------------------------------------------

    def _show(self) -> None:
        """All cards are turned up, and each settles with the bank (my-bank.4, 5)."""
        deal = self.deal
        deal.shown = True
        for seat in range(self.seats):
            self.carry("my-bank.4", "shows", seat, self.held(seat), HAND[seat], HAND[seat])
        bank = rank(deal.cards[self.dealer])
        for seat in range(self.seats):
            if seat == self.dealer:
                continue
            if rank(deal.cards[seat]) > bank:
                self.pay("my-bank.5", "bank-pays", self.dealer, seat, deal.stakes[seat])
            else:
                self.pay("my-bank.5", "pays-bank", seat, self.dealer, deal.stakes[seat])
        self._end_deal()

    def _end_deal(self) -> None:
        """The bank passes to the left (my-bank.7)."""
        self.finished += 1
        self._await_chance()
        if self.finished < self.options.number("deals"):
            self.dealer = self.left(self.dealer)
            self.phase = DEAL
            return
        self.say("my-bank.7", "deals-done", NO_SEAT, self.finished)
        self._game_over(OVER)

    # -- what a seat knows --------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> MyBank:
        new = MyBank(self.options, self.names, chance, self)
        if self.phase == STAKING:
            new.deal_anew(seat, chance)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases -----------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        plan: dict[str, list[int]] = {"stock": list(range(int(self.seats), len(self.pack.cards)))}
        for k in range(self.seats):
            plan[f"hand {self.names[(self.dealer + 1 + k) % self.seats]}"] = [int(k)]
        return plan
