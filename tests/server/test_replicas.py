"""Two houses on one store: what one writes while the other reads is not missed."""

from __future__ import annotations

import asyncio

from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.owners import SoleOwner
from parlour.server.table.entries import Entry
from tests.server.hall import Person, a_game, house_of, make, settled, table_in
from tests.server.places import in_loop
from tests.server.test_processes import until


class SlowToRead(MemoryStore):
    """What is read is as old as the question; the answer comes when the gate is open."""

    def __init__(self, logs: MemoryStore) -> None:
        super().__init__()
        self.logs = logs.logs
        self.gate = asyncio.Event()
        self.reads: list[int] = []

    async def entries(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        self.reads.append(after)
        found = await super().entries(table, after, until)
        await self.gate.wait()
        return found


class NeverOwner(SoleOwner):
    async def claim(self, table: str) -> bool:
        return False

    def owns(self, table: str) -> bool:
        return False


async def table_and_reader() -> tuple[House, Person, str, SlowToRead, House]:
    store = MemoryStore()
    house = house_of(store)
    host = Person(house, "guest0")
    table = await make(house, host, settled(a_game()))
    slow = SlowToRead(store)
    other = house_of(slow)
    other.owners = NeverOwner()
    return house, host, table, slow, other


@in_loop
async def test_an_entry_written_while_a_table_is_loaded() -> None:
    house, host, table, slow, other = await table_and_reader()
    watcher = Person(other, "guest1")
    asked = asyncio.create_task(watcher.ask("enter", table=table))
    await asyncio.sleep(0.01)
    answer = await host.ask("say", text="hello")
    other._heard(table, answer["seq"])
    slow.gate.set()
    assert (await asked)["seq"] == answer["seq"]
    assert [line["text"] for line in watcher.told[-1]["chat"]] == ["hello"]
    assert other.missed == {}
    for one in (house, other):
        await one.close()


@in_loop
async def test_an_entry_written_while_another_is_read() -> None:
    house, host, table, slow, other = await table_and_reader()
    slow.gate.set()
    watcher = Person(other, "guest1")
    before = (await watcher.ask("enter", table=table))["seq"]
    slow.gate.clear()
    for text in ("one", "two"):
        answer = await host.ask("say", text=text)
        other._heard(table, answer["seq"])
        await asyncio.sleep(0.01)
    slow.gate.set()
    await until(lambda: watcher.seq == answer["seq"])
    assert [message["chat"]["text"] for message in watcher.told if message["t"] == "news"] == ["one", "two"]
    assert table_in(other, table).seq == before + 2
    assert slow.reads[-2:] == [before, before + 1], "only what is new is read"
    for one in (house, other):
        await one.close()


@in_loop
async def test_who_comes_from_another_process_is_not_shown_less_than_he_has_seen() -> None:
    """He is there before anything is heard from the process that he comes from."""
    house, host, table, slow, other = await table_and_reader()
    slow.gate.set()
    watcher = Person(other, "guest1")
    await watcher.ask("enter", table=table)
    answer = await host.ask("say", text="hello")
    again = await watcher.ask("enter", table=table, since=answer["seq"])
    assert (again["t"], again["seq"]) == ("table", answer["seq"])
    reads = len(slow.reads)
    assert (await watcher.ask("enter", table=table, since=2**53))["seq"] == answer["seq"], "nobody waits for a lie"
    assert len(slow.reads) == reads + 1
    for one in (house, other):
        await one.close()
