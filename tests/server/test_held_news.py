"""News may wait for those who are not asked: they come in order, all of them, in time, with the view they lead to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.events import WATCHER
from parlour.server.room.house import House
from parlour.server.room.strain import SPELL, Strain, nobody_knows
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.store import Batch, StorageError, Taken
from parlour.server.table import entries, info
from parlour.server.table.view_json import told_view
from tests.server.hall import (
    Person,
    a_game,
    any_move,
    games_for,
    gathered,
    house_of,
    make,
    overworked,
    play_out,
    settled,
    table_in,
    until,
)
from tests.server.places import in_loop

NEVER = 1e6  # seconds


class Stubborn(MemoryStore):
    """Can be told to keep a batch waiting, and to lose it."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()
        self.trouble: StorageError | None = None
        self.asked = self.answered = 0  # batches

    async def append(self, batch: Batch) -> None:
        self.asked += 1
        await self.open.wait()
        self.answered += 1
        if self.trouble is not None:
            trouble, self.trouble = self.trouble, None
            raise trouble
        await super().append(batch)

    async def let_through(self) -> None:
        """One batch, the one that waits; what was put meanwhile waits in turn."""
        await until(lambda: self.asked > self.answered)
        answered = self.answered
        self.open.set()
        self.open.clear()
        await until(lambda: self.answered > answered)


class Listener(Person):
    """Knows how many frames came in one piece."""

    def __init__(self, *given: Any) -> None:
        self.pieces: list[int] = []
        super().__init__(*given)

    def hear(self, data: bytes) -> None:
        before = len(self.frames)
        super().hear(data)
        self.pieces.append(len(self.frames) - before)


def whole(game: Any, eyes: int) -> Any:
    return msgspec.json.decode(told_view(game.view(eyes), 1))


async def one_move(people: list[Person], chance: Random) -> None:
    asked = next(person for person in people if person.is_asked())
    assert (await asked.move(any_move(asked.view or {}, chance)))["t"] == "news"


def say_a_move(people: list[Person]) -> tuple[Person, int]:
    """Whoever is asked plays, and does not wait for an answer."""
    asked = next(person for person in people if person.is_asked())
    view = asked.view or {}
    return asked, asked.say("move", move=any_move(view, Random(2)), window=view["window"], seq=asked.seq)


def is_brief(message: Any) -> bool:
    return "altered" in message.get("change", {})


def to_act(house: House, id: str) -> Sequence[int]:
    game = table_in(house, id).game
    assert game is not None
    return game.to_act


def eyes_of(person: Person) -> int:
    return WATCHER if person.you is None else person.you


async def watched(
    hold: float, store: MemoryStore | None = None, **more: Any
) -> tuple[House, str, list[Person], Listener]:
    """A table of four that has begun, and somebody who watches it."""
    house = house_of(store, hold=hold)
    id, people = await gathered(house, settled(a_game(), **more), 4)
    watcher = Listener(house, "watcher")
    await watcher.ask("enter", table=id)
    await people[0].ask("start")
    return house, id, people, watcher


@pytest.mark.parametrize("strained", [False, True])
@pytest.mark.parametrize("hold", [0.004, NEVER])
@in_loop
async def test_everybody_is_told_every_entry_and_every_event_in_order(hold: float, strained: bool) -> None:
    if strained and hold == NEVER:
        hold = 0.03  # whoever has moved waits for his answer, and there may be nobody else to move
    briefly: list[Any] = []
    for rules in games_for(4):
        house = house_of(hold=hold)
        if strained:
            house.batches.strain = overworked()
        id, people = await gathered(house, settled(rules.name), 4)
        watcher = Listener(house, "watcher")
        again = Person(house, people[2].guest)  # a second window of the same guest
        await watcher.ask("enter", table=id)
        await again.ask("enter", table=id, brief=False)
        await people[0].ask("start")
        await play_out(people, Random(5))
        table = table_in(house, id)
        for person in (*people, watcher, again):
            await person.until_told(table.seq)  # a person of the tests fails where an entry is left out
            told = {one["seq"]: one.get("events", []) for one in person.told if one["t"] == "news"}
            for entry in msgspec.to_builtins(info.events_since(table, eyes_of(person), 0)):
                assert told[entry["seq"]] == entry["events"]
            assert person.view == whole(table.game, eyes_of(person))
        briefly += [message for message in people[0].told if is_brief(message)]
        assert not any(map(is_brief, [*people[2].told, *again.told]))  # one of the two windows has not asked for it
        await house.close()
        if hold == NEVER:
            in_a_row = any(later == earlier + 1 for (earlier, _), (later, _) in pairwise(table.moves))
            assert max(watcher.pieces) > 1 or not in_a_row  # at Loto a drawing, told at once, may part all moves
    assert briefly


