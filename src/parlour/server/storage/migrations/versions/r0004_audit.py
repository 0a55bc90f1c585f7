"""The audit trail, and the marks by which a server sees whether it can write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_index("audit_at", "audit", ["at"])
    op.create_table(
        "pulses",
        sa.Column("server", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
