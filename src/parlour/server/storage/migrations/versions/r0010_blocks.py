"""Whom people have blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_other", "blocks", ["other"])
