"""What was agreed for a game, and what was told of it, stays what it was: whatever is agreed, changed or lost later."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.fair.chance import round_game
from parlour.fair.rounds import RoundChance
from parlour.server.http.replays import looked_up
from parlour.server.protocol.api import FairCheck, GameRecord, Replay
from parlour.server.protocol.settings import Clock, Settings
from parlour.server.room.archive import made_from
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.owners import SoleOwner
from parlour.server.table import entries
from parlour.server.table.commands import Rejected
from parlour.server.table.entries import Entry
from parlour.server.table.position import unpacked
from parlour.server.table.recording import record_of
from parlour.server.table.standing import games_in, load, played, taken_back
from parlour.server.table.table import Table
from tests.server.hall import (
    Person,
    Time,
    a_game,
    any_move,
    games_for,
    gathered,
    house_of,
    play_out,
    settled,
    table_in,
    until,
)
from tests.server.places import in_loop
from tests.server.test_tables import again_from_log, state_of

STRANGER = "stranger"
Shown = tuple[GameRecord, Replay, FairCheck]


async def shown(house: House, id: str, guest: str = "guest0", seat: int | None = None, number: int = 1) -> Shown:
    """All that a guest may have of a game."""
    record, eyes = await looked_up(house, id, number, guest, seat)
    return record.record_for(eyes), record.replay_for(eyes), record.check_for(eyes)


async def one_game(store: MemoryStore, game: str = "", **more: Any) -> tuple[House, str, list[Person]]:
    """A house with a table at which one game was played to its end."""
    house = house_of(store)
    id, people = await gathered(house, settled(game or a_game(), **more), 4)
    await people[0].ask("start")
    await play_out(people, Random(5))
    await house.archive.keep(id, 1)
    return house, id, people


async def some_moves(people: list[Person], number: int, seed: int = 5) -> None:
    chance = Random(seed)
    for _i in range(number):
        asked = next(person for person in people if person.is_asked())
        assert (await asked.move(any_move(asked.view or {}, chance)))["t"] == "news"


def other_law(monkeypatch: pytest.MonkeyPatch, change: Callable[[Game], None] | None = None) -> None:
    """From now on all rules are other ones: games are made as before, and then changed."""

    def make(*given: Any) -> tuple[Game, RoundChance]:
        game, chance = round_game(*given)
        if change is not None:
            change(game)
        return game, chance

    monkeypatch.setattr("parlour.server.table.standing.law_of", lambda _rules: "another law")
    monkeypatch.setattr("parlour.server.table.dealing.round_game", make)


def give_counters(game: Game) -> None:
    """A change of the rules that nobody would notice: who has the first seat begins with a counter of the second's."""
    game.ledger.pay(1, 0, 1)


def counts_counters(rules: Rules) -> bool:
    """Whether the result of a game is the counters won."""
    game = rules.new({"players": 4}, seed=1)
    before = game.result
    give_counters(game)
    return game.result != before


def refuse_all(_game: Game) -> None:
    raise ParlourError("by these rules there is no such game")


# -- what was agreed ---------------------------------------------------------------------


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


# -- records -----------------------------------------------------------------------------


LOOKING = (("guest0", None), (STRANGER, None), (STRANGER, 2))


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


# -- running games -----------------------------------------------------------------------


async def left_in_mid_game(store: MemoryStore, moves: int = 3) -> tuple[str, list[Person]]:
    """A game left in the middle when its house was closed."""
    house = house_of(store)
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    await some_moves(people, moves)
    await house.close()
    return id, people


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
    await some_moves(people, 130)
    kept = [unpacked(data) for data in await store.checkpoints(id, 1)]
    moves = table_in(house, id).moves
    assert [checkpoint.position.seq for checkpoint in kept[1:]] == [moves[63][0], moves[127][0]]
    checks = {checkpoint.position.seq: checkpoint.digest for checkpoint in kept}
    load(Table(id), store.logs[id], checks=checks)
    for seq in checks:
        with pytest.raises(Exception, match=f"after entry {seq} "):
            load(Table(id), store.logs[id], checks={**checks, seq: "0" * 64})
    await house.close()


# -- reading ahead -----------------------------------------------------------------------


