"""Between two deals the table waits: until all who are there are ready, or their time is up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.core.events import WATCHER
from parlour.fair.verify import verify
from parlour.registry import rules_of
from parlour.server.protocol.settings import Settings
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.table import entries
from parlour.server.table.resting import BOTS_REST
from tests.server.hall import (
    Person,
    Time,
    any_move,
    fixed_secrets,
    gathered,
    house_of,
    make,
    play_out,
    table_in,
    take_back,
    until,
)
from tests.server.places import in_loop
from tests.server.test_fair_tables import late, same_from_log

SECONDS = 20


def settings_of(game: str, seats: int, **more: Any) -> Settings:
    return Settings(game, {"players": seats, "deals": 2}, **{"next_deal": SECONDS, **more})


async def play_to_rest(house: House, id: str, people: list[Person], seed: int = 1) -> None:
    """Random moves until a deal is over."""
    chance = Random(seed)
    for _i in range(2000):
        await until(lambda: table_in(house, id).rest is not None or any(person.is_asked() for person in people))
        if table_in(house, id).rest is not None:
            await house.writer.drained()
            return
        person = next(person for person in people if person.is_asked())
        assert (await person.move(any_move(person.view or {}, chance)))["t"] == "news"
    raise AssertionError("no deal ends")


async def resting(
    game: str = "nap", seats: int = 2, now: Time | None = None, **more: Any
) -> tuple[House, str, list[Person], MemoryStore]:
    """A table of people whose first deal is over."""
    store = MemoryStore()
    house = house_of(store, now=now)
    id, people = await gathered(house, settings_of(game, seats, **more), seats)
    await people[0].ask("start")
    await play_to_rest(house, id, people)
    return house, id, people, store


async def ready(person: Person, **more: Any) -> dict[str, Any]:
    return await person.ask("ready", seq=person.seq, **more)


@in_loop
async def test_all_see_the_sheet_and_the_last_to_be_ready_deals() -> None:
    house, id, people, store = await resting(seats=3)
    table = table_in(house, id)
    for seat, person in enumerate(people):
        assert person.rest is not None
        assert (person.rest["asked"], person.rest.get("ready", [])) == ([0, 1, 2], [])
        assert person.sheet is not None
        assert person.sheet["deal"] == 1
        assert person.sheet["gained"] == table.deals.sheet(table.game, seat).gained  # type: ignore[arg-type]
    await same_from_log(house, id, store)
    for person in people[:2]:
        assert (await ready(person))["t"] == "news"
    assert (await ready(people[0]))["t"] == "done"  # once more: nothing changes
    await until(lambda: people[2].rest is not None and people[2].rest.get("ready") == [0, 1])
    drawn = len(table.cuts)
    await ready(people[2])
    await until(lambda: table.rest is None and len(table.cuts) == drawn + 1)
    await until(lambda: people[0].rest is None)
    assert [message["deal"] for message in people[0].told if message.get("deal")] == [1, 2]
    await same_from_log(house, id, store)
    await house.close()


@in_loop
async def test_nobody_is_waited_for_longer_than_agreed() -> None:
    now = Time()
    house, id, people, _store = await resting(now=now)
    assert (people[0].rest or {})["until"] == now.ms + SECONDS * 1000
    await ready(people[0])
    await late(house, id, now, SECONDS * 1000 - 1)
    assert table_in(house, id).rest is not None
    await late(house, id, now, 1)
    assert table_in(house, id).rest is None
    await house.close()


@in_loop
async def test_a_person_among_bots_has_all_the_time_there_is() -> None:
    now = Time()
    house = house_of(now=now)
    ann = Person(house, "ann")
    id = await make(house, ann, settings_of("nap", 3), [None, "random", "random"])
    await ann.ask("start")
    await play_to_rest(house, id, [ann])
    assert (ann.rest or {}).get("until") is None
    await late(house, id, now, 10_000_000)
    assert table_in(house, id).rest is not None
    await ready(ann)
    assert table_in(house, id).rest is None
    await house.close()


@in_loop
async def test_bots_alone_pause_for_those_who_watch() -> None:
    now = Time()
    house = house_of(now=now)
    ann = Person(house, "ann")
    id = await make(house, ann, settings_of("nap", 2), [None, "random"])
    await ann.ask("stand")
    await ann.ask("start")
    await play_to_rest(house, id, [])
    assert ((ann.rest or {})["asked"], (ann.rest or {})["until"]) == ([], now.ms + BOTS_REST * 1000)
    await late(house, id, now, BOTS_REST * 1000)
    assert table_in(house, id).rest is None
    await house.close()


@in_loop
async def test_a_table_that_wants_no_pause_has_none() -> None:
    house = house_of()
    id, people = await gathered(house, settings_of("nap", 2, next_deal=0), 2)
    await people[0].ask("start")
    await play_out(people, Random(3))
    assert not [person for person in people for message in person.told if message.get("rest")]
    assert people[0].sheet is not None  # of the last deal
    assert people[0].sheet["over"]
    assert len(people[0].sheet["course"]) == 2
    assert not [entry for entry in await house.store.entries(id) if isinstance(entry.act, entries.WentOn)]
    await house.close()


@in_loop
async def test_the_record_of_such_a_game_is_checked_to_its_end() -> None:
    """By the rules as well: the secret makes every deal, and every entry tells what it told."""
    house, id, people, store = await resting(game="poker", opening="all")
    for _deal in range(40):
        for person in people:
            await person.ask("ready", seq=person.seq)
        await until(lambda: table_in(house, id).rest is None)
        await people[0].dealt()
        if table_in(house, id).playing:
            await until_over_or_rest(house, id, people)
        if not table_in(house, id).playing:
            break
    found = await house.archive.finished(id, 1, await store.entries(id))
    verdict = verify(found.check_for(0).record, rules_of)
    assert (verdict.wrong, verdict.everything) == ([], True)
    assert any(step.sheet for step in found.replay_for(0).steps)
    await house.close()


async def until_over_or_rest(house: House, id: str, people: list[Person]) -> None:
    chance = Random(5)
    table = table_in(house, id)
    while table.playing and table.rest is None:
        await until(lambda: not table.playing or table.rest is not None or any(p.is_asked() for p in people))
        asked = [person for person in people if person.is_asked()]
        if asked and table.playing and table.rest is None:
            await asked[0].move(any_move(asked[0].view or {}, chance))


@in_loop
async def test_being_ready_carries_the_commitment() -> None:
    house, id, people, _store = await resting()
    people[0].shares = False
    table = table_in(house, id)
    table.rounds.standing.pop(0, None)  # as if it had never come
    drawing = (people[0].fair or {})["drawing"]
    answer = await ready(people[0], drawing=drawing, hash=people[0].bound(drawing), head=people[0].head)
    assert answer["t"] == "news"
    assert table.rounds.has_committed(0, table.chairs[0])
    assert table.rest is not None
    assert table.rest.ready == {0}
    await house.close()


@in_loop
async def test_whoever_leaves_is_not_waited_for() -> None:
    house, id, people, store = await resting(seats=3)
    await ready(people[1])
    await ready(people[2])
    assert table_in(house, id).rest is not None
    await people[0].ask("stand")  # the host: another is host now, and a bot plays
    await until(lambda: table_in(house, id).rest is None)
    assert table_in(house, id).host == people[1].guest
    await same_from_log(house, id, store)
    await house.close()


@in_loop
async def test_who_is_cut_off_is_not_waited_for_and_sees_the_sheet_when_he_is_back() -> None:
    house, id, people, _store = await resting(seats=3)
    people[0].leave()
    await until(lambda: (people[1].rest or {}).get("asked") == [1, 2])
    again = Person(house, people[0].guest)
    await again.ask("enter", table=id)
    assert again.sheet is not None
    assert again.sheet == people[0].sheet
    assert (again.rest or {})["asked"] == [0, 1, 2]
    await house.close()


@in_loop
async def test_after_a_restart_in_the_pause_all_are_asked_anew() -> None:
    """Whoever is back first was perhaps ready before, and must not take the sheet from the others."""
    now = Time()
    house, id, people, store = await resting(now=now)
    await ready(people[0])
    await house.close()
    now.ms += 3_600_000
    second = house_of(store, now=now)
    back = [Person(second, person.guest) for person in people]
    for person in back:
        await person.ask("enter", table=id)
    table = table_in(second, id)
    assert table.rest is not None
    assert table.rest.ready == set()
    assert (back[1].rest or {})["until"] == now.ms + SECONDS * 1000
    for person in back:
        await ready(person)
    await until(lambda: table_in(second, id).rest is None)
    await second.close()


@in_loop
async def test_a_move_that_ended_the_deal_may_be_taken_back_in_the_pause_but_not_after_it() -> None:
    """Retiring shows nobody anything, so it may be taken back as long as the next deal has not begun."""
    store = MemoryStore()
    house = house_of(store)
    id, people = await gathered(house, settings_of("poker", 2, undo=True), 2)
    await people[0].ask("start")
    mover = await retire(house, id, people)
    assert table_in(house, id).rest is not None
    assert (await take_back(mover, people))["t"] == "news"
    assert table_in(house, id).rest is None
    await until(lambda: all(person.rest is None for person in people))
    await same_from_log(house, id, store)
    mover = await retire(house, id, people)
    for person in people:
        await ready(person)
    assert table_in(house, id).rest is None
    assert (await mover.ask("undo"))["code"] == "not_now"
    await house.close()


async def retire(house: House, id: str, people: list[Person]) -> Person:
    """Everybody does what comes first, and retires as soon as he may."""
    for _i in range(50):
        person = next(person for person in people if person.is_asked())
        heads = [choice["head"] for choice in (person.view or {})["choices"]]
        move = next((head for head in heads if head.startswith("retire")), None)
        answer = await person.move(move or any_move(person.view or {}, Random(0)))
        assert answer["t"] == "news"
        if table_in(house, id).rest is not None:
            return person
        await until(lambda: any(person.is_asked() for person in people))
    raise AssertionError("nobody retires")


@in_loop
async def test_whoever_is_asked_already_waits_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the rules ask somebody at once when a hand is over: his clock does not run, and his move must wait.

    Few hands end so: with cards of chance thirty might go by without one.
    """
    fixed_secrets(monkeypatch, 24)
    house, id, people, _store = await resting(game="vingt-un", seats=2)
    for _hand in range(30):
        table = table_in(house, id)
        if table.game is not None and table.game.waits:
            break
        for person in people:
            await ready(person)
        await people[0].dealt()
        await play_to_rest(house, id, people, seed=_hand)
    asked = next(person for person in people if person.is_asked())
    answer = await asked.move(any_move(asked.view or {}, Random(1)))
    assert answer["code"] == "not_now"
    for person in people:
        await ready(person)
    assert (await asked.move(any_move(asked.view or {}, Random(1))))["t"] == "news"
    await house.close()


@in_loop
async def test_a_watcher_is_shown_a_watchers_sheet() -> None:
    house, id, _people, _store = await resting()
    eve = Person(house, "eve")
    await eve.ask("enter", table=id)
    assert eve.sheet is not None
    table = table_in(house, id)
    assert table.game is not None
    assert eve.sheet["gained"] == table.deals.sheet(table.game, WATCHER).gained
    assert (await eve.ask("ready", seq=eve.seq))["code"] == "not_seated"
    await house.close()


@pytest.mark.parametrize("game", ["nap", "cassino"])
@in_loop
async def test_outside_a_pause_nobody_is_ready(game: str) -> None:
    house = house_of()
    _id, people = await gathered(house, settings_of(game, 2), 2)
    await people[0].ask("start")
    assert (await ready(people[0]))["code"] == "not_now"
    await house.close()
