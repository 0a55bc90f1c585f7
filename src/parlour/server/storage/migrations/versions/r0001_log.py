"""The log, the cards made from it, guests and keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("listed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("card", sa.Text),
    )
    op.create_index("tables_listed", "tables", ["public", "listed"])
    op.create_index("tables_changed", "tables", ["changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "games",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
    )
    op.create_index("players_guest", "players", ["guest"])
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("login", sa.String, unique=True),
        sa.Column("password", sa.String, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
