"""Who of those who wait is put together: first come, first served, and nobody with somebody he does not want to meet.

Nothing here asks or changes anything; the list calls it while nobody else may change it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from parlour.server.storage.waiters import Apart, Party, Waiter

PATIENCE: Final = 15_000  # milliseconds after which whoever takes any number of seats takes fewer than the usual
FRESH: Final = 8_000  # milliseconds that a row must still have: who is just lost keeps his place, but is not called
TRIED: Final = 2_000  # ways to put a party together, where many are apart


class Sizes(Struct, frozen=True):
    """How many can play by an agreement, and how many usually do."""

    usual: int
    allowed: tuple[int, ...]

    def of(self, first: Waiter, now: int) -> list[int]:
        """The sizes of a table that somebody would sit at, the best first."""
        wanted = first.wanted.seats
        if wanted is not None:
            return [wanted] if wanted in self.allowed else []
        fewer = [size for size in reversed(self.allowed) if size < self.usual]
        return [self.usual, *(fewer if now - first.since >= PATIENCE else [])]


class Company:
    """Those of one agreement who can be called now."""

    def __init__(self, waiting: Sequence[Waiter], apart: Apart, sizes: Sizes, now: int) -> None:
        self.waiting = [one for one in waiting if is_there(one, now)]
        self.apart = apart
        self.sizes = sizes
        self.now = now
        self.tried = 0

    def parties(self, new_id: Callable[[], str]) -> list[Party]:
        """All tables that can be made, those of people alone before those with bots."""
        found: list[Party] = []
        while party := self._of_people() or self._with_bots():
            members, seats = party
            found.append(Party(new_id(), tuple([one.guest for one in members]), seats))
            self.waiting = [one for one in self.waiting if one not in members]
        return found

    def _of_people(self) -> tuple[list[Waiter], int] | None:
        for at, first in enumerate(self.waiting):
            for size in self.sizes.of(first, self.now):
                self.tried = 0
                members = self._joined([first], self._for(size, self.waiting[at + 1 :]), size)
                if members is not None:
                    return members, size
        return None

    def _joined(self, members: list[Waiter], others: Sequence[Waiter], size: int) -> list[Waiter] | None:
        """These and the first of the others with whom they make so many."""
        if len(members) == size:
            return members
        for at, other in enumerate(others):
            if len(members) + len(others) - at < size or self.tried >= TRIED:
                return None
            self.tried += 1
            if self._go_together(members, other):
                found = self._joined([*members, other], others[at + 1 :], size)
                if found is not None:
                    return found
        return None

    def _with_bots(self) -> tuple[list[Waiter], int] | None:
        """The first who wants no longer to wait for people, and those who wish the same by now."""
        wishing = [one for one in self.waiting if wishes_bots(one, self.now)]
        for at, first in enumerate(wishing):
            size = self.sizes.of(first, self.now)[:1]
            if not size:
                continue
            members = [first]
            for other in self._for(size[0], wishing[at + 1 :]):
                if len(members) < size[0] and self._go_together(members, other):
                    members.append(other)
            return members, size[0]
        return None

    def _for(self, size: int, waiting: Sequence[Waiter]) -> list[Waiter]:
        return [one for one in waiting if one.wanted.seats in (None, size)]

    def _go_together(self, members: Sequence[Waiter], other: Waiter) -> bool:
        return all(self._go(one, other) for one in members)

    def _go(self, one: Waiter, other: Waiter) -> bool:
        if (one.guest, other.guest) in self.apart or (other.guest, one.guest) in self.apart:
            return False
        return _bears(one, other) and _bears(other, one)

    def lacks(self) -> int:
        """How many more are needed for the next table; as if nobody were apart, so that it tells nothing of that."""
        found = [self._lacking(first, at) for at, first in enumerate(self.waiting)]
        return min(found, default=0)

    def _lacking(self, first: Waiter, at: int) -> int:
        sizes = self.sizes.of(first, self.now) or [self.sizes.usual]
        return min([max(0, size - 1 - len(self._for(size, self.waiting[at + 1 :]))) for size in sizes])


def is_there(one: Waiter, now: int) -> bool:
    """Whether he waits to be called, and was not just lost."""
    return not one.table and one.until >= now + FRESH


def wishes_bots(one: Waiter, now: int) -> bool:
    """Whether bots may take the seats that are left, as far as he is concerned."""
    after = one.wanted.bots
    return after is not None and now >= one.since + after * 1000


def _bears(one: Waiter, other: Waiter) -> bool:
    """Whether somebody would play with another, if that is a program."""
    return not other.program or one.program or one.wanted.programs
