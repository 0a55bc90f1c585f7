"""What each place at the table brings, counted from the dealer; and how long a deal and a game take."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.events import NO_SEAT
from parlour.core.game import PAYMENTS, Game
from parlour.core.rules import Rules
from parlour.lab.figures import ANSWER, SETTLING, THINKING
from parlour.lab.studies.about import counted_by
from parlour.lab.studies.means import OfOneGame
from parlour.lab.studies.table import Table

COLUMNS = ("what", "place")
GAIN, MOVES, CHOICES, SECONDS, DEALS = "gain", "moves", "choices", "seconds", "deals"
NOWHERE = -1  # the place of what belongs to no seat


def play(rules: Rules, table: Table, found: OfOneGame) -> int:
    """One game; gives how many deals it had."""
    watch = Watch(rules, table)
    while not table.game.over:
        watch.step(found)
    watch.end_deal(found, watch.dealer)
    deals = max(1, int(table.game.deals))
    found.see((DEALS, NOWHERE), deals)
    return deals


class Watch:
    """Sees deals end: when the deal goes to another, what was paid is counted by who sat where in that deal."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.table = table
        self.counted: Callable[[Game], list[float]] = counted_by(rules) or table.onward.stand
        table.game.detail = PAYMENTS
        self.before = self.counted(table.game)
        self.dealer = NO_SEAT  # before the last step, which may have given the deal to another
        self.moves = 0
        self.choices = 0

    def step(self, found: OfOneGame) -> None:
        game = self.table.game
        dealer, waited, deals = game.dealer, game.waits, game.deals
        self.dealer = int(dealer)
        if waited:
            self.moves += 1
            self.choices += any(len(game.moves(seat)) > 1 for seat in game.to_act)
        told = len(game.events)
        self.table.step()
        if game.over or game.dealer == dealer:
            return
        early = self._of_next_deal(told) if waited and game.deals != deals else [0.0] * int(game.seats)
        self.end_deal(found, dealer, early)

    def _of_next_deal(self, told: int) -> list[float]:
        """What was paid into pools for a deal that has begun already, in the move that ended the last one."""
        game = self.table.game
        seats = int(game.seats)
        events = game.events[told:]
        last_out = max((i for i, event in enumerate(events) if event.payer >= seats), default=len(events))
        paid = [0.0] * seats
        for event in events[last_out + 1 :]:
            if 0 <= event.payer < seats <= event.payee:
                paid[event.payer] -= event.amount
        share = -sum(paid) / seats
        return [one + share for one in paid]

    def end_deal(self, found: OfOneGame, dealer: int, early: list[float] | None = None) -> None:
        game = self.table.game
        now = self.counted(game)
        if early is not None:
            now = [standing - paid for standing, paid in zip(now, early, strict=True)]
        seats = int(game.seats)
        if dealer != NO_SEAT:
            for seat in range(seats):
                found.see((GAIN, (seat - dealer) % seats), now[seat] - self.before[seat])
        if self.moves:
            each = self.choices / seats
            found.see((MOVES, NOWHERE), self.moves)
            found.see((CHOICES, NOWHERE), each)
            found.see((SECONDS, NOWHERE), each * THINKING + (self.moves - each) * ANSWER + SETTLING)
        self.before = now
        self.moves = self.choices = 0
