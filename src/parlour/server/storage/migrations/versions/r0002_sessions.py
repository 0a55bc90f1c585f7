"""Sessions, recovery codes, versions of guests' rows, and what logins look like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from parlour.server.table.names import skeleton

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("guests", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("looks", sa.String))
    _look_at_logins()
    op.create_index("guests_looks", "guests", ["looks"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String, nullable=False),
    )
    op.create_index("sessions_guest", "sessions", ["guest"])
    op.create_index("sessions_expires", "sessions", ["expires"])
    op.create_table(
        "codes",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "marks",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _look_at_logins() -> None:
    """Of old logins that look alike all stay good; the oldest keeps others from being like it."""
    guests = sa.table("guests", sa.column("id"), sa.column("login"), sa.column("made"), sa.column("looks"))
    accounts = sa.select(guests.c.id, guests.c.login).where(guests.c.login.is_not(None)).order_by(guests.c.made)
    first: dict[str, str] = {}
    for id, login in op.get_bind().execute(accounts):
        first.setdefault(skeleton(login), id)
    for looks, id in first.items():
        op.execute(sa.update(guests).where(guests.c.id == id).values(looks=looks))
