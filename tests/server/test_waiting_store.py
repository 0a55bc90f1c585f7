"""The list of those who wait, in every kind of store: one row for each, places kept, called once, faded when left."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from parlour.server.protocol.finding import Wanted
from parlour.server.storage.blocks import Blocked
from parlour.server.storage.people import Guest, Session
from parlour.server.storage.store import Store
from parlour.server.storage.waiters import Apart, Party, TooManyWait, Waiter
from tests.server.places import Database, File, Place, in_loop

LEASE = 15_000


def waiter(guest: str, since: int, agreement: str = "a game") -> Waiter:
    return Waiter(guest, guest.title(), False, agreement, Wanted("a game", {"deals": 1}, bots=30), since, since + LEASE)


def everybody(waiting: Sequence[Waiter], _apart: Apart) -> list[Party]:
    return [Party("t", tuple([one.guest for one in waiting]), 4)] if waiting else []


async def names(store: Store, now: int) -> list[str]:
    return [one.guest for one in await store.waiters(now)]


@in_loop
async def test_one_row_each_in_the_order_they_came(place: Place) -> None:
    store = await place.open()
    for guest, since in (("bob", 2), ("ann", 1), ("cid", 2)):
        await store.wait(waiter(guest, since), since)
    assert await store.wait(waiter("ann", 50), 50) == replace(waiter("ann", 1), until=50 + LEASE), "the same place"
    assert await names(store, 60) == ["ann", "bob", "cid"]
    await store.wait(waiter("ann", 70, "another"), 70)
    assert await names(store, 70) == ["bob", "cid", "ann"], "who waits for something else comes last"
    assert (await store.waiters(70))[-1] == waiter("ann", 70, "another")
    assert await store.give_up("bob")
    assert not await store.give_up("bob")
    assert await names(store, 70) == ["cid", "ann"]
    await store.close()


@in_loop
async def test_what_nobody_renews_fades(place: Place) -> None:
    store = await place.open()
    for guest in ("ann", "bob"):
        await store.wait(waiter(guest, 0), 0)
    await store.renew(["ann", "nobody"], 9_000 + LEASE)
    assert await names(store, LEASE + 1) == ["ann"]
    await store.fade("ann", 9_000, 10_000)
    assert await names(store, LEASE + 1) == ["ann"], "another process has renewed it since"
    await store.fade("ann", 9_000 + LEASE, 12_000)
    assert await names(store, 12_001) == ["bob"]
    late = await store.wait(waiter("ann", 40_000), 40_000)
    assert late.since == 40_000, "its place is gone"
    await store.close()


@in_loop
async def test_called_recalled_and_struck(place: Place) -> None:
    store = await place.open()
    for guest, since in (("ann", 1), ("bob", 2), ("cid", 3)):
        await store.wait(waiter(guest, since), since)
    assert await store.call("another", 5, everybody) == []
    assert [party.guests for party in await store.call("a game", 5, everybody)] == [("ann", "bob", "cid")]
    assert await store.call("a game", 6, everybody) == [], "nobody is called twice"
    await store.table_made("t")
    again = await store.wait(waiter("bob", 20_000), 20_000)
    assert (again.table, again.seats, again.called, again.made) == ("t", 4, 5, True), "his call is kept"
    assert len(await store.waiters(10**9)) == 3, "who is called does not fade"
    await store.recall("t", ["ann", "cid"], 30_000)
    assert [(one.guest, one.since, one.until, one.table) for one in await store.waiters(9)] == [
        ("ann", 1, 30_000, ""),
        ("cid", 3, 30_000, ""),
    ]
    await store.call("a game", 30_000, everybody)
    await store.strike("t", ["cid"])
    assert await names(store, 40_000) == ["ann"]
    await store.strike("t")
    assert await names(store, 0) == []
    await store.close()


@in_loop
async def test_whoever_chooses_is_told_who_has_blocked_whom(place: Place) -> None:
    store = await place.open()
    told: list[Apart] = []

    def look(_waiting: Sequence[Waiter], apart: Apart) -> list[Party]:
        told.append(apart)
        return []

    for guest in ("ann", "bob"):
        await store.wait(waiter(guest, 1), 1)
    await store.block("bob", Blocked("ann", "Ann", 1))
    await store.block("bob", Blocked("somebody", "Else", 1))
    await store.call("a game", 1, look)
    assert ("bob", "ann") in told[0]
    assert ("ann", "bob") not in told[0]
    await store.close()


@in_loop
async def test_who_deletes_his_account_waits_no_longer_and_the_list_has_an_end(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await place.open()
    ann = Guest("ann", "Ann", 0, login="ann", password="hash")
    await store.open_account(ann, "ann", [], Session("s", "ann", 1, 1, 10**15))
    await store.wait(waiter("ann", 1), 1)
    newest = await store.guest("ann")
    assert newest is not None
    await store.forget(newest, 5)
    assert await names(store, 1) == []
    for module in ("sql_waiters", "memory_waiters"):
        monkeypatch.setattr(f"parlour.server.storage.{module}.MOST_WAITING", 1)
    await store.wait(waiter("bob", 1), 1)
    await store.wait(waiter("bob", 2), 2)
    with pytest.raises(TooManyWait):
        await store.wait(waiter("cid", 2), 2)
    await store.wait(waiter("cid", 90_000), 90_000)  # whoever has faded long ago makes room
    assert await names(store, 90_000) == ["cid"]
    await store.close()


@in_loop
async def test_two_who_call_at_once_call_nobody_twice(lasting: File | Database) -> None:
    stores = [await lasting.open(), await lasting.open()]
    for number in range(12):
        await stores[0].wait(waiter(f"g{number:02}", number), number)

    def pairs(waiting: Sequence[Waiter], _apart: Apart) -> list[Party]:
        both = tuple([one.guest for one in waiting[:2]])
        return [Party("-".join(both), both, 2)] if len(both) == 2 else []

    found = await asyncio.gather(*[stores[i % 2].call("a game", 20, pairs) for i in range(8)])
    called = [guest for parties in found for party in parties for guest in party.guests]
    assert sorted(called) == [f"g{number:02}" for number in range(12)]
    for store in stores:
        await store.close()
