"""Evenings over HTTP: the book, as JSON and as CSV, and what may be written into it."""

from __future__ import annotations

import re
from starlette.responses import Response

from parlour.core.view import exact
from parlour.evening.lines import GAME, Line, Payment, Played
from parlour.evening.reckoning import Total
from parlour.evening.sheet import Sheet
from parlour.server.http.visit import Visit
from parlour.server.protocol import evenings as told
from parlour.server.room.evenings import Book, Secretary
from parlour.server.storage.evenings import Evening
from parlour.server.table.commands import Rejected

ID = re.compile(r"[\w-]{1,40}", re.ASCII)
LINE = 500  # bytes that a line costs beside what is written in it
CSV_NAME = "evening.csv"


async def mine(visit: Visit) -> Response:
    found = await visit.front.house.store.evenings_of(visit.guest.guest)
    return visit.answer(told.MyEvenings([_card(evening, visit) for evening in found]))


async def make(visit: Visit) -> Response:
    given = await visit.body(told.NewEvening)
    visit.pay("tables", 1)
    evening = await _secretary(visit).open(visit.guest, given.name)
    answer = visit.answer(told.EveningMade(evening.id, evening.key))
    answer.status_code = 201
    return answer


async def show(visit: Visit) -> Response:
    return visit.answer(_info(await _book(visit), visit))


async def sheet(visit: Visit) -> Response:
    """As CSV, to be opened with a spreadsheet."""
    book = await _book(visit)
    address = str(visit.request.base_url)
    found = Sheet(book.reckoned, book.names, lambda line: _leads(address, line))
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{CSV_NAME}"'}
    return Response("\ufeff" + found.csv(), 200, headers, "text/csv")


async def join(visit: Visit) -> Response:
    given = await visit.body(told.JoinEvening)
    visit.pay("written", LINE)
    id = _id(visit)
    await visit.reckoned(lambda: _secretary(visit).join(id, visit.guest, given.key, given.table))
    return await of_table(visit, given.table)


async def correct(visit: Visit) -> Response:
    given = await visit.body(told.Correction)
    transfers = [Payment(one.payer, one.payee, one.amount) for one in given.transfers]
    visit.pay("written", LINE * (1 + len(transfers)))
    id = _id(visit)
    keep = _secretary(visit)
    book = await visit.reckoned(lambda: keep.correct(id, visit.guest, given.line, transfers, given.why))
    return visit.answer(_info(book, visit))


async def pay(visit: Visit) -> Response:
    given = await visit.body(told.PaidDebt)
    visit.pay("written", LINE)
    id = _id(visit)
    paid = Payment(given.payer, given.payee, given.amount)
    book = await visit.reckoned(lambda: _secretary(visit).pay(id, visit.guest, paid, given.why))
    return visit.answer(_info(book, visit))


async def of_table(visit: Visit, table: str = "") -> Response:
    found = await visit.front.house.store.evening_of(table or visit.request.path_params["table"])
    return visit.answer(told.EveningOfTable(None if found is None else _card(found, visit)))


def _secretary(visit: Visit) -> Secretary:
    return Secretary(visit.front.house)


async def _book(visit: Visit) -> Book:
    id = _id(visit)
    return await visit.reckoned(lambda: _secretary(visit).book(id))


def _id(visit: Visit) -> str:
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


def _info(book: Book, visit: Visit) -> told.EveningInfo:
    reckoned = book.reckoned
    evening = book.evening
    people = {person.guest: person.number for person in book.people}
    return told.EveningInfo(
        evening.id,
        evening.name,
        people[evening.secretary],
        evening.made,
        evening.key if evening.secretary == visit.guest.guest else "",
        people.get(visit.guest.guest),
        book.names,
        [_line(line, reckoned.replaced.get(line.number, 0)) for line in reckoned.lines],
        [_total(total) for total in reckoned.totals],
        [_transfer(debt) for debt in reckoned.debts],
    )


def _line(line: Line, by: int) -> told.BookLine:
    game = None if line.played is None else _game(line.played)
    transfers = [_transfer(one) for one in line.transfers]
    about = line.number, line.at, line.who, line.kind, line.where, line.text
    return told.BookLine(*about, game, line.corrects, by, transfers)


def _game(game: Played) -> told.GameLine:
    return told.GameLine(
        game.game,
        game.number,
        [told.SeatResult(one.person, one.bot, one.result, exact(one.gain), exact(one.staked)) for one in game.seats],
        exact(game.left),
        [_transfer(fine) for fine in game.fines],
        dict(game.agreed),
        game.kept,
        game.began,
        game.ended,
    )


def _transfer(payment: Payment) -> told.Transfer:
    return told.Transfer(payment.payer, payment.payee, exact(payment.amount), payment.clause)


def _total(total: Total) -> told.PersonTotal:
    sums = [exact(sum) for sum in (total.gain, total.fines, total.handed, total.due)]
    return told.PersonTotal(total.account, total.games, *sums)
