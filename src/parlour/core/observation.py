"""An observation: what a seat sees, as numbers for a program.  No words are made, and no view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, cards_in
from parlour.core.events import NO_SEAT, Place
from parlour.core.game import Game
from parlour.core.moves import Choices
from parlour.core.seen import ACCOUNT, MAY_ACT, OVER, SCORE, SELF, TO_ACT, UNTOLD, Seen
from parlour.core.sight import ANY_SEAT, EACH, Fact, Sight

MOST: Final = (1 << 62) - 1  # what is more is told as this; an environment promises less


class Observation(Sight):
    """The cells of one seat's sight; looked at again, the same cells are filled anew.

    There may be room behind them for more than a game tells, and room for several sights: ``base`` is the first cell of
    the one that is filled.
    """

    seen: Seen
    cells: vec[i64]
    base: i64
    row: i64  # cells of one sight

    def __init__(self, seen: Seen, more: int = 0, sights: int = 1) -> None:
        super().__init__(NO_SEAT, False)
        self.seen = seen
        self.base = 0
        self.row = seen.width + more
        self.cells = vec[i64]([UNTOLD for _i in range(self.row * sights)])

    def look(self, game: Game, seat: int) -> vec[i64]:
        """What the seat sees now; the cells are the observation's own."""
        self.seat = seat
        self._wipe()
        self.tell(SELF, seat if seat < game.seats else NO_SEAT)
        self.tell(OVER, game.over)
        self.tell(TO_ACT, game.waits)
        self.tell(MAY_ACT, game.may)
        self.tell(self.seen.phase, game.phase)
        self._count(game)
        game._lay_out(self, seat)
        if self.seen.choices and seat < game.seats:
            self._tell_choices(game.moves(seat))
        return self.cells

    def _wipe(self) -> None:
        cells = self.cells
        i = self.base
        end = i + self.row
        while i < end:
            cells[i] = UNTOLD
            i += 1

    def _tell_choices(self, moves: Choices) -> None:
        """What a view shows by its choices alone."""
        for choosing in self.seen.choices:
            first: i64 = 0
            open_part: i64 = 0
            for choice in moves.each:
                if choice.like.verb is choosing.verb:
                    first |= BIT[choice.like.a + 1]
                    open_part |= choice.cards
            self.tell(choosing.first, first)
            self.tell(choosing.open, open_part)

    def _count(self, game: Game) -> None:
        score = game.score
        for seat in range(len(score)):
            self.tell_of(SCORE, seat, score[seat])
        balance = game.ledger.balance
        padding = self.seen.seats - game.seats
        for account in range(len(balance)):
            self.tell_of(ACCOUNT, account if account < game.seats else account + padding, balance[account])

    def tell(self, fact: Fact, value: int, clause: str = "") -> None:
        at = self.base + self.seen.at(fact)
        if fact.kind != ANY_SEAT:
            self.cells[at] = within(value)
        elif self.cells[at] == UNTOLD:
            self.cells[at] = BIT[value]
        else:
            self.cells[at] |= BIT[value]

    def tell_of(self, fact: Fact, seat: i64, value: int, clause: str = "") -> None:
        self.cells[self.base + self.seen.at(fact) + seat] = within(value)

    def tell_as(self, fact: Fact, index: i64, value: int, text: str, clause: str = "") -> None:
        if index < fact.times or fact.times == EACH:
            self.cells[self.base + self.seen.at(fact) + index] = within(value)

    def tell_out_of(self, fact: Fact, value: int, total: int, clause: str = "") -> None:
        self.cells[self.base + self.seen.at(fact)] = within(value)

    def remark(self, word: str, text: str, clause: str = "") -> None:
        pass

    def lay(self, place: Place, cards: i64, backs: int = 0, clause: str = "") -> None:
        spot = self.seen.spot(place)
        if spot.in_order:
            self.lay_row(place, cards_in(cards), backs, clause)
            return
        at = self.base + spot.at
        self.cells[at] = backs
        if spot.cards:
            self.cells[at + 1] = cards
        elif cards:
            raise LookupError(f"{place.name} is declared to show no faces")

    def lay_row(self, place: Place, cards: list[int], backs: int = 0, clause: str = "") -> None:
        spot = self.seen.spot(place)
        if not spot.in_order or len(cards) > spot.cards:
            raise LookupError(f"{place.name} is not declared to show {len(cards)} cards in their order")
        at = self.base + spot.at
        self.cells[at] = backs
        for card in cards:
            at += 1
            self.cells[at] = card
        if spot.which >= 0:
            self.cells[self.base + spot.at + 1 + spot.cards] = spot.which

    def lay_counters(self, place: Place, counters: int, clause: str = "", card: int = NO_CARD) -> None:
        at = self.base + self.seen.spot(place).at
        self.cells[at] = within(counters)
        self.cells[at + 1] = card


def within(value: int) -> i64:
    """The number, or the nearest that a cell holds."""
    if value > MOST:
        return MOST
    if value < -MOST:
        return -MOST
    return value
