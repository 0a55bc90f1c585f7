"""The rows of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("last", Integer, nullable=False),  # the number of the last entry
    Column("changed", BigInteger, nullable=False),  # when that was written
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("listed", BigInteger, nullable=False, server_default="0"),  # when the card was written
    Column("card", Text),  # the TableCard as JSON
    Index("tables_listed", "public", "listed"),
    Index("tables_changed", "changed"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),  # the act as JSON
    sqlite_with_rowid=False,
)

games = Table(
    "games",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("result", Text, nullable=False),  # a JSON list
)

players = Table(
    "players",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Index("players_guest", "guest"),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # all that anybody was told of a game: JSON, compressed
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # the Checkpoint as JSON, compressed
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("login", String, unique=True),  # null for a guest without an account
    Column("password", String, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
