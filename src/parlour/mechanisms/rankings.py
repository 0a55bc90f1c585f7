"""Ranking hands of five cards: a hand becomes one number, and equal numbers divide.

Ranks run 2 3 ... K A, suits as in the pack, hearts third; the joker, where one is in the hand, is named as suits its
holder best.  A joker named X ranks just above X wherever that card is compared, before side cards and before hearts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, WITH_JOKER, count

NOTHING: Final = 0
PAIR: Final = 1
TWO_PAIRS: Final = 2
BLAZE: Final = 3
THREES: Final = 4
SKIP_STRAIGHT: Final = 5
SEQUENCE: Final = 6
FLUSH: Final = 7
FULL: Final = 8
FOURS: Final = 9
SEQUENCE_FLUSH: Final = 10
CLASSES: Final = [
    *("nothing", "pair", "two_pairs", "blaze", "threes", "skip_straight", "sequence", "flush", "full", "fours"),
    "sequence_flush",
]

CLASS_UNIT: Final = 1099511627776  # 2 ** 40: what is compared inside a class stays below it
RANKS: Final = 0x1FFF
COURTS: Final = 0x1E00  # knave, queen, king and ace
ACE: Final = 0x1000
JOKER: Final = 0x2000  # the bit of the joker's card, just above the aces of the first suit
HEARTS: Final = 67108864  # 2 ** 26: above the cards of a flush
RUN: Final = 0b11111
ALTERNATE: Final = 0b101010101

# Whether five different ranks are of one suit
MIXED: Final = 0
ONE_SUIT: Final = 1
IN_HEARTS: Final = 2


def top_of(ranks: int, shape: int, ace_both: bool) -> int:
    """The place (ace 0, 2 is 1, ... king 12, ace above the king 13) of the highest card of such a run, or -1."""
    low = (ranks & ~ACE) << 1 | (1 if ranks & ACE else 0)
    for lowest in range(14 - shape.bit_length()):
        if low == shape << lowest:
            return lowest + shape.bit_length() - 1
    return 13 if ace_both and ranks << 1 == shape << 14 - shape.bit_length() else -1


class FiveCards:
    """One agreed order of hands; ``value`` gives the number, ``kind`` its class."""

    ace_both: bool
    hearts_first: bool
    blaze: bool
    skip: bool
    mixed: vec[i64]  # by the set of five different ranks
    one_suit: vec[i64]
    in_hearts: vec[i64]
    joker_mixed: vec[i64]  # by the set of four different ranks beside the joker
    joker_one_suit: vec[i64]
    joker_in_hearts: vec[i64]
    blazes: vec[i64]  # by the courts held, and those held twice

    def __init__(self, ace_both: bool, hearts_first: bool, blaze: bool, skip: bool) -> None:
        self.ace_both = ace_both
        self.hearts_first = hearts_first
        self.blaze = blaze
        self.skip = skip
        five = [[0] * (RANKS + 1) for _i in range(3)]
        four = [[0] * (RANKS + 1) for _i in range(3)]
        for ranks in range(RANKS + 1):
            size = count(ranks)
            for suits in (MIXED, ONE_SUIT, IN_HEARTS):
                if size == 5:
                    five[suits][ranks] = self._different(ranks, -1, suits)
                elif size == 4:
                    four[suits][ranks] = self._with_joker(ranks, suits)
        self.mixed, self.one_suit, self.in_hearts = vec[i64](five[0]), vec[i64](five[1]), vec[i64](five[2])
        self.joker_mixed, self.joker_one_suit = vec[i64](four[0]), vec[i64](four[1])
        self.joker_in_hearts = vec[i64](four[2])
        self.blazes = vec[i64]([_blaze(i >> 4, i & 15) for i in range(256)])

    def __reduce__(self) -> tuple[object, ...]:
        return five_cards, (self.ace_both, self.hearts_first, self.blaze, self.skip)

    def _different(self, ranks: int, joker: int, suits: int) -> int:
        """Five different ranks, the joker named as one of them or (-1) not there."""
        boost = 1 if joker >= 0 else 0
        top = top_of(ranks, RUN, self.ace_both)
        if suits != MIXED:
            hearts = 1 if suits == IN_HEARTS else 0
            if top >= 0:
                return SEQUENCE_FLUSH * CLASS_UNIT + (top * 2 + boost) * 2 + hearts
            cards = _spread(ranks, joker)
            return FLUSH * CLASS_UNIT + (hearts * HEARTS + cards if self.hearts_first else cards * 2 + hearts)
        if top >= 0:
            return SEQUENCE * CLASS_UNIT + top * 2 + boost
        top = top_of(ranks, ALTERNATE, self.ace_both) if self.skip else -1
        return SKIP_STRAIGHT * CLASS_UNIT + top * 2 + boost if top >= 0 else ranks

    def _with_joker(self, ranks: int, suits: int) -> int:
        """The best name for a joker beside four different ranks."""
        highest = BIT[ranks.bit_length() - 1]
        found = [PAIR * CLASS_UNIT + (highest * 2 + 1) * (RANKS + 1) + (ranks ^ highest)]
        found += [self._different(ranks | BIT[r], r, suits) for r in range(13) if not ranks >> r & 1]
        if self.blaze and suits == MIXED and ranks == COURTS:
            found.append(BLAZE * CLASS_UNIT + _in_order([7, 6, 4, 2, 0]))
        return max(found)

    def value(self, hand: i64) -> i64:
        """The number of a hand of five cards: of two hands the one with the higher number is better."""
        if hand & JOKER:
            return self._joker_value(hand)
        a = hand & RANKS
        b = hand >> 16 & RANKS
        c = hand >> 32 & RANKS
        d = hand >> 48 & RANKS
        held = a | b | c | d
        twice = a & b | c & d | (a | b) & (c | d)
        if twice == 0:
            if held == c:
                return self.in_hearts[held]
            if held in (a, b, d):
                return self.one_suit[held]
            return self.mixed[held]
        thrice = a & b & (c | d) | c & d & (a | b)
        if thrice:
            if twice & (twice - 1):
                return FULL * CLASS_UNIT + thrice * 2
            if a & b & c & d:
                return FOURS * CLASS_UNIT + thrice * 2
            return THREES * CLASS_UNIT + thrice * 2
        if self.blaze and held & ~COURTS == 0:
            return self.blazes[(held >> 9) * 16 + (twice >> 9)]
        if twice & (twice - 1):
            return TWO_PAIRS * CLASS_UNIT + twice
        return PAIR * CLASS_UNIT + twice * 2 * (RANKS + 1) + (held ^ twice)

    def _joker_value(self, hand: i64) -> i64:
        a = hand & RANKS
        b = hand >> 16 & RANKS
        c = hand >> 32 & RANKS
        d = hand >> 48 & RANKS
        held = a | b | c | d
        twice = a & b | c & d | (a | b) & (c | d)
        if twice == 0:
            if held == c:
                return self.joker_in_hearts[held]
            if held in (a, b, d):
                return self.joker_one_suit[held]
            return self.joker_mixed[held]
        if twice & (twice - 1):
            higher = twice & (twice - 1)
            return FULL * CLASS_UNIT + higher * 2 + 1
        if a & b & c & d:
            return FOURS * CLASS_UNIT + twice * 2
        if a & b & (c | d) | c & d & (a | b):
            return FOURS * CLASS_UNIT + twice * 2 + 1
        return THREES * CLASS_UNIT + twice * 2 + 1

    def values(self, hands: list[int]) -> list[int]:
        return [self.value(hand) for hand in hands]

    def named(self, hand: i64) -> i64:
        """The card that the joker of a hand is best named: one that its holder has not."""
        best: i64 = -1
        name: i64 = -1
        for card in WITH_JOKER.cards:
            if BIT[card] & (hand | JOKER) == 0:
                value = self.value(hand & ~JOKER | BIT[card])
                if value > best:
                    best = value
                    name = card
        return name


def kind(value: i64) -> i64:
    """The class of a hand's number."""
    return value // CLASS_UNIT


