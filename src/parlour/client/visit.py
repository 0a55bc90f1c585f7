"""A guest at a table of a server, line by line: what happens is told, what he types is done."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable

from msgspec import UNSET

from parlour.client.address import Address
from parlour.client.drawing import ROOM, clean
from parlour.client.keeping import Folder
from parlour.client.orders import Orders
from parlour.client.part import COMMIT, OPEN, STORY, Asking, Part
from parlour.client.standing import BadMessage, Standing
from parlour.client.telling import Telling
from parlour.client.typed import Lines
from parlour.client.wire import LOST, Wire, connected
from parlour.core.languages import ENGLISH
from parlour.errors import ParlourError, Unknown, nearest
from parlour.server.protocol import messages
from parlour.server.protocol.messages import PROTOCOL, AnyMessage
from parlour.terminal.words import Words
from parlour.version import __version__

FIRST_WAIT = 0.4  # seconds before a lost connection is tried again,
LONGEST_WAIT = 10.0  # and at most
CLAIM_WAIT = 0.5  # before a move is sent again that others may claim against
LATER = ("busy", "storage", "too_fast")  # answers to which one asks again


class Ended(Exception):
    """There is nothing more to be told."""


class Again(Exception):
    """The connection is of no use; another may be."""


class Visit:
    """``seat`` is a label, or empty for any; ``watch``: no seat is asked for."""

    def __init__(
        self,
        address: Address,
        say: Callable[[str], None],
        language: str = ENGLISH,
        name: str = "",
        seat: str = "",
        watch: bool = False,
    ) -> None:
        self.address = address
        self.out = say
        self.words = Words(language, ROOM)
        self.name = name
        self.seat = seat
        self.wants_seat = not watch
        self.asked_for_seat: tuple[int, int, bool] | None = None  # over which connection, in which game
        self.folder = Folder(address.folder)
        self.standing = Standing(address.table)
        self.telling = Telling(self.standing, self.say, language)
        self.orders = Orders(self)
        self.part: Part | None = None
        self.wire: Wire | None = None
        self.first_wait = FIRST_WAIT
        self.briefly: dict[str, object] = {}  # how to be told of the table
        self.welcomed = False  # the server could be reached at least once
        self.holding: asyncio.Task[None] | None = None  # a move that others may claim against

    def say(self, line: str) -> None:
        self.out(clean(line))

    async def run(self, lines: Lines) -> None:
        """Until the guest leaves, or is sent away; ParlourError says why it cannot go on."""
        tasks = [asyncio.create_task(self._stay()), asyncio.create_task(self.orders.obey(lines))]
        try:
            done, _others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            await self.orders.last_check()
        finally:
            for task in [*tasks, *([self.holding] if self.holding is not None else [])]:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.telling.rest()

    async def _stay(self) -> None:
        """At the table, over as many connections as it takes."""
        wait = self.first_wait
        while True:
            try:
                async with connected(self.address, self.folder) as wire:
                    self.wire = wire
                    wait = self.first_wait
                    await self._listen(wire)
            except Ended:
                return
            except (*LOST, Again) as error:
                if not self.welcomed:
                    raise ParlourError(f"no table can be reached at {self.address.house}: {error}") from None
                self._lost()
            await asyncio.sleep(wait * random.uniform(0.7, 1.3))
            wait = min(wait * 2, LONGEST_WAIT)

    def _lost(self) -> None:
        if self.wire is not None:
            self.say(self.words("lost"))
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
            self.say(self.words("offline"))
            return
        with contextlib.suppress(*LOST):
            await self.wire.ask(asking)

    async def move(self, text: str, window: int) -> None:
        """A move of the guest's, in place of one that is still held."""
        if self.holding is not None:
            self.holding.cancel()
            self.holding = None
        await self._send_move(text, window)

    async def _send_move(self, text: str, window: int) -> None:
        await self.ask({"t": "move", "move": text, "window": window, **self.seen()})

    def seen(self) -> Asking:
        return {"seq": self.standing.seq, "head": self.standing.head}

    def _answered(self, asking: Asking, message: AnyMessage) -> None:
        """What has to be known of an answer, whatever else it tells."""
        claims = isinstance(message, messages.Failure) and message.code == "claims"
        if asking["t"] == "move" and not claims:
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
            case messages.Done() if asking is not None and asking["t"] == "hint":
                self.telling.hint(message)
            case messages.Done() if asking is not None and asking["t"] == "invite":
                self.say(self.words("invited", name=asking["account"]))
            case messages.Refused():
                self.say(self.telling.drawing.refusal(message))
            case messages.Failure():
                self._failed(message, asking)
            case messages.Gone():
                await self._gone(message)

    async def _welcome(self, welcome: messages.Welcome) -> None:
        if welcome.protocol != PROTOCOL:
            raise BadMessage(f"the server speaks protocol {welcome.protocol}, this client {PROTOCOL}")
        self.briefly = {"brief": True} if welcome.version == __version__ else {}  # older ones do not know the word
        self.welcomed = True
        if self.part is None or self.part.guest != welcome.you.guest:
            self.part = Part(self.folder, self.address.table, welcome.you.guest, self._complain)
        await self._enter()

    async def _enter(self) -> None:
        since = {"since": self.standing.seq} if self.standing.seq else {}
        await self.ask({"t": "enter", "table": self.address.table, **self.briefly, **since})

    async def _table(self, table: messages.Table) -> None:
        was_playing = self.standing.playing
        self.standing.take_table(table)
        self.telling.arrived(table)
        await self._share(table.fair)
        await self.sit_if_wanted()
        self.telling.turn()
        if was_playing and not self.standing.playing:
            self.orders.check()  # it ended while the connection was lost

    async def _news(self, news: messages.News) -> None:
        before = self.standing.info
        if not self.standing.take_news(news):
            return
        info = self.standing.info
        if news.head is not UNSET and self.part is not None and info is not None:
            self.part.told_head(info.game_no, news.seq, news.head, self.standing.you)
        if news.fair is not UNSET:
            await self._share(news.fair)
        ended = self.telling.news(news, before)
        if news.table is not UNSET or news.you is not UNSET:
            await self.sit_if_wanted()
        if ended:
            self.orders.check()

    async def _share(self, fair: messages.Fair | None) -> None:
        self.telling.fair = fair
        if fair is None or self.part is None:
            return
        asked = self.part.learn(fair, self.standing.you, self.standing.plays)
        if asked is not None:
            await self.ask({**asked, **self.seen()})

    async def sit_if_wanted(self) -> None:
        """Take a seat, or one's own back from a bot: once over each connection, and once when a game begins or ends."""
        standing = self.standing
        if not self.wants_seat or standing.plays or standing.info is None:
            return
        now = (id(self.wire), standing.info.game_no, standing.playing)
        if now == self.asked_for_seat:
            return
        self.asked_for_seat = now
        if standing.you is None and standing.playing and not standing.has_free_seat:
            self.say(self.words("seat-later"))
            return
        named = {"name": self.name} if self.name else {}
        await self.ask({"t": "sit", **named, **({} if standing.you is not None else self._wanted_seat())})

    def _wanted_seat(self) -> Asking:
        if not self.seat:
            return {}
        labels = self.standing.labels
        if self.seat not in labels:
            raise Unknown(f"no seat {self.seat!r} at this table{nearest(self.seat, labels)}")
        return {"seat": labels.index(self.seat)}

    def _failed(self, failure: messages.Failure, asking: Asking | None) -> None:
        kind = asking["t"] if asking is not None else ""
        if kind == "enter":
            if failure.code in LATER:
                raise Again(failure.text)
            raise ParlourError(self.telling.failure(failure))
        if kind in (COMMIT, OPEN) and failure.code != "story":
            return  # it came too late, or was there already
        if asking is not None and kind == "move" and failure.code == "claims":
            self._hold(asking)
            return
        self.say(self.telling.failure(failure))

    def _hold(self, asking: Asking) -> None:
        """A move that would take a claim from somebody is kept until he has had his time."""
        if self.holding is None:
            self.say(self.words("error-claims"))
        self.holding = asyncio.create_task(self._send_again(asking))

    async def _send_again(self, asking: Asking) -> None:
        await asyncio.sleep(CLAIM_WAIT)
        view = self.standing.view
        if view is not None and view.window == asking["window"] and self.wire is not None:
            await self._send_move(asking["move"], asking["window"])
        else:
            self.holding = None

    async def _gone(self, gone: messages.Gone) -> None:
        if gone.reason == "reload":
            await self._enter()
            return
        self.say(self.words("removed" if gone.reason == "removed" else "left"))
        raise Ended

    def _complain(self, what: str, drawing: int) -> str:
        """Aloud in the guest's language; kept in English, as verdicts are."""
        self.telling.once(f"!! {self.words(f'complaint-{what}', drawing=drawing)}")
        return Words(ENGLISH, ROOM)(f"complaint-{what}", drawing=drawing)