def taken_back_often(log: list[Entry], times: int) -> list[Entry]:
    """The same log with its last move made and taken back many times."""
    move = log[-1]
    assert isinstance(move.act, entries.Moved)
    to = max(entry.seq for entry in log[:-1] if isinstance(entry.act, entries.Moved | entries.Opened))
    longer = log[:-1]
    for _i in range(times):
        longer.append(Entry(move.table, len(longer) + 1, move.at, move.act))
        longer.append(Entry(move.table, len(longer) + 1, move.at, entries.Undone(move.act.seat, to)))
    return written([*longer, Entry(move.table, len(longer) + 1, move.at, move.act)])


def written(log: list[Entry]) -> list[Entry]:
    """The entries of a log, numbered anew, as a house would have written them."""
    table = Table(log[0].table)
    new = [Entry(entry.table, i, entry.at, entry.act) for i, entry in enumerate(log, 1)]
    for entry in new:
        table.apply(entry)
    return new


@in_loop
async def test_moves_that_were_taken_back_are_not_made_again() -> None:
    store = MemoryStore()
    id, _people = await left_in_mid_game(store, 6)
    log = [entry for entry in store.logs[id] if not isinstance(entry.act, entries.Went)]
    log = written(log)
    table, short = Table(id), Table(id)
    long_log = taken_back_often(log, 500)
    made = [entry.act for entry in played(table, long_log) if isinstance(entry.act, entries.Moved)]
    load(short, log)
    assert len(made) == 6
    assert table.game == short.game
    assert len(record_of(long_log, 1, only=0).replay_for(0).steps) == 9  # the start, two drawings, six moves
    gone = taken_back(long_log, games_in(long_log)[1])
    forged = [with_nonsense(entry) if entry.seq in gone else entry for entry in long_log]
    again = Table(id)
    load(again, forged)
    assert again.game == short.game


def with_nonsense(entry: Entry) -> Entry:
    """A move that would be refused, if it were made."""
    assert isinstance(entry.act, entries.Moved)
    return msgspec.structs.replace(entry, act=entries.Moved(entry.act.seat, "fly away"))


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


# -- taking back -------------------------------------------------------------------------


def cards_told(message: dict[str, Any]) -> set[str]:
    return {face for event in message.get("events", []) for face in event.get("cards", [])}


def faces_in(view: dict[str, Any] | None) -> set[str]:
    return {face for place in (view or {})["places"] for face in place.get("faces", [])}


@in_loop
async def test_a_move_stands_that_told_anybody_a_face() -> None:
    """Also where the face is gone from all views at once, with the trick that it completes."""
    told_and_gone = 0
    for rules in games_for(2):
        house = house_of()
        id, people = await gathered(house, Settings(rules.name, {"players": 2, "deals": 1}, undo=True), 2)
        people.append(Person(house, STRANGER))
        await people[2].ask("enter", table=id)
        await people[0].ask("start")
        chance = Random(7)
        for _move in range(14):
            asked = next((person for person in people if person.is_asked()), None)
            if asked is None:
                break
            before = [faces_in(person.view) for person in people]
            news = await asked.move(any_move(asked.view or {}, chance))
            for person in people:
                await person.until_told(news["seq"])
            told = [cards_told(person.told[-1]) - seen for person, seen in zip(people, before, strict=True)]
            answer = await asked.ask("undo")
            if any(told):
                assert answer["t"] != "news", (rules.name, told)
                told_and_gone += not any(new & faces_in(person.view) for new, person in zip(told, people, strict=True))
            elif answer["t"] == "news":
                await some_moves(people, 1)
        await house.close()
    assert told_and_gone > 3


@in_loop
async def test_clocks_do_not_need_the_moves_that_were_taken_back() -> None:
    now = Time()
    store = MemoryStore()
    house = house_of(store, now=now)
    taken = 0
    for rules in games_for(4)[:6]:
        settings = settled(rules.name, undo=True, clock=Clock(5, 600))
        id, people = await gathered(house, settings, 4)
        await people[0].ask("start")
        chance = Random(7)
        for _move in range(6):
            asked = next((person for person in people if person.is_asked()), None)
            if asked is None:
                break
            now.ms += 9_000
            await asked.move(any_move(asked.view or {}, chance))
            now.ms += 7_000
            taken += (await asked.ask("undo"))["t"] == "news"
        assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
    assert taken > 3
    await house.close()
