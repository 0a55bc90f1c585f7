"""What a guest types: a move, the number of one, or an order that begins with a stroke."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from parlour.client.checking import checked, record_at
from parlour.client.keeping import Kept
from parlour.client.part import STORY
from parlour.client.typed import Lines
from parlour.errors import ParlourError
from parlour.fair.verdict import CHECKED, WRONG, Verdict
from parlour.server.protocol.values import LONGEST_SAYING

if TYPE_CHECKING:
    from parlour.client.visit import Visit

LAST_CHECK = 30.0  # seconds for a check that has begun when the guest leaves
NOTHING = "none"  # what follows, by a decision
PLAIN = ("stand", "start", "undo", "hint")  # orders that are messages as they stand


class Orders:
    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.checking: asyncio.Task[None] | None = None
        self.known: dict[str, Callable[[str], Awaitable[None]]] = {
            "say": self._say,
            "sit": self._sit,
            "table": self._table,
            "law": self._law,
            "check": self._check,
            "ready": self._ready,
            "yes": partial(self._grant, True),
            "no": partial(self._grant, False),
            "refer": self._refer,
            "decide": self._decide,
            "invite": self._invite,
            "help": self._help,
        }

    async def obey(self, lines: Lines) -> None:
        """Until the guest leaves or there is nothing more to read."""
        while (line := await lines.get()) is not None:
            text = line.strip()
            if text in ("/quit", "/exit"):
                return
            if text:
                await self._do(text)
            elif self.visit.standing.is_waited_for:
                await self._ready("")

    async def _do(self, text: str) -> None:
        visit = self.visit
        word, _, rest = text.removeprefix("/").partition(" ")
        if visit.standing.info is None:
            visit.say(visit.words("offline"))
        elif not text.startswith("/"):
            await self._move(text)
        elif word in PLAIN:
            if word == "stand":
                visit.wants_seat = False
            await visit.ask({"t": word})
        elif word in self.known:
            await self.known[word](rest.strip())
        else:
            visit.say(visit.words("no-order", order=word))

    async def _move(self, text: str) -> None:
        visit, moves = self.visit, self.visit.telling.moves
        view = visit.standing.view
        if view is None or not visit.standing.may_act:
            visit.say(visit.words("not-your-turn"))
            return
        if text.isascii() and text.isdigit():
            number = int(text) if len(text) < 6 else 0
            if not 1 <= number <= len(moves):
                visit.say(visit.words("no-number", n=text, most=len(moves)))
                return
            text = moves[number - 1]
        await visit.move(text, view.window)

    async def _ready(self, _text: str) -> None:
        """The deal's end was looked at; so an empty line says between deals."""
        await self.visit.ask({"t": "ready", **self.visit.seen()})

    async def _grant(self, yes: bool, _text: str) -> None:
        """Whether a move may be taken back that somebody has asked for."""
        await self.visit.ask({"t": "grant", "yes": yes})

    async def _say(self, text: str) -> None:
        if text:
            await self.visit.ask({"t": "say", "text": text[:LONGEST_SAYING]})

    async def _sit(self, seat: str) -> None:
        visit = self.visit
        visit.seat, visit.wants_seat, visit.asked_for_seat = seat.upper() or visit.seat, True, None
        try:
            await visit.sit_if_wanted()
        except ParlourError as error:
            visit.say(f"{error}")

    async def _table(self, _rest: str) -> None:
        for line in self.visit.telling.drawing.seats():
            self.visit.say(line)
        self.visit.telling.table()

    async def _law(self, id: str) -> None:
        book = self.visit.telling.drawing.book
        try:
            clause = book.find(id)
            self.visit.say(f"{clause.id} ({clause.kind}) {clause.text}")
        except ParlourError as error:
            self.visit.say(f"{error}")

    async def _refer(self, id: str) -> None:
        """A clause is put to the table's committee."""
        try:
            clause = self.visit.telling.drawing.book.find(id)
        except ParlourError as error:
            self.visit.say(f"{error}")
            return
        await self.visit.ask({"t": "refer", "clause": clause.id})

    async def _decide(self, against: str) -> None:
        """The oldest open question is answered: against a seat, or that nothing follows."""
        visit = self.visit
        asked = [question for question in visit.standing.questions if not question.by]
        labels, name = visit.standing.labels, against.upper()
        if not asked:
            visit.say(visit.words("no-question"))
        elif against == NOTHING:
            await visit.ask({"t": "decide", "question": asked[0].seq})
        elif name in labels:
            await visit.ask({"t": "decide", "question": asked[0].seq, "against": labels.index(name)})
        else:
            visit.say(visit.words("decide-whom", seats=", ".join(labels)))

    async def _invite(self, account: str) -> None:
        await self.visit.ask({"t": "invite", "account": account})

    async def _help(self, _rest: str) -> None:
        for line in self.visit.words("help").splitlines():
            self.visit.say(line)

    async def _check(self, _rest: str) -> None:
        self.check()

    def check(self) -> None:
        """Check the last game that is over; that takes a moment, and the table goes on meanwhile."""
        if self.checking is None or self.checking.done():
            self.checking = asyncio.create_task(self._checked())

    async def last_check(self) -> None:
        """One that has begun is not lost when the guest leaves."""
        if self.checking is not None:
            await asyncio.wait([self.checking], timeout=LAST_CHECK)

    async def _checked(self) -> None:
        visit = self.visit
        kept = self._finished()
        if kept is None:
            visit.say(visit.words("check-later"))
            return
        try:
            text = await record_at(visit.address.record(kept.game), visit.folder.cookie())
            record = visit.folder.keep_record(kept, text)
            self._compare_end(text, kept)
            verdict = await checked(text, kept)
            visit.say(self._verdict(verdict))
            visit.folder.keep_verdict(kept, verdict.status == CHECKED)
            promises = visit.folder.of_game(kept.table, kept.game, kept.guest)
            visit.say(shlex.join(["parlour", "verify", str(record), "--promises", str(promises)]))
        except ParlourError as error:
            visit.say(visit.words("unchecked", why=str(error)))

    def _compare_end(self, text: str, kept: Kept) -> None:
        """The last head that was told, perhaps to somebody who came back after the end, is that of the record."""
        standing, part = self.visit.standing, self.visit.part
        same = standing.info is not None and standing.info.game_no == kept.game and not standing.playing
        if same and part is not None and standing.head and f"fair head {standing.head}" not in text.split("\n"):
            part.accuse(STORY, -1)

    def _finished(self) -> Kept | None:
        """What was kept of the last game that is over."""
        part, info = self.visit.part, self.visit.standing.info
        if part is None or info is None:
            return None
        last = info.game_no - 1 if self.visit.standing.playing else info.game_no
        if part.kept is not None and part.kept.game == last:
            return part.kept
        return self.visit.folder.find(part.table, last, part.guest)

    def _verdict(self, verdict: Verdict) -> str:
        words = self.visit.words
        if verdict.status == WRONG:
            return f"!! {words('verdict-wrong', n=len(verdict.wrong), first=verdict.wrong[0])}"
        name = "verdict-good" if verdict.status == CHECKED else "verdict-unproven"
        return words(name, entries=verdict.entries, promises=verdict.promises, opened=verdict.opened)
