"""Packs that are the same at every table of a round, cut before it by all who take part (docs/fair.md).

It is a round of a fair deal whose steps are lines of the book: the house promises, everybody commits, the list is
closed, everybody on it shows his share.  A person in it is known by his number in the book, the drawing by the line
that promised it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.evening import lines as kinds
from parlour.evening.lines import Line
from parlour.evening.reckoning import Unfit
from parlour.fair.hashes import numbered, sha
from parlour.fair.rounds import SHARE_BYTES, Parts, commitment

if TYPE_CHECKING:
    from parlour.evening.contests import Contest


def secret_of_packs(secret: bytes, number: int) -> bytes:
    """Of the packs that line ``number`` promises, in a competition with this secret."""
    return sha(b"secret of packs", secret, numbered(number))


class Cutting:
    """Packs that were promised, up to where those who take part have come with them."""

    def __init__(self, line: Line) -> None:
        self.number = line.number
        self.promise = line.promise
        self.since = line.at  # when they were promised, or the list was closed
        self.committed: dict[int, bytes] = {}  # by person
        self.is_closed = False
        self.shares: dict[int, bytes] = {}

    def take(self, line: Line) -> None:
        if line.kind == kinds.COMMITTED:
            self.committed[line.person] = bytes.fromhex(line.part)
        elif line.kind == kinds.LISTED:
            self.is_closed = True
            self.since = line.at
        elif line.kind == kinds.SHARED:
            self.shares[line.person] = bytes.fromhex(line.part)

    def leave(self, person: int) -> None:
        """He takes part no longer: he is not on the list, unless it is closed, when the others rely on his share."""
        if not self.is_closed:
            self.committed.pop(person, None)

    @property
    def listed(self) -> Parts:
        return sorted(self.committed.items())

    @property
    def missing(self) -> list[int]:
        """Those on the closed list who have not shown their shares."""
        return [person for person, _hash in self.listed if person not in self.shares] if self.is_closed else []

    @property
    def is_cut(self) -> bool:
        return self.is_closed and not self.missing


def asked_to_cut(contest: Contest) -> list[int]:
    """Those who take part in the next round, and have never failed to show a share."""
    return [person for person in contest.still_in() if person not in contest.out]


def _cutting(contest: Contest, drawing: int) -> Cutting:
    now = contest.cutting
    if now is None or now.number != drawing:
        raise Unfit("these packs are not being cut")
    return now


def check_commitment(contest: Contest, person: int, drawing: int) -> None:
    now = _cutting(contest, drawing)
    if person not in asked_to_cut(contest):
        raise Unfit("you have no part in these packs")
    if now.is_closed:
        raise Unfit("the list is closed")
    if person in now.committed:
        raise Unfit("you have committed already")


def check_share(contest: Contest, evening: str, person: int, guest: str, drawing: int, share: bytes) -> None:
    now = _cutting(contest, drawing)
    if not now.is_closed:
        raise Unfit("the list is not closed yet")
    if person not in now.missing:
        raise Unfit("nothing is asked of you")
    bound = commitment(evening, contest.number, drawing, person, guest, share)
    if len(share) != SHARE_BYTES or bound != now.committed[person]:
        raise Unfit("this is not the share that you committed to")


def is_complete(contest: Contest) -> bool:
    """Whether everybody who is asked has committed, and the list is still open."""
    now, asked = contest.cutting, asked_to_cut(contest)
    return now is not None and not now.is_closed and bool(asked) and all(one in now.committed for one in asked)


def check_closing(contest: Contest, now: int, patience: int) -> None:
    """Whether the list may be closed without those who have not committed."""
    cutting = contest.cutting
    assert cutting is not None
    if now < cutting.since + patience:
        raise Unfit("some have not committed yet: wait a little")
    if not cutting.committed:
        raise Unfit("nobody has committed yet: those who take part have this page open")


def check_promise(contest: Contest) -> None:
    """Whether somebody is there who may cut packs."""
    if not asked_to_cut(contest):
        raise Unfit("nobody is left who may cut packs: all have failed once to show a share")


def check_void(contest: Contest, now: int, patience: int) -> None:
    """Whether packs that somebody did not open may be thrown away for others."""
    cutting = contest.cutting
    assert cutting is not None
    if not cutting.missing:
        raise Unfit("these packs are cut")
    if now < cutting.since + patience:
        raise Unfit("some have not shown their shares yet: wait a little")
