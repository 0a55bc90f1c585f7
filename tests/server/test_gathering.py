"""The records of games: made once for everybody from what matters of the log, and by whom they are made."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from random import Random
from types import FunctionType, ModuleType

import pytest
from msgspec import Struct

from parlour.core.rules import Rules
from parlour.registry import all_rules
from parlour.server.room.archive import made_from
from parlour.server.room.backlog import TOGETHER, Backlog, Due
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.entries import Entry, Moved, Said, Started
from parlour.server.table.recording import record_of
from parlour.server.table.records import packed, unpacked
from tests.server.hall import (
    Person,
    a_game,
    any_move,
    games_for,
    gathered,
    house_of,
    play_out,
    settled,
    table_in,
    take_back,
    until,
)
from tests.server.places import in_loop

GAMES = list(all_rules().values())


def seats_at(rules: Rules) -> int:
    least, most = rules.players
    return min(max(4, least), most)


async def some_undone(people: list[Person], chance: Random, moves: int) -> int:
    """Play some moves and take back what may be taken back; gives how often that was."""
    back = 0
    for _move in range(moves):
        asked = [person for person in people if person.is_asked()]
        if not asked:
            break
        assert (await asked[0].move(any_move(asked[0].view or {}, chance)))["t"] == "news"
        if chance.random() < 0.4:
            back += (await take_back(asked[0], people))["t"] == "news"
    return back


@pytest.mark.parametrize("rules", GAMES, ids=[rules.name for rules in GAMES])
@in_loop
async def test_a_record_is_the_same_for_one_reader_and_for_all(rules: Rules) -> None:
    """What is written once for all readers is what would be written for each of them alone."""
    store = MemoryStore()
    house = house_of(store)
    seats = seats_at(rules)
    id, people = await gathered(house, settled(rules.name, seats, undo=True), seats)
    await people[0].ask("start")
    await some_undone(people, Random(3), 20)
    log = await store.entries(id)
    record = record_of(log, 1)
    for eyes in record.seen:
        alone = record_of(log, 1, only=eyes)
        assert record.record_for(eyes) == alone.record_for(eyes)
        assert record.replay_for(eyes) == alone.replay_for(eyes)
    await house.close()


@in_loop
async def test_what_was_taken_back_is_not_in_the_replay() -> None:
    store = MemoryStore()
    house = house_of(store)
    back = 0
    for rules in games_for(4)[:6]:
        id, people = await gathered(house, settled(rules.name, undo=True), 4)
        await people[0].ask("start")
        back += await some_undone(people, Random(9), 12)
        steps = record_of(await store.entries(id), 1).replay_for(0).steps
        assert [step.seq for step in steps] == [seq for seq, _told in table_in(house, id).marks]
    assert back >= 3
    await house.close()


@in_loop
async def test_the_games_and_the_talk_before_it_are_not_read_for_a_record() -> None:
    store = MemoryStore()
    house = house_of(store)
    id, people = await gathered(house, settled(a_game()), 4)
    for number in (1, 2, 3):
        await people[0].ask("start")
        await people[1].ask("say", text=f"game {number}")
        await play_out(people, Random(number))
    table = table_in(house, id)
    whole = await store.entries(id)
    before = table.prelude
    assert len(before) < 20
    assert not any(isinstance(entry.act, Said) for entry in before)
    short = [*before, *whole[before[-1].seq :]]
    assert len(short) < len(whole) / 2
    card = await store.game(id, 3)
    made = packed(made_from(short, 3, card))
    assert made == packed(made_from(whole, 3, card)) == packed(record_of(whole, 3, "then"))
    await house.archive.keep(Due(id, 3, before))
    assert store.kept[id, 3] == made
    assert unpacked(store.kept[id, 3]).over
    await house.close()


def held_by(thing: object) -> list[object]:
    """All that this keeps in memory, by whatever way; but for code, which is there once."""
    found: dict[int, object] = {}
    new = [thing]
    while new:
        one = new.pop()
        if id(one) not in found and not isinstance(one, type | ModuleType | FunctionType | Rules):
            found[id(one)] = one
            new += gc.get_referents(one)
            if isinstance(one, Struct):  # the collector need not know what it holds
                new += [getattr(one, field) for field in one.__struct_fields__]
    return list(found.values())


@in_loop
async def test_a_table_keeps_nothing_of_the_games_before_its_last() -> None:
    house = house_of()
    table_id, people = await gathered(house, settled("spoil-five", 2), 2)
    for game in range(6):
        await people[0].ask("start")
        await play_out(people, Random(game))
    table = table_in(house, table_id)
    held = held_by(table)
    assert sum(isinstance(one, Entry) for one in held) == len(table.prelude)
    assert [one.number for one in held if isinstance(one, Started)] == [6]
    assert sum(isinstance(one, Moved) for one in held) == len(table.moves)
    await house.close()


@in_loop
async def test_a_record_needs_no_more_before_its_game_than_how_the_table_stood() -> None:
    """Whoever came, went, was sent away, whatever was agreed: the short log makes the record that the whole makes."""
    store = MemoryStore()
    house = house_of(store)
    id, people = await gathered(house, settled("nap", 5), 5)
    await people[0].ask("start")
    for person, order in ((people[3], {"t": "stand"}), (people[0], {"t": "remove", "guest": "guest2"})):
        assert (await person.ask(**order))["t"] == "news"
    staying = [people[0], people[1], people[4]]
    await play_out(staying, Random(1))
    assert (await people[0].ask("set", game="spoil-five", options={"players": 4, "deals": 1}))["t"] == "news"
    await people[0].ask("start")
    await play_out(staying, Random(2))
    whole = await store.entries(id)
    before = table_in(house, id).prelude
    short = [*before, *whole[before[-1].seq :]]
    card = await store.game(id, 2)
    assert packed(made_from(short, 2, card)) == packed(made_from(whole, 2, card))
    await house.close()


@in_loop
async def test_records_that_lag_behind_wait_in_one_line_and_come_out_the_same() -> None:
    store = MemoryStore()
    house = house_of(store)
    gate = asyncio.Event()
    write = house.records_due.write

    async def write_late(due: Due) -> None:
        await gate.wait()
        await write(due)

    house.records_due.write = write_late
    id, people = await gathered(house, settled("spoil-five", 2), 2)
    for game in range(5):
        await people[0].ask("start")
        await play_out(people, Random(game))
        if game == 2:  # there is more in the log between games than moves
            await people[1].ask("stand")
            await people[1].ask("sit")
    assert [(due.first, due.last) for due in house.records_due.lines] == [(2, 5)]  # the first is being written
    gate.set()
    await until(lambda: len(store.kept) == 5)
    whole = await store.entries(id)
    for number in range(1, 6):
        assert store.kept[id, number] == packed(made_from(whole, number, await store.game(id, number)))
    assert not house.records_due.newest
    await house.close()


def test_no_line_grows_too_long_to_be_read_at_once() -> None:
    spawned: list[Coroutine[object, object, None]] = []

    async def write(_due: Due) -> None: ...

    backlog = Backlog(write, spawned.append)
    for number in range(1, 2 * TOGETHER + 2):
        backlog.add("table", number, (), 10 * number)
    backlog.add("other", 1)
    backlog.add("other", 2)  # to the end of the log, wherever that is
    assert [due.last - due.first + 1 for due in backlog.lines] == [TOGETHER, TOGETHER, 1, 1, 1]
    assert len(spawned) == 1
    spawned[0].close()
