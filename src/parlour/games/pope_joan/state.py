"""What a table of Pope Joan holds: what is agreed, the board, the counters still to be placed on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BLANK, suit
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.games.pope_joan.options import DRESSING, hands_dealt, least_share
from parlour.games.pope_joan.words import BASE, COMPARTMENTS, FIVE, GAME, LEFT, NO_COMPARTMENT, SHEET
from parlour.mechanisms.stops import ASIDE, TURNED, Stops

NO_CAP: Final = 99


class PopeJoanAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        seats = options.number("players")
        board, stops = options.word("board"), options.word("stops")
        fixed = options.number("fixed_stops")
        share, cap = options.values["contribution"], options.word("pope_payment_cap")
        if not isinstance(share, int):
            share = least_share(seats, board)
        self.alone: Final[bool] = options.word("dressing") == "dealer_alone"  # pope-joan.15
        self.share: Final[i64] = 0 if self.alone else share  # what each player dresses the board with (pope-joan.12)
        self.dealers_share: Final[i64] = DRESSING[board] if self.alone else 2 * share
        self.compartments: Final[list[str]] = FIVE if board == "five" else COMPARTMENTS
        self.account: Final[vec[i64]] = vec[i64]([_account(name, self.compartments, seats) for name in COMPARTMENTS])
        self.dressing: Final[vec[i64]] = vec[i64]([BASE[k] if self.account[k] >= 0 else 0 for k in range(8)])
        self.dressing[GAME] += (
            self.share * (seats - 1) + self.dealers_share - DRESSING[board]
        )  # the rest (pope-joan.14)
        self.onto_board: Final[bool] = options.word("losers_pay") == "board"
        self.split: Final[bool] = options.is_on("split_couples")
        self.cap: Final[i64] = NO_CAP if cap == "none" else int(cap)
        self.turned_pope_wins: Final[bool] = options.word("pope_turnup") == "wins"
        self.in_lieu: Final[bool] = options.is_on("pope_in_lieu")
        self.looks: Final[bool] = options.word("dealer_looks") != "no"
        # where the dead cards come from (pope-joan.17, 45)
        self.hands_dealt: Final[i64] = hands_dealt(options.values)
        self.circuit: Final[i64] = self.hands_dealt + (1 if stops == "spare_hand" else 0)  # cards in one round
        self.first: Final[i64] = fixed if stops == "fixed_top" else 0  # cards that leave the top before the deal
        self.turn_at: Final[i64] = LEFT - fixed if stops == "fixed_bottom" else LEFT  # where in the pack the turn-up is
        self.each: Final[i64] = (self.turn_at - self.first) // self.circuit  # cards in a hand
        super().__init__(options)


def _account(name: str, compartments: list[str], seats: int) -> int:
    return seats + compartments.index(name) if name in compartments else NO_COMPARTMENT


class PopeJoanState(Stops):
    """The compartments of the board are accounts after the seats'."""

    agreed: PopeJoanAgreed
    owes: vec[i64]  # by seat, counters still to be placed
    to_place: i64 = 0  # in all, the dealer's included
    winner: i64 = NO_SEAT

    def __init__(self, options: Options, names: list[str], chance: Chance, source: PopeJoanState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, PopeJoanAgreed)
            self.owes = BLANK[: len(names)]
            ledger = Ledger([*names, *[f"board/{name}" for name in self.agreed.compartments]])
            super().__init__(options, names, chance, ledger, SHEET, None)
        else:
            take_over(self, source, PopeJoanState)
            super().__init__(options, names, chance, source.ledger.copy(), source.sheet, source)

    def gets(self, i: i64) -> i64:
        """Singly, the dealer last, then the spare hand, which takes what is over (pope-joan.17, 18)."""
        agreed = self.agreed
        if i == agreed.turn_at:
            return TURNED
        at = i - agreed.first
        if at < 0 or at >= agreed.each * agreed.circuit:
            return ASIDE
        place = at % agreed.circuit
        if place >= agreed.hands_dealt:
            return ASIDE
        seat = self.dealer + 1 + place
        return seat if seat < self.seats else seat - self.seats

    def trump(self) -> i64:
        """The suit of the turn-up; none before it is turned (pope-joan.17)."""
        return suit(self.deal.turn_up)

    def seen(self, seat: i64) -> i64:
        """A dealer who looks knows every card that is dead (pope-joan.47)."""
        known = super().seen(seat)
        return known | self.deal.aside if self.agreed.looks and seat == self.dealer else known
