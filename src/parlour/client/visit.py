"""A guest at a table of a server, line by line: what happens is told, what he types is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import UNSET

from parlour.client.address import Address
from parlour.client.attending import Attending
from parlour.client.drawing import ROOM, clean
from parlour.client.orders import Orders
from parlour.client.part import Asking
from parlour.client.telling import Telling
from parlour.client.typed import Lines
from parlour.core.languages import ENGLISH
from parlour.errors import seat_named
from parlour.server.protocol import messages
from parlour.server.protocol.messages import AnyMessage, TableInfo
from parlour.terminal.words import Words


class Visit(Attending):
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
        super().__init__(address)
        self.out = say
        self.words = Words(language, ROOM)
        self.name = name
        self.seat = seat
        self.wants_seat = not watch
        self.asked_for_seat: tuple[int, int, bool] | None = None  # over which connection, in which game
        self.telling = Telling(self.standing, self.say, language)
        self.orders = Orders(self)

    def say(self, line: str) -> None:
        self.out(clean(line))

    async def run(self, lines: Lines) -> None:
        """Until the guest leaves, or is sent away; ParlourError says why it cannot go on."""
        tasks = [asyncio.create_task(self.stay()), asyncio.create_task(self.orders.obey(lines))]
        try:
            done, _others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            await self.orders.last_check()
        finally:
            self.rest()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.telling.rest()

    def arrived(self, table: messages.Table) -> None:
        self.telling.fair = table.fair
        self.telling.arrived(table)

    async def settled(self, was_playing: bool) -> None:
        await self.sit_if_wanted()
        self.telling.turn()
        if was_playing and not self.standing.playing:
            self.orders.check()  # it ended while the connection was lost

    async def happened(self, news: messages.News, before: TableInfo | None) -> None:
        if news.fair is not UNSET:
            self.telling.fair = news.fair
        ended = self.telling.news(news, before)
        if news.table is not UNSET or news.you is not UNSET:
            await self.sit_if_wanted()
        if ended:
            self.orders.check()

    def answered(self, asking: Asking, message: AnyMessage) -> None:
        if isinstance(message, messages.Refused):
            self.say(self.telling.drawing.refusal(message))
        elif isinstance(message, messages.Done) and asking["t"] == "hint":
            self.telling.hint(message)
        elif isinstance(message, messages.Done) and asking["t"] == "invite":
            self.say(self.words("invited", name=asking["account"]))

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
        return {"seat": seat_named(self.seat, self.standing.labels)} if self.seat else {}

    def why(self, failure: messages.Failure) -> str:
        return self.telling.failure(failure)

    def failed(self, failure: messages.Failure) -> None:
        self.say(self.telling.failure(failure))

    def waits_for_claims(self) -> None:
        self.say(self.words("error-claims"))

    def offline(self, asking: Asking) -> None:
        self.say(self.words("offline"))

    def lost(self) -> None:
        self.say(self.words("lost"))

    def sent_away(self, removed: bool) -> None:
        self.say(self.words("removed" if removed else "left"))

    def complain(self, what: str, drawing: int) -> str:
        """Aloud in the guest's language; kept in English, as verdicts are."""
        self.telling.once(f"!! {self.words(f'complaint-{what}', drawing=drawing)}")
        return Words(ENGLISH, ROOM)(f"complaint-{what}", drawing=drawing)
