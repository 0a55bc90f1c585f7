"""The state of a game of My Bird Sings: what was agreed, the cards, and every card that has gone from hand to hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_32, FRENCH_52
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.my_bird_sings.words import BEFORE_EXCHANGE, FIRST_DEALER, TURN

UNANSWERED: Final = -1
WAITED: Final = 0  # any other answer is the set called

# what the log tells of a card: how, whose hand, which card
PASSED: Final = 0  # to the left neighbour
PUT: Final = 1  # out of the leader's hand, under the stock in the end
TRIED: Final = 2  # out of the leader's hand and back: no other suit came
SHOWN: Final = 3  # from the stock, rejected
TAKEN: Final = 4  # from the stock into the leader's hand
LAID: Final = 5  # as part of a trick
DRAWN: Final = 6  # from the stock after a trick


def entry(kind: i64, seat: i64, card: i64) -> i64:
    return kind * 1024 + seat * 64 + card


def kind_of(told: i64) -> i64:
    return told >> 10


def seat_of(told: i64) -> i64:
    return told >> 6 & 15


def card_of(told: i64) -> i64:
    return told & 63


def noticed(told: i64, seat: i64, seats: i64) -> bool:
    """Whether a seat saw the card: it was open, or left or came to his own hand."""
    kind = kind_of(told)
    giver = seat_of(told)
    if kind in (SHOWN, LAID) or giver == seat:
        return True
    return kind == PASSED and (giver + 1) % seats == seat


class Table(Game):
    """Everything that lies on the table.  ``base`` hands and stock are as dealt; the log leads from there to now."""

    size: i64  # cards of a hand and of a singing set
    flush_only: bool
    drawing: bool
    whole_pack: bool
    deals_agreed: i64
    knave: i64
    finished: i64

    base_hands: vec[i64]
    base_stock: vec[i64]
    log: vec[i64]
    hands: vec[i64]
    stock: vec[i64]  # top first
    gone: i64  # cards out of play from the beginning: a position set by a case
    answers: vec[i64]
    leader: i64
    player: i64  # whose turn it is
    circuits: i64
    quiet: i64  # circuits since the deal or the last trick
    exchanged: bool  # in this turn
    row: vec[i64]  # the cards held up, in the order of their positions
    tricks: vec[i64]
    laid: vec[i64]

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Table | None = None) -> None:
        if source is None:
            pack = FRENCH_52 if options.word("pack") == "52" else FRENCH_32
            super().__init__(options, names, pack, chance, Ledger([*names, "pool"]))
            self._agree(options)
            self.finished = 0
            self.phase = FIRST_DEALER
            self.clear_table()
        else:
            super().__init__(options, names, source.pack, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._copy_table(source)

    def _agree(self, options: Options) -> None:
        self.size = options.number("cards")
        self.flush_only = options.is_on("flush_only")
        self.drawing = options.word("method") == "draw"
        self.whole_pack = options.is_on("whole_pack")
        deals = options.values["deals"]
        self.deals_agreed = deals if isinstance(deals, int) else self.seats
        self.knave = self.pack.ranks.index("J")

    def _copy_agreed(self, source: Table) -> None:
        self.size = source.size
        self.flush_only = source.flush_only
        self.drawing = source.drawing
        self.whole_pack = source.whole_pack
        self.deals_agreed = source.deals_agreed
        self.knave = source.knave
        self.finished = source.finished

    def _copy_table(self, source: Table) -> None:
        self.base_hands = source.base_hands  # these rows are shared: they are never changed in place
        self.base_stock = source.base_stock
        self.stock = source.stock
        self.row = source.row
        self.log = source.log[:]
        self.hands = source.hands[:]
        self.gone = source.gone
        self.answers = source.answers[:]
        self.leader = source.leader
        self.player = source.player
        self.circuits = source.circuits
        self.quiet = source.quiet
        self.exchanged = source.exchanged
        self.tricks = source.tricks[:]
        self.laid = source.laid[:]

    def clear_table(self) -> None:
        self.hands = vec[i64]([0 for _name in self.names])
        self.base_hands = self.hands[:]
        self.stock = vec[i64]([])
        self.base_stock = self.stock
        self.log = vec[i64]([])
        self.gone = 0
        self.answers = vec[i64]([UNANSWERED for _name in self.names])
        self.leader = NO_SEAT
        self.player = NO_SEAT
        self.circuits = 0
        self.quiet = 0
        self.exchanged = False
        self.row = vec[i64]([])
        self.tricks = self.hands[:]
        self.laid = self.hands[:]

    # -- round the table ------------------------------------------------------------------

    def note(self, kind: i64, seat: i64, card: i64) -> None:
        self.log = append(self.log, entry(kind, seat, card))

    def may_exchange(self) -> bool:
        """The leader, once in every turn after three circuits, while there is a stock (my-bird-sings.11, 14, R5)."""
        return (
            self.phase == TURN
            and self.player == self.leader
            and self.circuits >= BEFORE_EXCHANGE
            and not self.exchanged
            and len(self.stock) > 0
        )

    # -- what a seat knows -------------------------------------------------------------------

    def in_the_open(self) -> i64:
        """The cards laid as tricks, and those out of play."""
        cards = self.gone
        for seat in range(self.seats):
            cards |= self.laid[seat]
        return cards

    def seen(self, seat: i64) -> i64:
        """The cards whose place the seat knows: his own, the open ones, and those he can follow on their way."""
        with_neighbour: i64 = 0
        in_stock: i64 = 0
        neighbour = self.left(seat)
        for told in self.log:
            kind = kind_of(told)
            giver = seat_of(told)
            card = BIT[card_of(told)]
            if kind == PASSED and giver == neighbour:
                with_neighbour = with_neighbour & ~card if self.left(giver) == seat else 0
            elif kind == PUT and giver == neighbour:
                with_neighbour = 0
            elif kind == PASSED and giver == seat:
                with_neighbour |= card
            elif kind == SHOWN or (kind == PUT and giver == seat):
                in_stock |= card
            elif kind == LAID:
                with_neighbour &= ~card
            elif kind in (TAKEN, DRAWN):
                in_stock &= ~card
        return self.hands[seat] | self.in_the_open() | with_neighbour | self._followed(seat, in_stock)

    def _followed(self, seat: i64, seen: i64) -> i64:
        """Of the cards seen to go under the stock, those still there; what may come next is the leader's to know."""
        found: i64 = 0
        below = seat == self.leader
        for card in self.stock:
            if seen & BIT[card] == 0:
                below = True
            elif below:
                found |= BIT[card]
        return found
