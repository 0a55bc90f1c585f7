"""What lies on the table at Cassino and is carried from pack to pack."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import ACE_LOW_52, BIT, BLANK, Pack
from parlour.core.chance import Chance
from parlour.core.copying import Shared, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.core.pickling import Part
from parlour.games.cassino.rules.dealing import rounds_of
from parlour.games.cassino.words import ACE_LOW_32, EXPOSED, MINUS_LOWEST, SCORINGS, TWO_LOWEST
from parlour.mechanisms.accidents import rates_of

Drawn = list[list[int]]  # never changed once drawn: copies share it
Points = list[int]  # likewise: new ones are a new list


class CassinoAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        seats = options.number("players")
        deals = options.values["deals"]
        self.pack: Final[Pack] = ACE_LOW_52 if options.word("pack") == "52" else ACE_LOW_32  # cassino.5
        self.sheet: Final[vec[i64]] = self.pack.sheet
        self.partners: Final[bool] = options.is_on("partners")
        self.sides: Final[int] = 2 if self.partners else seats
        self.scoring: Final[i64] = SCORINGS.index(options.word("independent_scoring"))
        self.goal: Final[int] = options.number("game_points")  # points that win
        self.deals: Final[i64] = deals if isinstance(deals, int) else 0 if deals == "game" else seats  # 0: to the goal
        self.later_fine: Final[int] = options.number("later_exposure_penalty")
        self.rates: Final[list[float]] = rates_of(options, "accidents", [EXPOSED])
        # for each round who gets its cards: 0 the eldest hand, the last number the board
        self.orders: Final[list[vec[i64]]] = rounds_of(len(self.sheet), seats, options.word("board_deal") == "after")
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class CassinoDeal(Part):
    """One pack, from its shuffling until its takings are counted; the next pack is a new one."""

    deck: Shared  # the shuffled pack, never changed once dealt
    next_card: i64
    hands: vec[i64]
    taken: vec[i64]  # by seat (cassino.9)
    sweeps: vec[i64]
    lacks: vec[i64]  # by seat, the ranks that laying a card in this round has shown it not to hold
    round: i64 = 0  # rounds dealt
    board: i64 = 0
    last_taker: i64 = NO_SEAT
    gone: i64 = 0  # cards that a case has set out of play

    def __init__(self, deck: vec[i64], next_card: i64, seats: i64, source: CassinoDeal | None = None) -> None:
        if source is not None:  # no empty rows are made first: that would be a tenth of a copy
            take_over(self, source, CassinoDeal)
            return
        self.deck = deck
        self.next_card = next_card
        self.hands = BLANK[:seats]
        self.taken = BLANK[:seats]
        self.sweeps = BLANK[:seats]
        self.lacks = BLANK[:seats]

    def copy(self) -> CassinoDeal:
        return CassinoDeal(self.deck, 0, 0, self)


class CassinoState(Game):
    """Points are a score; no counters are paid."""

    agreed: CassinoAgreed
    deal: CassinoDeal
    drawn: Drawn  # by seat, the cards drawn for partners and deal
    points: Points  # by seat, won so far
    counts: Shared  # by seat, what its side counted in the last pack
    finished: i64 = 0  # packs

    def __init__(self, options: Options, names: list[str], chance: Chance, source: CassinoState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, CassinoAgreed)
            self.deal = CassinoDeal(self.agreed.sheet, len(self.agreed.sheet), len(names))
            self.drawn = [[] for _name in names]
            self.points = [0 for _name in names]
            self.counts = BLANK[: len(names)]
            super().__init__(options, names, self.agreed.pack, chance, Ledger(names))
        else:
            take_over(self, source, CassinoState)
            super().__init__(options, names, source.pack, chance, source.ledger.copy(), source)

    def side(self, seat: i64) -> i64:
        """Partners sit opposite (cassino.8); otherwise each is a side."""
        return seat & 1 if self.agreed.partners else seat

    def by_side(self, of_seats: vec[i64]) -> vec[i64]:
        """The sum for each side; of takings, which have no card in common, the union (cassino.20)."""
        if not self.agreed.partners:
            return of_seats
        return vec[i64]([of_seats[0] + of_seats[2], of_seats[1] + of_seats[3]])

    def by_seat(self, of_sides: vec[i64]) -> vec[i64]:
        if not self.agreed.partners:
            return of_sides
        return vec[i64]([of_sides[0], of_sides[1], of_sides[0], of_sides[1]])

    def scoring_clause(self) -> str:
        """By which clause sides write down what they counted."""
        if self.agreed.sides == 2:
            return "cassino.26"
        if self.agreed.scoring == TWO_LOWEST:
            return "cassino.30"
        return "cassino.4" if self.agreed.scoring == MINUS_LOWEST else "cassino.2"

    def winners(self) -> i64:
        """The seats of the highest total, when the game is over."""
        best = max(self.points)
        found: i64 = 0
        for seat in range(self.seats):
            if self.points[seat] == best:
                found |= BIT[seat]
        return found

    def points_of(self, seat: i64) -> int:
        return self.points[seat]

    def seen(self, seat: i64) -> i64:
        """Its own hand, and all that has lain on the board or was played."""
        deal = self.deal
        cards = deal.board | deal.gone
        for pile in deal.taken:
            cards |= pile
        return cards | deal.hands[seat] if seat < self.seats else cards

    def in_view(self, seat: i64) -> i64:
        """The cards of its hand that all have seen."""
        return 0

    def stock(self) -> i64:
        """How many cards are not dealt yet."""
        return len(self.deal.deck) - self.deal.next_card
