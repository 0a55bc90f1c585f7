"""What a table of Pope Joan holds: the options in force, trumps, the couples, the counters still to be placed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.pope_joan.options import least_share
from parlour.games.pope_joan.words import COMPARTMENTS, FIVE, LEFT, SHEET
from parlour.mechanisms.stops import ASIDE, NO_CARD, TURNED, Stops

NO_CAP: Final = 99


class Layout(Stops):
    """The compartments of the board are accounts after the seats'."""

    compartments: list[str]
    account: vec[i64]  # by compartment; -1 where the board has none
    share: i64  # counters of each player when the board is dressed, the dealer twice as many
    alone: bool  # the dealer alone dresses it
    onto_board: bool  # losers pay onto it
    split: bool
    cap: i64
    turned_pope_wins: bool
    in_lieu: bool
    looks: bool
    hands_dealt: i64
    circuit: i64  # cards in one round of the deal
    first: i64  # cards that leave the top before the deal
    turn_at: i64  # where in the pack the turn-up lies
    each: i64  # cards in a hand

    turn_up: i64
    trump: i64
    honours: vec[i64]  # who has played knave, queen and king of trumps
    stands_for: i64  # the missing card that 9D was played for
    owes: vec[i64]  # by seat, counters still to be placed
    to_place: i64  # in all, the dealer's included
    winner: i64

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Layout | None = None) -> None:
        if source is None:
            self.compartments = FIVE if options.word("board") == "five" else COMPARTMENTS
            ledger = Ledger([*names, *[f"board/{name}" for name in self.compartments]])
            super().__init__(options, names, chance, ledger, SHEET, None)
            self._agree(options)
            self.owes = vec[i64]([0 for _name in names])
            self.to_place = 0
            self.winner = NO_SEAT
            self.clear_deal()
        else:
            super().__init__(options, names, chance, source.ledger.copy(), SHEET, source)
            self._copy_agreed(source)
            self._copy_deal(source)

    def _agree(self, options: Options) -> None:
        self.account = vec[i64]([self._account(name) for name in COMPARTMENTS])
        share = options.values["contribution"]
        self.share = share if isinstance(share, int) else least_share(self.seats, options.word("board"))
        self.alone = options.word("dressing") == "dealer_alone"
        self.onto_board = options.word("losers_pay") == "board"
        self.split = options.is_on("split_couples")
        cap = options.word("pope_payment_cap")
        self.cap = NO_CAP if cap == "none" else int(cap)
        self.turned_pope_wins = options.word("pope_turnup") == "wins"
        self.in_lieu = options.is_on("pope_in_lieu")
        self.looks = options.word("dealer_looks") != "no"
        self.hands_dealt = self.seats - (1 if options.word("dealer_looks") == "stands_out" else 0)
        self._agree_stops(options.word("stops"), options.number("fixed_stops"))

    def _agree_stops(self, stops: str, fixed: i64) -> None:
        """Where the dead cards come from (pope-joan.17, 45)."""
        self.circuit = self.hands_dealt + (1 if stops == "spare_hand" else 0)
        self.first = fixed if stops == "fixed_top" else 0
        self.turn_at = LEFT - fixed if stops == "fixed_bottom" else LEFT
        self.each = (self.turn_at - self.first) // self.circuit

    def _account(self, name: str) -> int:
        return self.seats + self.compartments.index(name) if name in self.compartments else -1

    def clear_deal(self) -> None:
        self.turn_up = NO_CARD
        self.trump = NO_CARD
        self.honours = vec[i64]([NO_SEAT, NO_SEAT, NO_SEAT])
        self.stands_for = NO_CARD

    def _copy_agreed(self, source: Layout) -> None:
        self.compartments = source.compartments
        self.account = source.account
        self.share = source.share
        self.alone = source.alone
        self.onto_board = source.onto_board
        self.split = source.split
        self.cap = source.cap
        self.turned_pope_wins = source.turned_pope_wins
        self.in_lieu = source.in_lieu
        self.looks = source.looks
        self.hands_dealt = source.hands_dealt
        self.circuit = source.circuit
        self.first = source.first
        self.turn_at = source.turn_at
        self.each = source.each

    def _copy_deal(self, source: Layout) -> None:
        self.turn_up = source.turn_up
        self.trump = source.trump
        self.honours = source.honours[:]
        self.stands_for = source.stands_for
        self.owes = source.owes[:]
        self.to_place = source.to_place
        self.winner = source.winner

    def gets(self, i: i64) -> i64:
        """Singly, the dealer last, then the spare hand, which takes what is over (pope-joan.17, 18)."""
        if i == self.turn_at:
            return TURNED
        at = i - self.first
        if at < 0 or at >= self.each * self.circuit:
            return ASIDE
        place = at % self.circuit
        if place >= self.hands_dealt:
            return ASIDE
        seat = self.dealer + 1 + place
        return seat if seat < self.seats else seat - self.seats

    def live(self) -> i64:
        live = super().live()
        return live & ~BIT[self.turn_up] if self.turn_up >= 0 else live

    def seen(self, seat: i64) -> i64:
        """A dealer who looks knows every card that is dead (pope-joan.47)."""
        known = super().seen(seat)
        return known | self.aside if self.looks and seat == self.dealer else known
