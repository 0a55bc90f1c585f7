"""The state of a game of My Bird Sings: what was agreed, the cards, and every card that has gone from hand to hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_32, FRENCH_52, NOBODY_YET, Pack
from parlour.core.chance import Chance
from parlour.core.copying import Shared, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.core.pickling import Part
from parlour.games.my_bird_sings import entries
from parlour.games.my_bird_sings.entries import card_of, kind_of, seat_of
from parlour.games.my_bird_sings.words import BEFORE_EXCHANGE, TURN

UNANSWERED: Final = -1
WAITED: Final = 0  # any other answer is the set called
NO_CARDS: Final = vec[i64]([])


class BirdAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        self.pack: Final[Pack] = FRENCH_52 if options.word("pack") == "52" else FRENCH_32  # my-bird-sings.1
        self.size: Final[i64] = options.number("cards")  # cards of a hand and of a singing set
        self.flush_only: Final[bool] = options.is_on("flush_only")
        self.drawing: Final[bool] = options.word("method") == "draw"
        self.whole_pack: Final[bool] = options.is_on("whole_pack")
        self.deals: Final[i64] = options.number("players" if options.word("deals") == "round" else "deals")
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class BirdDeal(Part):
    """The cards of one deal; ``base`` hands and stock are as dealt, and the log leads from there to now."""

    base_hands: Shared
    base_stock: Shared
    log: vec[i64]
    hands: vec[i64]
    stock: Shared  # top first
    answers: vec[i64]
    row: Shared  # the cards held up, in the order of their positions
    tricks: vec[i64]
    laid: vec[i64]
    gone: i64 = 0  # cards out of play from the beginning: a position set by a case
    leader: i64 = NO_SEAT
    player: i64 = NO_SEAT  # whose turn it is
    circuits: i64 = 0
    quiet: i64 = 0  # circuits since the deal or the last trick
    exchanged: bool = False  # in this turn

    def __init__(self, seats: i64, source: BirdDeal | None = None) -> None:
        if source is None:
            self.base_hands = BLANK[:seats]
            self.base_stock = NO_CARDS
            self.log = BLANK[:0]
            self.hands = BLANK[:seats]
            self.stock = NO_CARDS
            self.answers = NOBODY_YET[:seats]
            self.row = NO_CARDS
            self.tricks = BLANK[:seats]
            self.laid = BLANK[:seats]
        else:
            take_over(self, source, BirdDeal)

    def copy(self) -> BirdDeal:
        return BirdDeal(0, self)

    def keep_base(self) -> None:
        """Hands and stock are as dealt; from here on the log tells."""
        self.base_hands = self.hands[:]
        self.base_stock = self.stock

    def note(self, kind: i64, seat: i64, card: i64) -> None:
        self.log = append(self.log, entries.entry(kind, seat, card))


class BirdState(Game):
    """Everything that lies on the table, and what a seat can know of it."""

    agreed: BirdAgreed
    deal: BirdDeal
    finished: i64 = 0  # deals

    def __init__(self, options: Options, names: list[str], chance: Chance, source: BirdState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, BirdAgreed)
            self.deal = BirdDeal(len(names))
            super().__init__(options, names, self.agreed.pack, chance, Ledger([*names, "pool"]))
        else:
            take_over(self, source, BirdState)
            super().__init__(options, names, source.pack, chance, source.ledger.copy(), source)

    def pool(self) -> int:
        return self.ledger[self.seats]

    def stake(self, seat: i64) -> int:
        """One counter into the pool from each, the dealer one more (my-bird-sings.2)."""
        return 2 if seat == self.dealer else 1

    def aim_clause(self) -> str:
        """What says which sets sing here."""
        if not self.agreed.flush_only:
            return "my-bird-sings.4"
        return "my-bird-sings.16" if self.agreed.size == 4 else "my-bird-sings.17"

    def may_exchange(self) -> bool:
        """The leader, once in every turn after three circuits, while there is a stock (my-bird-sings.11, 14, R5)."""
        deal = self.deal
        return (
            self.phase == TURN
            and deal.player == deal.leader
            and deal.circuits >= BEFORE_EXCHANGE
            and not deal.exchanged
            and len(deal.stock) > 0
        )

    def points_of(self, seat: i64) -> int:
        """Tricks made in this deal of the whole pack."""
        return self.deal.tricks[seat]

    def in_the_open(self) -> i64:
        """The cards laid as tricks, and those out of play."""
        cards = self.deal.gone
        for seat in range(self.seats):
            cards |= self.deal.laid[seat]
        return cards

    def seen(self, seat: i64) -> i64:
        """The cards whose place a seat, or whoever watches, knows: his own, the open ones, and those he can follow.

        What was rejected was shown to all and lies in the stock until it is taken (my-bird-sings.R5); what he gave lies
        with his neighbour until a card leaves that hand (R17).
        """
        with_neighbour: i64 = 0
        in_stock: i64 = 0
        own: i64 = 0
        neighbour: i64 = NO_SEAT
        if seat < self.seats:
            own = self.deal.hands[seat]
            neighbour = self.left(seat)
        for told in self.deal.log:
            kind = kind_of(told)
            giver = seat_of(told)
            card = BIT[card_of(told)]
            if kind == entries.PASSED and giver == neighbour:
                with_neighbour = with_neighbour & ~card if self.left(giver) == seat else 0
            elif kind == entries.PUT and giver == neighbour:
                with_neighbour = 0
            elif kind == entries.PASSED and giver == seat:
                with_neighbour |= card
            elif kind == entries.SHOWN or (kind == entries.PUT and giver == seat):
                in_stock |= card
            elif kind == entries.LAID:
                with_neighbour &= ~card
            elif kind in (entries.TAKEN, entries.DRAWN):
                in_stock &= ~card
        return own | self.in_the_open() | with_neighbour | in_stock
