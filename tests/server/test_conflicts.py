"""Entries that cannot be written, or that another process has taken: nobody is told what is not in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from parlour.core.game import Game
from parlour.server.protocol.api import NewTable
from parlour.server.protocol.messages import Hint
from parlour.server.room.house import House
from parlour.server.room.thinking import Inline
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.store import Batch, StorageError
from parlour.server.table import entries
from parlour.server.table.callers import Caller
from parlour.server.table.entries import Entry
from tests.server.hall import (
    Json,
    Person,
    any_move,
    fixed_secrets,
    games_for,
    house_of,
    make,
    play_out,
    settled,
    table_in,
    until,
)
from tests.server.places import in_loop
from tests.server.test_tables import again_from_log, shown, state_of

WELL, REFUSED, LATE, TAKEN, BUG, ANSWERED = "well", "refused", "late", "taken", "bug", "answered"


class Unsteady(MemoryStore):
    """A store that takes its time, and goes wrong as told.

    refused: nothing is written.  late: all is written, but the answer is lost.  taken: another process was first.
    answered: another process has read it and written the next one, and said so, before we know that ours is there.
    """

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self.chance = chance
        self.next: list[str] = []  # what befalls the next batches
        self.rate = 0.0  # of trouble beyond that
        self.others = 0
        self.tell: Callable[[int], None] = lambda _seq: None
        self.befell: dict[str, int] = {}

    async def append(self, batch: Batch) -> None:
        for _tick in range(self.chance.randrange(4)):
            await asyncio.sleep(0)
        trouble = self._trouble()
        self.befell[trouble] = self.befell.get(trouble, 0) + 1
        if trouble == REFUSED:
            raise StorageError("the disk is full")
        if trouble == BUG:
            raise ZeroDivisionError("the store has a bug")
        if trouble == TAKEN:
            self.write_elsewhere(batch.entries[0].table)
        await super().append(batch)
        if trouble == ANSWERED:
            self.write_elsewhere(batch.entries[0].table)
            self.tell(len(self.logs[batch.entries[0].table]))
        if trouble == LATE:
            raise StorageError("the connection broke")

    def _trouble(self) -> str:
        if self.next:
            return self.next.pop(0)
        return self.chance.choice((REFUSED, LATE, TAKEN, BUG)) if self.chance.random() < self.rate else WELL

    def write_elsewhere(self, table: str) -> None:
        """As another process would that serves the same table."""
        log = self.logs[table]
        self.others += 1
        log.append(Entry(table, len(log) + 1, log[-1].at, entries.Said("elsewhere", "Eve", f"other {self.others}")))

    async def entries(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        for _tick in range(self.chance.randrange(3)):
            await asyncio.sleep(0)
        return await super().entries(table, after, until)


class Sceptic(Person):
    """Somebody who looks into the log whenever he is told something."""

    def __init__(self, house: House, guest: str, log: list[Entry]) -> None:
        self.log = log
        self.said: dict[int, str] = {}
        super().__init__(house, guest, guest)

    def learn(self, message: Json) -> None:
        super().learn(message)
        assert message["seq"] <= len(self.log), "told before it was written"
        if message["t"] == "news":
            entry = self.log[message["seq"] - 1]
            assert message["at"] == entry.at
            if "chat" in message:
                assert isinstance(entry.act, entries.Said)
                assert message["chat"]["text"] == entry.act.text
            if message.get("re") in self.said:
                assert message["chat"]["text"] == self.said[message["re"]]


async def table_of(house: House, store: Unsteady, game: str, seats: int) -> tuple[str, list[Sceptic]]:
    host = Person(house, "guest0", "guest0")
    id = await make(house, host, settled(game, seats))
    host.leave()
    people = [Sceptic(house, f"guest{i}", store.logs[id]) for i in range(seats)]
    for person in people:
        await person.ask("enter", table=id)
        if person.you is None:
            await person.ask("sit")
    await people[0].ask("start")
    return id, people


async def four_at_a_table() -> tuple[Unsteady, House, str, list[Sceptic]]:
    """In a house whose store does what it is told next, and else what it should."""
    store = Unsteady(Random(1))
    house = house_of(store)
    return store, house, *await table_of(house, store, games_for(4)[0].name, 4)


def act(person: Sceptic, id: str, chance: Random, texts: list[str]) -> list[int]:
    """One or several messages at once."""
    sent = []
    for _i in range(chance.randint(1, 3)):
        if person.is_asked() and chance.random() < 0.6:
            move = any_move(person.view or {}, chance)
            sent.append(person.say("move", move=move, window=(person.view or {})["window"], seq=person.seq))
        elif chance.random() < 0.7:
            texts.append(f"{person.guest} {len(texts)}")
            sent.append(person.say("say", text=texts[-1]))
            person.said[sent[-1]] = texts[-1]
        else:
            sent.append(person.say(chance.choice(("enter", "undo", "start", "commit")), **forged(id, chance)))
    return sent


def forged(id: str, chance: Random) -> Json:
    return chance.choice(({"table": id}, {}, {"drawing": 0, "seq": 0, "hash": "00" * 32}))


def all_answered(sent: list[tuple[Sceptic, int]]) -> bool:
    return all(number in person.answers for person, number in sent)


async def at_rest(house: House, id: str, store: MemoryStore, people: list[Sceptic]) -> None:
    """Until everything is written and told, and the clients know what the log says."""
    room = house.rooms[id]
    await until(lambda: room.waiting is None and not room.unwritten)
    room.heard(len(store.logs[id]))
    await until(lambda: room.waiting is None and not room.unwritten and room.table.seq == len(store.logs[id]))
    await until(lambda: all(person.seq == room.table.seq for person in people))


@pytest.mark.parametrize("seed", range(2))
@in_loop
async def test_whatever_goes_wrong_the_log_is_the_truth(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_secrets(monkeypatch, seed)
    asyncio.get_running_loop().set_exception_handler(lambda _loop, _what: None)  # the bugs of the store
    befell: dict[str, int] = {}
    for number, rules in enumerate(games_for(4)):
        chance = Random(100 * seed + number)
        store = Unsteady(chance)
        house = house_of(store, hold=0.002 * seed)
        id, people = await table_of(house, store, rules.name, 4)
        store.rate = 0.3
        texts: list[str] = []
        for _step in range(25):
            here = chance.sample(people, chance.randint(1, 4))
            sent = [(person, number) for person in here for number in act(person, id, chance, texts)]
            if chance.random() < 0.2:
                person = people[3]
                person.leave()
                sent = [(one, number) for one, number in sent if one is not person]
                people[3] = Sceptic(house, person.guest, store.logs[id])
                sent.append((people[3], people[3].say("enter", table=id)))
            await until(partial(all_answered, sent))
        store.rate = 0.0
        people[2].leave()
        store.next = [REFUSED]
        people[1].leave()
        await at_rest(house, id, store, [people[0], people[3]])
        befell = {what: befell.get(what, 0) + store.befell.get(what, 0) for what in (WELL, REFUSED, LATE, TAKEN, BUG)}
        check_said(store.logs[id], people, texts)
        table = table_in(house, id)
        assert state_of(table) == state_of(await again_from_log(store, id))
        for person in (people[0], people[3]):
            assert person.view == shown(table, person)
        for chair in table.chairs:
            assert chair.connected == house.rooms[id].connections.is_here(chair.guest)
        await house.close()
    assert min(befell.values()) > 10, befell


def check_said(log: list[Entry], people: list[Sceptic], texts: list[str]) -> None:
    """What was acknowledged is in the log once; what was refused for another reason than the store's is not."""
    logged = [entry.act.text for entry in log if isinstance(entry.act, entries.Said)]
    assert len(set(logged)) == len(logged), "written twice"
    for person in people:
        for number, text in person.said.items():
            answer = person.answers.get(number)
            if answer is not None and answer["t"] == "news":
                assert log[answer["seq"] - 1].act == entries.Said(person.guest, person.guest, text)
            elif answer is not None and answer["t"] == "done":
                assert text in logged
            elif answer is not None and answer["code"] != "storage":
                assert text not in logged
    assert set(logged) <= {*texts, *[f"other {i}" for i in range(1, 10_000)]}


