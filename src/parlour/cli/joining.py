"""The command that goes to a table of somebody's server."""

from __future__ import annotations

import asyncio
import sys
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.common import Language, app
from parlour.core.languages import language_of
from parlour.errors import Unknown


@app.command
def join(
    address: str,
    /,
    *,
    table: str = "",
    name: str = "",
    seat: str = "",
    watch: Annotated[bool, Parameter(name="--watch", negative=())] = False,
    language: Language = "",
) -> None:
    """Sit down at a table of a server, line by line; the fair deals are checked as the page does it.

    Your cookie, the seeds of your shares and what you were told of each game are kept in the user's state folder.
    The exit status is 0 when you leave (/quit, or the end of the input), 130 after Ctrl-C, 2 when it cannot go on.

    Parameters
    ----------
    address
        The link of an invitation, http://HOST:PORT/#/table/ID, or http://HOST:PORT/table/ID.
    table
        The table's id, where the address names only the server.
    name
        Your name at the table.
    seat
        The seat you want, as in A; without it, any that is free.
    watch
        Look on without a seat.
    """
    try:
        from parlour.client.address import address_of
        from parlour.client.typed import lines_from
        from parlour.client.visit import Visit
    except ModuleNotFoundError as error:
        raise Unknown(f"to join a table {error.name} is needed: install parlour[terminal]") from None

    async def visit() -> None:
        guest = Visit(address_of(address, table), _say, language_of(language), name, seat.upper(), watch)
        await guest.run(lines_from(sys.stdin.fileno()))

    asyncio.run(visit())


def _say(line: str) -> None:
    print(line, flush=True)
