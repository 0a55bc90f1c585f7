"""Public tables to look on at, and who waits for which game: looked up once for all who ask within some seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from parlour.server.protocol.finding import WaitingGroup, WaitingList, WatchCard, WatchSeat
from parlour.server.room.agreeing import sizes_of
from parlour.server.room.parties import Company, is_there
from parlour.server.storage.store import PublicGame
from parlour.server.storage.waiters import Waiter

if TYPE_CHECKING:
    from parlour.server.room.house import House

LIVELY: Final = 60_000  # milliseconds: where something has happened within them comes first,
ALIVE: Final = 900_000  # and where nothing has within these, nobody plays any more
KEPT: Final = 3_000  # milliseconds that what was looked up is good

Found = TypeVar("Found")


class Lookup(Generic[Found]):
    """What is looked up again when it is asked for and no longer good; whoever asks meanwhile waits for it."""

    def __init__(self, now: Callable[[], int], look: Callable[[], Awaitable[Found]]) -> None:
        self.now = now
        self.look = look
        self.found: tuple[int, Found] | None = None
        self.one_by_one = asyncio.Lock()

    async def get(self) -> Found:
        async with self.one_by_one:
            if self.found is None or self.now() - self.found[0] >= KEPT:
                self.found = self.now(), await self.look()
            return self.found[1]


class Onlooking:
    def __init__(self, house: House) -> None:
        self.house = house
        self.tables = Lookup(house.now, self._tables)
        self.waiting = Lookup(house.now, self._waiting)

    async def _tables(self) -> list[tuple[WatchCard, frozenset[str]]]:
        """Each with the guests who play there, who are not told."""
        now = self.house.now()
        found = await self.house.store.public_games(now - ALIVE)
        found = [one for one in found if one.card.spectators]
        found.sort(key=lambda one: (now - one.at >= LIVELY, -one.game.started, one.card.table))
        return [(_listed(one), frozenset(player.guest for player in one.game.players)) for one in found]

    async def _waiting(self) -> WaitingList:
        now = self.house.now()
        return waiting_list(await self.house.store.waiters(now), now)


def waiting_list(rows: Sequence[Waiter], now: int) -> WaitingList:
    """How many wait for what; who was called, or just lost, is not among them."""
    games: dict[str, int] = {}
    by_agreement: dict[str, list[Waiter]] = {}
    for row in rows:
        if is_there(row, now):
            games[row.wanted.game] = games.get(row.wanted.game, 0) + 1
            by_agreement.setdefault(row.agreement, []).append(row)
    groups = [_group(waiting, now) for waiting in by_agreement.values()]
    return WaitingList(games, sorted(groups, key=lambda group: (-group.waiting, group.lacks, group.game)))


def _group(waiting: Sequence[Waiter], now: int) -> WaitingGroup:
    wanted = waiting[0].wanted
    seats = sorted({row.wanted.seats for row in waiting}, key=lambda asked: asked or 0)
    lacks = Company(waiting, (), sizes_of(wanted), now).lacks()
    return WaitingGroup(wanted.game, wanted.options, wanted.rated, len(waiting), lacks, seats)


def _listed(one: PublicGame) -> WatchCard:
    card, game = one.card, one.game
    seats = [
        WatchSeat(player.name, "", player.program) if player.guest else WatchSeat("", player.name)
        for player in sorted(game.players, key=lambda player: player.seat)
    ]
    return WatchCard(
        card.table, card.name, game.game, game.number, game.started, one.at, seats, max(1, card.deal), card.rated
    )
