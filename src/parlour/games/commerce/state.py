"""What a table of Commerce holds: the options in force, the cards, who stands, and the trades of the deal."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, count
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.commerce.words import (
    FIFTY_TWO,
    MODERN,
    MODES,
    PACK_32,
    PENALTIES,
    POOL,
    RECOGNISED,
    THIRTY_TWO,
)

EACH: Final = 3  # cards in a hand (commerce.22)
NO_CARD: Final = -1
LIVES: Final = 3  # counters for the entry (commerce.41)


class Table(Game):
    """Seats pay into a pool, to one another and to the dealer; lives are no money."""

    mode: i64
    stake: int
    threes: bool
    recognised: i64
    penalty: i64
    extended: bool
    continued: bool
    entry: int
    prize: int
    horse_price: int
    deals_agreed: i64  # 0: a round of deals, or until one player alone has counters
    sheet: vec[i64]  # the pack in order
    pool: i64

    finished: i64  # deals
    passes: i64  # how often the deal has passed on
    entered: bool  # the entry of Pool Commerce is paid
    lives: vec[i64]
    horse_offered: bool

    playing: i64  # bit set: the seats that have cards in this deal
    deck: vec[i64]  # as shuffled, never changed once dealt: copies share it
    stock: vec[i64]  # a ring: the top is taken, and what is thrown out lies in its place as the bottom
    top: i64
    hands: vec[i64]
    board: i64
    open: vec[i64]  # old game: by seat, cards of its hand that all have seen
    trader: i64
    asked: i64  # whoever must answer an offer
    offered: i64
    trades: vec[i64]  # of this deal, see knowledge.py
    stood: i64
    passed: i64
    lap: i64  # old game: who has still a move in the last lap
    stander: i64
    circuits: i64
    shown: bool
    strengths: vec[i64]  # of the hands shown

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Table | None = None) -> None:
        if source is None:
            pack = FRENCH_52 if options.word("pack") == "52" else PACK_32  # commerce.1
            super().__init__(options, names, pack, chance, Ledger([*names, "pool"]))
            self._agree(options)
            self.finished = 0
            self.passes = 0
            self.entered = False
            self.lives = self.zeros()
            self.horse_offered = False
            self.playing = ALL_SEATS[self.seats]
            self.clear_table()
        else:
            super().__init__(options, names, source.pack, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._copy_table(source)

    def _agree(self, options: Options) -> None:
        self.mode = MODES.index(options.word("mode"))
        self.stake = options.number("stake")
        self.threes = options.word("deal_style") == "threes"
        self.recognised = RECOGNISED[options.word("combinations")]
        self.penalty = PENALTIES.index(options.word("dealer_penalty"))
        self.extended = options.is_on("extended")
        self.continued = options.is_on("continued_deal")
        self.entry = options.number("pool_entry")
        self.prize = options.number("pool_hand_prize")
        self.horse_price = options.number("horse_price")
        deals = options.values["deals"]
        whole_round = self.seats if self.mode == POOL and deals == "round" else 0
        self.deals_agreed = deals if isinstance(deals, int) else whole_round
        self.sheet = FIFTY_TWO if self.pack is FRENCH_52 else THIRTY_TWO
        self.pool = self.seats

    def zeros(self) -> vec[i64]:
        return vec[i64]([0 for _name in self.names])

    def clear_table(self) -> None:
        self.deck = self.sheet
        self.stock = vec[i64]()
        self.top = 0
        self.hands = self.zeros()
        self.board = 0
        self.open = self.zeros()
        self.trader = NO_SEAT
        self.asked = NO_SEAT
        self.offered = NO_CARD
        self.trades = vec[i64]()
        self.stood = 0
        self.passed = 0
        self.lap = 0
        self.stander = NO_SEAT
        self.circuits = 0
        self.shown = False
        self.strengths = self.zeros()

    def _copy_agreed(self, source: Table) -> None:
        self.mode = source.mode
        self.stake = source.stake
        self.threes = source.threes
        self.recognised = source.recognised
        self.penalty = source.penalty
        self.extended = source.extended
        self.continued = source.continued
        self.entry = source.entry
        self.prize = source.prize
        self.horse_price = source.horse_price
        self.deals_agreed = source.deals_agreed
        self.sheet = source.sheet
        self.pool = source.pool
        self.finished = source.finished
        self.passes = source.passes
        self.entered = source.entered
        self.lives = source.lives[:]
        self.horse_offered = source.horse_offered

    def _copy_table(self, source: Table) -> None:
        self.playing = source.playing
        self.deck = source.deck
        self.stock = source.stock[:]
        self.top = source.top
        self.hands = source.hands[:]
        self.board = source.board
        self.open = source.open[:]
        self.trader = source.trader
        self.asked = source.asked
        self.offered = source.offered
        self.trades = source.trades[:]
        self.stood = source.stood
        self.passed = source.passed
        self.lap = source.lap
        self.stander = source.stander
        self.circuits = source.circuits
        self.shown = source.shown
        self.strengths = source.strengths[:]

    # -- round the table ----------------------------------------------------------

    def next_of(self, seat: i64, among: i64) -> i64:
        """The nearest seat on the left that is one of these, the seat itself last; NO_SEAT where there is none."""
        if among == 0:
            return NO_SEAT
        seat = self.left(seat)
        while among & BIT[seat] == 0:
            seat = self.left(seat)
        return seat

    def age(self, seat: i64) -> i64:
        """Order of age: 0 is left of the dealer, the dealer is last."""
        place = seat - self.dealer - 1
        return place if place >= 0 else place + self.seats

    # -- the deal --------------------------------------------------------------------

    @property
    def circuit(self) -> i64:
        """Hands dealt: one for each player and, in the old game, one for the board, which comes last (commerce.R8)."""
        players = count(self.playing)
        return players if self.mode == MODERN else players + 1

    def spot(self, turn: i64, k: i64, circuit: i64) -> i64:
        """Where in the pack the k-th card of a hand lies; turn 0 is the eldest (commerce.22)."""
        return turn * EACH + k if self.threes else k * circuit + turn

    def lay_deck(self) -> None:
        """Hands, board and stock as the deck has them."""
        circuit = self.circuit
        seat = self.dealer
        turn: i64 = 0
        while turn < circuit:
            seat = self.next_of(seat, self.playing)
            cards = self.dealt(turn, circuit)
            if self.mode != MODERN and turn == circuit - 1:
                self.board = cards
            else:
                self.hands[seat] = cards
            turn += 1
        stock = vec[i64](capacity=49)
        i = EACH * circuit
        while i < len(self.deck):
            stock = append(stock, self.deck[i])
            i += 1
        self.stock = stock
        self.top = 0

    def dealt(self, turn: i64, circuit: i64) -> i64:
        """The three cards of a hand as dealt."""
        deck = self.deck
        first = BIT[deck[self.spot(turn, 0, circuit)]]
        return first | BIT[deck[self.spot(turn, 1, circuit)]] | BIT[deck[self.spot(turn, 2, circuit)]]
