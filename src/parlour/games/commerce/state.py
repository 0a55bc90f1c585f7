"""What lies on the table at Commerce and is carried from deal to deal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_52, NO_CARD, Pack, count, refill
from parlour.core.chance import Chance, shuffled_on
from parlour.core.copying import Shared, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.core.pickling import Part
from parlour.games.commerce.words import LAST_LAP, MODERN, MODES, PACK_32, PENALTIES, RECOGNISED, TRADE

EACH: Final = 3  # cards in a hand (commerce.22)
LIVES: Final = 3  # counters for the entry (commerce.41)


class CommerceAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        self.pack: Final[Pack] = FRENCH_52 if options.word("pack") == "52" else PACK_32  # commerce.1
        self.mode: Final[i64] = MODES.index(options.word("mode"))
        self.stake: Final[int] = options.number("stake")
        self.threes: Final[bool] = options.word("deal_style") == "threes"
        self.recognised: Final[i64] = RECOGNISED[options.word("combinations")]
        self.penalty: Final[i64] = PENALTIES.index(options.word("dealer_penalty"))
        self.extended: Final[bool] = options.is_on("extended")
        self.continued: Final[bool] = options.is_on("continued_deal")
        self.entry: Final[int] = options.number("pool_entry")
        self.prize: Final[int] = options.number("pool_hand_prize")
        self.horse_price: Final[int] = options.number("horse_price")
        self.deals: Final[i64] = deals_agreed(options)
        self.pool: Final[i64] = options.number("players")  # its account comes after those of the seats
        self.blank: Final[vec[i64]] = BLANK[: options.number("players")]  # a row that is nothing for every seat
        self.settled: Final[i64] = EACH * (options.number("players") + 1)  # cards shuffled at once: few others are sold
        super().__init__(options)


def deals_agreed(options: Options) -> int:
    """0 for a round of deals, or until one player alone has counters; a round of the pool is a deal for each seat."""
    deals = options.values["deals"]
    if isinstance(deals, int):
        return deals
    return options.number("players") if options.word("mode") == "pool" and deals == "round" else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class CommerceDeal(Part):
    """The cards and trades of one deal; the next deal lies in its rows."""

    deck: Shared  # as shuffled, never changed once dealt
    unsettled: i64 = 0  # by what the cards that are seldom reached are shuffled; 0: they are shuffled
    stock: vec[i64]  # a ring: the top is taken, and what is thrown out lies in its place as the bottom
    hands: vec[i64]
    open: Shared  # old game: by seat, cards of its hand that all have seen
    trades: vec[i64]  # see redeal.py
    strengths: Shared  # of the hands shown
    top: i64 = 0
    board: i64 = 0
    trader: i64 = NO_SEAT
    offered: i64 = NO_CARD
    stood: i64 = 0
    passed: i64 = 0
    lap: i64 = 0  # old game: who has still a move in the last lap
    stander: i64 = NO_SEAT
    circuits: i64 = 0
    shown: bool = False

    def __init__(self, deck: vec[i64], blank: vec[i64], source: CommerceDeal | None = None) -> None:
        if source is None:
            self.deck = deck
            self.stock = vec[i64]()
            self.hands = blank[:]
            self.open = blank
            self.trades = vec[i64]()
            self.strengths = blank
        else:
            take_over(self, source, CommerceDeal)

    def copy(self) -> CommerceDeal:
        return CommerceDeal(self.deck, self.open, self)

    def gather(self, blank: vec[i64]) -> None:
        """Every card goes back to the pack."""
        self.open = self.strengths = blank
        self.trades = vec[i64]()
        self.top = self.board = self.stood = self.passed = self.lap = self.circuits = 0
        self.trader = self.stander = NO_SEAT
        self.offered = NO_CARD
        self.shown = False
        refill(self.hands, blank)

    def settle_stock(self, at: i64) -> None:
        """Shuffle the cards of the pack that were left unshuffled, from a place in the stock on."""
        if self.unsettled:
            self.deck = shuffled_on(self.deck, at, self.unsettled)
            self.unsettled = 0
            dealt: i64 = len(self.deck) - len(self.stock)
            while at < len(self.deck):
                self.stock[at - dealt] = self.deck[at]
                at += 1


def three_of(deck: vec[i64], at: i64, apart: i64) -> i64:
    """Three cards of a deck, so far apart, as a hand."""
    return BIT[deck[at]] | BIT[deck[at + apart]] | BIT[deck[at + 2 * apart]]


class CommerceState(Game):
    """Seats pay into a pool, to one another and to the dealer; lives are no money."""

    agreed: CommerceAgreed
    deal: CommerceDeal
    playing: i64  # bit set: the seats that have cards, or will have them in the deal that comes
    lives: vec[i64]
    finished: i64 = 0  # deals
    passes: i64 = 0  # how often the deal has passed on
    entered: bool = False  # the entry of Pool Commerce is paid
    horse_offered: bool = False

    def __init__(self, options: Options, names: list[str], chance: Chance, source: CommerceState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, CommerceAgreed)
            self.deal = CommerceDeal(self.agreed.pack.sheet, self.agreed.blank)
            self.playing = ALL_SEATS[len(names)]
            self.lives = BLANK[: len(names)]
            super().__init__(options, names, self.agreed.pack, chance, Ledger([*names, "pool"]))
        else:
            take_over(self, source, CommerceState)
            super().__init__(options, names, source.pack, chance, source.ledger.copy(), source)

    def age(self, seat: i64) -> i64:
        """Order of age: 0 is left of the dealer, the dealer is last."""
        place = seat - self.dealer - 1
        return place if place >= 0 else place + self.seats

    def counters_in_pool(self) -> int:
        return self.ledger[self.agreed.pool]

    @property
    def circuit(self) -> i64:
        """Hands dealt: one for each player and, in the old game, one for the board, which comes last (commerce.R8)."""
        players = count(self.playing)
        return players if self.agreed.mode == MODERN else players + 1

    def spot(self, turn: i64, k: i64, circuit: i64) -> i64:
        """Where in the pack the k-th card of a hand lies; turn 0 is the eldest (commerce.22)."""
        return (turn * EACH if self.agreed.threes else turn) + k * self.apart(circuit)

    def apart(self, circuit: i64) -> i64:
        """From one card of a hand to the next."""
        if self.agreed.threes:
            return 1
        return circuit

    def lay_deck(self) -> None:
        """Hands, board and stock as the deck has them."""
        deal, deck, hands = self.deal, self.deal.deck, self.deal.hands
        circuit = self.circuit
        apart, onward = self.apart(circuit), self.spot(1, 0, circuit)
        at: i64 = 0
        seat = self.dealer
        for _i in range(count(self.playing)):
            seat = self.next_of(seat, self.playing)
            hands[seat] = three_of(deck, at, apart)
            at += onward
        if self.agreed.mode != MODERN:
            deal.board = self.dealt(circuit - 1, circuit)
        deal.stock = deck[EACH * circuit :]

    def dealt(self, turn: i64, circuit: i64) -> i64:
        """The three cards of a hand as dealt."""
        return three_of(self.deal.deck, self.spot(turn, 0, circuit), self.apart(circuit))

    def hiding(self) -> bool:
        """Whether cards lie hidden: from the deal to the show."""
        return not self.deal.shown and TRADE <= self.phase <= LAST_LAP

    def stock_size(self) -> int:
        return len(self.deal.stock) if self.hiding() else 0

    def stock_from_top(self) -> list[int]:
        """The pack in the dealer's hands; after the show it is gathered."""
        if not self.hiding():
            return []
        deal = self.deal
        if deal.unsettled:
            deal = deal.copy()  # who looks changes nothing
            deal.settle_stock(self.agreed.settled)
        stock, top = deal.stock, deal.top
        return [stock[(top + i) % len(stock)] for i in range(len(stock))]
