"""Results and ratings in memory: for benches and tests."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.server.storage.memory_guests import MemoryGuests
from parlour.server.storage.results import Played, Rating, rated_seats, without_name
from parlour.server.table.rating import Skill
from parlour.server.table.results import Finished, Rate

Game = tuple[str, int]


class MemoryResults(MemoryGuests):
    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[Game, bytes] = {}  # records
        self.checked: dict[tuple[str, int, int], bytes] = {}  # checkpoints
        self.counted: set[Game] = set()
        self.finished: dict[Game, list[Finished]] = {}
        self.ratings: dict[tuple[str, str], Skill] = {}  # by guest and game

    def record_once(self, game: Game, record: bytes) -> None:
        """One that is there stays; with it go the checkpoints of its game."""
        self.kept.setdefault(game, record)
        self.checked = {key: data for key, data in self.checked.items() if key[:2] != game}

    async def uncounted(self, limit: int = 20) -> list[Game]:
        return [game for game in self.kept if game not in self.counted][:limit]

    async def is_counted(self, table: str, number: int) -> bool:
        return (table, number) in self.counted

    async def enter_results(
        self,
        table: str,
        number: int,
        seats: Sequence[Finished],
        rate: Rate | None = None,
        record: bytes | None = None,
    ) -> bool:
        game = table, number
        if record is not None:
            self.record_once(game, record)
        if game in self.counted or game not in self.kept:
            return False
        self.counted.add(game)
        seats = [without_name(seat) if seat.guest in self.gone else seat for seat in seats]
        people = {seat.guest for seat in seats if seat.guest}
        if rate is None or not all(self._has_account(guest) for guest in people):
            seats = [replace(seat, rated=False) for seat in seats]
        elif people:
            name = seats[0].game
            after = rate({guest: self.ratings.get((guest, name), Skill()) for guest in people})
            self.ratings |= {(guest, name): skill for guest, skill in after.items()}
            seats = rated_seats(seats, after)
        if seats:
            self.finished[game] = list(seats)
        return True

    async def results_of(self, guest: str, limit: int = 100, offset: int = 0) -> list[Played]:
        own = [game for game, seats in self.finished.items() if any(_owns(seat, guest) for seat in seats)]
        own.sort(key=lambda game: (self.finished[game][0].ended, *game), reverse=True)
        return [Played(tuple(self.finished[game]), game in self.kept) for game in own[offset : offset + limit]]

    async def drop_results(self, guest: str) -> int:
        dropped = sum(_owns(seat, guest) for seats in self.finished.values() for seat in seats)
        for seats in self.finished.values():
            seats[:] = [replace(seat, owned=False) if seat.guest == guest else seat for seat in seats]
        self.finished = {game: seats for game, seats in self.finished.items() if any(seat.owned for seat in seats)}
        self.ratings = {key: skill for key, skill in self.ratings.items() if key[0] != guest}
        return dropped

    async def ratings_of(self, guests: Sequence[str]) -> list[Rating]:
        return [Rating(*key, skill) for key, skill in sorted(self.ratings.items()) if key[0] in guests]

    async def sweep_results(self, before: int | None, now: int) -> int:
        old = [game for game, seats in self.finished.items() if before is not None and seats[0].ended < before]
        for game in old:
            del self.finished[game]
        owners = {seat.guest for seats in self.finished.values() for seat in seats if seat.owned}
        return len(old) + sum([await self.drop_results(guest) for guest in owners if self._is_lost(guest, now)])

    async def _leave_results(self, guest: str) -> None:
        await self.drop_results(guest)
        for seats in self.finished.values():
            seats[:] = [without_name(seat) if seat.guest == guest else seat for seat in seats]


def _owns(seat: Finished, guest: str) -> bool:
    return seat.owned and seat.guest == guest