@in_loop
async def test_who_is_not_asked_waits_and_not_for_long() -> None:
    house, id, people, watcher = await watched(0.3)
    clock = asyncio.get_running_loop().time
    begun, before = clock(), watcher.seq
    await one_move(people, Random(1))
    if clock() - begun < 0.3:
        assert watcher.seq == before
    asked = [person for person in people if person.is_asked()]
    assert all(person.seq == table_in(house, id).seq for person in asked)  # at once
    await watcher.until_told(table_in(house, id).seq)
    assert clock() - begun > 0.25
    assert clock() - begun < 5
    await house.close()


@pytest.mark.parametrize("strained", [False, True])
@in_loop
async def test_who_has_moved_and_is_not_asked_again_waits_where_the_server_is_strained(strained: bool) -> None:
    house, id, people, _watcher = await watched(NEVER)
    if strained:
        house.batches.strain = overworked()
    asked, number = say_a_move(people)
    await house.writer.drained()
    table = table_in(house, id)
    following = next(person for person in people if person.is_asked() and person is not asked)
    assert following.seq == table.seq
    assert (asked.seq < table.seq) == strained
    assert (number in asked.answers) != strained
    say_a_move([following])
    await house.writer.drained()
    assert (number in asked.answers) != (strained and asked.you not in to_act(house, id))  # not even by the next move
    assert (await asked.ask("sit"))["t"] == "error"  # what is told to him takes along what waited
    assert asked.answers[number]["t"] == "news"
    assert asked.view == whole(table.game, eyes_of(asked))
    await house.close()


@in_loop
async def test_who_is_asked_again_or_looks_from_two_places_does_not_wait_however_strained_the_server() -> None:
    house, id, people, _watcher = await watched(NEVER)
    house.batches.strain = overworked()
    windows = [Person(house, person.guest) for person in people]
    for window in windows:
        await window.ask("enter", table=id)
    for _move in range(8):
        await one_move(people, Random(1))
    assert all(window.seq == person.seq for window, person in zip(windows, people, strict=True))
    await house.close()
    house = house_of(hold=NEVER)
    id, people = await gathered(house, settled("newmarket"), 4)
    await people[0].ask("start")
    await people[0].dealt()
    house.batches.strain = overworked()
    once_more = False
    while not once_more:  # until somebody plays on
        asked = next(person for person in people if person.you in to_act(house, id))
        view = asked.view or {}
        number = asked.say("move", move=any_move(view, Random(2)), window=view["window"], seq=asked.seq)
        await house.writer.drained()
        once_more = asked.you in to_act(house, id)
        assert number in asked.answers or not once_more
    assert once_more
    await house.close()


def test_a_server_is_strained_while_it_has_worked_nearly_all_of_the_time() -> None:
    now, worked = [0.0], [0.0]
    strain = Strain(lambda: now[0], lambda: worked[0])
    seen = []
    for share in (0.5, 0.9, 0.6, 1.0, 0.0):
        now[0] += SPELL
        worked[0] += SPELL * share
        seen.append(strain.look())
        now[0] += SPELL / 4
        worked[0] += SPELL / 4  # too short to be judged by
        assert strain.look() == seen[-1]
    assert seen == [False, True, False, True, False]
    strain = Strain(lambda: now[0], nobody_knows)
    now[0] += SPELL
    assert not strain.look()


@in_loop
async def test_shares_in_a_round_are_told_with_what_ends_it() -> None:
    house, id, people, watcher = await watched(NEVER)
    await people[0].dealt()
    assert watcher.seq == table_in(house, id).seq
    assert watcher.view == whole(table_in(house, id).game, WATCHER)
    assert sorted(watcher.pieces)[-2:] == [4, 4]  # three commitments and the closed list, three shares and the deal
    await house.close()


