"""Waiting at a server for a game with other people, over as many connections as it takes."""

from __future__ import annotations

from collections.abc import Callable

from parlour.client.address import Address
from parlour.client.attending import FIRST_WAIT, LATER
from parlour.client.keeping import Folder
from parlour.client.part import Asking
from parlour.client.wire import LOST, Wire, connected, pause
from parlour.errors import ParlourError
from parlour.server.protocol.messages import Failure, Found, Waiting

Told = Callable[[Waiting], None]


def nobody_told(_waiting: Waiting) -> None:
    """For whoever only wants the table."""


async def table_for(address: Address, wanted: Asking, token: str = "", told: Told = nobody_told) -> str:
    """Wait until the server has found a table, whose id it gives; ParlourError says why one cannot wait."""
    folder, wait, reached = Folder(address.folder), FIRST_WAIT, False
    while True:
        try:
            async with connected(address, folder, token) as wire:
                reached = True
                await wire.ask({"t": "wait", **wanted})
                found = await _called(wire, told)
                if isinstance(found, str):
                    return found
                wait = max(wait, found)
        except LOST as error:
            if not reached:
                raise ParlourError(f"nobody can be waited for at {address.house}: {error}") from None
        wait = await pause(wait)


async def _called(wire: Wire, told: Told) -> str | float:
    """The table; or after how many seconds to ask again."""
    waits = False
    while True:
        message = await wire.hear()
        if isinstance(message, Found):
            return message.table
        if isinstance(message, Failure):
            if message.code in LATER:
                return message.wait
            raise ParlourError(f"{message.code}: {message.text}")
        if isinstance(message, Waiting):
            if waits and message.wanted is None:
                raise ParlourError("you wait no longer: you have said so elsewhere")
            waits = waits or message.wanted is not None
            told(message)
