"""What the server asks of a store about results: written once for each game, owned by those who played, theirs to
delete; and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from parlour.evening.people import initials
from parlour.server.table.rating import Skill
from parlour.server.table.results import Finished, Rate


class Played(Struct, frozen=True):
    """A game among somebody's results: all seats of it, and whether its record is still there."""

    seats: tuple[Finished, ...]
    has_record: bool


class Rating(Struct, frozen=True):
    guest: str
    game: str
    skill: Skill


class Results(Protocol):
    async def uncounted(self, limit: int = 20) -> list[tuple[str, int]]:
        """Games with a record whose results have not been entered: the server ended between, or was an older one."""

    async def is_counted(self, table: str, number: int) -> bool: ...

    async def enter_results(
        self,
        table: str,
        number: int,
        seats: Sequence[Finished],
        rate: Rate | None = None,
        record: bytes | None = None,
    ) -> bool:
        """Enter what a recorded game was for its seats, and rate it, once for ever; False where that was done before,
        or there is no record any more.  A new record is written with its results: both or neither.

        Those whose account was deleted get their initials, and own nothing.  Where somebody has, and had, no account,
        nobody is rated.
        """

    async def results_of(self, guest: str, limit: int = 100, offset: int = 0) -> list[Played]:
        """The results that are a guest's own, the last first."""

    async def drop_results(self, guest: str) -> int:
        """A guest's own results and ratings are his no longer, and gone where nobody else owns one of the game."""

    async def ratings_of(self, guests: Sequence[str]) -> list[Rating]:
        """At all games; of those who have been rated there."""

    async def sweep_results(self, before: int | None, now: int) -> int:
        """Delete the results of games that ended before this, and those of guests who have no account and no session
        left; gives of how many games and guests."""


def without_name(seat: Finished) -> Finished:
    """As it is kept for the others when an account is deleted."""
    return replace(seat, guest="", name=initials(seat.name), owned=False)


def rated_seats(seats: Sequence[Finished], after: Mapping[str, Skill]) -> list[Finished]:
    return [
        replace(seat, mu=after[seat.guest].mu, sigma=after[seat.guest].sigma) if seat.guest in after else seat
        for seat in seats
    ]
