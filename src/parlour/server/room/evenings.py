"""Evenings kept by this house: tables join, their finished games are entered from their records, lines are added.

Nothing is reckoned but from the records that the tables wrote.  When one is written the book is brought up to date, and
whoever looks at it does the same first; of several who do so at once, one writes and the others read what he wrote.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from parlour.core.events import WATCHER
from parlour.errors import Unknown
from parlour.evening import lines as kinds
from parlour.evening.contests import Contest, contests_in
from parlour.evening.lines import BOX, Line, Payment, Played
from parlour.evening.people import told_apart
from parlour.evening.playing import BadAccounts, Faulted, Sitting, Told, penal, played, unreckoned
from parlour.evening.reckoning import Reckoned, Unfit, check_correction, check_paid, reckon
from parlour.server.protocol.views import GameEvent
from parlour.server.storage.audit import note
from parlour.server.storage.evenings import Evening, EveningPerson, Growth, OtherEvening
from parlour.server.storage.people import Guest, Outdated
from parlour.server.table.callers import Rejected
from parlour.server.table.names import visible
from parlour.server.table.records import Record

if TYPE_CHECKING:
    from parlour.server.room.house import House

FIRST = 1  # game of a table
MOST_TABLES = 60
MOST_LINES = 2000
MOST_GAMES = 1500  # so that a book full of games can still be read, corrected and paid
TRIES = 20  # of a line that others come before
ID = 16  # bytes


class Book:
    """An evening as it stands, and the lines that are to be added to it."""

    def __init__(self, evening: Evening, lines: Sequence[Line], people: Sequence[EveningPerson]) -> None:
        self.evening = evening
        self.lines = list(lines)
        self.people = list(people)
        self.new: list[Line] = []
        self.newcomers: list[EveningPerson] = []
        self._contests: tuple[int, dict[int, Contest]] = (0, {})  # as they stood when there were so many lines

    @property
    def reckoned(self) -> Reckoned:
        return reckon([*self.lines, *self.new], len(self.people))

    @property
    def names(self) -> list[str]:
        return told_apart([person.name for person in self.people])

    def person(self, guest: str, name: str) -> int:
        """The number of somebody in this book, who is entered where he is new."""
        for person in self.people:
            if person.guest == guest:
                return person.number
        new = EveningPerson(len(self.people), guest, name)
        self.people.append(new)
        self.newcomers.append(new)
        return new.number

    def check_key(self, key: str, otherwise: str) -> None:
        if not hmac.compare_digest(self.evening.key.encode(), key.encode()):
            raise Rejected("forbidden", otherwise)

    def add(self, line: Line) -> None:
        if len(self.lines) + len(self.new) >= MOST_LINES:
            raise Rejected("full", f"a book has at most {MOST_LINES} lines: open another")
        self.new.append(replace(line, number=self.next_number))

    def growth(self) -> Growth:
        joined = [line.where for line in self.new if line.kind == kinds.JOINED]
        laid = [match.table for line in self.new if line.round is not None for match in line.round.matches]
        return Growth(self.evening.id, len(self.lines), self.new, self.newcomers, joined + laid)

    def contests(self) -> dict[int, Contest]:
        """Of a long book that takes a while, and is asked for many times."""
        if self._contests[0] != self.next_number:
            self._contests = self.next_number, contests_in([*self.lines, *self.new])
        return self._contests[1]

    def tables(self) -> dict[str, int]:
        """Those that have joined, each with the number of the game that is to be entered next."""
        found: dict[str, int] = {}
        for line in [*self.lines, *self.new]:
            if line.kind == kinds.JOINED:
                found[line.where] = line.first
            elif line.played is not None and line.where in found:
                found[line.where] = line.played.number + 1
        return found

    def laid(self) -> list[str]:
        """The tables of matches whose game is not entered yet: there is one at each.

        A game whose packs are still played elsewhere is not entered before all of them are done.
        """
        lines = [*self.lines, *self.new]
        every = self.contests().values()
        hidden = [round for contest in every for round in contest.rounds if contest.is_hidden(round)]
        later = {match.table for round in hidden for match in round.matches}
        entered = {line.where for line in lines if line.played is not None}
        laid = [match.table for line in lines if line.round is not None for match in line.round.matches]
        return [table for table in laid if table not in entered and table not in later]

    @property
    def next_number(self) -> int:
        return len(self.lines) + len(self.new) + 1


class Secretary:
    """Keeps the evenings of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store

    async def open(self, guest: Guest, name: str) -> Evening:
        now = self.house.now()
        name = cleaned(name, "an evening has a name")
        evening = Evening(secrets.token_urlsafe(ID), name, guest.guest, secrets.token_urlsafe(ID), now)
        book = Book(evening, [], [])
        book.add(Line(0, now, book.person(guest.guest, guest.name), kinds.OPENED, text=name))
        await self.store.open_evening(evening, book.growth())
        await note(self.store, "evening opened", guest.guest, evening=evening.id)
        return evening

    async def book(self, id: str) -> Book:
        """The book with every game that has ended, which is written down first where it is missing."""
        for _try in range(TRIES):
            book = await self._read(id)
            await self._enter_games(book)
            if not book.new:
                return book
            try:
                await self.store.grow_evening(book.growth())
            except Outdated:
                continue
            return Book(book.evening, [*book.lines, *book.new], await self.store.evening_people(id))
        raise Rejected("busy", "many write into this book just now: try again")

    async def join(self, id: str, guest: Guest, key: str, table: str) -> None:
        """A table of this guest's joins: its games count from the next one on."""
        room = await self.house.room(table)
        if room is None:
            raise Rejected("no_such_table", "there is no such table")
        if room.table.host != guest.guest:
            raise Rejected("forbidden", "the host of a table decides whether it joins")
        if room.table.playing:
            raise Rejected("not_now", "a table joins before a game begins, or after it")
        first, name = room.table.number + 1, room.table.settings.name

        def line(book: Book) -> Line:
            book.check_key(key, "with this link a table cannot join: ask the secretary for his")
            if table not in book.tables() and len(book.tables()) >= MOST_TABLES:
                raise Rejected("full", f"an evening has at most {MOST_TABLES} tables")
            who = book.person(guest.guest, guest.name)
            return Line(0, self.house.now(), who, kinds.JOINED, table, name, first=first)

        await self.add(id, line)
        await note(self.store, "table joined evening", guest.guest, evening=id, table=table)

    async def correct(self, id: str, guest: Guest, corrects: int, transfers: Sequence[Payment], why: str) -> Book:
        """Other payments in the place of a line's, or none."""
        why = cleaned(why, "say why the line is wrong")

        def line(book: Book) -> Line:
            if book.evening.secretary != guest.guest:
                raise Rejected("forbidden", "the secretary of the evening corrects its lines")
            check_correction(book.reckoned, corrects, transfers, why, len(book.people))
            who = book.person(guest.guest, guest.name)
            now = self.house.now()
            return Line(0, now, who, kinds.CORRECTED, text=why, corrects=corrects, transfers=tuple(transfers))

        book = await self.add(id, line)
        await note(self.store, "evening corrected", guest.guest, evening=id, line=corrects)
        return book

    async def pay(self, id: str, guest: Guest, paid: Payment, why: str) -> Book:
        """A debt, or part of it, has been paid: so says the secretary, or whoever has received it."""

        def line(book: Book) -> Line:
            mine = next((person.number for person in book.people if person.guest == guest.guest), None)
            if book.evening.secretary != guest.guest and (mine is None or mine != paid.payee):
                raise Rejected("forbidden", "the secretary, or whoever has been paid, says that a debt is paid")
            check_paid(book.reckoned, paid, len(book.people))
            who = book.person(guest.guest, guest.name)
            return Line(0, self.house.now(), who, kinds.PAID, text=visible(why), transfers=(paid,))

        book = await self.add(id, line)
        await note(self.store, "debt paid", guest.guest, evening=id, amount=paid.amount)
        return book

    async def add(self, id: str, line: Callable[[Book], Line]) -> Book:
        """A line that is made from the book as it stands, and once more where that has grown meanwhile."""
        for _try in range(TRIES):
            book = await self.book(id)
            try:
                book.add(line(book))
                await self.store.grow_evening(book.growth())
            except Outdated:
                continue
            except Unfit as unfit:
                raise Rejected("not_now", str(unfit)) from None
            except OtherEvening:
                raise Rejected("taken", "this table belongs to an evening already") from None
            return await self.book(id)
        raise Rejected("busy", "many write into this book just now: try again")

    async def _read(self, id: str) -> Book:
        evening = await self.store.evening(id)
        if evening is None:
            raise Rejected("unknown", "there is no such evening")
        lines = await self.store.evening_lines(id)
        return Book(evening, lines, await self.store.evening_people(id))

    async def _enter_games(self, book: Book) -> None:
        """Those that have ended since, in the order in which they ended, as long as there is room for games."""
        found: list[Record] = []
        room = MOST_GAMES - len(book.lines)
        for table, number in [*book.tables().items(), *[(table, FIRST) for table in book.laid()]]:
            while len(found) < room and (card := await self.store.game(table, number)) is not None and card.ended:
                found.append(await self._record(table, number))
                number += 1
        for record in sorted(found, key=lambda record: (record.ended, record.table, record.number)):
            line = await asyncio.to_thread(entered, record, book.person)
            book.add(Line(0, self.house.now(), BOX, kinds.GAME, record.table, record.agreed.settings.name, line))

    async def _record(self, table: str, number: int) -> Record:
        archive = self.house.archive
        stored = await archive.stored(table, number)
        return stored or await archive.finished(table, number, await self.store.entries(table))


