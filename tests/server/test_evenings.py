"""The secretary's evening on a server: tables join, their records are entered, lines are added and never changed."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from random import Random

import pytest

from parlour.core.events import WATCHER
from parlour.evening.lines import Line, Penalty, Played, Seat, line_of
from parlour.evening.playing import penal
from parlour.evening.sheet import Sheet
from parlour.law.book import load
from parlour.registry import all_rules
from parlour.server.protocol.settings import Settings
from parlour.server.room.evenings import MOST_TABLES, Secretary, entered
from parlour.server.storage.people import Guest
from parlour.server.table.callers import Rejected
from parlour.server.table.recording import lost_record
from tests.server.evenings import SECRETARY, game_at, paying, settings
from tests.server.hall import gathered, house_of, play_out
from tests.server.places import Place, in_loop


@in_loop
async def test_games_are_entered_from_their_records_once(place: Place) -> None:
    house = house_of(await place.open())
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "  Friday ")
    assert evening.name == "Friday"
    table, people = await game_at(house, keep, evening, 1)
    book = await keep.book(evening.id)
    assert [line.kind for line in book.lines] == ["opened", "joined", "game"]
    game = book.lines[2].played
    record = await house.archive.stored(table, 1)
    assert game is not None
    assert record is not None
    assert [seat.gain for seat in game.seats] == record.result
    assert sum(record.result) + game.left == 0
    await people[0].ask("start")
    await play_out(people, Random(2))
    books = await asyncio.gather(*[keep.book(evening.id) for _reader in range(4)])
    assert {len(book.lines) for book in books} == {4}
    assert [line.where for line in books[0].lines if line.played] == [table, table]
    assert books[0].names == ["Zsófia Ács", "Name 0", "Name 1"]
    again = await Secretary(house_of(house.store)).book(evening.id)  # another process
    assert again.lines == books[0].lines
    assert again.people == books[0].people
    assert [one.id for one in await house.store.evenings_of("guest1")] == [evening.id]
    await house.close()
    await house.store.close()


@in_loop
async def test_a_game_is_entered_though_nobody_looks() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    table, _people = await game_at(house, keep, evening, 1)
    lines: list[Line] = []
    for _i in range(1000):
        lines = await house.store.evening_lines(evening.id)
        if len(lines) > 2:
            break
        await asyncio.sleep(0.005)
    assert [(line.kind, line.where) for line in lines[1:]] == [("joined", table), ("game", table)]
    await house.close()


@in_loop
async def test_records_of_every_game_come_to_nothing() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    for number, rules in enumerate(all_rules().values()):
        seats = rules.players[0]
        table, people = await gathered(
            house, Settings(rules.name, {"deals": 1, "players": seats}, spectators=False), seats
        )
        await keep.join(evening.id, Guest(people[0].guest, people[0].name, 0), evening.key, table)
        await people[0].ask("start")
        await play_out(people, Random(number))
    book = await keep.book(evening.id)
    games = [line.played for line in book.lines if line.played is not None]
    assert {game.game for game in games} == set(all_rules())
    for game in games:
        record = await house.archive.stored(game_table(book.lines, game.game), 1)
        assert record is not None
        assert sum(seat.gain for seat in game.seats) + game.left == 0
        assert [seat.result for seat in game.seats] == record.result
        view = record.record_for(WATCHER).view
        assert view is not None
        assert [seat.gain for seat in game.seats] == [int(view.accounts.get(one, 0)) for one in record.agreed.labels]
    reckoned = book.reckoned
    assert sum(total.due for total in reckoned.totals) == 0
    assert any(total.gain for total in reckoned.totals)
    await house.close()


def game_table(lines: list[Line], game: str) -> str:
    return next(line.where for line in lines if line.played is not None and line.played.game == game)


@in_loop
async def test_a_game_without_its_record_counts_nothing() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    table, _people = await game_at(house, keep, evening, 1)
    card = await house.store.game(table, 1)
    assert card is not None
    lost = entered(lost_record(card, settings()), lambda guest, _name: int(guest[-1]))
    assert (lost.kept, lost.left, lost.between) == ("lost", 0, ())
    assert [seat.gain for seat in lost.seats] == [0, 0]
    assert [seat.result for seat in lost.seats] == list(card.result)
    await house.close()


@in_loop
async def test_who_may_join_and_when() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    other = await keep.open(SECRETARY, "Saturday")
    table, people = await gathered(house, settings(), 2)
    host, guest = (Guest(person.guest, person.name, 0) for person in people)

    async def refused(who: Guest, key: str, id: str = evening.id, at: str = table) -> str:
        with pytest.raises(Rejected) as rejected:
            await keep.join(id, who, key, at)
        return rejected.value.code

    assert await refused(guest, evening.key) == "forbidden"
    assert await refused(host, other.key) == "forbidden"
    assert await refused(host, "ő") == "forbidden"
    assert await refused(host, evening.key, "none") == "unknown"
    assert await refused(host, evening.key, at="none") == "no_such_table"
    await people[0].ask("start")
    assert await refused(host, evening.key) == "not_now"
    await play_out(people, Random(1))
    await keep.join(evening.id, host, evening.key, table)
    assert await refused(host, evening.key) == "taken"
    assert await refused(host, other.key, other.id) == "taken"
    found = await house.store.evening_of(table)
    assert found is not None
    assert found.id == evening.id
    book = await keep.book(evening.id)
    assert [line.kind for line in book.lines] == ["opened", "joined"], "what was played before does not count"
    await people[0].ask("start")
    await play_out(people, Random(2))
    (line,) = [line for line in (await keep.book(evening.id)).lines if line.played]
    assert line.played is not None
    assert line.played.number == 2
    await house.close()


@in_loop
async def test_whoever_was_paid_may_say_so() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    for seed in range(1, 9):
        _table, _people = await game_at(house, keep, evening, seed)
        debts = (await keep.book(evening.id)).reckoned.debts
        if debts:
            break
    (debt,) = debts
    book = await keep.book(evening.id)
    payer, payee = (Guest(book.people[who].guest, "", 0) for who in (debt.payer, debt.payee))
    with pytest.raises(Rejected, match="whoever has been paid"):
        await keep.pay(evening.id, payer, debt, "")
    book = await keep.pay(evening.id, payee, debt, "in cash\u202e")
    assert book.reckoned.debts == ()
    assert (book.lines[-1].text, book.lines[-1].who) == ("in cash", debt.payee)
    await house.close()


@in_loop
async def test_an_evening_has_room_for_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_TABLES > 20
    monkeypatch.setattr("parlour.server.room.evenings.MOST_TABLES", 1)
    monkeypatch.setattr("parlour.server.room.evenings.MOST_LINES", 4)
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    await game_at(house, keep, evening, 1)
    with pytest.raises(Rejected, match="at most 1 tables"):
        await game_at(house, keep, evening, 2)
    await keep.correct(evening.id, SECRETARY, 3, [], "wrong")
    with pytest.raises(Rejected, match="at most 4 lines"):
        await keep.correct(evening.id, SECRETARY, 4, [], "wrong again")
    await house.close()


@in_loop
async def test_a_book_full_of_games_is_read_and_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.room.evenings.MOST_GAMES", 3)
    monkeypatch.setattr("parlour.server.room.evenings.MOST_LINES", 4)
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    _table, people = await game_at(house, keep, evening, 1)
    await people[0].ask("start")
    await play_out(people, Random(2))
    assert [line.kind for line in (await keep.book(evening.id)).lines] == ["opened", "joined", "game"]
    await keep.correct(evening.id, SECRETARY, 3, [], "wrong")
    assert len((await keep.book(evening.id)).lines) == 4
    await house.close()


@in_loop
async def test_penalties_without_counters_are_listed_and_what_is_written_is_in_the_audit_trail() -> None:
    house = house_of()
    secretary = Secretary(house)
    evening = await secretary.open(SECRETARY, "Friday")
    table, people = await gathered(house, settings(), 2)
    host = Guest(people[0].guest, people[0].name, 0)
    await secretary.join(evening.id, host, evening.key, table)
    await people[0].ask("start")
    clause = next(iter(load(paying()).clauses))
    await people[1].ask("refer", clause=clause)
    await people[0].ask("decide", question=people[0].seq, against=1)
    await play_out(people, Random(2))
    book = await secretary.book(evening.id)
    (game,) = [line.played for line in book.lines if line.played is not None]
    assert [(one.person, one.clause, one.what) for one in game.penalties] == [
        (game.seats[1].person, clause, "committee")
    ]
    told = Sheet(book.reckoned, book.names, lambda _line: "")
    assert any(f"is decided against [{clause}]" in line for line in told.text())
    (row,) = [row for row in csv.DictReader(io.StringIO(told.csv())) if row["what"] == "penalty"]
    assert (row["clause"], row["why"]) == (clause, "committee")
    debt = book.reckoned.debts[0]
    await secretary.pay(evening.id, SECRETARY, debt, "")
    trail = {line.what: line for line in await house.store.notes()}
    assert trail["evening opened"].who == SECRETARY.guest
    assert json.loads(trail["table joined evening"].detail) == {"evening": evening.id, "table": table}
    assert json.loads(trail["debt paid"].detail)["amount"] == debt.amount
    await house.close()


@pytest.mark.parametrize(("message", "what"), [("claims", "claimed"), ("is-warned", "sanction"), ("claim-fails", None)])
def test_what_an_event_without_counters_lays_down(message: str, what: str | None) -> None:
    assert penal(message) == what


def test_a_line_that_was_written_before_penalties_were_is_read() -> None:
    game = Played("nap", 1, (Seat(0), Seat(1)), penalties=(Penalty(1, "nap.1", "claimed"),))
    plain = Line(1, 0, 0, "game", played=game).plain()
    assert line_of(1, 0, plain).played == game
    del plain["played"]["penalties"]
    older = line_of(1, 0, plain).played
    assert older is not None
    assert older.penalties == ()
