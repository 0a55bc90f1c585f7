"""Invitations of programs to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
