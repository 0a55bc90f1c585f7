"""Cards as small ints, hands as bit sets, packs that give the cards their faces.

A card is ``suit * 16 + rank``; ranks run from low to high as the game ranks them, so within a suit a
higher card is a higher bit and every hand of one pack fits 63 bits.  A second pack of the same cards
has ids from 64 on: equal faces, different cards.
"""

from __future__ import annotations

import json
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.chance import below
from parlour.errors import BadCard, nearest

SUIT_SIZE: Final = 16
SECOND_PACK: Final = 64
NO_CARD: Final = -1
NO_SUIT: Final = -1

# Tables, never "1 << card": mypyc compiles a shifted literal as a 32-bit C shift.
BIT: Final = vec[i64]([1 << int(i) for i in range(63)])
SUIT: Final = vec[i64]([0x7FFF << int(i) for i in range(0, 64, 16)])
HIGHER: Final = vec[i64]([(0x7FFF << (c & 48)) & (-2 << c) for c in range(63)])  # cards of its suit above a card
INDEX: Final = {(1 << i) % 67: i for i in range(64)}
CARD_OF: Final = vec[i64]([INDEX.get(r, 0) for r in range(67)])  # card of a one-bit hand, modulo 67

SUIT_NAMES: Final = ["clubs", "diamonds", "hearts", "spades"]  # of a French pack, in its order

BLANK: Final = vec[i64]([0 for _i in range(64)])


NOBODY_YET: Final = vec[i64]([-1 for _i in range(64)])  # a row of no seats, no cards, no calls


def rank(card: i64) -> i64:
    """Its place in its suit, from the lowest."""
    return card & 15


def suit(card: i64) -> i64:
    """The number of its suit, in the pack's order."""
    return card >> 4


def count(hand: i64) -> i64:
    n: i64 = 0
    while hand:
        hand &= hand - 1
        n += 1
    return n


def lowest(hand: i64) -> i64:
    """The lowest card of a hand that is not empty."""
    return CARD_OF[(hand & -hand) % 67]


def highest(hand: i64) -> i64:
    """The highest card of a hand that is not empty."""
    while hand & (hand - 1):
        hand &= hand - 1
    return CARD_OF[hand % 67]


def nth(hand: i64, index: i64) -> i64:
    """The card of a hand at a position, the lowest being 0."""
    while index > 2:
        hand &= hand - 1
        index -= 1
    hand &= hand - (index + 1 >> 1)  # the last two without a branch, which a processor would mistake
    hand &= hand - (index >> 1)
    return CARD_OF[(hand & -hand) % 67]


def card_at(hand: i64, s: i64) -> i64:
    """The card of a hand that a random state points at, all alike."""
    if hand & (hand - 1) == 0:
        return CARD_OF[hand % 67]
    return nth(hand, below(s, count(hand)))


def cards_in(hand: i64) -> list[int]:
    """The cards of a hand, lowest first."""
    cards: list[int] = []
    while hand:
        low = hand & -hand
        cards.append(CARD_OF[low % 67])
        hand ^= low
    return cards


def lying_in_order(played: vec[i64], leader: i64, trick: i64) -> list[int]:
    """The cards of a trick in the order of play, which goes round clockwise."""
    found: list[int] = []
    seat = leader
    for _i in range(len(played)):
        lying = played[seat] & trick
        while lying:
            found.append(lowest(lying))
            lying &= lying - 1
        seat += 1
        if seat == len(played):
            seat = 0
    return found


def vec_of(hand: i64) -> vec[i64]:
    """The cards of a hand as a row, lowest first: mostly so many that it is quicker to ask for each card."""
    cards = BLANK[: count(hand)]
    lay_first(cards, 0, hand)
    return cards


def lay_first(row: vec[i64], at: i64, hand: i64) -> None:
    """Lay the cards of a hand into a row from a place on, lowest first."""
    first: i64 = 0
    while hand:
        card = first
        of_suit = hand & 0xFFFF  # suit by suit, since the last places of each are empty
        while of_suit:
            if of_suit & 1:
                row[at] = card
                at += 1
            of_suit >>= 1
            card += 1
        hand >>= SUIT_SIZE
        first += SUIT_SIZE


def lay_last(row: vec[i64], hand: i64) -> i64:
    """Lay the cards of a hand at the end of a row, lowest last; gives the place of the first."""
    at: i64 = len(row)
    first: i64 = 0
    while hand:
        card = first
        of_suit = hand & 0xFFFF
        while of_suit:
            if of_suit & 1:
                at -= 1
                row[at] = card
            of_suit >>= 1
            card += 1
        hand >>= SUIT_SIZE
        first += SUIT_SIZE
    return at