@in_loop
async def test_a_move_that_was_not_written_can_be_made_again() -> None:
    store, house, id, people = await four_at_a_table()
    asked = next(person for person in people if person.is_asked())
    before = [person.view for person in people]
    move = any_move(asked.view or {}, Random(2))
    store.next = [REFUSED]
    assert (await asked.move(move))["code"] == "storage"
    assert [person.view for person in people] == before
    assert (await asked.move(move))["t"] == "news"
    assert len(table_in(house, id).moves) == 1
    await house.close()


@in_loop
async def test_an_entry_taken_elsewhere_is_told_first_and_the_move_is_made_after_it() -> None:
    store, house, _id, people = await four_at_a_table()
    asked = next(person for person in people if person.is_asked())
    seq = asked.seq
    store.next = [TAKEN]
    answer = await asked.move(any_move(asked.view or {}, Random(2)))
    assert (answer["t"], answer["seq"]) == ("news", seq + 2)
    assert asked.told[-2]["chat"]["text"] == "other 1"
    await house.close()


@in_loop
async def test_an_answer_from_elsewhere_that_comes_before_our_own_entry_is_known_durable_is_told() -> None:
    """Another process has read our entry and answered it while its commit was still on its way back to us."""
    store, house, id, people = await four_at_a_table()
    seq = people[0].seq
    store.tell = house.rooms[id].heard
    store.next = [ANSWERED]
    assert (await people[0].ask("say", text="hello"))["seq"] == seq + 1
    await people[1].until_told(seq + 2)
    assert people[1].told[-1]["chat"]["text"] == "other 1"
    await house.close()


