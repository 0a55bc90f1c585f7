"""Bring a database to the state this program needs, by Alembic, one process at a time."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.server.storage.store import StorageError

FOLDER = Path(__file__).with_name("migrations")
LOCK = 0x7061726C  # one advisory lock of PostgreSQL for all processes that migrate


class NewerDatabase(StorageError):
    """The database was written by a newer Parlour."""


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """All steps in one transaction, which also holds the lock: whoever waited finds nothing left to do."""
    async with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade, revision)
        await connection.commit()


def _upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    refuse_newer(MigrationContext.configure(connection).get_current_revision())
    command.upgrade(config, revision)


def refuse_newer(current: str | None) -> None:
    scripts = ScriptDirectory(str(FOLDER))
    known = {script.revision for script in scripts.walk_revisions()}
    if current is not None and current not in known:
        raise NewerDatabase(
            f"the database was written by a newer Parlour (revision {current}; this one knows"
            f" {scripts.get_current_head()} and older): run that one, or restore a backup"
        )
