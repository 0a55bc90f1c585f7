"""What appending a batch changes in the rows: statements and their arguments, the same for every database."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from parlour.server.storage.store import Batch, Taken
from parlour.server.table.entries import Entry

Row = Sequence[str | int | bool]

NEW = "INSERT INTO tables (id, last, changed) VALUES (?, ?, ?)"
GROW = "UPDATE tables SET last = ?, changed = ? WHERE id = ? AND last = ?"
ENTRY = "INSERT INTO entries (table_id, seq, at, data) VALUES (?, ?, ?, ?)"
CARD = "UPDATE tables SET public = ?, listed = ?, card = ? WHERE id = ?"
GAME = (
    "INSERT INTO games (table_id, number, game, started, ended, result) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, number) DO UPDATE SET ended = excluded.ended, result = excluded.result"
)
NO_PLAYERS = "DELETE FROM players WHERE table_id = ? AND number = ?"
PLAYER = "INSERT INTO players (table_id, number, seat, guest, name) VALUES (?, ?, ?, ?, ?)"
END = "SELECT last FROM tables WHERE id = ?"

_json = msgspec.json.Encoder()


class Growth(Struct):
    """By what the log of one table grows: its first and its last new entry, and when that was."""

    table: str
    first: int
    last: int
    at: int


def growths(entries: Sequence[Entry]) -> list[Growth]:
    """One for each table, by id: processes that write the same tables lock them in the same order."""
    found: dict[str, Growth] = {}
    for entry in entries:
        growth = found.get(entry.table)
        if growth is None:
            found[entry.table] = Growth(entry.table, entry.seq, entry.seq, entry.at)
        elif entry.seq == growth.last + 1:
            growth.last, growth.at = entry.seq, entry.at
        else:
            raise Taken(entry.table, entry.seq)
    return [found[table] for table in sorted(found)]


def check(grown: Sequence[Growth], ends: Mapping[str, int]) -> None:
    """Each log must end, 0 for a table that is new, right before its first new entry."""
    for one in grown:
        if ends.get(one.table, 0) != one.first - 1:
            raise Taken(one.table, one.first)


def appended(batch: Batch, grown: Sequence[Growth]) -> Iterator[tuple[str, list[Row]]]:
    """The statements, each with all its rows."""
    new: list[Row] = [(one.table, one.last, one.at) for one in grown if one.first == 1]
    if new:
        yield NEW, new
    yield GROW, [(one.last, one.at, one.table, one.first - 1) for one in grown if one.first > 1]
    yield ENTRY, [(entry.table, entry.seq, entry.at, entry.data()) for entry in batch.entries]
    if batch.tables:
        yield CARD, [(card.public, card.at, text(card), card.table) for card in batch.tables.values()]
    if batch.games:
        yield from _games(batch)


def _games(batch: Batch) -> Iterator[tuple[str, list[Row]]]:
    cards = batch.games.values()
    yield GAME, [(card.table, card.number, card.game, card.started, card.ended, text(card.result)) for card in cards]
    yield NO_PLAYERS, [(card.table, card.number) for card in cards]
    yield PLAYER, [(card.table, card.number, one.seat, one.guest, one.name) for card in cards for one in card.players]


def text(value: object) -> str:
    return _json.encode(value).decode()
