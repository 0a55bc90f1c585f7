"""What a seat sees, as a game tells it: ``_lay_out`` says it once, and a view and an observation are both made of that.

A game declares its facts once, by name and kind.  Whoever listens is a ``Sight``: a ``View`` puts what it is told into
words, an ``Observation`` into numbers.  Neither knows of the other, so neither can know what the other was not told.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, SUIT_NAMES, lying_in_order
from parlour.core.events import Place

NUMBER: Final = 0
WORD: Final = 1  # one of the fact's words
SEAT: Final = 2  # or nobody
SEATS: Final = 3  # a bit set, told at once
ANY_SEAT: Final = 4  # told seat by seat, each once at most
CARD: Final = 5
CARDS: Final = 6

EACH: Final = -1  # a fact that is told of each seat
NO_YES: Final = ["no", "yes"]


class Fact:
    """Something that no card shows, declared once; told once, of so many things, or of each seat (EACH)."""

    word: str
    kind: i64
    words: list[str]
    times: int
    number: i64  # among all facts of all games: an observation finds its place by it

    def __init__(self, word: str, kind: i64, words: list[str], times: int = 1) -> None:
        self.word = word
        self.kind = kind
        self.words = words
        self.times = times
        self.number = len(FACTS)
        FACTS.append(self)

    def __repr__(self) -> str:
        return f"Fact({self.word})"


FACTS: Final[list[Fact]] = []


def a_number(word: str, times: int = 1) -> Fact:
    return Fact(word, NUMBER, [], times)


def one_of(word: str, words: list[str], times: int = 1) -> Fact:
    return Fact(word, WORD, words, times)


def yes_or_no(word: str) -> Fact:
    return Fact(word, WORD, NO_YES)


def a_seat(word: str, times: int = 1) -> Fact:
    return Fact(word, SEAT, [], times)


def some_seats(word: str) -> Fact:
    """Told at once."""
    return Fact(word, SEATS, [])


def any_seat(word: str) -> Fact:
    """Whoever it is true of, told seat by seat."""
    return Fact(word, ANY_SEAT, [])


def a_card(word: str) -> Fact:
    return Fact(word, CARD, [])


def some_cards(word: str) -> Fact:
    return Fact(word, CARDS, [])


DEALER: Final = a_seat("dealer")
LEADER: Final = a_seat("leader")
WINNING: Final = a_seat("winning")
TRUMP: Final = one_of("trump", SUIT_NAMES)
STAKE: Final = a_number("stake")
TRICKS_WON: Final = a_number("tricks", EACH)


class Sight:
    """Somebody on a seat, or who only watches, to whom a game shows its cards and tells its facts."""

    seat: i64
    reads: bool  # he wants words: remarks, and what this table words in its own way

    def __init__(self, seat: i64, reads: bool) -> None:
        self.seat = seat
        self.reads = reads

    def tell(self, fact: Fact, value: int, clause: str = "") -> None:
        """A number, a seat, the number of a word, a card or a set: what the fact was declared to be."""
        raise NotImplementedError

    def tell_of(self, fact: Fact, seat: i64, value: int, clause: str = "") -> None:
        """The same, of one seat."""
        raise NotImplementedError

    def tell_each(self, fact: Fact, row: vec[i64], clause: str = "") -> None:
        """The same, of all seats: numbers that no cell is too small for."""
        for seat in range(len(row)):
            self.tell_of(fact, seat, row[seat], clause)

    def tell_as(self, fact: Fact, index: i64, value: int, text: str, clause: str = "") -> None:
        """The same of one thing among several, as this table words it; who does not read needs no text."""
        raise NotImplementedError

    def tell_out_of(self, fact: Fact, value: int, total: int, clause: str = "") -> None:
        """A number that counts up to another, which was agreed."""
        raise NotImplementedError

    def remark(self, word: str, text: str, clause: str = "") -> None:
        """For who reads: what was agreed before the first deal, or follows from what is shown and told."""
        raise NotImplementedError

    def lay(self, place: Place, cards: i64, backs: i64 = 0, clause: str = "") -> None:
        """A set of cards with their faces up, and how many with their backs."""
        raise NotImplementedError

    def lay_row(self, place: Place, cards: list[int], backs: i64 = 0, clause: str = "") -> None:
        """Cards whose order counts."""
        raise NotImplementedError

    def lay_part(self, place: Place, row: vec[i64], at: i64, end: i64, backs: i64 = 0, clause: str = "") -> None:
        """Those of a longer row from a place on and before an end, less where none lies."""
        self.lay_row(place, [row[i] for i in range(at, end) if row[i] != NO_CARD], backs, clause)

    def lay_trick(self, place: Place, played: vec[i64], leader: i64, trick: i64, clause: str = "") -> None:
        """The cards of a trick in the order of play."""
        self.lay_row(place, lying_in_order(played, leader, trick), 0, clause)

    def lay_counters(self, place: Place, counters: int, clause: str = "", card: int = NO_CARD) -> None:
        """Counters, perhaps beside a card."""
        raise NotImplementedError

    def show(
        self, place: Place, faces: list[str], backs: i64 = 0, clause: str = "", counters: int | None = None
    ) -> None:
        """For who reads: a place as another view shows it."""
        raise NotImplementedError

    def lay_one(self, place: Place, card: i64, clause: str = "") -> None:
        """One card with its face up, or none."""
        if card < 0:
            self.lay(place, 0, 0, clause)
        else:
            self.lay(place, BIT[card], 0, clause)
