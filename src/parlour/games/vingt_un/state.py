"""What a table of Vingt-un holds: the options in force, stock and used cards, the hands, the deal and who has had it.

A seat may hold up to four hands; a hand's number at the table is its *slot*, four for each seat.  Cards of two packs
do not fit one bit set, so a set of cards is two words: of the first pack and of the second.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, Pack
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options

TWO_PACKS: Final = Pack("two French 52-card", "23456789TJQKA", times=2)
SHEET: Final = vec[i64](FRENCH_52.cards)
TWO_SHEETS: Final = vec[i64](TWO_PACKS.cards)

HANDS: Final = 4  # that a divided pair may become (vingt-un.36)
NO_CARD: Final = -1

EFFECTS: Final = ["deal_passes_left", "deal_to_holder", "none"]
PASSES_LEFT: Final = 0
TO_HOLDER: Final = 1
LIMITS: Final = ["none", "hands", "pack_twice", "two_packs_once"]
OF_HANDS: Final = 1
BONUSES: Final = ["none", "single", "double"]
TIE_SHARES: Final = {"0": 0, "1/4": 4, "1/3": 3}


class Layout(Game):
    sheet: vec[i64]  # the pack in order
    least: i64
    most: i64
    round: bool  # until everybody has had the deal
    deals_agreed: i64  # 0: a round
    close_after: i64  # hands; 0: off
    leaving: bool
    effect: i64
    limit: i64
    limit_hands: i64
    limit_visits: i64  # how often a dealer comes to the last card; 0: as often as it happens
    bonus: i64  # stakes that a natural's holder gets from each other player
    pool: i64  # the pool's account; NO_SEAT without one
    contribution: int
    overdraw_penalty: int
    tie_part: i64  # 4 for a quarter, 3 for a third; 0: nothing
    natural_takes_pool: bool
    on_sale: bool

    present: i64  # bit set: who has not left
    owner: i64  # whose turn to deal it is; sold, another one is the dealer
    price: i64  # asked for the deal
    had: i64  # bit set: who has had the deal
    tenures: i64  # finished
    hands_played: i64  # in all
    hand_no: i64  # in this tenure, the one on the table or the last
    visits: i64  # how often this dealer has come to the last card
    visited: bool  # the last card of this stock is counted in visits
    thrower: i64  # whose natural has thrown the dealer out

    deck: vec[i64]  # the stock is what lies in it from ``at`` on; never changed once shuffled: copies share it
    at: i64
    used: vec[i64]  # a set: the cards at the pone
    out: vec[i64]  # a set: the cards in hands
    gone: vec[i64]  # cards that a case put out of play until all are gathered; everybody knows them

    order: vec[i64]  # of service: seats, the dealer last
    first: vec[i64]  # by slot
    second: vec[i64]
    drawn: vec[i64]  # slot * 128 + card, as they came
    low: vec[i64]  # count with aces as one, by slot
    aces: vec[i64]
    stakes: vec[i64]
    hands: vec[i64]  # by seat, how many it holds
    live: i64  # bit set of slots: neither overdrawn nor paid as a natural
    unlike: i64  # bit set of slots: passed over when a later hand was divided, so no pair
    turn: i64  # place in the order of service
    hand_at: i64  # of the seat whose turn it is: which of its hands
    served: i64  # seats served in this round
    due: i64  # slots that get a card next
    due_too: i64
    short: bool  # the last card is reached and a card is wanted
    turned_up: bool  # the dealer's cards lie open

    seen: vec[i64]  # a set: faces that all have seen since they were last shuffled
    own: vec[i64]  # a set for each seat: faces it has looked at
    thrown: vec[i64]  # hands that went to the pone unseen, as ``hidden`` writes them
    mixes: list[vec[i64]]  # what was known when used cards were shuffled, as ``hidden`` writes it

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Layout | None = None) -> None:
        if source is None:
            pack = TWO_PACKS if options.word("deal_limit") == "two_packs_once" else FRENCH_52
            accounts = [*names, "pool"] if options.is_on("pool") else names
            super().__init__(options, names, pack, chance, Ledger(accounts))
            self._agree(options)
            self._agree_pool(options)
            self._sit_down()
        else:
            super().__init__(options, names, source.pack, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._copy_deal(source)
            self._copy_table(source)

    def _agree(self, options: Options) -> None:
        self.sheet = TWO_SHEETS if self.pack is TWO_PACKS else SHEET
        self.least = options.number("min_stake")
        self.most = options.number("max_stake")
        deals = options.values["deals"]
        self.effect = EFFECTS.index(options.word("natural_effect"))
        self.round = deals == "round" and self.effect != TO_HOLDER
        self.deals_agreed = deals if isinstance(deals, int) else self.seats
        hands = options.values["close_after"]
        self.close_after = hands if isinstance(hands, int) else 0
        self.leaving = options.is_on("leaving")
        self.limit = LIMITS.index(options.word("deal_limit"))
        self.limit_hands = options.number("deal_limit_hands")
        self.limit_visits = {"pack_twice": 2, "two_packs_once": 1}.get(options.word("deal_limit"), 0)
        self.bonus = BONUSES.index(options.word("natural_bonus"))
        self.on_sale = options.is_on("deal_sale")

    def _agree_pool(self, options: Options) -> None:
        self.pool = self.seats if options.is_on("pool") else NO_SEAT
        self.contribution = options.number("pool_contribution")
        self.overdraw_penalty = options.number("pool_overdraw_penalty")
        self.tie_part = TIE_SHARES[options.word("pool_tie_share")]
        self.natural_takes_pool = options.word("pool_taker") == "natural"

    def _sit_down(self) -> None:
        self.present = ALL_SEATS[self.seats]
        self.owner = NO_SEAT
        self.price = 0
        self.had = 0
        self.tenures = 0
        self.hands_played = 0
        self.order = vec[i64]()
        self.gather()
        self.clear_hand()

    def gather(self) -> None:
        """A new dealer: all cards together again, used ones too (vingt-un.R14)."""
        self.hand_no = 0
        self.visits = 0
        self.visited = False
        self.thrower = NO_SEAT
        self.deck = self.sheet
        self.at = len(self.sheet)
        self.used = vec[i64]([0, 0])
        self.out = vec[i64]([0, 0])
        self.seen = vec[i64]([0, 0])
        self.own = vec[i64]([0 for _i in range(2 * self.seats)])
        self.gone = vec[i64]()
        self.thrown = vec[i64]()
        self.mixes = []

    def clear_hand(self) -> None:
        slots = HANDS * self.seats
        self.first = vec[i64]([NO_CARD for _i in range(slots)])
        self.second = vec[i64]([NO_CARD for _i in range(slots)])
        self.drawn = vec[i64](capacity=16)
        self.low = vec[i64]([0 for _i in range(slots)])
        self.aces = vec[i64]([0 for _i in range(slots)])
        self.stakes = vec[i64]([0 for _i in range(slots)])
        self.hands = vec[i64]([0 for _i in range(self.seats)])
        self.live = 0
        self.unlike = 0
        self.turn = 0
        self.hand_at = 0
        self.served = 0
        self.due = NO_CARD
        self.due_too = NO_CARD
        self.short = False
        self.turned_up = False

    def _copy_agreed(self, source: Layout) -> None:
        self.sheet = source.sheet
        self.least = source.least
        self.most = source.most
        self.round = source.round
        self.deals_agreed = source.deals_agreed
        self.close_after = source.close_after
        self.leaving = source.leaving
        self.effect = source.effect
        self.limit = source.limit
        self.limit_hands = source.limit_hands
        self.limit_visits = source.limit_visits
        self.bonus = source.bonus
        self.pool = source.pool
        self.contribution = source.contribution
        self.overdraw_penalty = source.overdraw_penalty
        self.tie_part = source.tie_part
        self.natural_takes_pool = source.natural_takes_pool
        self.on_sale = source.on_sale

    def _copy_deal(self, source: Layout) -> None:
        self.present = source.present
        self.owner = source.owner
        self.price = source.price
        self.had = source.had
        self.tenures = source.tenures
        self.hands_played = source.hands_played
        self.hand_no = source.hand_no
        self.visits = source.visits
        self.visited = source.visited
        self.thrower = source.thrower
        self.deck = source.deck
        self.at = source.at
        self.used = source.used[:]
        self.out = source.out[:]
        self.gone = source.gone
        self.seen = source.seen[:]
        self.own = source.own[:]
        self.thrown = source.thrown[:]
        self.mixes = source.mixes[:]

    def _copy_table(self, source: Layout) -> None:
        self.order = source.order
        self.first = source.first[:]
        self.second = source.second[:]
        self.drawn = source.drawn[:]
        self.low = source.low[:]
        self.aces = source.aces[:]
        self.stakes = source.stakes[:]
        self.hands = source.hands[:]
        self.live = source.live
        self.unlike = source.unlike
        self.turn = source.turn
        self.hand_at = source.hand_at
        self.served = source.served
        self.due = source.due
        self.due_too = source.due_too
        self.short = source.short
        self.turned_up = source.turned_up

    # -- seats -----------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """The next player present on the left."""
        seat += 1
        while True:
            if seat >= self.seats:
                seat = 0
            if self.present & BIT[seat]:
                return seat
            seat += 1

    def pone(self) -> i64:
        """The right neighbour of whose turn it is; the next one if that is the dealer (vingt-un.R15)."""
        seat = self.owner
        for _i in range(self.seats):
            seat = seat - 1 if seat > 0 else self.seats - 1
            if self.present & BIT[seat] and seat != self.dealer:
                return seat
        return self.dealer

    def service(self) -> list[int]:
        """The order of service: from the proper dealer's left, the dealer last (vingt-un.14, 60, R15)."""
        order: list[int] = []
        seat = self.owner
        for _i in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.present & BIT[seat] and seat != self.dealer:
                order.append(seat)
        order.append(self.dealer)
        return order

    # -- cards -----------------------------------------------------------------------

    def in_stock(self) -> i64:
        return len(self.deck) - self.at

    def in_used(self) -> i64:
        return count_set(self.used)

    def can_give(self) -> i64:
        """Cards that may still be given: the last one may not (vingt-un.40, R1)."""
        stock = self.in_stock()
        return stock - 1 if stock > 2 else stock - 1 + count_set(self.used)


def count_set(cards: vec[i64]) -> i64:
    """How many cards a set of two words holds."""
    n: i64 = 0
    for k in range(2):
        word = cards[k]
        while word:
            word &= word - 1
            n += 1
    return n


def put(cards: vec[i64], card: i64, base: i64 = 0) -> None:
    """Add a card to a set of two words that begins at ``base``."""
    cards[base + (card >> 6)] |= BIT[card & 63]


def holds(cards: vec[i64], card: i64, base: i64 = 0) -> bool:
    return cards[base + (card >> 6)] & BIT[card & 63] != 0


def cards_of(cards: vec[i64], base: i64 = 0) -> list[int]:
    """The cards of a set of two words, lowest first."""
    found: list[int] = []
    for k in range(2):
        word = cards[base + k]
        for card in range(62):
            if word & BIT[card]:
                found.append(card + 64 * k)
    return found
