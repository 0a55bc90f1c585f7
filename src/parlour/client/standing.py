"""What a guest was told of a table, put together as docs/protocol.md says; what cannot be so is not believed."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import UNSET

from parlour.core.shown import EXACT
from parlour.errors import ParlourError
from parlour.server.protocol.messages import Fair, News, Question, SeatInfo, Table, TableInfo
from parlour.server.protocol.views import Fact, GameEvent, Rest, Sheet, View, changed

DIGITS = re.compile(r"-?[0-9]{1,400}")
HASH = re.compile(r"[0-9a-f]{64}")
FEW = 1 << 31  # a number of a drawing has four bytes


class BadMessage(ParlourError):
    """The server sent something that is no message, or cannot be true."""


class Standing:
    def __init__(self, table: str) -> None:
        self.id = table
        self.info: TableInfo | None = None
        self.you: int | None = None
        self.view: View | None = None
        self.rest: Rest | None = None
        self.seq = 0
        self.head = ""

    @property
    def seats(self) -> list[SeatInfo]:
        return [] if self.info is None else self.info.seats

    @property
    def labels(self) -> list[str]:
        return [seat.label for seat in self.seats]

    @property
    def playing(self) -> bool:
        return self.info is not None and self.info.state == "playing"

    @property
    def plays(self) -> bool:
        """Whether this guest has a seat and no bot plays it."""
        return self.you is not None and not self.seats[self.you].bot

    @property
    def is_waited_for(self) -> bool:
        """Between two deals: whether the table waits for this guest."""
        rest = self.rest
        return rest is not None and self.plays and self.you in rest.asked and self.you not in rest.ready

    @property
    def asked(self) -> bool:
        return self._may(self.view.to_act if self.view is not None else [])

    @property
    def questions(self) -> list[Question]:
        """What this game's committee was asked."""
        return self.info.questions if self.info is not None else []

    @property
    def has_free_seat(self) -> bool:
        """Whether nobody sits somewhere: at a table whose game can do without people, one may join it there."""
        return any(not seat.guest and not seat.bot for seat in self.seats)

    @property
    def may_act(self) -> bool:
        return self._may(self.view.may_act if self.view is not None else [])

    def _may(self, seats: list[int]) -> bool:
        view = self.view
        return view is not None and not view.over and self.plays and view.seat == self.you and self.you in seats

    def take_table(self, table: Table) -> None:
        self.info, self.you, self.view = table.table, table.you, table.view
        self.seq, self.head, self.rest = table.seq, table.head, table.rest
        self._check()
        self._check_sheet(table.sheet)
        for told in table.told:
            self._check_events(told.events)
        check_round(table.fair, table.head)

    def take_news(self, news: News) -> bool:
        """Whether it was new."""
        if news.seq <= self.seq:
            return False
        if news.seq != self.seq + 1:
            raise BadMessage(f"the server left out what happened between entry {self.seq} and entry {news.seq}")
        self.seq = news.seq
        if news.table is not UNSET:
            self.info = news.table
        if news.you is not UNSET:
            self.you = news.you
        if news.head is not UNSET:
            self.head = news.head
        if news.rest is not UNSET:
            self.rest = news.rest
        if news.view is not UNSET:
            self.view = news.view
        elif news.change is not UNSET and self.view is not None:
            self.view = changed(self.view, news.change)
            if news.change.altered is not UNSET:
                self.view.facts = altered(self.view.facts, news.change.altered)
        self._check()
        self._check_seats([] if news.moved is UNSET else [news.moved.seat])
        self._check_events(news.events)
        self._check_sheet(None if news.sheet is UNSET else news.sheet)
        check_round(None if news.fair is UNSET else news.fair, self.head)
        return True

    def _check(self) -> None:
        if self.info is None or self.info.id != self.id:
            raise BadMessage("the server tells of another table than was asked for")
        asked = [seat for question in self.info.questions for seat in (question.seat, question.against)]
        self._check_seats([self.you, *asked])
        view = self.view
        if view is not None:
            self._check_seats([view.seat, *view.to_act, *view.may_act, *[place.seat for place in view.places]])
            check_amounts([*view.accounts.values(), *[place.counters for place in view.places]])
            bounds = [bound for choice in view.choices for bound in (choice.lo, choice.hi)]
            check_amounts([view.window, *bounds, *[place.backs for place in view.places]])

    def _check_events(self, events: list[GameEvent]) -> None:
        self._check_seats([event.seat for event in events])
        check_amounts([number for event in events for number in (event.n, event.amount)])

    def _check_sheet(self, sheet: Sheet | None) -> None:
        """Amounts are by seat, each a number; what is said of hands is said again as events."""
        if sheet is None:
            return
        reckoned = [len(sheet.gained), len(sheet.staked), len(sheet.held), len(sheet.scored) or len(self.seats)]
        if any(seats != len(self.seats) for seats in reckoned):
            raise BadMessage("the server reckons for seats that this table does not have")
        check_amounts([*sheet.gained, *sheet.staked, *sheet.held, *sheet.scored, sheet.deal])

    def _check_seats(self, seats: Iterable[int | None]) -> None:
        if any(seat is not None and not 0 <= seat < len(self.seats) for seat in seats):
            raise BadMessage("the server names a seat that this table does not have")


def check_amounts(amounts: Iterable[int | str | None]) -> None:
    """No number that our own reckoning could not hold."""
    for amount in amounts:
        good = DIGITS.fullmatch(amount) if isinstance(amount, str) else abs(amount or 0) <= EXACT
        if not good:
            raise BadMessage("the server sent a number that no game has")


def check_round(fair: Fair | None, head: str) -> None:
    """What is kept of a game can be read again: numbers of drawings, and hashes."""
    hashes = [head] if head else []
    if fair is not None:
        hashes += fair.promises
        if not (0 <= fair.game < FEW and 0 <= fair.drawing < FEW):
            raise BadMessage("the server sent a number that no drawing has")
    if not all(HASH.fullmatch(hash) for hash in hashes):
        raise BadMessage("the server sent a hash that is none")


def altered(facts: list[Fact], some: list[tuple[int, Fact | None]]) -> list[Fact]:
    new = [*facts]
    for at, fact in some:
        if not 0 <= at <= len(new):
            raise BadMessage("the server sent a fact that has no place")
        new[at : at + 1 if fact else None] = [fact] if fact else []
    return new
