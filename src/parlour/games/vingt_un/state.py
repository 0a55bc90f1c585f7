"""What lies on the table at Vingt-un, what a dealer has while he has the deal, and what is carried over.

A seat may hold up to four hands; a hand's number at the table is its *slot*, four for each seat.  Cards of two packs
do not fit one bit set, so a set of cards is two words: of the first pack and of the second.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_52, NO_CARD, NOBODY_YET, SECOND_PACK, Pack, count, vec_of
from parlour.core.chance import Chance
from parlour.core.copying import Lent, Shared, take_over
from parlour.core.events import HAND, NO_SEAT, Place, place
from parlour.core.game import ALL_SEATS, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.core.pickling import Part
from parlour.games.vingt_un.words import ACCIDENTS
from parlour.mechanisms.accidents import rates_of

TWO_PACKS: Final = Pack("two French 52-card", "23456789TJQKA", times=2)

HANDS: Final = 4  # that a divided pair may become (vingt-un.36)
NO_SLOT: Final = -1

EFFECTS: Final = ["deal_passes_left", "deal_to_holder", "none"]
PASSES_LEFT: Final = 0
TO_HOLDER: Final = 1
LIMITS: Final = ["none", "hands", "pack_twice", "two_packs_once"]
OF_HANDS: Final = 1
VISITS: Final = {"pack_twice": 2, "two_packs_once": 1}  # of the last card, before the deal passes on
BONUSES: Final = ["none", "single", "double"]
TIE_SHARES: Final = {"0": 0, "1/4": 4, "1/3": 3}

Mixes: TypeAlias = "list[vec[i64]]"  # never changed once it is written: copies share it


class VingtUnAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        seats = options.number("players")
        deals, hands = options.values["deals"], options.values["close_after"]
        limit = options.word("deal_limit")
        self.pack: Final[Pack] = TWO_PACKS if limit == "two_packs_once" else FRENCH_52
        self.sheet: Final[vec[i64]] = self.pack.sheet
        self.least: Final[i64] = options.number("min_stake")
        self.most: Final[i64] = options.number("max_stake")
        self.top_price: Final[i64] = 20 * self.most  # of the deal (vingt-un.R15)
        self.effect: Final[i64] = EFFECTS.index(options.word("natural_effect"))
        self.round: Final[bool] = deals == "round" and self.effect != TO_HOLDER  # until everybody has had the deal
        self.deals: Final[i64] = deals if isinstance(deals, int) else seats  # unless it is a round
        self.close_after: Final[i64] = hands if isinstance(hands, int) else 0  # hands; 0: off
        self.leaving: Final[bool] = options.is_on("leaving")
        self.limit: Final[i64] = LIMITS.index(limit)
        self.limit_hands: Final[i64] = options.number("deal_limit_hands")
        self.limit_visits: Final[i64] = VISITS.get(limit, 0)  # 0: as often as it happens
        self.bonus: Final[i64] = BONUSES.index(options.word("natural_bonus"))  # stakes from each other player
        self.on_sale: Final[bool] = options.is_on("deal_sale")
        self.pool: Final[i64] = seats if options.is_on("pool") else NO_SEAT  # the pool's account
        self.contribution: Final[int] = options.number("pool_contribution")
        self.overdraw_penalty: Final[int] = options.number("pool_overdraw_penalty")
        self.tie_part: Final[i64] = TIE_SHARES[options.word("pool_tie_share")]  # 4: a quarter, 3: a third, 0: nothing
        self.fine: Final[int] = options.number("pool_irregularity_penalty") if self.pool >= 0 else 0
        self.rates: Final[list[float]] = rates_of(options, "accidents", ACCIDENTS)
        self.natural_takes_pool: Final[bool] = options.word("pool_taker") == "natural"
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class VingtUnTenure(Part):
    """One dealer's time with the pack, and what the table has seen of it; the next begins with all cards (R14)."""

    owner: i64  # whose turn to deal it is; sold, another one is the dealer
    deck: Shared  # the stock is what lies in it from the next card on; never changed once shuffled
    next_card: i64
    used: vec[i64]  # a set: the cards at the pone
    out: vec[i64]  # a set: the cards in hands
    seen: vec[i64]  # a set: faces that all have seen since they were last shuffled
    own: vec[i64]  # a set for each seat: faces it has looked at
    gone: Shared  # cards that a case put out of play until all are gathered; everybody knows them
    thrown: vec[i64]  # hands that went to the pone unseen, as the notes of the redeal write them
    mixes: Mixes  # what was known when used cards were shuffled, as the notes write it
    price: i64 = 0  # asked for the deal
    hand_no: i64 = 0  # the one on the table or the last
    visits: i64 = 0  # how often this dealer has come to the last card
    visited: bool = False  # the last card of this stock is counted in visits
    thrower: i64 = NO_SEAT  # whose natural has thrown the dealer out

    def __init__(self, sheet: vec[i64], seats: i64, owner: i64, source: VingtUnTenure | None = None) -> None:
        if source is not None:  # no empty rows are made first
            take_over(self, source, VingtUnTenure)
            return
        self.owner = owner
        self.deck = sheet
        self.next_card = len(sheet)
        self.used = BLANK[:2]
        self.out = BLANK[:2]
        self.seen = BLANK[:2]
        self.own = BLANK[: 2 * seats]
        self.gone = BLANK[:0]
        self.thrown = BLANK[:0]
        self.mixes = []

    def copy(self) -> VingtUnTenure:
        return VingtUnTenure(self.deck, 0, self.owner, self)

    def in_stock(self) -> i64:
        return len(self.deck) - self.next_card

    def can_give(self) -> i64:
        """Cards that may still be given: the last one may not (vingt-un.40, R1)."""
        stock = self.in_stock()
        return stock - 1 if stock > 2 else stock - 1 + count_set(self.used)

    def has_seen(self, seat: i64, card: i64) -> bool:
        return holds(self.seen, card) or (2 * seat < len(self.own) and holds(self.own, card, 2 * seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class VingtUnDeal(Part):
    """The hands on the table: their cards and stakes, and whose turn it is; collected, a new one lies there empty."""

    first: Lent  # by slot
    second: Lent
    drawn: vec[i64]  # slot * 128 + card, as they came
    low: Lent  # count with aces as one, by slot
    aces: Lent
    stakes: Lent
    hands: Lent  # by seat, how many it holds
    live: i64 = 0  # bit set of slots: neither overdrawn nor paid as a natural
    unlike: i64 = 0  # bit set of slots: passed over when a later hand was divided, so no pair
    turn: i64 = 0  # place in the order of service
    hand_at: i64 = 0  # of the seat whose turn it is: which of its hands
    served: i64 = 0  # seats served in this round
    due: i64 = NO_SLOT  # slots that get a card next
    due_too: i64 = NO_SLOT
    short: bool = False  # the last card is reached and a card is wanted
    lent: bool = False

    def __init__(self, seats: i64, source: VingtUnDeal | None = None) -> None:
        if source is not None:
            source.lent = True
            take_over(self, source, VingtUnDeal)
            return
        slots = HANDS * seats
        self.first = NOBODY_YET[:slots]
        self.second = NOBODY_YET[:slots]
        self.drawn = BLANK[:0]
        self.low = BLANK[:slots]
        self.aces = BLANK[:slots]
        self.stakes = BLANK[:slots]
        self.hands = BLANK[:seats]

    def copy(self) -> VingtUnDeal:
        return VingtUnDeal(0, self)

    def own_rows(self) -> None:
        """Before a row is changed that copies may share."""
        if self.lent:
            self.first = self.first[:]
            self.second = self.second[:]
            self.low = self.low[:]
            self.aces = self.aces[:]
            self.stakes = self.stakes[:]
            self.hands = self.hands[:]
            self.lent = False

    def first_two(self, slot: i64) -> list[int]:
        first, second = self.first[slot], self.second[slot]
        cards = [int(first)] if first >= 0 else []
        if second >= 0:
            cards.append(int(second))
        return cards

    def lies(self, slot: i64) -> bool:
        """Whether a hand is still on the table."""
        return self.first[slot] >= 0 or self.second[slot] >= 0

    def drawn_to(self, slot: i64) -> list[int]:
        return [note & 127 for note in self.drawn if note >> 7 == slot]

    def held(self, slot: i64) -> list[int]:
        """The cards of a hand that is still on the table."""
        cards = self.first_two(slot)
        return cards + self.drawn_to(slot) if cards else []

    def place_of(self, slot: i64) -> Place:
        """``hand B``, or ``hand B/2`` of a divided one."""
        seat = slot >> 2
        return place("hand", seat, str((slot & 3) + 1)) if self.hands[seat] > 1 else HAND[seat]


class VingtUnState(Game):
    """Who is there, who has had the deal, and how much has been played."""

    agreed: VingtUnAgreed
    tenure: VingtUnTenure
    deal: VingtUnDeal
    order: Shared  # of service in this hand or the last: seats, the dealer last
    present: i64  # bit set: who has not left
    had: i64 = 0  # bit set: who has had the deal
    tenures: i64 = 0  # finished
    hands_played: i64 = 0  # in all

    def __init__(self, options: Options, names: list[str], chance: Chance, source: VingtUnState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, VingtUnAgreed)
            self.tenure = VingtUnTenure(self.agreed.sheet, len(names), NO_SEAT)
            self.deal = VingtUnDeal(len(names))
            self.order = BLANK[:0]
            self.present = ALL_SEATS[len(names)]
            accounts = names if self.agreed.pool < 0 else [*names, "pool"]
            super().__init__(options, names, self.agreed.pack, chance, Ledger(accounts))
        else:
            take_over(self, source, VingtUnState)
            super().__init__(options, names, source.pack, chance, source.ledger.copy(), source)

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
        seat = self.tenure.owner
        for _i in range(self.seats):
            seat = seat - 1 if seat > 0 else self.seats - 1
            if self.present & BIT[seat] and seat != self.dealer:
                return seat
        return self.dealer

    def service(self) -> vec[i64]:
        """The order of service: from the proper dealer's left, the dealer last (vingt-un.14, 60, R15)."""
        order = vec[i64](capacity=self.seats)
        seat = self.tenure.owner
        for _i in range(self.seats):
            seat = self.left(seat)
            if self.present & BIT[seat] and seat != self.dealer:
                order = append(order, seat)
        return append(order, self.dealer)

    def go_past(self, seat: i64) -> bool:
        """Whether a pause was gone past in the plainest way, for a case that sets a later position."""
        return False

    def too_much(self, slot: i64) -> i64:
        """A card that lies before a hand and is not yet its own, or none."""
        return NO_CARD

    def shown_stock(self) -> i64:
        """How many cards are seen to lie in the stock."""
        return self.tenure.in_stock()

    def last_given(self) -> i64:
        """How many cards the last drawn one came with, itself included."""
        return 1

    def knows(self, seat: i64, card: i64) -> bool:
        return self.tenure.has_seen(seat, card)


def count_set(cards: vec[i64]) -> i64:
    """How many cards a set of two words holds."""
    return count(cards[0]) + count(cards[1])


def put(cards: vec[i64], card: i64, base: i64 = 0) -> None:
    """Add a card to a set of two words that begins at ``base``."""
    cards[base + (card >> 6)] |= BIT[card & 63]


def holds(cards: vec[i64], card: i64, base: i64 = 0) -> bool:
    return cards[base + (card >> 6)] & BIT[card & 63] != 0


def row_of_set(cards: vec[i64]) -> vec[i64]:
    """The cards of a set of two words, lowest first."""
    row = vec_of(cards[0])
    for card in vec_of(cards[1]):
        row = append(row, SECOND_PACK + card)
    return row
