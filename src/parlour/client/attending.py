"""Being at a table of a server, over as many connections as it takes: what all clients of ours have in common.

What was told is put together and checked, shares are sent, a move that others may claim against is sent again.  What
comes of it, for a person at a terminal or for a program, is said in the methods below ``_gone``.
"""

from __future__ import annotations

import asyncio
import contextlib

from msgspec import UNSET

from parlour.client.address import Address
from parlour.client.keeping import Folder
from parlour.client.part import COMMIT, OPEN, STORY, Asking, Part
from parlour.client.standing import BadMessage, Standing
from parlour.client.wire import LOST, Wire, connected, pause
from parlour.errors import ParlourError
from parlour.server.protocol import messages
from parlour.server.protocol.messages import PROTOCOL, AnyMessage, TableInfo
from parlour.version import __version__

FIRST_WAIT = 0.4  # seconds before a lost connection is tried again the first time
CLAIM_WAIT = 0.5  # before a move is sent again that others may claim against
LATER = ("busy", "storage", "too_fast")  # answers to which one asks again


class Ended(Exception):
    """There is nothing more to be told."""


class Again(Exception):
    """The connection is of no use; another may be."""


class Attending:
    """``token``: that of a program's account; without one it is the guest whose cookie is kept."""

    def __init__(self, address: Address, token: str = "") -> None:
        self.address = address
        self.token = token
        self.folder = Folder(address.folder)
        self.standing = Standing(address.table)
        self.part: Part | None = None
        self.wire: Wire | None = None
        self.first_wait = FIRST_WAIT
        self.briefly: dict[str, object] = {}  # how to be told of the table
        self.came_to_nothing = False  # those who were called with one did not come: one waits again
        self.welcomed = False  # the server could be reached at least once
        self.holding: asyncio.Task[None] | None = None  # a move that others may claim against

    async def stay(self) -> None:
        """Until sent away; ParlourError says why it cannot go on."""
        wait = self.first_wait
        while True:
            try:
                async with connected(self.address, self.folder, self.token) as wire:
                    self.wire = wire
                    wait = self.first_wait
                    await self._listen(wire)
            except Ended:
                return
            except (*LOST, Again) as error:
                if not self.welcomed:
                    raise ParlourError(f"no table can be reached at {self.address.house}: {error}") from None
                self._lost()
            wait = await pause(wait)

    def rest(self) -> None:
        """Nothing is sent any more."""
        if self.holding is not None:
            self.holding.cancel()

    def _lost(self) -> None:
        if self.wire is not None:
            self.lost()
        self.wire = None
        if self.part is not None:
            self.part.away()

    async def _listen(self, wire: Wire) -> None:
        while True:
            message = await wire.hear()
            asking = wire.answers(message)
            if asking is not None:
                self._answered(asking, message)
            await self._take(message, asking)

    async def ask(self, asking: Asking) -> None:
        """Send something; a connection that is being lost says so itself."""
        if self.wire is None:
            self.offline(asking)
            return
        with contextlib.suppress(*LOST):
            await self.wire.ask(asking)

    async def move(self, text: str, window: int) -> None:
        """A move, in place of one that is still held."""
        if self.holding is not None:
            self.holding.cancel()
            self.holding = None
        await self.ask(self.moving(text, window))

    def moving(self, text: str, window: int) -> Asking:
        return {"t": "move", "move": text, "window": window, **self.seen()}

    def seen(self) -> Asking:
        return {"seq": self.standing.seq, "head": self.standing.head}

    def _answered(self, asking: Asking, message: AnyMessage) -> None:
        """What has to be known of an answer, whatever else it tells."""
        if asking["t"] == "move" and not self._is_held(asking, message):
            self.holding = None
        if self.part is None:
            return
        if isinstance(message, messages.Failure) and message.code == "story":
            self.part.accuse(STORY, asking.get("drawing", -1))
        if asking["t"] in (COMMIT, OPEN):
            self.part.answered(asking, isinstance(message, (messages.News, messages.Done)))

    async def _take(self, message: AnyMessage, asking: Asking | None) -> None:
        match message:
            case messages.Welcome():
                await self._welcome(message)
            case messages.Table():
                await self._table(message)
            case messages.News():
                await self._news(message)
            case messages.Failure():
                self._failed(message, asking)
            case messages.Gone():
                await self._gone(message)
            case messages.Waiting() if message.left == self.address.table:
                self.came_to_nothing = True
                raise Ended
        if asking is not None and not self._is_held(asking, message):
            self.answered(asking, message)

    def _is_held(self, asking: Asking, message: AnyMessage) -> bool:
        return asking["t"] == "move" and isinstance(message, messages.Failure) and message.code == "claims"

    async def _welcome(self, welcome: messages.Welcome) -> None:
        if welcome.protocol != PROTOCOL:
            raise BadMessage(f"the server speaks protocol {welcome.protocol}, this client {PROTOCOL}")
        self.briefly = {"brief": True} if welcome.version == __version__ else {}  # older ones do not know the word
        self.welcomed = True
        if self.part is None or self.part.guest != welcome.you.guest:
            self.part = Part(self.folder, self.address.table, welcome.you.guest, self.complain)
        await self._enter()

    async def _enter(self) -> None:
        since = {"since": self.standing.seq} if self.standing.seq else {}
        await self.ask({"t": "enter", "table": self.address.table, **self.briefly, **since})

    async def _table(self, table: messages.Table) -> None:
        was_playing = self.standing.playing
        self.standing.take_table(table)
        self.arrived(table)
        await self._share(table.fair)
        await self.settled(was_playing)

    async def _news(self, news: messages.News) -> None:
        before = self.standing.info
        if not self.standing.take_news(news):
            return
        info = self.standing.info
        if news.head is not UNSET and self.part is not None and info is not None:
            self.part.told_head(info.game_no, news.seq, news.head, self.standing.you)
        if news.fair is not UNSET:
            await self._share(news.fair)
        await self.happened(news, before)

    async def _share(self, fair: messages.Fair | None) -> None:
        if fair is None or self.part is None:
            return
        asked = self.part.learn(fair, self.standing.you, self.standing.plays)
        if asked is not None:
            await self.ask({**asked, **self.seen()})

    def _failed(self, failure: messages.Failure, asking: Asking | None) -> None:
        kind = asking["t"] if asking is not None else ""
        if kind == "enter":
            if failure.code in LATER:
                raise Again(failure.text)
            raise ParlourError(self.why(failure))
        if kind in (COMMIT, OPEN) and failure.code != "story":
            return  # it came too late, or was there already
        if asking is not None and self._is_held(asking, failure):
            self._hold(asking)
        else:
            self.failed(failure)

    def _hold(self, asking: Asking) -> None:
        """A move that would take a claim from somebody is kept until he has had his time."""
        if self.holding is None:
            self.waits_for_claims()
        self.holding = asyncio.create_task(self._send_again(asking))

    async def _send_again(self, asking: Asking) -> None:
        await asyncio.sleep(CLAIM_WAIT)
        view = self.standing.view
        if view is not None and view.window == asking["window"] and self.wire is not None:
            asking.update(self.seen())
            await self.ask(asking)
        else:
            self.holding = None
            self.overtaken(asking)

    async def _gone(self, gone: messages.Gone) -> None:
        if gone.reason == "reload":
            await self._enter()
            return
        self.sent_away(gone.reason == "removed")
        raise Ended

    def complain(self, what: str, drawing: int) -> str:
        """The server breaks a promise: said aloud; gives the sentence to be kept."""
        raise NotImplementedError

    def why(self, failure: messages.Failure) -> str:
        """Why the table cannot be entered."""
        return f"{failure.code}: {failure.text}"

    def arrived(self, table: messages.Table) -> None:
        """The table is shown, for the first time or after a break."""

    async def settled(self, was_playing: bool) -> None:
        """And what it asks of all was done."""

    async def happened(self, news: messages.News, before: TableInfo | None) -> None:
        """Something is new at the table."""

    def answered(self, asking: Asking, message: AnyMessage) -> None:
        """The answer to what was asked."""

    def failed(self, failure: messages.Failure) -> None:
        """Something was not done."""

    def waits_for_claims(self) -> None:
        """A move is held."""

    def overtaken(self, asking: Asking) -> None:
        """A move that was held answers no question any more."""

    def offline(self, asking: Asking) -> None:
        """It cannot be asked now."""

    def lost(self) -> None:
        """The connection is; it is tried again."""

    def sent_away(self, removed: bool) -> None:
        """By the host, or at one's own wish."""
