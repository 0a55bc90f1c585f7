"""Evenings in a store: a book grows line by line, initials are left of whoever goes, and old books are swept."""

from __future__ import annotations

import asyncio

import pytest

from parlour.evening.lines import OPENED, Line
from parlour.server.storage.evenings import Evening, EveningPerson, Growth, OtherEvening
from parlour.server.storage.people import Guest, Outdated, Session
from parlour.server.storage.store import Store
from tests.server.places import Place, in_loop


def empty(evening: str, last: int, *people: EveningPerson, table: str = "", at: int = 5) -> Growth:
    return Growth(evening, last, [Line(last + 1, at, 0, OPENED)], people, [table] if table else [])


def evening(id: str) -> Evening:
    return Evening(id, "Friday", "s", "key", 5)


async def account(store: Store, guest: str, name: str) -> Guest:
    session = Session(f"session of {guest}", guest, 1, 1, 10**15)
    await store.open_account(Guest(guest, name, 1, login=guest, password="x"), guest, [], session)
    found = await store.guest(guest)
    assert found is not None
    return found


@in_loop
async def test_a_book_grows_by_one_at_a_time(place: Place) -> None:
    store = await place.open()
    await store.open_evening(evening("e"), empty("e", 0, EveningPerson(0, "s", "Ann")))
    for last in (0, 2):
        with pytest.raises(Outdated):
            await store.grow_evening(empty("e", last))
    with pytest.raises(Outdated):
        await store.grow_evening(empty("none", 0))
    await store.grow_evening(empty("e", 1, table="t"))
    with pytest.raises(OtherEvening):
        await store.grow_evening(empty("e", 2, EveningPerson(1, "x", "X"), table="t"))
    assert [line.number for line in await store.evening_lines("e")] == [1, 2], "all of it or nothing"
    assert len(await store.evening_people("e")) == 1
    found = await asyncio.gather(*[store.grow_evening(empty("e", 2)) for _i in range(5)], return_exceptions=True)
    assert sum(one is None for one in found) == 1
    assert all(one is None or isinstance(one, Outdated) for one in found)
    await store.close()


@in_loop
async def test_initials_are_left_of_a_deleted_account(place: Place) -> None:
    store = await place.open()
    ann = await account(store, "ann", "Ann Lee")
    people = [EveningPerson(0, "ann", "Ann Lee"), EveningPerson(1, "bea", "Bea")]
    await store.open_evening(evening("e"), empty("e", 0, *people))
    await store.forget(ann, 9)
    assert await store.evening_people("e") == [EveningPerson(0, "ann", "A. L."), people[1]]
    await store.open_evening(evening("f"), empty("f", 0, EveningPerson(0, "ann", "Ann Lee")))
    assert [person.name for person in await store.evening_people("f")] == ["A. L."], "also where he is entered later"
    await store.close()


@in_loop
async def test_old_evenings_are_swept(place: Place) -> None:
    store = await place.open()
    for id, at in (("old", 5), ("new", 50)):
        await store.open_evening(evening(id), empty(id, 0, EveningPerson(0, "s", "Ann"), table=f"of {id}", at=at))
    assert await store.sweep_evenings(20) == 1
    assert await store.evening("old") is None
    assert await store.evening_lines("old") == []
    assert await store.evening_people("old") == []
    assert await store.evening_of("of old") is None
    assert [one.id for one in await store.evenings_of("s")] == ["new"]
    await store.grow_evening(empty("new", 1, table="of old"))
    await store.close()
