"""Places and events: the one vocabulary of views, logs, animation and replay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT

ALL: Final = -1  # every seat and whoever watches
NOBODY: Final = 0
WATCHER: Final = 62  # the "seat" of somebody who only watches
NO_EYES: Final = -1  # that of somebody who may not even watch
NO_SEAT: Final = -1
MOST_SEATS: Final = 33


class Place:
    """Where cards lie: ``hand B``, ``hand B/2``, ``talon``, ``board/matrimony``."""

    name: str
    seat: i64
    part: str
    number: i64  # among all places: an observation finds its cells by it

    def __init__(self, name: str, seat: i64, part: str) -> None:
        self.name = name
        self.seat = seat
        self.part = part
        self.number = len(PLACES)

    def text(self, names: list[str]) -> str:
        where = self.name if self.seat == NO_SEAT else f"{self.name} {names[self.seat]}"
        return f"{where}/{self.part}" if self.part else where


PLACES: Final[dict[tuple[str, int, str], Place]] = {}


def place(name: str, seat: int = NO_SEAT, part: str = "") -> Place:
    """The place of this name; there is only one object for each."""
    key = (name, seat, part)
    found = PLACES.get(key)
    if found is None:
        found = Place(name, seat, part)
        PLACES[key] = found
    return found


def seat_places(name: str) -> list[Place]:
    """The places of this name, by seat."""
    return [place(name, seat) for seat in range(MOST_SEATS)]


PACK: Final = place("pack")
STOCK: Final = place("stock")
TRICK: Final = place("trick")
HAND: Final = seat_places("hand")
PLAYED: Final = seat_places("played")


@mypyc_attr(acyclic=True)
class Event:
    """What happened, on which clause it rests, who learns of it and who sees the faces.

    Whoever learns of an event but may not see the faces is told how many cards moved.
    """

    message: str
    clause: str
    seat: i64
    number: int
    word: str
    cards: list[int]
    source: Place | None
    target: Place | None
    learns: i64
    sees: i64
    payer: i64
    payee: i64
    amount: int

    def __init__(self, clause: str, message: str, seat: i64 = NO_SEAT, number: int = 0, word: str = "") -> None:
        self.clause = clause
        self.message = message
        self.seat = seat
        self.number = number
        self.word = word
        self.cards = []
        self.source = None
        self.target = None
        self.learns = ALL
        self.sees = ALL
        self.payer = NO_SEAT
        self.payee = NO_SEAT
        self.amount = 0

    def reaches(self, seat: i64) -> bool:
        return self.learns & BIT[seat] != 0

    def shows(self, seat: i64) -> bool:
        return self.sees & BIT[seat] != 0

    def __repr__(self) -> str:
        return f"Event({self.clause}, {self.message}, seat {self.seat}, {self.number} {self.word})"
