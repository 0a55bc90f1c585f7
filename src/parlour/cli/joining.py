"""The command that goes to a table of somebody's server."""

from __future__ import annotations

import asyncio
import sys
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.common import GivenOptions, Language, extra, read_options
from parlour.core.languages import language_of
from parlour.errors import BadOption


def join(
    address: str,
    /,
    *,
    table: str = "",
    name: str = "",
    seat: str = "",
    watch: Annotated[bool, Parameter(name="--watch", negative=())] = False,
    wait: str = "",
    players: int | None = None,
    bots: int | None = None,
    rated: Annotated[bool, Parameter(name="--rated", negative=())] = False,
    programs: Annotated[bool, Parameter(name="--programs", negative=())] = False,
    option: GivenOptions = None,
    language: Language = "",
) -> None:
    """Sit down at a table of a server, line by line; the fair deals are checked as the page does it.

    Your cookie, the seeds of your shares and what you were told of each game are kept in the user's state folder:
    parlour forget deletes them, and by themselves go all but the last 100 games of a server whose check held.
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
    wait
        A game to wait for with other people; the server makes the table when enough want the same.
    players
        With --wait: so many play; without it, as many as usual, or fewer.
    bots
        With --wait: after so many seconds bots may take the seats that are left; without it, never.
    rated
        With --wait: a game that changes ratings.
    programs
        With --wait: play also with programs of others.
    """
    with extra("terminal"):
        from parlour.client.address import Address, address_of, server_of
        from parlour.client.drawing import ROOM, clean
        from parlour.client.seeking import table_for
        from parlour.client.typed import lines_from
        from parlour.client.visit import Visit
        from parlour.server.protocol.messages import Waiting
        from parlour.terminal.words import Words

    words = Words(language_of(language), ROOM)
    asked = {"seats": players, "bots": bots, "rated": rated, "programs": programs}
    if not wait and (option or any(value not in (None, False) for value in asked.values())):
        raise BadOption("players, bots, ratings, programs and options are for whoever waits: --wait GAME")
    wanted = {"game": wait, "options": read_options(option), **asked}

    def told(waiting: Waiting) -> None:
        if waiting.wanted is not None:
            _say(clean(words("waiting", n=waiting.waiting - 1, lacks=waiting.lacks)))

    async def visit() -> None:
        server = server_of(address, table) if wait else address_of(address, table)
        lines = lines_from(sys.stdin.fileno())
        while True:
            if wait:
                server = Address(server.house, await table_for(server, wanted, told=told))
            guest = Visit(server, _say, language_of(language), name, seat.upper(), watch)
            await guest.run(lines)
            if not guest.came_to_nothing:
                return
            _say(words("waiting-again"))

    asyncio.run(visit())


def forget(
    address: str,
    /,
    *,
    table: str = "",
    everything: Annotated[bool, Parameter(name="--everything", negative=())] = False,
    language: Language = "",
) -> None:
    """Delete what parlour join has kept of the games at a server, or at one table of it.

    Deleted are games that are over and whose check held. Those that may still be played, whose check failed or who bear
    a complaint stay: without them nothing can be proven against the server.

    Parameters
    ----------
    address
        The server, http://HOST:PORT, or the link of a table.
    table
        The table's id, where the address names only the server.
    everything
        Delete also what would stay; of a whole server the cookie too: you come again as somebody else.
    """
    with extra("terminal"):
        from parlour.client.address import server_of
        from parlour.client.forgetting import forget_games

    print(forget_games(server_of(address, table), everything, language_of(language)))


def _say(line: str) -> None:
    print(line, flush=True)
