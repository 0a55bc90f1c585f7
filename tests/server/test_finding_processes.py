"""Waiting for a game while processes fail: what one has left undone another does, and nobody is called twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from parlour.server.room import finding, ushering
from parlour.server.room.house import House
from parlour.server.room.parties import FRESH
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.store import Batch, StorageError
from tests.server.hall import house_of, until
from tests.server.places import Database, in_loop
from tests.server.waiting import GAME, Waiter, clockwork, opened, playing, waiters


class Unsteady(MemoryStore):
    """A store that cannot write a log for a while."""

    broken = 0

    async def append(self, batch: Batch) -> None:
        if self.broken and batch.entries:
            self.broken -= 1
            raise StorageError("the disk is full")
        await super().append(batch)


@clockwork
async def test_a_table_that_could_not_be_made_is_made_later_for_the_same_people() -> None:
    store = Unsteady()
    async with opened(store) as house:
        ann, bob = waiters(house, "ann", "bob")
        await ann.wait()
        store.broken = 2
        await bob.wait()
        await asyncio.sleep(1)
        assert not ann.found
        await playing(ann, bob)
        assert len(store.logs) == 1


@clockwork
async def test_what_a_process_that_died_between_call_and_table_has_left_is_seen_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    async with opened(store) as dying:
        ann, bob = waiters(dying, "ann", "bob")

        async def dies(_ushers: ushering.Ushers, _id: str) -> None:
            """The process ends here."""

        with monkeypatch.context() as patch:
            patch.setattr(ushering.Ushers, "make", dies)
            await ann.wait()
            await bob.wait()
            await until(lambda: len([one for one in store.waits.values() if one.table]) == 2)
    assert not ann.found
    assert not store.logs
    async with opened(store) as house:
        back = waiters(house, "ann", "bob")
        for one in back:
            await one.wait()
        await playing(*back)
        assert len(store.logs) == 1
        assert store.waits == {}


@clockwork
async def test_a_process_that_died_before_the_game_began_is_followed() -> None:
    store = MemoryStore()
    async with opened(store) as dying:
        ann, bob = waiters(dying, "ann", "bob")
        ann.lazy = bob.lazy = True
        await ann.wait()
        await bob.wait()
        await until(lambda: bool(bob.found))
    async with opened(store) as house:
        back = waiters(house, "ann", "bob")
        for one in back:
            await one.ask("enter", table=ann.found[0])
        await until(lambda: all(one.view is not None for one in back))
        await until(lambda: store.waits == {})


@clockwork
async def test_ghosts_of_a_dead_process_are_called_by_nobody() -> None:
    store = MemoryStore()
    async with opened(store) as dying:
        (ann,) = waiters(dying, "ann")
        await ann.wait()
        dying.closing = True  # it dies, and says nothing
    async with opened(store) as house:
        await asyncio.sleep(finding.LEASE / 1000 - FRESH / 1000 + 1)
        (bob,) = waiters(house, "bob")
        await bob.wait()
        await asyncio.sleep(10)
        assert not bob.found
        assert bob.standing["waiting"] == 1


@asynccontextmanager
async def two(database: Database) -> AsyncIterator[list[House]]:
    houses = []
    for _process in range(2):
        house = house_of(await database.open())
        house.bus = house.writer.bus = database.bus()
        house.owners = database.owners()
        await house.open()
        houses.append(house)
    try:
        yield houses
    finally:
        for house in houses:
            begun = list(house.tasks)
            await house.close()
            await asyncio.wait(begun, timeout=2)
            await asyncio.sleep(0.1)  # what was asked of the database when it was told to stop
            await house.owners.close()
            await house.bus.close()
            await house.store.close()


@in_loop
async def test_waiters_at_two_processes_find_each_other_once(database: Database) -> None:
    async with two(database) as houses:
        people = [Waiter(houses[i % 2], f"g{i}", f"Name {i}") for i in range(6)]
        for one in people:
            one.say("wait", game=GAME)
        await until(lambda: all(one.view is not None for one in people))
        tables = {one.found[-1] for one in people}
        assert len(tables) == 3
        assert all(len(set(one.found)) == 1 for one in people), "nobody was called twice"
        for id in tables:
            at = [one for one in people if one.found[-1] == id]
            assert len(at) == 2
            assert at[0].table is not None
            assert {seat["guest"] for seat in at[0].table["seats"]} == {one.guest for one in at}
        while await houses[0].store.waiters(0):  # who has come to his table waits no longer
            await asyncio.sleep(0.002)


@in_loop
async def test_a_no_show_at_another_process(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ushering, "COME", 1_500)
    async with two(database) as (here, there):
        ann, bob, cid = Waiter(here, "ann", "Ann"), Waiter(there, "bob", "Bob"), Waiter(there, "cid", "Cid")
        bob.lazy = True
        await bob.wait()
        await ann.wait()
        await until(lambda: any(message.get("left") for message in ann.told))
        await ann.wait()
        await cid.wait()
        await until(lambda: ann.view is not None and cid.view is not None)
        assert ann.found[-1] == cid.found[-1] != ann.found[0]
