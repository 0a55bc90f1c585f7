"""What was told of a finished game stays what it was, whatever the rules are later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.server.http.replays import looked_up
from parlour.server.room import archive
from parlour.server.room.backlog import Due
from parlour.server.room.thinking import Inline
from parlour.server.storage.memory import MemoryStore
from parlour.server.table import entries
from parlour.server.table.callers import Rejected
from parlour.server.table.standing import games_in, load
from parlour.server.table.table import Table
from tests.server.evidence import (
    STRANGER,
    give_counters,
    one_game,
    other_law,
    refuse_all,
    shown,
    some_moves,
    with_nonsense,
)
from tests.server.hall import (
    Person,
    a_game,
    any_move,
    games_for,
    gathered,
    house_of,
    settled,
    table_in,
    until,
)
from tests.server.places import in_loop
from tests.server.test_tables import again_from_log, state_of

LOOKING = (("guest0", None), (STRANGER, None), (STRANGER, 2))


def counts_counters(rules: Rules) -> bool:
    """Whether the result of a game is the counters won."""
    game = rules.new({"players": 4}, seed=1)
    before = game.result
    give_counters(game)
    return game.result != before


@pytest.mark.parametrize("change", [give_counters, refuse_all])
@in_loop
async def test_other_rules_leave_a_finished_game_alone(
    change: Callable[[Game], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MemoryStore()
    house, id, people = await one_game(store, opening="all")
    before = [await shown(house, id, guest, seat) for guest, seat in LOOKING]
    last_seen = people[0].view
    await house.close()
    with monkeypatch.context() as later:
        other_law(later, change)
        house = house_of(store)
        assert [await shown(house, id, guest, seat) for guest, seat in LOOKING] == before
        assert before[0][2].wrong == []
        if change is give_counters:
            ann = Person(house, "guest0")
            await ann.ask("enter", table=id)
            assert ann.view == last_seen
            assert ann.table is not None
            assert ann.table["state"] == "over"
        await house.close()


@in_loop
async def test_a_record_that_could_not_be_written_is_written_when_the_table_is_next_looked_at() -> None:
    store = MemoryStore()
    house, id, _people = await one_game(store)
    before = await shown(house, id)
    await house.close()
    store.kept.clear()
    house = house_of(store)
    await house.room(id)
    await until(lambda: bool(store.kept))
    assert await shown(house, id) == before
    assert before[0].kept == "then"
    await house.close()


@in_loop
async def test_a_game_that_cannot_be_played_again_says_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a record, by rules that come to another result."""
    store = MemoryStore()
    counting = next(rules.name for rules in games_for(4) if counts_counters(rules))
    house, id, _people = await one_game(store, counting)
    before, _replay, _check = await shown(house, id)
    await house.close()
    store.kept.clear()
    other_law(monkeypatch, give_counters)
    house = house_of(store)
    record, eyes = await looked_up(house, id, 1, "guest0", None)
    found = record.record_for(eyes)
    assert (found.kept, found.players, found.result) == ("lost", before.players, before.result)
    assert (found.told, found.view, found.text) == ([], None, "")
    assert record.replay_for(eyes).steps == []
    with pytest.raises(Rejected) as no:
        record.check_for(eyes)
    assert no.value.code == "lost"
    assert table_in(house, id).state == "over"
    assert store.kept == {}
    await house.close()


@in_loop
async def test_games_before_the_last_are_not_played_again() -> None:
    store = MemoryStore()
    house, id, people = await one_game(store)
    await people[0].ask("start")
    await some_moves(people, 2)
    await house.close()
    second = games_in(store.logs[id])[2]
    forged = [
        with_nonsense(entry) if isinstance(entry.act, entries.Moved) and i < second.first else entry
        for i, entry in enumerate(store.logs[id])
    ]
    table = Table(id)
    load(table, forged)
    assert state_of(table) == state_of(await again_from_log(store, id))


@in_loop
async def test_a_game_from_which_somebody_was_sent_away_has_its_record() -> None:
    """His seat was told how deals ended, also after that."""
    house = house_of()
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    await people[0].dealt()
    await people[0].ask("remove", guest=people[3].guest)
    for _i in range(3000):
        if table_in(house, id).state == "over":
            break
        for person in people[:3]:
            if person.is_asked():
                await person.move(any_move(person.view or {}, Random(1)))
        await asyncio.sleep(0.001)
    record, _eyes = await looked_up(house, id, 1, people[0].guest, None)
    assert record.how == "then"
    assert set(record.seen) >= {0, 1, 2, 3}
    await house.close()


@in_loop
async def test_of_games_that_are_lost_only_the_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    class Losing(Inline):
        async def run(self, *_work: Any) -> Any:
            return b"lost", True, []

    store = MemoryStore()
    house, id, _people = await one_game(store)
    await house.close()
    store.kept.clear()
    monkeypatch.setattr(archive, "LOST_KEPT", 2)
    losing = archive.Archive(store, Losing())
    for table in ("a", "b", "c", "d"):
        store.logs[table] = store.logs[id]
        await losing.keep(Due(table, 1))
    assert list(losing._lost) == [("c", 1), ("d", 1)]
