"""Evenings: their books, the people in them, and the tables that belong to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("secretary", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
    )
    op.create_index("evenings_secretary", "evenings", ["secretary"])
    op.create_index("evenings_changed", "evenings", ["changed"])
    op.create_table(
        "evening_lines",
        sa.Column("evening_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "evening_people",
        sa.Column("evening_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
    )
    op.create_index("evening_people_guest", "evening_people", ["guest"])
    op.create_table(
        "evening_tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("evening_id", sa.String, nullable=False),
    )
    op.create_index("evening_tables_evening", "evening_tables", ["evening_id"])
