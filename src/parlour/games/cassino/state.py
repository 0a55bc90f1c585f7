"""What a table of Cassino holds: the options in force, the cards, the takings and the score."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.cassino.dealing import rounds_of
from parlour.games.cassino.words import ACE_LOW_32, SCORINGS

FIFTY_TWO: Final = vec[i64](ACE_LOW_52.cards)
THIRTY_TWO: Final = vec[i64](ACE_LOW_32.cards)


class Table(Game):
    """Points are a score; no counters are paid."""

    partners: bool
    scoring: i64
    goal: int  # points that win
    deals_agreed: i64  # packs; 0: until a side has the goal
    sheet: vec[i64]  # the pack in order
    orders: list[vec[i64]]  # for each round who gets its cards: 0 the eldest hand, the last number the board

    drawn: list[list[int]]  # by seat, the cards drawn for partners and deal
    points: list[int]  # by seat, won so far
    finished: i64  # packs
    counts: vec[i64]  # by seat, what its side counted in the last pack

    deck: vec[i64]  # the shuffled pack, never changed once dealt: copies share it
    next_card: i64
    round: i64  # rounds dealt
    hands: vec[i64]
    board: i64
    taken: vec[i64]  # by seat (cassino.9)
    sweeps: vec[i64]
    last_taker: i64
    gone: i64  # cards that a case has set out of play
    lacks: vec[i64]  # by seat, the ranks that laying a card in this round has shown it not to hold

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Table | None = None) -> None:
        if source is None:
            pack = ACE_LOW_52 if options.word("pack") == "52" else ACE_LOW_32  # cassino.5
            super().__init__(options, names, pack, chance, Ledger(names))
            self._agree(options)
            self.drawn = [[] for _name in names]
            self.points = [0 for _name in names]
            self.finished = 0
            self.counts = self.zeros()
            self.clear_table()
        else:
            super().__init__(options, names, source.pack, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._copy_table(source)

    def _agree(self, options: Options) -> None:
        self.partners = options.is_on("partners")
        self.scoring = SCORINGS.index(options.word("independent_scoring"))
        self.goal = options.number("game_points")
        deals = options.values["deals"]
        self.deals_agreed = deals if isinstance(deals, int) else 0 if deals == "game" else self.seats
        self.sheet = FIFTY_TWO if self.pack is ACE_LOW_52 else THIRTY_TWO
        self.orders = rounds_of(len(self.sheet), self.seats, options.word("board_deal") == "after")

    def zeros(self) -> vec[i64]:
        return vec[i64]([0 for _name in self.names])

    def clear_table(self) -> None:
        self.deck = self.sheet
        self.next_card = len(self.sheet)
        self.round = 0
        self.hands = self.zeros()
        self.board = 0
        self.taken = self.zeros()
        self.sweeps = self.zeros()
        self.last_taker = NO_SEAT
        self.gone = 0
        self.lacks = self.zeros()

    def _copy_agreed(self, source: Table) -> None:
        self.partners = source.partners
        self.scoring = source.scoring
        self.goal = source.goal
        self.deals_agreed = source.deals_agreed
        self.sheet = source.sheet
        self.orders = source.orders
        self.drawn = source.drawn

    def _copy_table(self, source: Table) -> None:
        self.points = source.points[:]
        self.finished = source.finished
        self.counts = source.counts[:]
        self.deck = source.deck
        self.next_card = source.next_card
        self.round = source.round
        self.hands = source.hands[:]
        self.board = source.board
        self.taken = source.taken[:]
        self.sweeps = source.sweeps[:]
        self.last_taker = source.last_taker
        self.gone = source.gone
        self.lacks = source.lacks[:]

    # -- sides ------------------------------------------------------------------

    @property
    def sides(self) -> int:
        return 2 if self.partners else int(self.seats)

    def side(self, seat: i64) -> i64:
        """Partners sit opposite (cassino.8); otherwise each is a side."""
        return seat & 1 if self.partners else seat

    def by_side(self, of_seats: vec[i64]) -> vec[i64]:
        """The sum for each side; of takings, which have no card in common, the union (cassino.20)."""
        if not self.partners:
            return of_seats
        return vec[i64]([of_seats[0] + of_seats[2], of_seats[1] + of_seats[3]])

    def by_seat(self, of_sides: vec[i64]) -> vec[i64]:
        return vec[i64]([of_sides[self.side(seat)] for seat in range(self.seats)])
