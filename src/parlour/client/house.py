"""A server, as a program asks it: over HTTP, and what concerns the program at all its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Sequence
from typing import Any

from parlour.client.address import server_of
from parlour.client.attending import FIRST_WAIT, LATER
from parlour.client.fetching import fetched
from parlour.client.keeping import Folder
from parlour.client.seeking import table_for
from parlour.client.wire import LOST, connected, credentials, pause
from parlour.errors import ParlourError
from parlour.server.protocol.messages import Ended, Failure, Invited, Turn

Concern = Invited | Turn | Ended


class House:
    """By its address; as the owner of a token, or as the guest that this machine is known as there."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = server_of(address)
        self.token = token
        self.folder = Folder(self.address.folder)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What docs/protocol.md lists under HTTP; Unanswered says why not, and how long to wait where it is a limit."""
        data = None if body is None else json.dumps(body).encode()
        url, headers = self.address.house + path, credentials(self.folder, self.token)
        answer = await asyncio.to_thread(fetched, url, headers, data, method)
        for sent in answer.cookies if not self.token else []:
            self.folder.keep_cookie(sent)
        return json.loads(answer.data) if answer.data else None

    async def make_table(self, game: str, bots: Sequence[str | None] = (), **options: str | float) -> str:
        """A table for this game at which the program has the first free seat; gives its link."""
        asked = {"settings": {"game": game, "options": options}, "bots": list(bots)}
        return self.link((await self.ask("POST", "/api/tables", asked))["table"])

    async def wait(
        self,
        game: str,
        seats: int | None = None,
        bots: int | None = None,
        rated: bool = False,
        programs: bool = False,
        **options: str | float,
    ) -> str:
        """Wait for a game with other people; gives the link of the table to which one was called: join it at once."""
        wanted = {"seats": seats, "bots": bots, "rated": rated, "programs": programs}
        return self.link(await table_for(self.address, {"game": game, "options": options, **wanted}, self.token))

    def link(self, table: str) -> str:
        return f"{self.address.house}/table/{table}"

    async def concerns(self, since: int | None = None) -> AsyncGenerator[Concern, None]:
        """Invitations, turns and ends at all tables of a program's account, for ever; what is open is told at first.

        After a break of one's own, ``since`` is the largest ``at`` that was told.  The same may be told twice.
        """
        wait = FIRST_WAIT
        while True:
            try:
                async with connected(self.address, self.folder, self.token) as wire:
                    await wire.ask({"t": "follow", **({} if since is None else {"since": since})})
                    while True:
                        message = await wire.hear()
                        if isinstance(message, Concern):
                            since, wait = max(since or 0, message.at), FIRST_WAIT
                            yield message
                        elif isinstance(message, Failure) and message.code not in LATER:
                            raise ParlourError(f"{message.code}: {message.text}")
                        elif isinstance(message, Failure):
                            wait = max(wait, message.wait)
                            break
            except LOST:
                pass
            wait = await pause(wait)
