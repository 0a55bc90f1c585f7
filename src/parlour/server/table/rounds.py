"""The round that a table is in: who has committed to the drawing that comes next, who has opened (docs/fair.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.fair.rounds import Parts, RoundChance
from parlour.server.table.chair import Chair
from parlour.server.table.waits import Waits

NOT_DUE: Final = -1


class Cut:
    """What became of a round: the closed list and the shares, by which its drawing was cut."""

    __slots__ = ("listed", "shares", "without")

    def __init__(self, listed: Parts, shares: Parts, without: Sequence[int] = ()) -> None:
        self.listed = listed
        self.shares = shares
        self.without = without  # the cards that a deal by plan leaves out


VOID: Final = Cut([], [])  # it was never made


class Rounds:
    """Commitments are by seat, each with its guest: a seat that somebody else has taken since is not bound.

    Where the packs were cut before the game (``before``), nobody is asked for anything.
    """

    waits: Waits
    due: int  # the drawing that the game waits for
    since: int  # when it became due, or its list was closed
    standing: dict[int, tuple[str, bytes]]  # commitments to the drawing that comes next,
    following: dict[int, tuple[str, bytes]]  # and to the one after it
    listed: Parts | None  # the closed list of the drawing that is due
    opened: dict[int, bytes]
    out: set[str]  # guests who have no share in this game any more
    plan: dict[str, list[int]]  # where the positions of the pack go, of the closed list,
    without: list[int]  # and the cards that are left out of that pack
    before: Cut | None

    def __init__(self, waits: Waits, before: Cut | None = None) -> None:
        self.waits = waits
        self.before = before
        self.due = NOT_DUE
        self.since = 0
        self.standing = {}
        self.following = {}
        self.listed = None
        self.opened = {}
        self.out = set()
        self.plan = {}
        self.without = []

    def becomes_due(self, drawing: int, at: int) -> None:
        self.due = drawing
        self.since = at

    def commit(self, seat: int, guest: str, hash: bytes) -> None:
        self.standing[seat] = (guest, hash)

    def shares(self, chair: Chair) -> bool:
        """Whether somebody sits there who is asked for a share."""
        return self.before is None and chair.person_plays and chair.connected and chair.guest not in self.out

    def is_out(self, chair: Chair) -> bool:
        """Whether this seat has no share in the game, whatever its player does."""
        return self.before is not None or chair.guest in self.out

    def has_committed(self, seat: int, chair: Chair) -> bool:
        guest, _hash = self.standing.get(seat, ("", b""))
        return bool(guest) and guest == chair.guest

    def is_complete(self, chairs: Sequence[Chair]) -> bool:
        """Whether everybody who is asked has committed."""
        return all(self.has_committed(seat, chair) for seat, chair in enumerate(chairs) if self.shares(chair))

    def close(self, chairs: Sequence[Chair], plan: dict[str, list[int]], without: list[int], at: int) -> None:
        self.listed = [
            (seat, self.standing[seat][1])
            for seat, chair in enumerate(chairs)
            if self.shares(chair) and self.has_committed(seat, chair)
        ]
        if self.before is not None:
            self.listed, self.opened = self.before.listed, dict(self.before.shares)
        self.plan = plan
        self.without = without
        self.standing = {}
        self.since = at

    def owes(self, seat: int) -> bool:
        """Whether this seat is to open now."""
        return any(seat == listed for listed, _hash in self.listed or []) and seat not in self.opened

    def open(self, seat: int, guest: str, share: bytes, next: bytes) -> None:
        self.opened[seat] = share
        if next:
            self.following[seat] = (guest, next)

    @property
    def missing(self) -> list[int]:
        """The seats that have not opened."""
        return [seat for seat, _hash in self.listed or [] if seat not in self.opened]

    @property
    def is_open(self) -> bool:
        """Whether the cards can be dealt."""
        return self.listed is not None and not self.missing

    def begin(self, chance: RoundChance) -> None:
        """All shares are there: they cut the pack."""
        assert self.listed is not None
        chance.begin(self.listed, sorted(self.opened.items()))
        self._end()

    def void(self, chance: RoundChance, guests: Sequence[str]) -> None:
        chance.void()
        self.out.update(guests)
        self._end()

    def _end(self) -> None:
        self.due = NOT_DUE
        self.listed = None
        self.plan = {}
        self.opened = {}
        self.standing, self.following = self.following, {}

    def resume(self, at: int) -> None:
        """Nobody's time ran while the house stood still."""
        self.since = at

    def until(self) -> int | None:
        """When the house goes on without those who are missing."""
        if self.due == NOT_DUE:
            return None
        if self.before is not None:
            return self.since
        return self.since + (self.waits.commit if self.listed is None else self.waits.open)

    def deserters(self, chairs: Sequence[Chair]) -> list[int]:
        """Those missing who cannot open any more: a bot plays for them, or nobody."""
        return [seat for seat in self.missing if not chairs[seat].person_plays]
