"""A store that forgets everything when its process ends: for benches and tests."""

from __future__ import annotations

import os

import msgspec

from parlour.server.protocol.cards import GameCard, TableCard, by_start
from parlour.server.storage.store import Batch, Guest, LoginTaken, Taken
from parlour.server.table.entries import Entry


class MemoryStore:
    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.cards: dict[str, TableCard] = {}
        self.games: dict[tuple[str, int], GameCard] = {}
        self.guests: dict[str, Guest] = {}
        self.keys: dict[str, bytes] = {}
        self.kept: dict[tuple[str, int], bytes] = {}  # records
        self.checked: dict[tuple[str, int, int], bytes] = {}  # checkpoints

    async def append(self, batch: Batch) -> None:
        ends: dict[str, int] = {}
        for entry in batch.entries:
            end = ends.get(entry.table)
            if end is None:
                end = len(self.logs.get(entry.table, ()))
            if entry.seq != end + 1:
                raise Taken(entry.table, entry.seq)
            ends[entry.table] = entry.seq
        for entry in batch.entries:
            self.logs.setdefault(entry.table, []).append(entry)
        self.cards.update(batch.tables)
        self.games.update(batch.games)
        self.checked.update(batch.checkpoints)
        if batch.records:
            self.kept = {**batch.records, **self.kept}
            self.checked = {key: data for key, data in self.checked.items() if key[:2] not in batch.records}

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return self.logs.get(table, [])[after:]

    async def tables(self, limit: int = 100) -> list[TableCard]:
        public = [card for card in self.cards.values() if card.public]
        return sorted(public, key=lambda card: (card.at, card.table), reverse=True)[:limit]

    async def games_of(self, guest: str, limit: int = 100) -> list[GameCard]:
        mine = [card for card in self.games.values() if any(player.guest == guest for player in card.players)]
        return by_start(mine)[:limit]

    async def game(self, table: str, number: int) -> GameCard | None:
        return self.games.get((table, number))

    async def record(self, table: str, number: int) -> bytes | None:
        return self.kept.get((table, number))

    async def checkpoints(self, table: str, number: int) -> list[bytes]:
        return [data for key, data in sorted(self.checked.items()) if key[:2] == (table, number)]

    async def guest(self, guest: str) -> Guest | None:
        return self.guests.get(guest)

    async def guest_by_login(self, login: str) -> Guest | None:
        return next((guest for guest in self.guests.values() if guest.login == login), None) if login else None

    async def put_guest(self, guest: Guest) -> None:
        other = await self.guest_by_login(guest.login)
        if other is not None and other.guest != guest.guest:
            raise LoginTaken(f"the login {guest.login} is taken")
        self.guests[guest.guest] = guest

    async def forget(self, guest: str) -> None:
        self.guests.pop(guest, None)
        for key, card in self.games.items():
            players = tuple(
                msgspec.structs.replace(player, guest="") if player.guest == guest else player
                for player in card.players
            )
            self.games[key] = msgspec.structs.replace(card, players=players)

    async def key(self, name: str) -> bytes:
        return self.keys.setdefault(name, os.urandom(32))

    async def sweep(self, before: int) -> int:
        old = [table for table, log in self.logs.items() if log and log[-1].at < before]
        for table in old:
            del self.logs[table]
            self.cards.pop(table, None)
        self.games = {key: card for key, card in self.games.items() if key[0] not in old}
        self.kept = {key: data for key, data in self.kept.items() if key[0] not in old}
        self.checked = {key: data for key, data in self.checked.items() if key[0] not in old}
        playing = {player.guest for card in self.games.values() for player in card.players}
        kept = [
            guest for guest in self.guests.values() if guest.login or guest.made >= before or guest.guest in playing
        ]
        self.guests = {guest.guest: guest for guest in kept}
        return len(old)

    async def ping(self) -> None:
        """Always there."""

    async def close(self) -> None:
        """Nothing to close."""
