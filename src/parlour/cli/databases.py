"""The commands that look after the database of a server: codes for accounts, the audit trail, backups."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter
from cyclopts.validators import Number

from parlour.cli.common import Json, extra, print_json
from parlour.core.files import data_folder
from parlour.errors import ParlourError

if TYPE_CHECKING:
    from parlour.server.storage.sql import SqlStore

Answer = TypeVar("Answer")

account = App(name="account", help="Help somebody with an account on your server.")


@account.command
def reset(login: str, /, *, data: Path | None = None, database: str = "") -> None:
    """Give somebody who has lost the password a recovery code, good once and for a day.

    Parameters
    ----------
    login
        The login of the account.
    data
        The folder of the database; without it, the user's data folder.
    database
        The address of a PostgreSQL instead; without it, DATABASE_URL.
    """
    with extra("server"):
        from parlour.server.http.recovery import code_from_host

    print(_asked(data, database, lambda store: code_from_host(store, login)))


def audit(
    *,
    what: Annotated[list[str] | None, Parameter(negative=())] = None,
    who: str = "",
    table: str = "",
    since: datetime | None = None,
    until: datetime | None = None,
    limit: Annotated[int, Parameter(validator=Number(gte=1, lte=1_000_000))] = 100,
    data: Path | None = None,
    database: str = "",
    json: Json = False,
) -> None:
    """Read the audit trail of a server, whether it runs or not: who signed in, who decided what at a table, and when.

    Parameters
    ----------
    what
        Only this, as in "signed in"; may be given several times.
    who
        Only what the guest with this id, login or name did.
    table
        Only what happened at the table with this id.
    since
        Only from this moment on, as in 2026-11-16 or 2026-11-16T18:30:00+01:00; without a zone, UTC.
    until
        Only before this moment.
    limit
        At most so many lines, the last ones.
    data
        The folder of the database; without it, the user's data folder.
    database
        The address of a PostgreSQL instead; without it, DATABASE_URL.
    """
    with extra("server"):
        from parlour.server.storage.store import NEVER, Sought
        from parlour.server.table.names import as_login
        from parlour.server.watch.trail import read_trail

    named = (who, as_login(who)) if who else ()
    sought = Sought(tuple(what or ()), named, table, _in_ms(since, 0), _in_ms(until, NEVER))
    lines = _asked(data, database, lambda store: read_trail(store, sought, limit))
    if json:
        print_json([line.document() for line in lines])
        return
    for line in lines:
        print(line.text())


def _in_ms(moment: datetime | None, otherwise: int) -> int:
    if moment is None:
        return otherwise
    return int((moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)).timestamp() * 1000)


def _asked(data: Path | None, database: str, ask: Callable[[SqlStore], Coroutine[None, None, Answer]]) -> Answer:
    """What the database of a server answers, which may be running."""
    from parlour.server.storage.opening import existing

    async def asked() -> Answer:
        store = await existing(data or data_folder(), database or os.environ.get("DATABASE_URL", ""))
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(asked())


def backup(target: Path, /, *, data: Path | None = None) -> None:
    """Copy the database of a server, whether it runs or not.

    Parameters
    ----------
    target
        The file to write.
    data
        The folder of the database; without it, the user's data folder.
    """
    with extra("server"):
        from parlour.server.storage.backup import back_up

    folder = _folder_of_database(data)
    print(f"{target}: {back_up(folder, target)} bytes")


def restore(
    backup: Path, /, *, data: Path | None = None, overwrite: Annotated[bool, Parameter(negative=())] = False
) -> None:
    """Make a backup the database of a server that does not run.

    Parameters
    ----------
    backup
        The file that parlour backup wrote; it is checked first.
    data
        The folder of the database; without it, the user's data folder.
    overwrite
        Also where there is a database already, which is lost.
    """
    with extra("server"):
        from parlour.server.storage.backup import restore as put_back

    folder = _folder_of_database(data)
    print(f"{folder}: {put_back(backup, folder, overwrite)} bytes restored")


def _folder_of_database(named: Path | None) -> Path:
    """Whoever serves from PostgreSQL means that database, which has tools of its own."""
    if named is None and os.environ.get("DATABASE_URL"):
        raise ParlourError("DATABASE_URL names a PostgreSQL: use pg_dump and pg_restore, or name a folder by --data")
    return named or data_folder()
