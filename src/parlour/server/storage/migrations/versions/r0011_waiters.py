"""Who waits for a game with other people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "waiters",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("agreement", sa.Text, nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("called", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Boolean, nullable=False),
    )
