"""Moves taken back: which stand all the same, and what becomes of the others."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.registry import all_rules
from parlour.server.protocol.settings import Clock, Settings
from parlour.server.storage.memory import MemoryStore
from parlour.server.table import entries
from parlour.server.table.entries import Entry
from parlour.server.table.recording import record_of
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.standing import games_in, load, played, taken_back
from parlour.server.table.table import Table
from parlour.server.table.taking_back import EVERY, Earlier
from tests.fair.evenings import Evening
from tests.server.evidence import STRANGER, left_in_mid_game, some_moves, with_nonsense
from tests.server.hall import (
    Person,
    Time,
    any_move,
    games_for,
    gathered,
    house_of,
    settled,
    table_in,
    take_back,
)
from tests.server.places import in_loop
from tests.server.test_tables import again_from_log, state_of

STRICT = [rules for rules in all_rules().values() if rules.final]


def test_every_final_act_is_one_of_the_game() -> None:
    for rules in STRICT:
        assert rules.final.keys() <= verbs_of(rules), rules.name


def verbs_of(rules: Rules) -> set[str]:
    known: set[str] = set()
    for conduct in rules.option("conduct").samples():
        with suppress(BadOption):  # not every game is played with faults
            known |= {verb.name for verb in rules.new({"conduct": conduct}, seed=1).verbs()}
    return known


def is_met(rules: Rules) -> bool:
    """Whether a final act is one of the strict game; the others are those of tables with faults."""
    return not rules.final.keys().isdisjoint(verb.name for verb in rules.new(seed=1).verbs())


@pytest.mark.parametrize("rules", [rules for rules in STRICT if is_met(rules)], ids=lambda rules: rules.name)
@in_loop
async def test_the_clause_is_named(rules: Rules) -> None:
    seats = rules.players[0]
    house = house_of()
    _id, people = await gathered(house, Settings(rules.name, {"players": seats, "deals": 20}, undo=True), seats)
    await people[0].ask("start")
    chance = Random(3)
    refused = False
    while not refused and (asked := [person for person in people if person.is_asked()]):
        move = any_move(asked[0].view or {}, chance)
        assert (await asked[0].move(move))["t"] == "news"
        clause = rules.final.get(move.partition(" ")[0])
        if clause and not (asked[0].view or {})["over"]:
            answer = await take_back(asked[0], people)
            assert (answer["t"], answer["clause"], answer["message"]) == ("refused", clause, "not-taken-back")
            refused = True
    assert refused
    await house.close()


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
            answer = await take_back(asked, people)
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
            taken += (await take_back(asked, people))["t"] == "news"
        assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
    assert taken > 3
    await house.close()


class Counting(Earlier):
    """Knows how many moves were made."""

    made = 0

    def keep(self, *given: Any) -> None:
        self.made += 1
        super().keep(*given)


@pytest.mark.parametrize("game", ["loto", "poker", "spin", "vingt-un"])
def test_more_undos_in_a_row_than_there_are_copies_play_a_few_moves_again(game: str) -> None:
    """However long the deal is and however late in the game."""
    evening = Evening(game, "shown", 2, options={"deals": 50}, undo=True)
    table = evening.table
    counting = table.earlier = Counting()
    evening.play(200)
    taken = 0
    for _step in range(60):
        evening.play(1)
        if table.rounds.due != NOT_DUE:
            continue
        seat, to = table.moves[-1][1].seat, table.move_before_last()
        stands = table.last_move_revealed()
        counting.forget_last()
        counting.made = 0
        assert table.last_move_revealed() == stands
        if not stands:
            evening.do(entries.Undone(seat, to))
            taken += 1
        assert counting.made <= EVERY
        if taken in (1, 5):
            again = Table(table.id)
            load(again, evening.log)
            assert again.game == table.game
    assert taken > 5 or game in ("loto", "spin")  # where chance decides every move


def test_a_table_with_a_thousand_undos_is_loaded_by_playing_no_move_twice() -> None:
    """A stranger's GET may load it: at worst each move that was made costs what it cost when it was made."""
    evening = Evening("poker", "shown", 2, options={"deals": 3000}, undo=True)
    table, taken = evening.table, 0
    while len(evening.log) < 10_000:
        evening.play(1)
        may = table.moves and table.rounds.due == NOT_DUE and not table.last_move_revealed()
        if may and 10 * taken < len(evening.log):
            evening.do(entries.Undone(table.moves[-1][1].seat, table.move_before_last()))
            taken += 1
    again = Table(table.id)
    counting = again.earlier = Counting()
    load(again, evening.log)
    assert again.game == table.game
    assert taken >= 900
    assert counting.made <= sum(isinstance(entry.act, entries.Moved) for entry in evening.log)


@in_loop
async def test_a_move_stands_that_disclosed_sealed_answers() -> None:
    """No face is shown when the last who is asked waits, but then he knows that all others have waited before him."""
    house = house_of()
    _id, people = await gathered(house, Settings("my-bird-sings", {"players": 3}, undo=True), 3)
    await people[0].ask("start")
    sealed = disclosed = 0
    for _move in range(30):
        asked = next((person for person in people if person.is_asked()), None)
        if asked is None or "wait" not in [choice["head"] for choice in (asked.view or {})["choices"]]:
            break
        news = await asked.move("wait")
        for person in people:
            await person.until_told(news["seq"])
        if len(asked.told[-1]["events"]) > 1:
            disclosed += 1
            assert (await take_back(asked, people))["t"] != "news"
        elif not sealed:
            sealed += 1
            assert (await take_back(asked, people))["t"] == "news"
    assert sealed
    assert disclosed
    await house.close()
