"""A program at a table of a server.

>>> async def play(table, token):  # doctest: +SKIP
...     async with Player(f"http://localhost:8080/table/{table}", token) as player:
...         await player.ask_for("sit")
...         async for view in player.turns():
...             await player.play(player.random_move())
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from types import TracebackType
from typing import Any, Self

from parlour.client.address import address_of
from parlour.client.attending import Attending
from parlour.client.choosing import listed, random_move
from parlour.client.part import Asking
from parlour.errors import ParlourError
from parlour.server.protocol import messages
from parlour.server.protocol.messages import AnyMessage, TableInfo
from parlour.server.protocol.views import Choice, View

COMPLAINT = "the server broke its promise about drawing {drawing}: {what}"


class Player(Attending):
    """What it was told stands in ``standing``: the ``view``, its own seat (``you``), the ``seats``, the last ``seq``.

    A lost connection is tried again and nothing is missed; shares in drawings are sent, and what the server promised is
    compared with what it does: ``complaints`` has what was wrong.  ``address`` is the link of a table.
    """

    def __init__(self, address: str, token: str = "") -> None:
        super().__init__(address_of(address), token)
        self.complaints: list[str] = []
        self._unanswered: list[tuple[Asking, asyncio.Future[AnyMessage]]] = []
        self._changed = asyncio.Event()
        self._answers = 0
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Returns once the table is shown; ParlourError says why it is not."""
        self._task = asyncio.create_task(self.stay())
        while self.standing.info is None:
            await self._until_changed()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.rest()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask_for(self, t: str, **fields: Any) -> AnyMessage:
        """Send a message of docs/protocol.md; its answer, an error where the connection is lost before one comes."""
        return await self._answer_to({"t": t, **fields})

    async def play(self, move: str) -> AnyMessage:
        """Make a move; one that others may still claim against is held until they have had their time."""
        view = self.standing.view
        return await self._answer_to(self.moving(move, 0 if view is None else view.window))

    async def turns(self) -> AsyncIterator[View]:
        """The view whenever the program is asked something, until the game is over.

        A question stays open where the move was refused: it is given again.
        """
        while True:
            view = self.standing.view
            if view is not None and view.over:
                return
            if view is not None and self.standing.asked and self.standing.rest is None:
                answers = self._answers
                yield view
                if self.standing.view is view and answers == self._answers:
                    await self._until_changed()  # nothing was done about it
            else:
                await self._until_changed()

    @property
    def choices(self) -> list[Choice]:
        return [] if self.standing.view is None else self.standing.view.choices

    @property
    def moves(self) -> list[str]:
        """The moves it may make, but for those of choices with more than 30 ways: look at ``choices`` for these."""
        return listed(self.choices)[0]

    def random_move(self, chance: Random | None = None) -> str:
        """Any move that it may make."""
        return random_move(self.choices, chance or Random())

    async def _answer_to(self, asking: Asking) -> AnyMessage:
        answer: asyncio.Future[AnyMessage] = asyncio.get_running_loop().create_future()
        self._unanswered.append((asking, answer))
        await self.ask(asking)
        return await answer

    async def _until_changed(self) -> None:
        """Something was told; or there will be nothing more, and why."""
        self._changed.clear()
        waiting = asyncio.create_task(self._changed.wait())
        tasks = [waiting] if self._task is None else [waiting, self._task]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._task is not None and self._task.done():
            self._task.result()
            raise ParlourError("the program is no longer at this table")

    def answered(self, asking: Asking, message: AnyMessage) -> None:
        for waiting in [one for one in self._unanswered if one[0] is asking]:
            self._unanswered.remove(waiting)
            if not waiting[1].done():
                waiting[1].set_result(message)
        self._answers += 1
        self._changed.set()

    async def settled(self, was_playing: bool) -> None:
        self._changed.set()

    async def happened(self, news: messages.News, before: TableInfo | None) -> None:
        self._changed.set()

    def overtaken(self, asking: Asking) -> None:
        self.answered(asking, messages.Failure("stale", "the question is closed"))

    def offline(self, asking: Asking) -> None:
        self.answered(asking, messages.Failure("busy", "there is no connection now"))

    def lost(self) -> None:
        for asking, _answer in list(self._unanswered):
            self.answered(asking, messages.Failure("busy", "the connection was lost before an answer came"))

    def complain(self, what: str, drawing: int) -> str:
        sentence = COMPLAINT.format(what=what, drawing=drawing)
        if sentence not in self.complaints:
            self.complaints.append(sentence)
        return sentence
