"""One connection to a server: numbered messages out, messages in; nothing that comes in is believed to be one."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from parlour.client.address import Address
from parlour.client.keeping import Folder
from parlour.client.part import Asking
from parlour.client.standing import BadMessage
from parlour.errors import ParlourError
from parlour.server.protocol.messages import UNREADABLE, AnyMessage
from parlour.version import __version__

LARGEST = 4 * 1024 * 1024  # bytes of a message
NONSENSE = (1002, 1007, 1009)  # we closed: no frame, no text, too large (RFC 6455)
PATIENCE = 10  # seconds for the server to answer at all
LONGEST_WAIT = 10.0  # seconds until a lost connection is tried again
NOT_GOOD = "the token is not, or no longer, good"
LOST = (OSError, TimeoutError, WebSocketException)  # what a connection that is no more raises

MESSAGES: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Wire:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.asked: dict[int, Asking] = {}

    async def ask(self, asking: Asking) -> None:
        self.number += 1
        self.asked[self.number] = asking
        await self.socket.send(json.dumps({**asking, "id": self.number}))

    async def hear(self) -> AnyMessage:
        try:
            data = await self.socket.recv(decode=False)
        except ConnectionClosed as closed:
            if closed.sent is not None and closed.sent.code in NONSENSE and not closed.rcvd_then_sent:
                raise BadMessage(f"the server sent something that is no message: {closed.sent.reason}") from None
            raise
        try:
            return MESSAGES.decode(data)
        except UNREADABLE as error:
            raise BadMessage(f"the server sent something that is no message: {str(error)[:200]}") from None

    def answers(self, message: AnyMessage) -> Asking | None:
        """What this message answers, if anything."""
        number = getattr(message, "re", None)
        return self.asked.pop(number, None) if isinstance(number, int) else None


async def pause(wait: float) -> float:
    """About so many seconds until a lost connection is tried again; gives how long the next pause is."""
    await asyncio.sleep(wait * random.uniform(0.7, 1.3))
    return min(wait * 2, LONGEST_WAIT)


def credentials(folder: Folder, token: str) -> dict[str, str]:
    """The header by which a server knows who asks."""
    if token:
        return {"Authorization": f"Bearer {token}"}
    cookie = folder.cookie()
    return {"Cookie": cookie} if cookie else {}


@asynccontextmanager
async def connected(address: Address, folder: Folder, token: str = "") -> AsyncIterator[Wire]:
    """As the owner of a token, or as the guest whose cookie is kept; a new one is kept before anything is sent.

    ParlourError where the server does not know the token: to connect again would be in vain.
    """
    connection = connect(
        address.socket,
        additional_headers=credentials(folder, token),
        user_agent_header=f"parlour/{__version__}",
        max_size=LARGEST,
        open_timeout=PATIENCE,
        close_timeout=1,
    )
    try:
        async with connection as socket:
            if socket.response is not None and not token:
                for sent in socket.response.headers.get_all("Set-Cookie"):
                    folder.keep_cookie(sent)
            yield Wire(socket)
    except InvalidStatus as error:
        if error.response.status_code == 401:
            raise ParlourError(NOT_GOOD) from None
        raise
