"""What was agreed for a game holds to its end, whatever is agreed or changed later; so do the rules it began by."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.game import Game
from parlour.server.http.replays import looked_up
from parlour.server.protocol.settings import Clock, Settings
from parlour.server.room.archive import made_from
from parlour.server.room.room import CHECKED_EVERY
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.owners import SoleOwner
from parlour.server.table import entries
from parlour.server.table.callers import Rejected
from parlour.server.table.entries import Entry
from parlour.server.table.position import unpacked
from parlour.server.table.standing import load
from parlour.server.table.table import Table
from tests.server.evidence import (
    STRANGER,
    give_counters,
    left_in_mid_game,
    one_game,
    other_law,
    shown,
    some_moves,
    with_nonsense,
)
from tests.server.hall import (
    Person,
    a_game,
    games_for,
    gathered,
    house_of,
    play_out,
    table_in,
)
from tests.server.places import in_loop


@in_loop
async def test_the_log_says_all_that_was_agreed() -> None:
    store = MemoryStore()
    house, id, _people = await one_game(store, clock=Clock(30), undo=True)
    started = next(entry.act for entry in store.logs[id] if isinstance(entry.act, entries.Started))
    assert started.agreed is not None
    assert started.agreed.settings.options == table_in(house, id).options.values
    assert started.agreed.settings.clock == Clock(30)
    assert [seat.guest for seat in started.agreed.seats] == [f"guest{i}" for i in range(4)]
    assert started.agreed.names == [f"Name {i}" for i in range(4)]
    assert len(started.law) == 64
    assert f'"law":"{started.law}"' in (await shown(house, id))[0].text
    await house.close()


CHANGES: list[dict[str, Any]] = [
    {"opening": "all", "spectators": True},
    {"options": {"players": 3}},
    {"game": games_for(2)[-1].name, "options": {"players": 2}},
]


@pytest.mark.parametrize("change", CHANGES, ids=["opening", "seats", "game"])
@in_loop
async def test_settings_of_later_change_nothing_about_a_game(change: dict[str, Any]) -> None:
    """A stranger asks for every hand of a game that opens only what was shown."""
    store = MemoryStore()
    house, id, people = await one_game(store, spectators=False)
    before = await shown(house, id)
    assert (await people[0].ask("set", **change))["t"] == "news"
    assert await shown(house, id) == before
    for guest, seat in ((STRANGER, None), (STRANGER, 1), ("guest0", 1)):
        with pytest.raises(Rejected) as no:
            await looked_up(house, id, 1, guest, seat)
        assert no.value.code == "forbidden"
    await people[0].ask("remove", guest="guest3")
    again = made_from(store.logs[id], 1, await store.game(id, 1))
    assert again.own_eyes("guest3") == 3
    assert (again.record_for(0), again.replay_for(0), again.check_for(0)) == before
    assert not again.is_open
    assert table_in(house, id).eyes_of(STRANGER) < 0
    await house.close()


@in_loop
async def test_older_logs_mean_what_was_agreed_when_the_game_began() -> None:
    store = MemoryStore()
    house, id, people = await one_game(store)
    before = await shown(house, id)
    await people[0].ask("set", opening="all", options={"players": 2})
    await house.close()
    old = [as_before(entry) for entry in store.logs[id]]
    record = made_from(old, 1, await store.game(id, 1))
    assert record.how == "later"
    assert not record.is_open
    found, replay = record.record_for(0), record.replay_for(0)
    assert (found.result, found.options, found.told, found.view) == (
        before[0].result,
        before[0].options,
        before[0].told,
        before[0].view,
    )
    assert replay.steps == before[1].steps


def as_before(entry: Entry) -> Entry:
    """An entry as older versions wrote it."""
    if not isinstance(entry.act, entries.Started):
        return entry
    return msgspec.structs.replace(entry, act=entries.Started(entry.act.number, entry.act.secret, scheme=2))


@in_loop
async def test_a_running_game_goes_on_by_other_rules_if_it_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    id, people = await left_in_mid_game(store)
    other_law(monkeypatch)
    house = house_of(store)
    again = [Person(house, person.guest, person.name) for person in people]
    for person, before in zip(again, people, strict=True):
        await person.ask("enter", table=id)
        assert person.view == before.view
    assert [entry.act for entry in store.logs[id] if isinstance(entry.act, entries.Ruled)] == [
        entries.Ruled("another law")
    ]
    await play_out(again, Random(2))
    await house.close()


@in_loop
async def test_a_game_of_which_nothing_was_kept_is_stopped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a database from before there were checkpoints, with a move that is none by today's rules."""
    store = MemoryStore()
    id, _people = await left_in_mid_game(store)
    store.checked.clear()
    last = max(i for i, entry in enumerate(store.logs[id]) if isinstance(entry.act, entries.Moved))
    store.logs[id][last] = with_nonsense(store.logs[id][last])
    other_law(monkeypatch)
    house = house_of(store)
    ann = Person(house, "guest0")
    await ann.ask("enter", table=id)
    assert ann.table is not None
    assert ann.table["state"] == "stopped"
    assert ann.view is not None
    assert (ann.view["places"], ann.view["accounts"], ann.view["over"]) == ([], {}, False)
    record, eyes = await looked_up(house, id, 0, "guest0", None)
    assert (record.how, record.record_for(eyes).view, record.replay_for(eyes).steps) == ("stopped", None, [])
    await house.close()


