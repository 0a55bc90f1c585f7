"""The rows of the database, as the newest migration leaves them."""

from __future__ import annotations

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

journal = Table(  # of SQLite alone: entries that are durable and not yet among the others
    "journal",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # of a batch
    Column("data", LargeBinary, nullable=False),  # its entries: MessagePack
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
    Column("program", Boolean, nullable=False, server_default=false()),
    Index("players_guest", "guest"),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # all that anybody was told of a game: JSON, compressed
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # the document of a review: JSON, compressed
)

results = Table(
    "results",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
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

counted = Table(  # games whose results were entered, once for ever
    "counted",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("model", Integer, nullable=False),  # by which it was reckoned
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

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),  # the hash of the token
    Column("guest", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("device", String, nullable=False),
    Index("sessions_guest", "guest"),
    Index("sessions_expires", "expires"),
)

codes = Table(
    "codes",
    metadata,
    Column("guest", String, primary_key=True),
    Column("code", String, primary_key=True),  # hashed
    Column("expires", BigInteger, nullable=False),  # 0: never
)

marks = Table(
    "marks",
    metadata,
    Column("name", String, primary_key=True),
    Column("at", BigInteger, nullable=False),  # how far a work that is done bit by bit has come
)

keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String, nullable=False),
    Column("who", String, nullable=False),  # the guest; empty for the house itself
    Column("table_id", String, nullable=False),  # empty where it happened at none
    Column("detail", Text, nullable=False),  # a JSON object
    Index("audit_at", "at"),
)

pulses = Table(
    "pulses",
    metadata,
    Column("server", String, primary_key=True),  # a process
    Column("at", BigInteger, nullable=False),  # when it last made something durable to see whether it can
)

invitations = Table(
    "invitations",
    metadata,
    Column("guest", String, primary_key=True),  # a program
    Column("table_id", String, primary_key=True),
    Column("name", String, nullable=False),  # of the table
    Column("game", String, nullable=False),
    Column("by", String, nullable=False),  # the host's name
    Column("at", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("guest", String, primary_key=True),  # who has blocked
    Column("other", String, primary_key=True),  # whom,
    Column("name", String, nullable=False),  # as he knew him
    Column("at", BigInteger, nullable=False),
    Index("blocks_other", "other"),
)

waiters = Table(
    "waiters",
    metadata,
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

evenings = Table(
    "evenings",
    metadata,
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

evening_lines = Table(
    "evening_lines",
    metadata,
    Column("evening_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),  # the line as JSON; people are in it by their numbers alone
)

evening_people = Table(
    "evening_people",
    metadata,
    Column("evening_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),  # initials, when the account is deleted
    Index("evening_people_guest", "guest"),
)

evening_tables = Table(
    "evening_tables",
    metadata,
    Column("table_id", String, primary_key=True),  # a table belongs to one evening
    Column("evening_id", String, nullable=False),
    Index("evening_tables_evening", "evening_id"),
)