def tally(order: FiveCards, cards: list[int]) -> list[int]:
    """How many hands of five of these cards fall into each class."""
    found = vec[i64]([0 for _name in CLASSES])
    bits = vec[i64]([BIT[card] for card in cards])
    size: i64 = len(cards)
    for a in range(size):
        for b in range(a):
            for c in range(b):
                three = bits[a] | bits[b] | bits[c]
                for d in range(c):
                    four = three | bits[d]
                    for e in range(d):
                        found[order.value(four | bits[e]) // CLASS_UNIT] += 1
    return [found[i] for i in range(len(CLASSES))]


def least_pair(rank: i64) -> i64:
    """The lowest number of a pair of this rank."""
    return PAIR * CLASS_UNIT + BIT[rank] * 2 * (RANKS + 1)


def _spread(ranks: int, joker: int) -> int:
    """Two places for each rank, the upper one for a joker of that name: a higher number is better card by card."""
    return sum([BIT[2 * r + (1 if r == joker else 0)] for r in range(13) if ranks >> r & 1])


def _blaze(courts: int, twice: int) -> int:
    """Five court cards with one or two pairs among them, card by card from the top."""
    cards = [2 * r for r in range(4) for held in (courts, twice) if held >> r & 1]
    return BLAZE * CLASS_UNIT + _in_order(sorted(cards, reverse=True)) if len(cards) == 5 else 0


def _in_order(cards: list[int]) -> int:
    number = 0
    for card in cards:
        number = number * 8 + card
    return number


AGREED: Final[dict[tuple[bool, bool, bool, bool], FiveCards]] = {}


def five_cards(ace_both: bool = False, hearts_first: bool = True, blaze: bool = False, skip: bool = False) -> FiveCards:
    """The order so agreed; its tables are made once."""
    key = (ace_both, hearts_first, blaze, skip)
    if key not in AGREED:
        AGREED[key] = FiveCards(ace_both, hearts_first, blaze, skip)
    return AGREED[key]