@pytest.mark.parametrize("change", [give_counters, None])
@in_loop
async def test_a_running_game_is_stopped_if_other_rules_change_it(
    change: Callable[[Game], None] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counters that came from nowhere, or a move that is no move: both end the game as it was last seen."""
    store = MemoryStore()
    id, people = await left_in_mid_game(store)
    last_seen = people[1].view
    assert last_seen is not None
    if change is None:
        last = max(i for i, entry in enumerate(store.logs[id]) if isinstance(entry.act, entries.Moved))
        store.logs[id][last] = with_nonsense(store.logs[id][last])
    other_law(monkeypatch, change)
    house = house_of(store)
    again = [Person(house, person.guest, person.name) for person in people]
    for person in again:
        await person.ask("enter", table=id)
    ben = again[1]
    assert ben.table is not None
    assert ben.table["state"] == "stopped"
    assert ben.view is not None
    for part in ("places", "accounts", "scores", "facts"):
        assert ben.view[part] == last_seen[part]
    assert (ben.view["to_act"], ben.view["choices"], ben.view["over"]) == ([], [], False)
    card = await store.game(id, 1)
    assert card is not None
    assert card.ended
    assert card.result == ()
    record, eyes = await looked_up(house, id, 1, ben.guest, None)
    found = record.record_for(eyes)
    assert (found.kept, found.over, found.result) == ("stopped", False, [])
    assert found.view is not None
    assert found.view.accounts == last_seen["accounts"]
    assert (await again[0].ask("start"))["t"] == "news"  # the next game is by today's rules
    assert table_in(house, id).state == "playing"
    await house.close()
    table = Table(id)
    load(table, store.logs[id])
    assert (table.number, table.state) == (2, "playing")


class Elsewhere(SoleOwner):
    """Another process drives all tables, until it ends."""

    def __init__(self) -> None:
        self.ended = False

    async def claim(self, table: str) -> bool:
        return self.ended

    def owns(self, table: str) -> bool:
        return self.ended


@in_loop
async def test_only_who_drives_a_table_stops_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    id, _people = await left_in_mid_game(store)
    other_law(monkeypatch, give_counters)
    house = house_of(store)
    owners = house.owners = Elsewhere()
    ann = Person(house, "guest0")
    assert (await ann.ask("enter", table=id))["table"]["state"] == "stopped"
    assert not any(isinstance(entry.act, entries.Stopped) for entry in store.logs[id])
    owners.ended = True
    house._resume(id)
    await house.writer.drained()
    assert sum(isinstance(entry.act, entries.Stopped) for entry in store.logs[id]) == 1
    await house.close()


@in_loop
async def test_a_long_game_is_compared_on_its_way() -> None:
    store = MemoryStore()
    house = house_of(store)
    id, people = await gathered(house, Settings(a_game(), {"players": 4, "deals": 20}), 4)
    await people[0].ask("start")
    await some_moves(people, CHECKED_EVERY + 2)
    kept = [unpacked(data) for data in await store.checkpoints(id, 1)]
    moves = table_in(house, id).moves
    assert [checkpoint.position.seq for checkpoint in kept[1:]] == [moves[CHECKED_EVERY - 1][0]]
    checks = {checkpoint.position.seq: checkpoint.digest for checkpoint in kept}
    load(Table(id), store.logs[id], checks=checks)
    for seq in checks:
        with pytest.raises(Exception, match=f"after entry {seq} "):
            load(Table(id), store.logs[id], checks={**checks, seq: "0" * 64})
    await house.close()
