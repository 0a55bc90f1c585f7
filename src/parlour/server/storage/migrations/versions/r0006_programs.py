"""Accounts of programs, and which players of games were some."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    for table in ("guests", "players"):
        op.add_column(table, sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
