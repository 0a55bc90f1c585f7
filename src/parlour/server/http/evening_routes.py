"""Evenings over HTTP: the book, as JSON and as CSV, and what may be written into it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any

from parlour.core.shown import exact
from parlour.evening.lines import GAME, Line, Payment, Played, Seat
from parlour.evening.reckoning import Total
from parlour.evening.sheet import Sheet
from parlour.server.http.answers import Answer, spreadsheet
from parlour.server.http.contest_info import contest_info
from parlour.server.http.visit import Visit
from parlour.server.protocol import evenings as told
from parlour.server.room.contests import Contests
from parlour.server.room.evenings import Book, Secretary
from parlour.server.room.house import may_be_table
from parlour.server.storage.evenings import Evening
from parlour.server.table.callers import Rejected

ID = re.compile(r"[\w-]{1,40}", re.ASCII)
LINE = 500  # bytes that a line costs beside what is written in it


async def mine(visit: Visit) -> Answer:
    found = await visit.front.house.store.evenings_of(visit.guest.guest)
    return visit.answer(told.MyEvenings([_card(evening, visit) for evening in found]))


async def make(visit: Visit) -> Answer:
    given = await visit.body(told.NewEvening)
    visit.pay("tables", 1)
    evening = await Secretary(visit.front.house).open(visit.guest, given.name)
    return visit.answer(told.EveningMade(evening.id, evening.key), 201)


async def show(visit: Visit) -> Answer:
    id = evening_id(visit)
    return await after(visit, lambda: Contests(visit.front.house).book(id))


async def sheet(visit: Visit) -> Answer:
    """As CSV, to be opened with a spreadsheet."""
    id, address = evening_id(visit), str(visit.request.base_url)

    async def made() -> str:
        return await asyncio.to_thread(_csv, await Secretary(visit.front.house).book(id), address)

    return spreadsheet(await visit.reckoned(made), "evening.csv")


async def join(visit: Visit) -> Answer:
    given = await visit.body(told.JoinEvening)
    visit.pay("written", LINE)
    id = evening_id(visit)
    keep = Secretary(visit.front.house)
    await visit.reckoned(lambda: keep.join(id, visit.guest, given.key, given.table))
    return await of_table(visit, given.table)


async def correct(visit: Visit) -> Answer:
    given = await visit.body(told.Correction)
    transfers = [Payment(one.payer, one.payee, one.amount) for one in given.transfers]
    visit.pay("written", LINE * (1 + len(transfers)))
    id, keep = evening_id(visit), Secretary(visit.front.house)
    return await after(visit, lambda: keep.correct(id, visit.guest, given.line, transfers, given.why))


async def pay(visit: Visit) -> Answer:
    given = await visit.body(told.PaidDebt)
    visit.pay("written", LINE)
    id, keep = evening_id(visit), Secretary(visit.front.house)
    paid = Payment(given.payer, given.payee, given.amount)
    return await after(visit, lambda: keep.pay(id, visit.guest, paid, given.why))


async def of_table(visit: Visit, table: str = "") -> Answer:
    table = table or visit.request.path_params["table"]
    found = await visit.front.house.store.evening_of(table) if may_be_table(table) else None
    return visit.answer(told.EveningOfTable(None if found is None else _card(found, visit)))


async def after(visit: Visit, work: Callable[[], Coroutine[Any, Any, Book]]) -> Answer:
    """The book as it stands after some work on it; a long one takes long to reckon."""

    async def made() -> told.EveningInfo:
        book = await work()
        return await asyncio.to_thread(_info, book, visit.guest.guest, visit.front.house.waits.cut)

    return visit.answer(await visit.reckoned(made))


def evening_id(visit: Visit) -> str:
    id = str(visit.request.path_params["evening"])
    if not ID.fullmatch(id):
        raise Rejected("unknown", "there is no such evening")
    return id


def _card(evening: Evening, visit: Visit) -> told.EveningCard:
    return told.EveningCard(evening.id, evening.name, evening.made, evening.secretary == visit.guest.guest)


def _leads(address: str, line: Line) -> str:
    """To the replay of a game, which everybody sees as he may."""
    if line.kind != GAME or line.played is None:
        return ""
    return f"{address}#/replay/{line.where}/{line.played.number}"


def _csv(book: Book, address: str) -> str:
    return Sheet(book.reckoned, book.names, lambda line: _leads(address, line)).csv()


def _info(book: Book, guest: str, patience: int) -> told.EveningInfo:
    reckoned = book.reckoned
    evening = book.evening
    people = {person.guest: person.number for person in book.people}
    return told.EveningInfo(
        evening.id,
        evening.name,
        people[evening.secretary],
        evening.made,
        evening.key if evening.secretary == guest else "",
        people.get(guest),
        book.names,
        [_line(line, reckoned.replaced.get(line.number, 0)) for line in reckoned.lines],
        [_total(total) for total in reckoned.totals],
        [_transfer(debt) for debt in reckoned.debts],
        [contest_info(contest, patience) for contest in book.contests().values()],
    )


def _line(line: Line, by: int) -> told.BookLine:
    game = None if line.played is None else _game(line.played)
    transfers = [_transfer(one) for one in line.transfers]
    about = line.number, line.at, line.who, line.kind, line.where, line.text
    round = 0 if line.round is None else line.round.number
    proof = line.promise, line.part, list(line.missing)
    return told.BookLine(*about, game, line.corrects, by, transfers, line.contest, line.person, round, *proof)


def _game(game: Played) -> told.GameLine:
    return told.GameLine(
        game.game,
        game.number,
        [_seat(one) for one in game.seats],
        exact(game.left),
        [_transfer(fine) for fine in game.fines],
        dict(game.agreed),
        game.kept,
        game.began,
        game.ended,
        [told.PenaltyLine(one.person, one.clause, one.what) for one in game.penalties],
    )


def _seat(seat: Seat) -> told.SeatResult:
    return told.SeatResult(seat.person, seat.bot, seat.result, exact(seat.gain), exact(seat.staked), seat.left)


def _transfer(payment: Payment) -> told.Transfer:
    return told.Transfer(payment.payer, payment.payee, exact(payment.amount), payment.clause)


def _total(total: Total) -> told.PersonTotal:
    sums = [exact(sum) for sum in (total.gain, total.fines, total.handed, total.due)]
    return told.PersonTotal(total.account, total.games, *sums)
