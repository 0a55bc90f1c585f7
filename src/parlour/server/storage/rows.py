"""The rows of the database, as the newest migration leaves them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy.schema import SchemaItem

metadata = MetaData()


def _rows(name: str, *parts: SchemaItem, **more: Any) -> Table:
    return Table(name, metadata, *parts, **more)


def _of_game() -> list[Column[Any]]:
    """The table and the number of the game there, by which such rows are known."""
    return [
        Column("table_id", String, primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
    ]


tables = _rows(
    "tables",
    Column("id", String, primary_key=True),
    Column("last", Integer, nullable=False),  # the number of the last entry
    Column("changed", BigInteger, nullable=False),  # when that was written
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("listed", BigInteger, nullable=False, server_default="0"),  # when the card was written
    Column("card", Text),  # the TableCard as JSON
    Index("tables_listed", "public", "listed"),
    Index("tables_changed", "changed"),
)

entries = _rows(
    "entries",
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),  # the act as JSON
    sqlite_with_rowid=False,
)

journal = _rows(  # of SQLite alone: entries that are durable and not yet among the others
    "journal",
    Column("number", Integer, primary_key=True, autoincrement=False),  # of a batch
    Column("data", LargeBinary, nullable=False),  # its entries: MessagePack
)

games = _rows(
    "games",
    *_of_game(),
    Column("game", String, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("result", Text, nullable=False),  # a JSON list
)

players = _rows(
    "players",
    *_of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("program", Boolean, nullable=False, server_default=false()),
    Index("players_guest", "guest"),
)

records = _rows(
    "records",
    *_of_game(),
    Column("data", LargeBinary, nullable=False),  # all that anybody was told of a game: JSON, compressed
)

reviews = _rows(
    "reviews",
    *_of_game(),
    Column("data", LargeBinary, nullable=False),  # the document of a review: JSON, compressed
)

results = _rows(
    "results",
    *_of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),  # initials, when the account is deleted
    Column("bot", String, nullable=False),
    Column("program", Boolean, nullable=False),
    Column("game", String, nullable=False),
    Column("agreement", Text, nullable=False),  # a JSON object
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Text, nullable=False),  # a whole number of any size, as the next one
    Column("counters", Text, nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("owned", Boolean, nullable=False),  # it is among the guest's own results
    Column("mu", Float),  # the rating after it, where it was rated
    Column("sigma", Float),
    Index("results_guest", "guest", "ended"),
    Index("results_ended", "ended"),
)

counted = _rows(  # games whose results were entered, once for ever
    "counted",
    *_of_game(),
)

ratings = _rows(
    "ratings",
    Column("guest", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("model", Integer, nullable=False),  # by which it was reckoned
)

checkpoints = _rows(
    "checkpoints",
    *_of_game(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # the Checkpoint as JSON, compressed
)

guests = _rows(
    "guests",
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", BigInteger, nullable=False),  # where the guest is gone: when he went
    Column("generation", Integer, nullable=False),  # of cookies from before there were sessions; -1: none is good
    Column("login", String, unique=True),  # null for a guest without an account
    Column("password", String, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("gone", Boolean, nullable=False, server_default=false()),  # forgotten; the row keeps the id from coming back
    Column("looks", String),  # what the login looks like
    Column("program", Boolean, nullable=False, server_default=false()),  # the account is one of a program
    Index("guests_looks", "looks", unique=True),
)

sessions = _rows(
    "sessions",
    Column("id", String, primary_key=True),  # the hash of the token
    Column("guest", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("device", String, nullable=False),
    Index("sessions_guest", "guest"),
    Index("sessions_expires", "expires"),
)

codes = _rows(
    "codes",
    Column("guest", String, primary_key=True),
    Column("code", String, primary_key=True),  # hashed
    Column("expires", BigInteger, nullable=False),  # 0: never
)

marks = _rows(
    "marks",
    Column("name", String, primary_key=True),
    Column("at", BigInteger, nullable=False),  # how far a work that is done bit by bit has come
)

keys = _rows(
    "keys",
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

audit = _rows(
    "audit",
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String, nullable=False),
    Column("who", String, nullable=False),  # the guest; empty for the house itself
    Column("table_id", String, nullable=False),  # empty where it happened at none
    Column("detail", Text, nullable=False),  # a JSON object
    Index("audit_at", "at"),
)

pulses = _rows(
    "pulses",
    Column("server", String, primary_key=True),  # a process
    Column("at", BigInteger, nullable=False),  # when it last made something durable to see whether it can
)

invitations = _rows(
    "invitations",
    Column("guest", String, primary_key=True),  # a program
    Column("table_id", String, primary_key=True),
    Column("name", String, nullable=False),  # of the table
    Column("game", String, nullable=False),
    Column("by", String, nullable=False),  # the host's name
    Column("at", BigInteger, nullable=False),
)

blocks = _rows(
    "blocks",
    Column("guest", String, primary_key=True),  # who has blocked
    Column("other", String, primary_key=True),  # whom,
    Column("name", String, nullable=False),  # as he knew him
    Column("at", BigInteger, nullable=False),
    Index("blocks_other", "other"),
)

waiters = _rows(
    "waiters",
    Column("guest", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("program", Boolean, nullable=False),
    Column("agreement", Text, nullable=False),  # two who wait for the same have the same
    Column("wanted", Text, nullable=False),  # a JSON object
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # the row fades then, unless it is renewed
    Column("table_id", String, nullable=False),  # to which he was called; empty: to none yet
    Column("seats", Integer, nullable=False),  # of that table
    Column("called", BigInteger, nullable=False),  # when
    Column("made", Boolean, nullable=False),  # the table is there
)

evenings = _rows(
    "evenings",
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("secretary", String, nullable=False),  # a guest
    Column("key", String, nullable=False),  # with it a table joins
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("last", Integer, nullable=False),  # the number of the last line
    Index("evenings_secretary", "secretary"),
    Index("evenings_changed", "changed"),
)

evening_lines = _rows(
    "evening_lines",
    Column("evening_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),  # the line as JSON; people are in it by their numbers alone
)

evening_people = _rows(
    "evening_people",
    Column("evening_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),  # initials, when the account is deleted
    Index("evening_people_guest", "guest"),
)

evening_tables = _rows(
    "evening_tables",
    Column("table_id", String, primary_key=True),  # a table belongs to one evening
    Column("evening_id", String, nullable=False),
    Index("evening_tables_evening", "evening_id"),
)