@in_loop
async def test_anything_else_is_told_after_what_waits() -> None:
    house, id, people, watcher = await watched(NEVER)
    await one_move(people, Random(1))
    await one_move(people, Random(1))
    assert watcher.seq < table_in(house, id).seq
    assert (await watcher.ask("sit"))["t"] == "error"
    assert watcher.seq == table_in(house, id).seq
    await one_move(people, Random(1))
    await people[0].ask("say", text="well played")
    assert watcher.seq == table_in(house, id).seq
    assert watcher.view == whole(table_in(house, id).game, WATCHER)
    await house.close()


class Opener(Listener):
    """Commits by himself, as a client does, and opens when he is told to."""

    def share(self) -> None:
        if self.fair is None or not self.fair.get("listed"):
            super().share()

    def open(self) -> None:
        super().share()


async def told_all(house: House, people: Sequence[Person]) -> None:
    """Whoever looks at the table has been told every entry, in order, and sees what is there."""
    await house.writer.drained()
    room = next(iter(house.rooms.values()))
    room.connections.flush()
    for person in people:
        assert person.seq == room.table.seq  # a person of the tests hears nothing after an entry that was left out
        assert person.view == whole(room.table.game, eyes_of(person))


async def closed(game: str = a_game()) -> tuple[House, Stubborn, list[Opener], Listener]:
    """A round whose list is closed, at a table with a watcher; from now on the store writes what it is let."""
    store = Stubborn()
    house = house_of(store, hold=NEVER)
    people = [Opener(house, f"guest{i}", f"Name {i}") for i in range(4)]
    id = await make(house, people[0], settled(game))
    for person in people[1:]:
        await person.ask("enter", table=id)
        await person.ask("sit")
    watcher = Listener(house, "watcher")
    await watcher.ask("enter", table=id)
    people[0].say("start")
    await until(lambda: all((person.fair or {}).get("listed") for person in people))
    await house.writer.drained()
    store.open.clear()
    return house, store, people, watcher


@in_loop
async def test_a_share_that_is_held_is_told_before_one_that_is_written_with_the_deal() -> None:
    """The first is durable and held when the deal is put into words; the others are not even durable then."""
    house, store, people, watcher = await closed()
    people[0].open()
    await store.let_through()
    for person in people[1:]:
        person.open()
    store.open.set()
    await told_all(house, [*people, watcher])
    await house.close()


@pytest.mark.parametrize("windows", [1, 2])
@in_loop
async def test_who_shares_is_answered_with_the_deal_unless_he_has_another_window(windows: int) -> None:
    house, store, people, watcher = await closed()
    store.open.set()
    again = Person(house, people[0].guest)
    again.shares = False
    if windows == 2:
        await again.ask("enter", table=watcher.connection.room.id if watcher.connection.room else "")
    asked = people[0].number + 1
    people[0].open()
    await house.writer.drained()
    assert (asked in people[0].answers) == (windows == 2)
    for person in people[1:]:
        person.open()
    await told_all(house, [*people, watcher])
    assert people[0].answers[asked]["t"] == "news"
    await house.close()


@in_loop
async def test_moves_put_into_words_do_not_take_shares_along_past_the_deal() -> None:
    """The deal waits in words when the shares before it become durable, and bots move before it is durable itself."""
    house, store, people, watcher = await closed("newmarket")  # one drawing, and somebody is asked
    for person in people[:3]:
        person.open()
    await until(lambda: store.asked > store.answered)
    people[3].open()
    await store.let_through()
    room = next(iter(house.rooms.values()))
    for _move in range(2):
        game = room.table.game
        assert game is not None
        seat = next(iter(game.to_act))
        room.do([entries.Moved(seat, game.notation().write(game.moves(seat)[0]), "bot")])
    store.open.set()
    await told_all(house, [*people, watcher])
    await house.close()


@in_loop
async def test_shares_that_are_told_after_the_deal_was_made_do_not_name_it() -> None:
    house, store, people, watcher = await closed()
    for person in people:
        person.open()
    next(iter(house.rooms.values())).table.new_deal = 2  # as where this is not the first one
    before = len(watcher.told)
    store.open.set()
    await told_all(house, [*people, watcher])
    assert [one.get("deal") for one in watcher.told[before:]] == [None] * 4
    await house.close()


