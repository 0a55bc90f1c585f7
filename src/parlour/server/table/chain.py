"""The chain of a game: each entry's head binds the one before, what all were told, and what each alone was told.

To the byte in docs/fair.md.  A move's way leads through here, so it compiles.
"""

from __future__ import annotations

from typing import Final

from parlour.core.events import WATCHER
from parlour.fair.hashes import Keyed
from parlour.fair.heads import WATCH, begun_head, ended_head, first_head, lead_of, salt_with, seal_with
from parlour.server.table.view_json import EventsJson

RECENT: Final = 32  # so many heads are known by heart


class Link:
    """One entry of the chain, as a record holds it: its public text, and what was sealed for whom."""

    __slots__ = ("mover", "public", "salts", "sealed", "seals", "seq")

    def __init__(self, seq: int, public: bytes, mover: int = -1) -> None:
        self.seq = seq
        self.public = public
        self.mover = mover  # whose move is sealed
        self.sealed: list[tuple[str, bytes]] = []  # who, and the text,
        self.salts: list[bytes] = []  # with its salt
        self.seals: list[tuple[str, bytes]] = []  # and the hash of both


class Chain:
    secret: Keyed
    head: bytes
    last: str  # as it is told,
    last_seq: int  # of this entry
    seqs: list[int]  # of the last entries, in a ring,
    heads: list[str]  # and their heads
    noted: int  # so many there were
    links: list[Link] | None  # all of them, for who writes a record

    def __init__(self, secret: bytes, table: str, game: int, seq: int, public: bytes, keep: bool = False) -> None:
        self.secret = Keyed(secret)
        self.head = first_head(table, game, public)
        self.seqs = [-1] * RECENT
        self.heads = [""] * RECENT
        self.noted = 0
        self._note(seq, self.head.hex())
        self.links = [Link(seq, public)] if keep else None

    def add(self, seq: int, public: bytes, sealed: list[tuple[str, bytes]], mover: int = -1) -> None:
        link = Link(seq, public, mover) if self.links is not None else None
        parts = begun_head(self.head, public)
        for who, told in sealed:
            salt = salt_with(self.secret, seq, who)
            seal = seal_with(salt, told)
            parts.append(lead_of(who))
            parts.append(seal)
            if link is not None:
                link.salts.append(salt)
                link.seals.append((who, seal))
        self.head = ended_head(parts)
        self._note(seq, self.head.hex())
        if link is not None and self.links is not None:
            link.sealed = sealed
            self.links.append(link)

    def skip(self, seq: int, head: str) -> None:
        """An entry that is not done here, but was once: its head is known."""
        self.head = bytes.fromhex(head)
        self._note(seq, head)

    def _note(self, seq: int, head: str) -> None:
        self.last_seq = seq
        self.last = head
        place = self.noted % RECENT
        self.seqs[place] = seq
        self.heads[place] = head
        self.noted += 1

    def tells(self, head: str, seq: int) -> bool:
        """Whether somebody who has been told all up to this entry can have seen this head last."""
        if self.last_seq <= seq:  # as nearly always
            return self.last == head
        for back in range(1, min(self.noted, RECENT) + 1):
            place = (self.noted - back) % RECENT
            if self.seqs[place] <= seq:
                return self.heads[place] == head
        return False


def sealed_events(events: EventsJson, seats: int) -> list[tuple[str, bytes]]:
    """What each was told, where not all were told the same."""
    told = [(str(seat), events.for_eyes(seat)) for seat in range(seats)]
    return [*told, (WATCH, events.for_eyes(WATCHER))]
