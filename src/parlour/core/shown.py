"""What lies at a place and what may be done, as one seat is shown it: the parts of a view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.events import NO_SEAT, Place

EXACT: Final = 1 << 53  # up to here a number of JSON is exact everywhere
NUMERALS: Final = [str(number) for number in range(64)]


def numeral(number: int) -> str:
    """A number as it is written; the small ones, which are most of them, are written already."""
    return NUMERALS[number] if 0 <= number < len(NUMERALS) else str(number)


def tally(name: str, number: int) -> str:
    """How many somebody has, as a view tells it.

    >>> from parlour.core.shown import tally
    >>> tally("A", 3)
    'A 3'
    """
    return name + TALLIES[number] if 0 <= number < len(TALLIES) else f"{name} {number}"


TALLIES: Final = [f" {number}" for number in range(64)]


class Shown:
    """A place as one seat sees it: faces it may see, how many backs, and the counters where it holds any."""

    place: Place
    faces: list[str]
    backs: int
    counters: int | None  # None where no counters lie
    clause: str

    def __init__(self, place: Place, faces: list[str], backs: int, clause: str, counters: int | None) -> None:
        self.place = place
        self.faces = faces
        self.backs = backs
        self.counters = counters
        self.clause = clause

    def tokens(self) -> list[str]:
        """What lies there as a case writes it: faces, else ``5 backs``, else how many counters."""
        if self.faces:
            return self.faces
        if self.backs:
            return [str(self.backs), "backs"]
        return [] if self.counters is None else [str(self.counters)]

    def plain(self) -> dict[str, object]:
        """For JSON; what is empty is left out."""
        found: dict[str, object] = place_plain(self.place)
        if self.faces:
            found["faces"] = self.faces
        if self.backs:
            found["backs"] = self.backs
        if self.counters is not None:
            found["counters"] = exact(self.counters)
        if self.clause:
            found["clause"] = self.clause
        return found


class Offer:
    """Moves the seat may make: ``head`` alone if ``fixed``, else followed by the open part.

    card: one of these; cards, numbers: lo to hi of these; number: lo..hi; blind: cards it has not looked at yet.
    Where faults can happen: ``clause`` is what a claim rests on, or what any other fixed move breaks, and ``wrong`` are
    those of the cards or numbers that break the law; ``noticed``: the seat has seen the ground of the claim.
    """

    kind: str
    head: str
    of: list[str]
    lo: i64
    hi: i64
    clause: str
    wrong: list[str]
    noticed: bool

    def __init__(self, kind: str, head: str, of: list[str], lo: i64, hi: i64) -> None:
        self.kind = kind
        self.head = head
        self.of = of
        self.lo = lo
        self.hi = hi
        self.clause = ""
        self.wrong = []
        self.noticed = False

    def text(self) -> str:
        """In one piece: ``play KS|QS``, ``discard 1..3 of 7H 8D``, ``bid 1..5``."""
        if self.kind == "fixed":
            return self.head
        if self.kind == "card":
            return f"{self.head} {'|'.join(self.of)}"
        if self.kind == "number":
            return f"{self.head} {self.lo}..{self.hi}"
        if self.kind == "blind":
            return f"{self.head} after a look"
        return f"{self.head} {self.lo}..{self.hi} of {' '.join(self.of) or 'none'}"

    def plain(self) -> dict[str, object]:
        found: dict[str, object] = {"kind": self.kind, "head": self.head}
        if self.of:
            found["of"] = self.of
        if self.kind != "fixed" and self.kind != "card":
            found["lo"] = self.lo
            found["hi"] = self.hi
        if self.clause:
            found["clause"] = self.clause
        if self.wrong:
            found["wrong"] = self.wrong
        if self.noticed:
            found["noticed"] = True
        return found


def place_plain(place: Place) -> dict[str, object]:
    found: dict[str, object] = {"name": place.name}
    if place.seat != NO_SEAT:
        found["seat"] = place.seat
    if place.part:
        found["part"] = place.part
    return found


def exact(amount: int) -> int | str:
    """The number, or its digits where a reader might round it."""
    return amount if -EXACT <= amount <= EXACT else str(amount)
