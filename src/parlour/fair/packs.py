"""Packs that are the same at several tables, as their records tell how they were cut: once, before any of them began.

It is a round like those of a table (docs/fair.md), held in the book of an evening: its people have numbers there in the
place of seats, and the drawing is known by the line that promised it.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.fair.hashes import sha
from parlour.fair.members import Members
from parlour.fair.rounds import commitment


def promise_of_packs(secret: bytes) -> bytes:
    """What binds the house to all packs that follow from a secret."""
    return sha(b"packs", secret)


class Packs:
    """What the first entry of a record says of them."""

    def __init__(self, told: Members) -> None:
        self.evening = told.text("evening")
        self.contest = told.whole("contest")
        self.drawing = told.whole("drawing")
        self.promise = told.hash("promise")
        self.guests: dict[int, str] = {}  # by person, those on the list,
        self.parts: dict[int, bytes] = {}  # with their commitments
        self.shares: dict[int, bytes] = {}
        self.ascends = True
        for row in told.list_of_rows("list", 3):
            one = Members(dict(zip(("person", "guest", "hash"), row, strict=True)))
            person = self._next(one, self.parts)
            self.guests[person], self.parts[person] = one.text("guest"), one.hash("hash")
        for row in told.list_of_rows("shares", 2):
            one = Members(dict(zip(("person", "share"), row, strict=True)))
            self.shares[self._next(one, self.shares)] = one.hash("share")

    def _next(self, one: Members, before: dict[int, bytes]) -> int:
        person = one.whole("person")
        self.ascends = self.ascends and person > max(before, default=-1)
        return person

    def wrong(self) -> Iterator[str]:
        """What does not hold of them, whatever the game was."""
        if not self.ascends:
            yield "those who cut the packs do not stand in the order of their numbers"
        if not self.parts:
            yield "the packs were cut by nobody"
        if self.parts.keys() != self.shares.keys():
            yield "not everybody who committed to the packs has shown a share, or somebody else has"
        for person in self.parts.keys() & self.shares.keys():
            if self.bound(person, self.shares[person]) != self.parts[person]:
                yield f"person {person} shows another share in the packs than the one committed to"

    def bound(self, person: int, share: bytes) -> bytes:
        """What this person of the list would have committed to with a share."""
        return commitment(self.evening, self.contest, self.drawing, person, self.guests[person], share)
