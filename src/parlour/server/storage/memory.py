"""A store that forgets everything when its process ends: for benches and tests."""

from __future__ import annotations

import os
from collections.abc import Collection

from parlour.server.protocol.cards import GameCard, TableCard, by_start
from parlour.server.storage.growing import lay_down
from parlour.server.storage.memory_people import MemoryPeople
from parlour.server.storage.store import Batch, Note, PublicGame, Sought
from parlour.server.table.entries import Entry


class MemoryStore(MemoryPeople):
    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, TableCard] = {}
        self.keys: dict[str, bytes] = {}
        self.reviews: dict[tuple[str, int], bytes] = {}

    async def append(self, batch: Batch) -> None:
        lay_down(batch.entries, self.logs)
        self.cards.update(batch.tables)
        self.games.update(batch.games)
        self.trail += batch.notes
        self.checked.update(batch.checkpoints)
        for game, record in batch.records.items():
            self.record_once(game, record)
        for game, outdated in batch.outdated.items():
            if self.reviews.get(game) == outdated:
                del self.reviews[game]
        for game, review in batch.reviews.items():
            self.reviews.setdefault(game, review)

    async def entries(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        return self.logs.get(table, [])[after:until]

    async def tables(self, limit: int = 100) -> list[TableCard]:
        public = [card for card in self.cards.values() if card.public]
        return sorted(public, key=lambda card: (card.at, card.table), reverse=True)[:limit]

    async def public_games(self, since: int, limit: int = 500) -> list[PublicGame]:
        played = [(self.cards[game.table], game) for game in self.games.values() if not game.ended]
        found = [PublicGame(card, game, self.logs[card.table][-1].at) for card, game in played if card.public]
        return sorted([one for one in found if one.at >= since], key=lambda one: (-one.at, one.card.table))[:limit]

    async def games_of(self, guest: str, limit: int = 100) -> list[GameCard]:
        mine = [card for card in self.games.values() if any(player.guest == guest for player in card.players)]
        return by_start(mine)[:limit]

    async def game(self, table: str, number: int) -> GameCard | None:
        return self.games.get((table, number))

    async def record(self, table: str, number: int) -> bytes | None:
        return self.kept.get((table, number))

    async def review(self, table: str, number: int) -> bytes | None:
        return self.reviews.get((table, number))

    async def checkpoints(self, table: str, number: int) -> list[bytes]:
        return [data for key, data in sorted(self.checked.items()) if key[:2] == (table, number)]

    async def key(self, name: str) -> bytes:
        return self.keys.setdefault(name, os.urandom(32))

    async def sweep(self, before: int) -> int:
        old = [table for table, log in self.logs.items() if log and log[-1].at < before]
        self.remove(old)
        needed = {player.guest for card in self.games.values() for player in card.players}
        needed |= {session.guest for session in self.sessions.values()}
        kept = [guest for guest in self.guests.values() if guest.login or guest.made >= before or guest.guest in needed]
        self.guests = {guest.guest: guest for guest in kept}
        return len(old)

    def remove(self, old: Collection[str]) -> None:
        """Tables, with all that is known of their games."""
        for table in old:
            self.logs.pop(table, None)
            self.cards.pop(table, None)
        self.games = {key: card for key, card in self.games.items() if key[0] not in old}
        self.kept = {key: data for key, data in self.kept.items() if key[0] not in old}
        self.counted = {key for key in self.counted if key[0] not in old}
        self.reviews = {key: data for key, data in self.reviews.items() if key[0] not in old}
        self.checked = {key: data for key, data in self.checked.items() if key[0] not in old}

    async def note(self, note: Note) -> None:
        self.trail.append(note)

    async def notes(self, limit: int = 100, sought: Sought | None = None) -> list[Note]:
        wanted = self.trail if sought is None else [note for note in self.trail if self._fits(note, sought)]
        return wanted[::-1][:limit]

    def _fits(self, note: Note, sought: Sought) -> bool:
        guest = self.guests.get(note.who)
        called = {note.who} if guest is None else {guest.guest, guest.login, guest.name}
        return (
            (not sought.what or note.what in sought.what)
            and (not sought.who or not called.isdisjoint(sought.who))
            and (not sought.table or note.table == sought.table)
            and sought.since <= note.at < sought.until
        )

    async def sweep_notes(self, before: int) -> int:
        kept = [note for note in self.trail if note.at >= before]
        swept = len(self.trail) - len(kept)
        self.trail = kept
        return swept

    async def sweep_talk(self, before: int) -> int:
        return sum(self._silence(table) for table, log in self.logs.items() if log and log[-1].at < before)

    async def ping(self) -> None:
        """Always there."""

    async def close(self) -> None:
        """Nothing to close."""
