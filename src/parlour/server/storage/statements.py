"""What appending a batch changes beside the log: statements and their values, the same for every database.

All SQL is SQLAlchemy's.  What a move waits for is compiled once and given to the driver itself, as text.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence

import msgspec
from sqlalchemy import ClauseElement, Dialect, Table, bindparam, delete, make_url, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from parlour.server.protocol.cards import GameCard
from parlour.server.protocol.moments import now_ms
from parlour.server.storage.rows import audit, checkpoints, games, players, pulses, records, reviews, tables
from parlour.server.storage.store import Batch

Row = Sequence[str | int | bool | bytes]

SQLITE = make_url("sqlite://").get_dialect()()
POSTGRES = make_url("postgresql+asyncpg://").get_dialect()()

NEW = "id last changed"  # what is said of a table whose log begins
FORGOTTEN = 86_400_000  # milliseconds after which the mark of a process that is no more is deleted

_json = msgspec.json.Encoder()


def insert(dialect: Dialect, into: Table) -> postgresql.Insert | sqlite.Insert:
    """One that can say what happens where the row is there already: each database has its own."""
    return sqlite.insert(into) if dialect.name == "sqlite" else postgresql.insert(into)


def record_once(dialect: Dialect) -> postgresql.Insert | sqlite.Insert:
    """A record that is there stays; with a new one go the checkpoints of its game (NO_CHECKPOINTS)."""
    return insert(dialect, records).on_conflict_do_nothing()


NO_CHECKPOINTS = delete(checkpoints).where(
    checkpoints.c.table_id == bindparam("at_table"), checkpoints.c.number == bindparam("of_game")
)


def for_driver(dialect: Dialect, statement: ClauseElement, values: str, columns: str = "") -> str:
    """A statement as text for the driver, which takes its values in this order; of them ``columns`` are set."""
    compiled = statement.compile(dialect=dialect, column_keys=columns.split() or None)
    assert isinstance(compiled, SQLCompiler)
    assert compiled.positiontup == values.split(), f"{compiled} takes {compiled.positiontup}"
    return compiled.string


class Beside:
    """What is said to one kind of database of all that is written with the entries of a batch."""

    def __init__(self, dialect: Dialect) -> None:
        where_listed = tables.c.id == bindparam("shown")
        where_played = players.c.table_id == bindparam("at_table"), players.c.number == bindparam("of_game")
        game = insert(dialect, games)
        newer = {"ended": game.excluded.ended, "result": game.excluded.result}
        game_or_newer = game.on_conflict_do_update(index_elements=[games.c.table_id, games.c.number], set_=newer)
        card, note = "public listed card", "at what who table_id detail"
        self.card = for_driver(dialect, update(tables).where(where_listed), f"{card} shown", card)
        self.game = for_driver(dialect, game_or_newer, "table_id number game started ended result")
        self.no_players = for_driver(dialect, delete(players).where(*where_played), "at_table of_game")
        self.player = for_driver(dialect, insert(dialect, players), "table_id number seat guest name program")
        self.note = for_driver(dialect, insert(dialect, audit).inline(), note, note)
        checkpoint = insert(dialect, checkpoints).on_conflict_do_nothing()
        self.record = for_driver(dialect, record_once(dialect), "table_id number data")
        review = insert(dialect, reviews).on_conflict_do_nothing()
        self.review = for_driver(dialect, review, "table_id number data")
        where_read = reviews.c.table_id == bindparam("at_table"), reviews.c.number == bindparam("of_game")
        outdated = delete(reviews).where(*where_read, reviews.c.data == bindparam("read"))
        self.outdated = for_driver(dialect, outdated, "at_table of_game read")
        self.no_checkpoints = for_driver(dialect, NO_CHECKPOINTS, "at_table of_game")
        self.checkpoint = for_driver(dialect, checkpoint, "table_id number seq data")

    def rows(self, batch: Batch) -> Iterator[tuple[str, Sequence[Row]]]:
        """The statements, each with all its rows."""
        if batch.tables:
            yield self.card, [(card.public, card.at, text(card), card.table) for card in batch.tables.values()]
        if batch.games:
            yield from self._games(batch.games.values())
        if batch.notes:
            yield self.note, [(note.at, note.what, note.who, note.table, note.detail) for note in batch.notes]
        if batch.checkpoints:
            yield self.checkpoint, [(*key, data) for key, data in batch.checkpoints.items()]
        if batch.records:
            yield self.record, [(*key, data) for key, data in batch.records.items()]
            yield self.no_checkpoints, list(batch.records)
        if batch.outdated:
            yield self.outdated, [(*key, data) for key, data in batch.outdated.items()]
        if batch.reviews:
            yield self.review, [(*key, data) for key, data in batch.reviews.items()]

    def _games(self, cards: Collection[GameCard]) -> Iterator[tuple[str, Sequence[Row]]]:
        for_game = [(card, (card.table, card.number)) for card in cards]
        yield self.game, [(*key, card.game, card.started, card.ended, text(card.result)) for card, key in for_game]
        yield self.no_players, [key for _card, key in for_game]
        seated = [(key, one) for card, key in for_game for one in card.players]
        yield self.player, [(*key, one.seat, one.guest, one.name, one.program) for key, one in seated]


class Pulse:
    """What is said to one kind of database to see whether something becomes durable.

    Each process marks a row of its own: one that stands still in the middle of it must not hold up the others.
    """

    def __init__(self, dialect: Dialect) -> None:
        self.server = secrets.token_hex(8)
        self.last = 0  # when it was marked
        mark = insert(dialect, pulses)
        mark = mark.on_conflict_do_update(index_elements=[pulses.c.server], set_={"at": mark.excluded.at})
        old = select(pulses.c.server).where(pulses.c.at < bindparam("before")).with_for_update(skip_locked=True)
        self.mark = for_driver(dialect, mark, "server at")
        self.forget = for_driver(dialect, delete(pulses).where(pulses.c.server.in_(old)), "before")

    def rows(self) -> Iterator[tuple[str, Row]]:
        now = self.last = max(now_ms(), self.last + 1)  # SQLite writes nothing where nothing is another
        yield self.mark, (self.server, now)
        yield self.forget, (now - FORGOTTEN,)


def text(value: object) -> str:
    return _json.encode(value).decode()
