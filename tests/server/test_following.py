"""One stream for a program of what concerns it at all its tables: invitations, turns, ends; and again after a break."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from parlour.server.net.limits import Limits
from parlour.server.protocol.settings import Clock
from parlour.server.room.house import House
from parlour.server.storage.invitations import INVITATIONS_KEPT, Invitation
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.people import Guest
from parlour.server.storage.store import StorageError
from tests.server.hall import Person, Time, any_move, house_of, make, play_out, settled, table_in, until
from tests.server.places import Database, Place, in_loop
from tests.server.porch import porches
from tests.server.test_program_accounts import PROGRAM

ROBOT = "robot"
SHORT = "ecarte"


def robot(house: House, name: str = "Robot") -> Person:
    return Person(house, ROBOT, name, program=True)


def known(store: MemoryStore) -> None:
    """The program's account, and a person's."""
    store.guests = {
        ROBOT: Guest(ROBOT, "Robot", 1, login=ROBOT, program=True),
        "ben": Guest("ben", "Ben", 1, login="ben"),
    }


def heard(person: Person, kind: str, table: str = "") -> list[dict[str, Any]]:
    return [one for one in person.told if one["t"] == kind and table in ("", one.get("table"))]


async def asked(people: list[Person]) -> Person:
    await until(lambda: any(one.is_asked() for one in people))
    return next(one for one in people if one.is_asked())


@asynccontextmanager
async def invited(now: Time | None = None) -> AsyncIterator[tuple[House, str, Person]]:
    """A table to which the program is invited."""
    store = MemoryStore()
    known(store)
    house = house_of(store, now=now)
    ann = Person(house, "ann", "Ann")
    id = await make(house, ann, settled(SHORT, 2, name="Friday"))
    assert (await ann.ask("invite", account=" ROBOT"))["t"] == "done"
    yield house, id, ann
    await house.close()


@in_loop
async def test_turns_and_the_end_of_games_at_two_tables_come_over_one_connection() -> None:
    house = house_of()
    ear = robot(house)
    assert (await ear.ask("follow"))["t"] == "done"
    chance = Random(2)
    tables = {}
    for host in ("ann", "ben"):
        player, person = robot(house), Person(house, host, host.title())
        id = await make(house, person, settled(SHORT, 2, clock=Clock(60)))
        await player.ask("enter", table=id)
        await player.ask("sit")
        await person.ask("start")
        tables[id] = (player, person)
    for id, (player, person) in tables.items():
        while not (person.view or {})["over"]:
            before = len(heard(ear, "turn", id))
            mover = await asked([player, person])
            table, seat = table_in(house, id), player.you or 0
            assert table.game is not None
            question = table.game.windows[seat]
            if mover is player:
                last = heard(ear, "turn", id)[-1]
                assert (last["seat"], last["game"], last["number"]) == (player.you, SHORT, 1)
                assert last["until"] == table.time_up(table.chairs[seat])
            await mover.move(any_move(mover.view or {}, chance))
            await player.until_told(person.seq)
            is_the_same = mover is player and table.game.windows[seat] == question  # a king marked answers nothing
            is_new = player.is_asked() and not is_the_same
            assert len(heard(ear, "turn", id)) - before == is_new, "one question, one word"
    ends = heard(ear, "ended")
    assert [(end["table"], end["number"], end["seat"]) for end in ends] == [(id, 1, 1) for id in tables]
    assert all(
        end["result"] == list(table_in(house, id).game_card().result) for id, end in zip(tables, ends, strict=True)
    )
    assert not heard(ear, "table"), "it is told of its tables, and looks at none"
    await house.close()


@in_loop
async def test_who_comes_back_is_told_what_is_open_and_what_has_ended_since() -> None:
    async with invited() as (house, id, ann):
        player = robot(house)
        await player.ask("enter", table=id)
        await player.ask("sit")
        await ann.ask("start")
        mover = await asked([player, ann])
        while mover is not player:
            await mover.move(any_move(mover.view or {}, Random(1)))
            mover = await asked([player, ann])
        again = robot(house)
        await again.ask("follow", since=0)
        (turn,) = heard(again, "turn")
        assert turn["seq"] == table_in(house, id).game_seq
        assert not heard(again, "ended")
        await again.ask("follow", since=turn["at"])
        assert heard(again, "turn") == [turn, turn], "an open question is told again"
        await play_out([player, ann], Random(1))
        later = robot(house)
        await later.ask("follow")
        assert not heard(later, "ended"), "who asks for nothing old is told nothing old"
        await later.ask("follow", since=turn["at"])
        (ended,) = heard(later, "ended")
        assert ended in heard(again, "ended")
        await later.ask("follow", since=ended["at"] + 3_600_000)
        assert heard(later, "ended") == [ended]


@in_loop
async def test_an_invitation_is_told_at_once_kept_and_answered() -> None:
    now = Time()
    now.ms = INVITATIONS_KEPT
    async with invited(now) as (house, id, ann):
        ear = robot(house)
        await ear.ask("follow")
        (told,) = heard(ear, "invited")
        assert told == {"t": "invited", "table": id, "name": "Friday", "game": SHORT, "by": "Ann", "at": now.ms}
        now.ms += 1
        await ann.ask("invite", account=ROBOT)
        other = await make(house, ann, settled(SHORT, 2))
        await ann.ask("invite", account=ROBOT)
        await until(lambda: len(heard(ear, "invited")) > 1)
        assert [one["table"] for one in heard(ear, "invited")] == [id, other], "nobody is asked twice to one table"
        await ear.ask("enter", table=other)
        await ear.ask("sit")
        store = house.store
        assert isinstance(store, MemoryStore)
        await until(lambda: list(store.invited) == [(ROBOT, id)])
        now.ms += INVITATIONS_KEPT
        late = robot(house)
        await late.ask("follow")
        assert not heard(late, "invited"), "it has lapsed"
        await store.sweep_sessions(now.ms)
        assert not store.invited


@pytest.mark.parametrize(
    ("account", "code"),
    [("ben", "unknown"), ("nobody", "unknown"), ("\0\0\0", "unknown"), ("x", "malformed"), ("é" * 41, "malformed")],
)
@in_loop
async def test_only_programs_are_invited(account: str, code: str) -> None:
    async with invited() as (_house, _id, ann):
        assert (await ann.ask("invite", account=account))["code"] == code


@in_loop
async def test_only_the_host_invites_to_a_free_seat() -> None:
    async with invited() as (house, id, ann):
        cleo = Person(house, "cleo", "Cleo")
        assert (await cleo.ask("invite", account=ROBOT))["code"] == "not_entered"
        await cleo.ask("enter", table=id)
        assert (await cleo.ask("invite", account=ROBOT))["code"] == "not_host"
        await cleo.ask("sit")
        assert (await ann.ask("invite", account=ROBOT))["code"] == "full"
        await ann.ask("remove", guest="cleo")
        await ann.ask("remove", guest=ROBOT)
        assert (await ann.ask("invite", account=ROBOT))["code"] == "forbidden"


@pytest.mark.parametrize("since", [-1, 2**53 + 1, "1", 1.5])
@in_loop
async def test_a_moment_is_a_whole_number(since: object) -> None:
    house = house_of()
    assert (await robot(house).ask("follow", since=since))["code"] == "malformed"
    await house.close()


@in_loop
async def test_people_do_not_follow_and_who_is_gone_is_forgotten() -> None:
    house = house_of()
    assert (await Person(house, "ann").ask("follow"))["code"] == "forbidden"
    ear = robot(house)
    ear.say("follow")
    assert (await ear.ask("follow"))["code"] == "busy", "one answer at a time"
    ear.leave()
    assert not house.following.guests
    await house.close()


@in_loop
async def test_whoever_asks_too_often_waits() -> None:
    house = house_of(limits=Limits(guest_work=0.1))
    ear = robot(house)
    answers = [await ear.ask("follow") for _time in range(8)]
    assert answers[0]["t"] == "done"
    assert (answers[-1]["code"], answers[-1]["limit"]) == ("too_fast", "guest_work")
    assert answers[-1]["wait"] > 0
    await house.close()


@in_loop
async def test_a_store_that_cannot_be_read_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    async with invited() as (house, _id, ann):

        async def broken(*_given: object) -> None:
            raise StorageError("away")

        ear = robot(house)
        for name in ("invitations", "games_of"):
            with monkeypatch.context() as now:
                now.setattr(house.store, name, broken)
                assert (await ear.ask("follow"))["code"] == "storage"
        with monkeypatch.context() as now:
            now.setattr(house.store, "guest_by_login", broken)
            assert (await ann.ask("invite", account=ROBOT))["code"] == "storage"
        assert (await ear.ask("follow"))["t"] == "done"


@in_loop
async def test_a_connection_that_follows_is_not_idle() -> None:
    house = house_of()
    ear, idle = robot(house), Person(house, "idle")
    await ear.ask("follow")
    for _round in range(100):
        house._see_out()
    assert (ear.closed, idle.closed) == (None, (1000, "you look at no table"))
    await house.close()


@in_loop
async def test_invitations_are_kept_by_every_store(place: Place) -> None:
    async with porches(place, 1) as (here,), here.http() as http:
        me = (await http.post("/api/accounts", json=PROGRAM)).json()["guest"]
        house = here.front.house
        ann, ear = Person(house, "ann", "Ann"), Person(house, me, "Robot", program=True)
        id = await make(house, ann, settled(SHORT, 2))
        await ann.ask("invite", account=PROGRAM["login"])
        await ear.ask("follow", since=0)
        assert [one["table"] for one in heard(ear, "invited")] == [id]
        await http.request("DELETE", "/api/accounts", json={"password": PROGRAM["password"]})
        assert await house.store.invitations(me, 0) == []


@pytest.mark.parametrize("first", [0, 1])
@in_loop
async def test_an_invitation_is_told_once_whoever_reads_it_first(first: int) -> None:
    house = house_of()
    here, there = (Person(house, "robot", "Robot", program=True) for _window in range(2))
    await here.ask("follow")
    await house.store.invite(Invitation("robot", "a", "", "nap", "Ann", house.now()))
    read, gates = house.store.invitations, [asyncio.Event(), asyncio.Event()]

    async def late(guest: str, since: int) -> list[Invitation]:
        gate = gates.pop(0)
        await gate.wait()
        return await read(guest, since)

    order = list(gates)
    setattr(house.store, "invitations", late)  # noqa: B010
    there.say("follow", since=0)
    house.following.wake("robot")
    await asyncio.sleep(0)
    for gate in (order[first], order[1 - first]):
        gate.set()
        await asyncio.sleep(0.01)
    assert [len(heard(one, "invited")) for one in (here, there)] == [1, 1]
    await house.close()


@in_loop
async def test_what_happens_in_another_process_is_told(database: Database) -> None:
    async with porches(database, 2) as (here, there), here.http() as http:
        for porch in (here, there):
            porch.front.house.owners = database.owners()
        me = (await http.post("/api/accounts", json=PROGRAM)).json()["guest"]
        ear = Person(there.front.house, me, "Robot", program=True)
        await ear.ask("follow")
        house = here.front.house
        ann, player = Person(house, "ann", "Ann"), Person(house, me, "Robot", program=True)
        id = await make(house, ann, settled(SHORT, 2))
        await ann.ask("invite", account=PROGRAM["login"])
        await until(lambda: bool(heard(ear, "invited")))
        await player.ask("enter", table=id)
        await player.ask("sit")
        await ann.ask("start")
        await play_out([ann, player], Random(4))
        await until(lambda: bool(heard(ear, "ended")))
        assert {turn["table"] for turn in heard(ear, "turn")} == {id}
        for porch in (here, there):
            await porch.front.house.owners.close()
