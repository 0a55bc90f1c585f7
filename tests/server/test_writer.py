"""The writer: batches, order, and who is told when one fails."""

from __future__ import annotations

import asyncio

from parlour.server.protocol.cards import TableCard
from parlour.server.storage.bus import MemoryBus
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.store import Batch, StorageError, Taken
from parlour.server.storage.writer import Done, Writer
from tests.server.logs import entry, length, log
from tests.server.places import in_loop


class Slow(MemoryStore):
    """A store whose batches end when told, well or not."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[int] = []
        self.ends: asyncio.Queue[Exception | None] = asyncio.Queue()

    async def append(self, batch: Batch) -> None:
        self.batches.append(len(batch.entries))
        error = await self.ends.get()
        if error is not None:
            raise error
        await super().append(batch)


class Telling(MemoryBus):
    def __init__(self) -> None:
        self.told: list[dict[str, int]] = []

    async def publish(self, grown: dict[str, int]) -> None:
        self.told.append(grown)


class Answers:
    """What became of each entry, in the order of the answers."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, int, str]] = []

    def to(self, table: str, seq: int) -> Done:
        return lambda error: self.seen.append((table, seq, type(error).__name__ if error else "written"))


def put(writer: Writer, answers: Answers, *entries: tuple[str, int]) -> None:
    for table, seq in entries:
        writer.put(entry(table, seq), answers.to(table, seq))


@in_loop
async def test_what_comes_meanwhile_is_the_next_batch() -> None:
    store, bus, answers = Slow(), Telling(), Answers()
    writer = Writer(store, bus)
    put(writer, answers, ("a", 1), ("b", 1), ("a", 2))
    await asyncio.sleep(0.01)
    put(writer, answers, ("a", 3), ("c", 1))
    assert answers.seen == []
    for _batch in range(2):
        store.ends.put_nowait(None)
    await writer.drained()
    assert store.batches == [3, 2]
    assert answers.seen == [
        (table, seq, "written") for table, seq in (("a", 1), ("b", 1), ("a", 2), ("a", 3), ("c", 1))
    ]
    assert bus.told == [{"a": 2, "b": 1}, {"a": 3, "c": 1}]
    assert await length(store, "a") == 3


@in_loop
async def test_whoever_answers_what_was_just_told_is_in_the_next_batch_too() -> None:
    store, answers = Slow(), Answers()
    writer = Writer(store, Telling())

    def answer(_error: StorageError | None) -> None:
        asyncio.get_running_loop().call_soon(put, writer, answers, ("a", 2))

    writer.put(entry("a", 1), answer)
    await asyncio.sleep(0.01)
    put(writer, answers, ("b", 1))
    store.ends.put_nowait(None)
    store.ends.put_nowait(None)
    await writer.drained()
    assert store.batches == [1, 2]
    assert answers.seen == [("b", 1, "written"), ("a", 2, "written")]


@in_loop
async def test_a_failed_batch_fails_each_of_its_tables_and_what_rests_on_it() -> None:
    store, bus, answers = Slow(), Telling(), Answers()
    writer = Writer(store, bus)
    put(writer, answers, ("a", 1), ("b", 1))
    await asyncio.sleep(0.01)
    put(writer, answers, ("a", 2), ("c", 1))
    store.ends.put_nowait(StorageError("the disk is full"))
    store.ends.put_nowait(None)
    await writer.drained()
    failed = [(table, seq, "StorageError") for table, seq in (("a", 1), ("b", 1), ("a", 2))]
    assert answers.seen == [*failed, ("c", 1, "written")]
    assert bus.told == [{"c": 1}]
    assert await store.entries("a") == []


@in_loop
async def test_a_taken_entry_fails_only_its_table() -> None:
    store, answers = MemoryStore(), Answers()
    await store.append(log("b", 1, 2))
    await store.append(log("d", 1))
    writer = Writer(store, MemoryBus())
    put(writer, answers, ("a", 1), ("b", 2), ("c", 1), ("b", 3), ("d", 1), ("a", 2))
    await writer.drained()
    taken = [("b", 2, "Taken"), ("b", 3, "Taken"), ("d", 1, "Taken")]
    assert answers.seen == [*taken, ("a", 1, "written"), ("c", 1, "written"), ("a", 2, "written")]
    assert [await length(store, table) for table in "abcd"] == [2, 2, 1, 1]


@in_loop
async def test_a_table_put_again_from_its_answer_goes_on() -> None:
    """As a house does that loads the table again and repeats the move."""
    store = MemoryStore()
    await store.append(log("a", 1))
    writer = Writer(store, MemoryBus())
    seen: list[StorageError | None] = []

    def again(error: StorageError | None) -> None:
        assert isinstance(error, Taken)
        writer.put(entry("a", 2), seen.append)

    writer.put(entry("a", 1), again)
    await writer.drained()
    assert seen == [None]
    assert await length(store, "a") == 2


@in_loop
async def test_a_bug_in_store_or_table_leaves_nobody_waiting() -> None:
    store, answers = Slow(), Answers()
    complaints: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, what: complaints.append(str(what["exception"])))
    writer = Writer(store, MemoryBus())
    put(writer, answers, ("a", 1))
    store.ends.put_nowait(ZeroDivisionError("store"))
    await writer.drained()

    def broken(_error: StorageError | None) -> None:
        raise ZeroDivisionError("table")

    writer.put(entry("a", 1), broken)
    put(writer, answers, ("b", 1))
    store.ends.put_nowait(None)
    await writer.drained()
    assert answers.seen == [("a", 1, "StorageError"), ("b", 1, "written")]
    assert complaints == ["store", "table"]


@in_loop
async def test_the_last_card_of_a_batch_counts() -> None:
    store = MemoryStore()
    writer = Writer(store, MemoryBus())
    cards = [TableCard("a", "", "toy", True, "gathering", 4, free, "Ann", 1) for free in (3, 2)]
    for seq, card in enumerate(cards, 1):
        writer.put(entry("a", seq), lambda _error: None, card)
    await writer.drained()
    assert await store.tables() == cards[1:]
