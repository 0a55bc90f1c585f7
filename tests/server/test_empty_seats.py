"""Empty seats: a game that can do without people at some of them begins so, and people come to it and leave it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from parlour.core.events import ALL, WATCHER
from parlour.server.protocol.settings import Settings
from parlour.server.room.evenings import entered
from parlour.server.room.house import House
from parlour.server.table.recording import record_of
from parlour.server.table.records import Record
from parlour.server.table.standing import load
from parlour.server.table.table import Table
from parlour.server.table.waits import Waits
from tests.fair.other import verdicts
from tests.server.hall import Json, Person, any_move, gathered, house_of, make, table_in, until
from tests.server.places import in_loop

SEATS = 5
LEAVING = ("quit", "giveup", "standoff", "leave", "renounce")
FIRST = ("join", "give", "hold", "see", "add")


def club(**more: object) -> Settings:
    options: dict[str, str | int | float] = {"mode": "a_deux_cotes", "players": SEATS, "coups": 2}
    return msgspec.convert({"game": "ecarte", "options": options, **more}, Settings)


async def begun(house: House, people: int = 3, **more: object) -> tuple[str, list[Person]]:
    table, there = await gathered(house, club(**more), people)
    assert (await there[0].ask("start"))["t"] == "news"
    return table, there


def verb(choice: Json) -> str:
    return str(choice["head"]).partition(" ")[0]


def sensible(view: Json, last: str, chance: Random) -> str:
    """A move of somebody who stays: he stakes once when he may, and plays his cards as they come."""
    staying = [choice for choice in view["choices"] if verb(choice) not in LEAVING]
    heads = [str(choice["head"]) for choice in staying]
    if "stake" in heads and last != "stake 5":
        return "stake 5"
    simple = [head for head in FIRST if head in heads]
    return simple[0] if simple else any_move({"choices": staying}, chance)


async def play(people: list[Person], enough: Callable[[], bool]) -> None:
    chance = Random(4)
    last: dict[Person, str] = {}
    for _i in range(2000):
        if enough():
            return
        asked = [person for person in people if person.is_asked()]
        if not asked:
            await asyncio.sleep(0.001)
            continue
        view = asked[0].view
        assert view is not None
        last[asked[0]] = sensible(view, last.get(asked[0], ""), chance)
        answer = await asked[0].move(last[asked[0]])
        assert answer["t"] == "news", answer
    raise AssertionError("that never comes")


def cards_are_out(table: Table) -> bool:
    game = table.game
    return game is not None and game.waits != 0 and game.hearers(WATCHER) != ALL


def offered(person: Person) -> list[str]:
    return [str(choice["head"]) for choice in person.view["choices"]] if person.view is not None else []


def is_over(person: Person) -> bool:
    return person.view is not None and bool(person.view["over"])


async def recorded(house: House, table: str) -> Record:
    return record_of(await house.store.entries(table), 1, "then")


@in_loop
async def test_a_game_begins_with_empty_seats_and_the_table_answers_for_them() -> None:
    house = house_of()
    id, people = await begun(house)
    table = table_in(house, id)
    assert [chair.is_free for chair in table.chairs] == [False, False, False, True, True]
    await play(people, lambda: cards_are_out(table))
    made = [(act.seat, act.move, act.by) for _seq, act in table.moves if act.by == "table"]
    assert made == [(3, "quit", "table"), (4, "quit", "table")]
    await house.close()


@in_loop
async def test_other_games_begin_with_bots_and_this_one_not_alone() -> None:
    house = house_of()
    host = Person(house, "ann")
    await make(house, host, club())
    refused = await host.ask("start")
    assert (refused["code"], "2 at the table" in refused["text"]) == ("not_now", True)
    other = Person(house, "bea")
    id = await make(house, other, Settings("nap", {"players": 3, "deals": 1}))
    await other.ask("start")
    assert [bool(chair.bot) for chair in table_in(house, id).chairs] == [False, True, True]
    await house.close()


@pytest.mark.parametrize("opening", ["shown", "all"])
@in_loop
async def test_a_newcomer_sits_down_in_a_running_game_and_plays_in_the_next(opening: str) -> None:
    house = house_of()
    id, people = await begun(house, opening=opening)
    table = table_in(house, id)
    await play(people, lambda: cards_are_out(table))
    newcomer = Person(house, "dan", "Dan")
    await newcomer.ask("enter", table=id)
    seen = newcomer.view
    assert seen is not None
    sat = await newcomer.ask("sit")
    assert (sat["you"], sat["table"]["seats"][3]["name"]) == (3, "Dan")
    new = newcomer.view
    assert new is not None
    assert new["seat"] == 3
    assert new["places"] == seen["places"], "who has no stake sees what lies open, at the table or beside it"
    assert (await newcomer.ask("sit", seat=4))["code"] == "not_now"
    everybody = [*people, newcomer]
    await play(everybody, lambda: "join 1" in offered(newcomer))
    assert (await newcomer.move("join 1"))["t"] == "news"
    await play(everybody, lambda: is_over(newcomer))
    assert any(listed[0] == 3 for _seq, cut in table.cuts for listed in cut.listed), "he has a share in the drawings"
    record = await recorded(house, id)
    assert record.agreed.names_with(record.later) == ["Name 0", "Name 1", "Name 2", "Dan", "E"]
    assert record.own_eyes("dan") == 3
    checks = [record.check_for(eyes) for eyes in (0, 3, WATCHER)]
    assert [check.wrong for check in checks] == [[], [], []]
    assert [told["wrong"] for told in verdicts([(check.record, None) for check in checks])] == [[], [], []]
    lied = checks[1].record.replace('"by":"table"', '"by":"bot"', 1)
    assert verdicts([(lied, None)])[0]["wrong"]
    names: list[str] = []

    def person(_guest: str, name: str) -> int:
        names.append(name)
        return len(names) - 1

    line = entered(record, person)
    assert names == ["Name 0", "Name 1", "Name 2", "Dan"]
    assert [seat.bot for seat in line.seats[:4]] == [""] * 4
    await house.close()


@in_loop
async def test_who_stands_up_without_a_part_leaves_his_seat_empty_and_nobody_else_takes_it() -> None:
    house = house_of()
    id, people = await begun(house, 4)
    table = table_in(house, id)
    assert (await people[3].move("quit"))["t"] == "news"
    assert (await people[3].ask("stand"))["t"] == "news"
    assert table.chairs[3].is_free
    await play(people[:3], lambda: cards_are_out(table))
    assert (await people[0].ask("stand"))["t"] == "news"
    assert table.chairs[0].bot, "who has a part in the game is replaced"
    stranger = Person(house, "eve", "Eve")
    await stranger.ask("enter", table=id)
    assert (await stranger.ask("sit", seat=3))["code"] == "taken"
    assert (await stranger.ask("sit"))["you"] == 4
    late = Person(house, "fay", "Fay")
    await late.ask("enter", table=id)
    assert (await late.ask("sit"))["code"] == "full"
    assert (await people[3].ask("sit"))["you"] == 3
    again = Table(id)
    load(again, await house.store.entries(id))
    assert [(chair.guest, chair.name) for chair in again.chairs] == [
        (chair.guest, chair.name) for chair in table.chairs
    ]
    assert (again.players, again.later) == (table.players, table.later)
    await house.close()


@in_loop
async def test_who_is_away_too_long_without_a_part_is_not_replaced() -> None:
    house = house_of(waits=Waits(away=20))
    id, people = await begun(house, 4)
    await people[3].move("quit")
    people[3].leave()
    await until(lambda: table_in(house, id).chairs[3].is_free)
    await house.close()


@in_loop
async def test_talk_to_all_is_closed_to_whom_the_game_says_and_while_it_says_so() -> None:
    house = house_of()
    id, people = await begun(house, 4)
    table = table_in(house, id)
    watcher = Person(house, "eve", "Eve")
    await watcher.ask("enter", table=id)
    everybody = [*people, watcher]
    assert [(await person.ask("say", text="Good evening"))["t"] for person in everybody] == ["news"] * 5
    await play(people, lambda: cards_are_out(table))
    answers = [await person.ask("say", text="Play the king") for person in everybody]
    closed = [answer.get("clause") for answer in answers if answer["t"] == "refused"]
    assert sorted(str(clause) for clause in closed) == ["ecarte.49a", "ecarte.57", "ecarte.57"]
    assert [answer["message"] for answer in answers if answer["t"] == "refused"] == ["talk-closed"] * 3
    assert len(table.chat) == 7, "the two who hold the cards talk to all"
    await house.close()


@in_loop
async def test_who_gets_up_before_he_opens_has_no_share_any_more() -> None:
    house = house_of()
    id, people = await begun(house, 4)
    table = table_in(house, id)
    late = people[3]
    await until(lambda: all(table.rounds.has_committed(seat, table.chairs[seat]) for seat in range(4)))
    late.shares = False
    await late.move("quit")
    for person in people[:3]:
        assert person.view is not None
        await person.answer(person.say("move", move="join", window=person.view["window"], seq=person.seq))
    await until(lambda: table.rounds.listed is not None and table.rounds.missing == [3])
    assert (await late.ask("stand"))["t"] == "news"
    await until(lambda: table.game is not None and table.game.waits != 0)
    assert table.rounds.out == {late.guest}
    assert (await late.ask("sit"))["you"] == 3
    assert late.fair is not None
    drawing = late.fair["drawing"]
    assert (await late.ask("commit", drawing=drawing, hash="00" * 32, seq=late.seq))["code"] == "forbidden"
    await house.close()