@mypyc_attr(acyclic=True, free_list_len=1)
class PackEnding:
    """A pack that ends in certain cards, lowest last, and before them nothing that counts; nobody changes it."""

    cards: i64
    row: vec[i64]
    at: i64  # where the first of them lies

    def __init__(self, cards: i64, size: i64) -> None:
        self.cards = cards
        self.row = BLANK[:size]
        self.at = lay_last(self.row, cards)


ENDINGS: Final = [PackEnding(0, 0) for _i in range(61)]  # those last asked for, by their cards modulo 61


def pack_ending_in(hand: i64, size: i64) -> PackEnding:
    """A pack of so many cards that ends in those of a hand: laid once for all redeals of a position, to be copied."""
    known = ENDINGS[hand % 61]
    if known.cards != hand or len(known.row) != size:
        known = PackEnding(hand, size)
        ENDINGS[hand % 61] = known
    return known


def cards_from(row: vec[i64], at: i64, n: i64) -> i64:
    """The n cards of a row from a place on, as a hand."""
    hand: i64 = 0
    end = at + n
    while at < end:
        hand |= BIT[row[at]]
        at += 1
    return hand


def every(row: vec[i64], step: i64, at: i64, end: i64) -> i64:
    """Every so-many-th card of a row from a place on and before an end, as a hand: what is dealt one at a time."""
    hand: i64 = 0
    while at < end:
        hand |= BIT[row[at]]
        at += step
    return hand


def refill(row: vec[i64], source: vec[i64]) -> None:
    """Make a row equal to another of its length."""
    i: i64 = 0
    for value in source:
        row[i] = value
        i += 1  # noqa: SIM113 (counted by enumerate it would be boxed)


def clear(row: vec[i64]) -> None:
    """Make a row nothing but zeros."""
    for i in range(len(row)):
        row[i] = 0


def altered(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A new row with one value changed: rows that copies of a game share are never changed in place."""
    new = row[:]
    new[at] = value
    return new


def hand_of(cards: list[int]) -> i64:
    """The bit set of a list of cards."""
    hand: i64 = 0
    for card in cards:
        hand |= BIT[card]
    return hand


class Pack:
    """A set of cards with faces: rank letter and suit letter, as in ``KS`` or ``TH``."""

    name: str
    ranks: str
    suits: str
    cards: list[int]
    sheet: vec[i64]  # the cards again, to be copied and shuffled
    faces: dict[int, str]
    quoted: dict[int, bytes]  # the faces as strings of JSON
    ids: dict[str, int]
    all: i64

    def __init__(
        self,
        name: str,
        ranks: str,
        suits: str = "CDHS",
        without: str = "",
        joker: bool = False,
        times: int = 1,
    ) -> None:
        self.name = name
        self.ranks = ranks
        self.suits = suits
        gone = without.split()
        one = [
            (s * SUIT_SIZE + r, rank + suit)
            for s, suit in enumerate(suits)
            for r, rank in enumerate(ranks)
            if rank + suit not in gone
        ]
        if joker:
            one.append((len(ranks), "JOKER"))
        self.faces = {}
        self.quoted = {}
        self.ids = {}
        self.all = 0
        for again in range(times):
            for card, face in one:
                face += "'" * again
                self.name_card(card + SECOND_PACK * again, face)
        if times == 1:
            for card in self.faces:
                self.all |= BIT[card]
        self.cards = list(self.faces)
        self.sheet = vec[i64](self.cards)

    def name_card(self, card: int, face: str) -> None:
        self.faces[card] = face
        self.quoted[card] = json.dumps(face, ensure_ascii=False).encode()
        self.ids[face] = card

    def face(self, card: int) -> str:
        return self.faces[card]

    def card(self, face: str) -> int:
        """The card with this face; BadCard names the nearest one."""
        found = self.ids.get(face)
        if found is None:
            raise BadCard(f"no card {face!r} in the {self.name} pack{nearest(face, list(self.ids))}")
        return found

    def show(self, hand: i64) -> str:
        """The faces of a bit set, high cards first, suit by suit from the last suit down."""
        return " ".join(self.show_each(hand))

    def show_each(self, hand: i64) -> list[str]:
        return [self.faces[card] for card in reversed(cards_in(hand))]


def pieces(name: str, faces: list[str]) -> Pack:
    """Pieces that are no cards, such as knobs: ids from 0 in the order of their faces; ``all`` stays empty."""
    pack = Pack(name, "", "")
    for face in faces:
        pack.name_card(len(pack.cards), face)
        pack.cards.append(len(pack.cards))
    return pack


FRENCH_52: Final = Pack("French 52-card", "23456789TJQKA")
FRENCH_32: Final = Pack("French 32-card", "789TJQKA")
ACE_LOW_52: Final = Pack("French 52-card", "A23456789TJQK")
WITH_JOKER: Final = Pack("French 53-card", "23456789TJQKA", joker=True)
GERMAN_32: Final = Pack("German-suited 32-card", "789TJQKA", "LHBA")
