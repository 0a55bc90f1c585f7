"""Accounts of programs: everybody sees what they are, and nobody waits for them as for people."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.server.table.chair import Chair, company
from parlour.server.table.waits import Waits
from tests.server.hall import Person, a_game, any_move, house_of, make, play_out, settled, table_in, until
from tests.server.places import File, Memory, Place, in_loop
from tests.server.porch import porches
from tests.server.test_programs import as_program, token_of
from tests.server.test_sessions import LOGIN

GAME = "newmarket"  # stakes are laid first, and show nobody a card
PROGRAM = {**LOGIN, "program": True}


def marks(person: Person) -> list[bool]:
    """Which seats he sees a program at."""
    return [seat.get("program", False) for seat in (person.table or {})["seats"]]


async def with_program(**more: Any) -> tuple[str, Person, Person]:
    """A table for three at which a person and a program sit."""
    house = house_of(waits=more.pop("waits", Waits()))
    ann, robot = Person(house, "ann", "Ann"), Person(house, "robot", "Robot", program=True)
    id = await make(house, ann, settled(GAME, 3, **more))
    await robot.ask("enter", table=id)
    await robot.ask("sit")
    return id, ann, robot


@in_loop
async def test_an_account_is_made_for_a_program_and_stays_one(place: Place) -> None:
    async with porches(place, 1) as (here,), here.http() as http:
        opened = (await http.post("/api/accounts", json=PROGRAM)).json()
        assert opened["program"] is True
        async with as_program(here, await token_of(http)) as program:
            assert (await program.get("/api/me")).json()["program"] is True
            made = await program.post("/api/tables", json={"settings": {"game": a_game()}})
            shown = (await program.get(f"/api/tables/{made.json()['table']}")).json()
            assert shown["seats"][0]["program"] is True
            assert (await program.post("/api/me/name", json={"name": "Other"})).json()["program"] is True
        change = {"old": LOGIN["password"], "new": "battery staple"}
        assert (await http.post("/api/accounts/password", json=change)).json()["program"] is True
        await http.post("/api/accounts/logout")
        came = await http.post("/api/accounts/login", json={**LOGIN, "password": change["new"]})
        assert came.json()["program"] is True


@pytest.mark.parametrize("path", ["/api/accounts/login", "/api/me/name", "/api/accounts/password", "/api/me/tokens"])
@in_loop
async def test_no_other_request_makes_or_unmakes_one(path: str) -> None:
    async with porches(Memory(), 1) as (here,), here.http() as http:
        await http.post("/api/accounts", json=PROGRAM)
        whole = {**LOGIN, "name": "Ann", "old": LOGIN["password"], "new": LOGIN["password"]}
        asked = {"login": "login password", "name": "name", "password": "old new", "tokens": "name password"}
        body = {key: whole[key] for key in asked[path.rpartition("/")[2]].split()}
        assert (await http.post(path, json={**body, "program": False})).status_code == 400
        assert (await http.get("/api/me")).json()["program"] is True


@in_loop
async def test_a_guest_who_becomes_a_program_is_seen_to_be_one_where_he_sat_before() -> None:
    house = house_of()
    ann, robot = Person(house, "ann", "Ann"), Person(house, "robot", "Robot")
    id = await make(house, ann, settled(a_game(2), 2))
    await robot.ask("enter", table=id)
    await robot.ask("sit")
    assert marks(ann) == [False, False]
    again = Person(house, "robot", "Robot", program=True)
    await again.ask("enter", table=id)  # before the connection that he had is gone
    await until(lambda: marks(ann) == [False, True])
    robot.leave()
    again.leave()
    person = Person(house, "robot", "Robot")
    await person.ask("enter", table=id)
    assert marks(person) == [False, True], "and never unlearnt"
    await house.close()


@in_loop
async def test_records_and_lists_of_games_say_who_was_a_program(tmp_path: Path) -> None:
    async with porches(File(tmp_path / "parlour.db"), 1) as (here,), here.http() as http:
        me = (await http.get("/api/me")).json()["guest"]
        house = here.front.house
        ann, robot = Person(house, me, "Ann"), Person(house, "robot", "Robot", program=True)
        id = await make(house, ann, settled(a_game(2), 2))
        await robot.ask("enter", table=id)
        await robot.ask("sit")
        await ann.ask("start")
        assert marks(ann) == [False, True]
        await play_out([ann, robot], Random(1))
        (card,) = (await http.get("/api/me/games")).json()["games"]
        assert [player["program"] for player in card["players"]] == [False, True]
        for which in ("record", "replay"):
            assert (await http.get(f"/api/tables/{id}/{which}?game=1")).json()["programs"] == [1]


@in_loop
async def test_the_host_never_passes_to_a_program() -> None:
    id, ann, robot = await with_program(waits=Waits(away=1))
    table = table_in(ann.house, id)
    ann.leave()
    ben = Person(ann.house, "ben", "Ben")
    await ben.ask("enter", table=id)
    assert table.host == "ann", "a program does not wait for him"
    await ben.ask("sit")
    await until(lambda: table.host == "ben")
    await ben.ask("stand")
    assert table.host == "ann", "also a person who is away comes before a program"
    assert (await robot.ask("start"))["code"] == "not_host"
    await ann.house.close()


@in_loop
async def test_a_person_with_programs_is_alone() -> None:
    """He sets the pace, takes back unasked, and finds his game as he left it; a program that is away is replaced."""
    id, ann, robot = await with_program(undo=True)
    other = Person(ann.house, "another", "Another", program=True)
    await other.ask("enter", table=id)
    await other.ask("sit")
    await ann.ask("start")
    assert (await robot.ask("hurry"))["code"] == "forbidden"
    assert (await ann.ask("hurry"))["t"] in ("done", "news")
    table = table_in(ann.house, id)
    chance = Random(3)
    while not ann.is_asked():
        mover = next(one for one in (robot, other) if one.is_asked())
        await mover.move(any_move(mover.view or {}, chance))
        await until(lambda: ann.seq == table.seq)
    await ann.move(any_move(ann.view or {}, chance))
    assert "undone" in await ann.ask("undo"), "nobody is asked"
    robot.leave()
    ann.leave()
    assert table.away_until(table.chairs[0]) is None
    assert table.away_until(table.chairs[1]) is not None
    await ann.house.close()


@in_loop
async def test_a_program_that_looks_on_is_not_counted() -> None:
    house = house_of()
    ann = Person(house, "ann")
    id = await make(house, ann, settled(a_game()))
    for guest, is_program in (("robot", True), ("ben", False)):
        await Person(house, guest, program=is_program).ask("enter", table=id)
    assert [told["watching"] for told in ann.told if told["t"] == "watching"] == [1]
    await house.close()


@pytest.mark.parametrize(
    ("seats", "counted"),
    [("p", [0]), ("pr", [0]), ("rpr", [1]), ("rr", [0, 1]), ("brr", [1, 2]), ("bb", []), ("pb", [0]), ("sr", [1])],
)
def test_who_counts(seats: str, counted: list[int]) -> None:
    """p: a person, r: somebody's program, b: a bot, s: one that stands in for a person."""
    chairs = [Chair("A") for _seat in seats]
    for chair, kind in zip(chairs, seats, strict=True):
        chair.guest = "" if kind == "b" else "somebody"
        chair.bot = "book" if kind in "bs" else ""
        chair.program = kind == "r"
    assert company(chairs) == counted