@pytest.mark.parametrize("trouble", [REFUSED, TAKEN])
@in_loop
async def test_answers_that_rest_on_a_lost_entry_are_given_anew(trouble: str) -> None:
    """Somebody enters, and somebody is refused, while the entry before is still on its way to the disk."""
    store, house, id, people = await four_at_a_table()
    store.next = [trouble]
    said = people[0].say("say", text="hello")
    late = Sceptic(house, "late", store.logs[id])
    entered, sat = late.say("enter", table=id), late.say("sit")
    refused = people[1].say("start")
    assert (await late.answer(entered))["t"] == "table"
    assert (await late.answer(sat))["code"] == "not_now"
    assert (await people[1].answer(refused))["code"] == "not_host"
    assert (await people[0].answer(said)).get("code") == ("storage" if trouble == REFUSED else None)
    await at_rest(house, id, store, [late, *people])
    assert house.rooms[id].connections.watching() == 1
    await house.close()


@pytest.mark.parametrize("trouble", [REFUSED, TAKEN])
@in_loop
async def test_who_was_sent_away_by_a_lost_entry_can_come_in_again(trouble: str) -> None:
    store, house, id, people = await four_at_a_table()
    late = Sceptic(house, "late", store.logs[id])
    await late.ask("enter", table=id)
    store.next = [trouble]
    await people[0].ask("remove", guest="late")
    assert late.told[-1] == {"t": "gone", "reason": "reload"}
    answer = await late.ask("enter", table=id)
    assert answer["t"] == ("table" if trouble == REFUSED else "error")
    await house.close()


@in_loop
async def test_a_bug_in_the_room_undoes_nothing_that_was_told(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something breaks after an act was done in memory: the room starts again from its log, and all go on."""
    store, house, id, people = await four_at_a_table()
    first = people[0].say("say", text="one")
    with monkeypatch.context() as broken:
        broken.setattr("parlour.server.table.info.chat_line", lambda *_line: 1 / 0)
        second, third = people[1].say("say", text="two"), people[2].say("ping")
        asked = people[3].say("say", text="three")
    assert (await people[0].answer(first))["seq"] == len(store.logs[id])
    assert (await people[1].answer(second))["code"] == "storage"
    assert (await people[2].answer(third))["t"] == "done"
    assert (await people[3].answer(asked))["t"] == "news"
    await at_rest(house, id, store, people)
    said = [entry.act.text for entry in store.logs[id] if isinstance(entry.act, entries.Said)]
    assert said == ["one", "three"]
    assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
    assert [record.message for record in caplog.records] == ["a message could not be answered"]
    await house.close()


@in_loop
async def test_a_bot_that_makes_no_sense_leaves_no_gap_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    class Confused(Inline):
        async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
            confused.append(seat)
            return "juggle 7" if len(confused) == 2 else await super().choose(game, seat, bot, asked, within)

    confused: list[int] = []
    store = Unsteady(Random(1))
    house = house_of(store)
    house.thinking = Confused()
    host = Sceptic(house, "guest0", [])
    id = await house.make(Caller("guest0", "Ann"), NewTable(settled(games_for(4)[0].name), [None] + ["random"] * 3))
    host.log = store.logs[id]
    await host.ask("enter", table=id)
    await host.ask("start")
    await play_out([host], Random(3))
    assert len(confused) > 3
    assert [entry.seq for entry in store.logs[id]] == list(range(1, len(store.logs[id]) + 1))
    assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
    assert [record.message for record in caplog.records] == ["a task failed"]
    await house.close()


@in_loop
async def test_a_hint_that_cannot_be_had_is_answered_too(caplog: pytest.LogCaptureFixture) -> None:
    class Gone(Inline):
        async def hint(self, game: Game, seat: int) -> Hint:
            raise BrokenPipeError

    store = Unsteady(Random(1))
    house = house_of(store)
    house.thinking = Gone()
    _id, people = await table_of(house, store, games_for(4)[0].name, 4)
    asked = next(person for person in people if person.is_asked())
    assert (await asked.ask("hint"))["code"] == "busy"
    assert [record.message for record in caplog.records] == ["no hint could be given"]
    await house.close()