def entered(record: Record, person: Callable[[str, str], int]) -> Played:
    """What a record comes to; one that says nothing of counters, or that contradicts itself, counts nothing."""
    settings = record.agreed.settings
    sitting = _sitting(record, person)
    options, when = dict(settings.options), (record.started, record.ended)
    last = record.record_for(WATCHER).view if record.over else None
    if last is not None:
        final = {name: int(amount) for name, amount in last.accounts.items()}
        told = list(_payments(record))
        try:
            about = sitting, told, final, record.result, options, when, record.how
            return played(settings.game, record.number, *about, _faulted(record))
        except (BadAccounts, Unknown):
            pass
    return unreckoned(settings.game, record.number, sitting, record.result, options, when, record.how)


def _sitting(record: Record, person: Callable[[str, str], int]) -> Sitting:
    """Whoever began the game on a seat answers for it, also where a bot went on; who came later, where nobody began."""
    accounts, bots = [], []
    for i, (began, now) in enumerate(zip(record.agreed.seats, record.players, strict=True)):
        seat = record.later.get(i, began)
        guest = seat.guest or now
        accounts.append(person(guest, seat.name or seat.label) if guest else BOX)
        bots.append("" if guest else seat.bot or seat.name)
    return Sitting(record.agreed.labels, accounts, bots, record.abandoned)


def _payments(record: Record) -> Iterator[Told]:
    for step in record.replay_for(WATCHER).steps:
        yield from [_payment(event) for event in step.events if event.amount]


def _faulted(record: Record) -> Iterator[Faulted]:
    """What the law laid down without counters, and what the committee decided against somebody."""
    labels = record.agreed.labels
    for event in [event for step in record.replay_for(WATCHER).steps for event in step.events]:
        what = penal(event.message)
        if what is not None and isinstance(event.seat, int):
            yield labels[event.seat], event.clause, what
    for question in record.questions:
        if question.by and question.against is not None:
            yield labels[question.against], question.clause, "committee"


def _payment(event: GameEvent) -> Told:
    return event.payer, event.payee, int(event.amount), event.clause


def cleaned(text: str, otherwise: str) -> str:
    seen = visible(text)
    if not seen:
        raise Rejected("malformed", otherwise)
    return seen
