"""What a guest is told, in the order it happens: who comes and goes, the game, the talk, whose turn it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import UNSET

from parlour.client.choosing import listed
from parlour.client.drawing import ROOM, Drawing
from parlour.client.standing import BadMessage, Standing
from parlour.registry import rules_of
from parlour.server.protocol.messages import ChatLine, Done, Failure, Fair, News, Table, TableInfo
from parlour.server.protocol.views import Choice, MadeBy
from parlour.terminal.screen import columns
from parlour.terminal.words import Words

MOST_EVENTS = 20  # told to a newcomer
MOST_SAYINGS = 10
SOON = 1.0  # seconds in which most people and all bots have acted


class Telling:
    def __init__(self, standing: Standing, say: Callable[[str], None], language: str) -> None:
        self.standing = standing
        self.say = say
        self.language = language
        self.words = Words(language, ROOM)
        self.usual = Words(language)
        self.fair: Fair | None = None
        self.moves: list[str] = []  # as they were numbered last
        self.asked: tuple[int, list[Choice]] | None = None  # what they answer
        self.said_once: set[str] = set()
        self.waits: list[str] = []
        self.timer: asyncio.TimerHandle | None = None
        self._drawing: Drawing | None = None

    @property
    def drawing(self) -> Drawing:
        info = self.standing.info
        if info is None:
            raise BadMessage("the server tells of a table before it has shown it")
        if self._drawing is None or self._drawing.rules.name != info.settings.game:
            self._drawing = Drawing(rules_of(info.settings.game), self.language, self.standing)
        return self._drawing

    def once(self, line: str) -> None:
        if line not in self.said_once:
            self.said_once.add(line)
            self.say(line)

    def arrived(self, table: Table) -> None:
        """All there is, for somebody who comes, or comes back."""
        name = table.table.settings.name
        self.say(f"{self.drawing.book.title}{f': {name}' if name else ''}")
        for line in self.drawing.seats():
            self.say(line)
        for event in [event for told in table.told for event in told.events][-MOST_EVENTS:]:
            self.say(self.drawing.event(event))
        for question in table.table.questions:
            self.say(self.drawing.question(question))
        for saying in table.chat[-MOST_SAYINGS:]:
            self._saying(saying)
        if table.sheet is not None and self.standing.is_waited_for:
            self.say(self.drawing.deal(table.sheet))
            self.say(self.words("next-deal"))
        self.asked = None
        self.once(self.words("help-line"))
        if not self.standing.playing and table.table.host == self._own_guest():
            self.say(self.words("you-host"))

    def _own_guest(self) -> str:
        you = self.standing.you
        return "" if you is None else self.standing.seats[you].guest

    def news(self, news: News, before: TableInfo | None) -> bool:
        """Whether a game has ended by it."""
        now = self.standing.info
        if now is not None and before is not None and news.table is not UNSET:
            self._seats(before, now)
        if news.undone is not UNSET:
            self.say(self.words("undone"))
        if news.moved is not UNSET:
            self._instead(news.moved)
        for event in news.events:
            self.say(self.drawing.event(event))
        if news.sheet is not UNSET:
            self.say(self.drawing.deal(news.sheet))
            if self.standing.is_waited_for:
                self.say(self.words("next-deal"))
        if news.chat is not UNSET:
            self._saying(news.chat)
        ended = before is not None and before.state == "playing" and not self.standing.playing
        if ended and self.standing.view is not None:
            self._over()
        self.turn()
        return ended

    def _instead(self, moved: MadeBy) -> None:
        """Who has moved for somebody; what a bot does at its own seat needs no word."""
        seat = self.standing.seats[moved.seat]
        if moved.by == "clock" or (moved.by == "bot" and seat.guest):
            how = "moved-clock" if moved.by == "clock" else "moved-standin"
            self.say(self.words(how, name=seat.name or seat.label))

    def _seats(self, before: TableInfo, now: TableInfo) -> None:
        if now.game_no != before.game_no:
            self.say(self.words("begins", n=now.game_no))
        if now.settings.game != before.settings.game:
            self.say(self.drawing.book.title)
        for at, (old, new) in enumerate(zip(before.seats, now.seats, strict=False)):
            if self.drawing.who(old, at) != self.drawing.who(new, at):
                self.say(f"{new.label}: {self.drawing.who(new, at)}")
        self._committee(before, now)
        self._take_back(before, now)

    def _committee(self, before: TableInfo, now: TableInfo) -> None:
        """What it is asked, and how it decides."""
        known = {question.seq: question.by for question in before.questions}
        for question in now.questions:
            if known.get(question.seq) != question.by:
                self.say(self.drawing.question(question))

    def _take_back(self, before: TableInfo, now: TableInfo) -> None:
        """Somebody asks to take his last move back, and of whom."""
        back = now.back
        if back is None or before.back is not None:
            return
        asks = "back-asked" if self.standing.you in back.asked else "back-waits"
        self.say(self.words(asks, seat=self.standing.labels[back.seat]))

    def _saying(self, line: ChatLine) -> None:
        mark = f" ({self.words('program')})" if line.program else ""
        self.say(f"<{line.name}{mark}> {line.text}")

    def _over(self) -> None:
        for line in self.drawing.view():
            self.say(line)
        self.say(f"{self.usual('over')}. {self.usual('result')}: {self.drawing.result()}")

    def hint(self, done: Done) -> None:
        self.say(self.usual("no-hint") if done.hint is UNSET else self.drawing.hint(done.hint))

    def failure(self, failure: Failure) -> str:
        """In the guest's language, and what the server says to it in English."""
        told = self.words(f"error-{failure.code.replace('_', '-')}")
        return f"{told} ({failure.text})"

    def turn(self) -> None:
        """What the guest may do, whenever that is new; else, after a while, who is waited for."""
        view = self.standing.view
        if view is not None and self.standing.may_act and view.choices and self.standing.rest is None:
            asked = (view.window, view.choices)
            if asked != self.asked:
                self.asked = asked
                self.table()
            return
        self.asked, self.moves = None, []
        self.rest()
        self.timer = asyncio.get_running_loop().call_later(SOON, self._tell_waits)

    def table(self) -> None:
        """The view, and the moves by number."""
        for line in ["", *self.drawing.view()]:
            self.say(line)
        view = self.standing.view
        if view is None or not self.standing.may_act:
            return
        self.moves, wide = listed(view.choices)
        for line in columns([f"{number:>3}  {move}" for number, move in enumerate(self.moves, 1)]):
            self.say(line)
        for line in wide:
            self.say(f"     {line}")
        self.say(self.usual("your-turn") if self.standing.asked else self.usual("you-may"))

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _tell_waits(self) -> None:
        names = self._awaited()
        if names != self.waits:
            self.waits = names
            if names:
                self.say(self.usual("waits-for", names=", ".join(names)))

    def _awaited(self) -> list[str]:
        """People other than oneself without whom nothing goes on."""
        view, fair = self.standing.view, self.fair
        if view is None or view.over:
            return []
        rest = self.standing.rest
        if rest is not None:
            seats = [seat for seat in rest.asked if seat not in rest.ready]
        else:
            seats = self._owing(fair) if fair is not None and fair.due else view.to_act
        people = [seat for seat in seats if seat != self.standing.you and 0 <= seat < len(self.standing.seats)]
        found = [self.standing.seats[seat] for seat in people]
        return [f"{seat.label} ({seat.name})" for seat in found if not seat.bot]

    def _owing(self, fair: Fair) -> list[int]:
        if fair.listed is not None:
            return [seat for seat, _hash in fair.listed if seat not in fair.opened]
        there = [at for at, seat in enumerate(self.standing.seats) if seat.guest and seat.connected]
        return [seat for seat in there if seat not in fair.committed and seat not in fair.out]