@pytest.mark.parametrize("another_first", [False, True])
@pytest.mark.parametrize("meanwhile", [False, True])
@in_loop
async def test_what_waits_outlives_an_entry_that_is_lost(another_first: bool, meanwhile: bool) -> None:
    """What was durable is told though a later entry failed, also where both were already put into one piece."""
    store = Stubborn()
    house, id, people, watcher = await watched(NEVER, store)
    await one_move(people, Random(1))
    durable = table_in(house, id).seq
    assert watcher.seq < durable
    store.open.clear()
    store.trouble = Taken(id, durable + 1) if another_first else StorageError("the disk is full")
    asked, number = say_a_move(people)
    await asyncio.sleep(0.01)
    if meanwhile:
        people[0].say("say", text="slow today")
    store.open.set()
    answer = await asked.answer(number)
    assert answer["t"] == ("news" if another_first else "error")
    await until(lambda: watcher.seq >= durable)
    await watcher.ask("sit")
    table = table_in(house, id)
    assert watcher.seq == table.seq == len(await store.entries(id))
    assert watcher.view == whole(table.game, WATCHER)
    await house.close()


@in_loop
async def test_what_waits_outlives_a_bug_in_what_it_would_have_gone_with(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    house, id, people, watcher = await watched(NEVER, store, next_deal=20)
    chance = Random(1)
    with monkeypatch.context() as broken:
        broken.setattr("parlour.server.table.info.sheet", lambda *_given: 1 / 0)
        answer: dict[str, Any] = {"t": "news"}
        while answer["t"] == "news":  # until the move that ends the deal, of which a sheet is told
            heard, durable = watcher.seq, table_in(house, id).seq
            asked = next(person for person in people if person.is_asked())
            answer = await asked.move(any_move(asked.view or {}, chance))
    assert answer["code"] == "storage"
    assert heard < durable
    await until(lambda: watcher.seq == durable)
    await one_move(people, chance)
    await told_all(house, [*people, watcher])
    assert (watcher.sheet or {})["deal"] == 1
    await house.close()


@in_loop
async def test_what_waits_outlives_a_bug_while_a_move_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move takes along what waits; it becomes durable after the room has begun to read its log again."""
    store = Stubborn()
    house, id, people, watcher = await watched(NEVER, store)
    await one_move(people, Random(1))
    durable = table_in(house, id).seq
    assert watcher.seq < durable
    store.open.clear()
    say_a_move(people)
    with monkeypatch.context() as broken:
        broken.setattr("parlour.server.table.info.chat_line", lambda *_line: 1 / 0)
        number = people[1].say("say", text="it breaks")
    store.open.set()
    assert (await people[1].answer(number))["code"] == "storage"
    await until(lambda: watcher.seq == durable + 1)
    await told_all(house, [*people, watcher])
    assert len(await store.entries(id)) == durable + 1
    await house.close()


async def between_two_tables(store: Stubborn) -> tuple[House, str, str, list[Person], Person]:
    """Two tables, the people at the first, and somebody who looks at that while what is said there is not written."""
    house = house_of(store)
    first, people = await gathered(house, settled(a_game()), 2)
    second = await make(house, Person(house, "host"), settled(a_game()))
    watcher = Person(house, "watcher")
    await watcher.ask("enter", table=first)
    store.open.clear()
    people[0].say("say", text="wait for me")
    return house, first, second, people, watcher


@in_loop
async def test_who_looks_at_another_table_hears_no_more_of_the_last_one() -> None:
    store = Stubborn()
    house, first, second, people, watcher = await between_two_tables(store)
    number = watcher.say("say", text="I am off")
    await watcher.ask("enter", table=second)
    store.open.set()
    assert (await watcher.answer(number))["t"] == "done"
    await people[1].until_told(table_in(house, first).seq)
    shown = next(i for i, message in enumerate(watcher.told) if message.get("table", {}).get("id") == second)
    assert [message["t"] for message in watcher.told[shown + 1 :]] == ["done"]
    await house.close()


@in_loop
async def test_who_looks_at_another_table_still_has_all_his_answers() -> None:
    """Also those that only waited until what somebody else did was durable."""
    store = Stubborn()
    house, first, second, _people, watcher = await between_two_tables(store)
    refused = watcher.say("stand")
    again = watcher.say("enter", table=first)
    await watcher.ask("enter", table=second)
    store.open.set()
    assert (await watcher.answer(refused))["code"] == "not_seated"
    assert (await watcher.answer(again))["code"] == "stale"
    await house.close()
