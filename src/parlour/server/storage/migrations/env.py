"""Alembic runs this file to migrate over the connection it was given."""

from __future__ import annotations

from alembic import context

from parlour.server.storage.rows import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
