"""Records gathered while a game is played: they are what the game played again comes to, to the byte."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.core.rules import Rules
from parlour.registry import all_rules
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.played import Played
from parlour.server.table.recording import record_of, recorded
from parlour.server.table.records import unpacked
from tests.server.hall import Person, a_game, any_move, games_for, gathered, house_of, play_out, settled, table_in
from tests.server.places import in_loop

GAMES = list(all_rules().values())


def seats_at(rules: Rules) -> int:
    least, most = rules.players
    return min(max(4, least), most)


async def compare(house: House, store: MemoryStore, id: str, number: int = 1) -> None:
    """The record that was gathered at a table, as far as its game has gone, with that of its log played again."""
    table = table_in(house, id)
    how = "running" if table.playing else "then"
    found = recorded(Played(table), how)
    again = record_of(await store.entries(id), number, how)  # type: ignore[arg-type]
    for one, seen in again.seen.items():
        assert found.replay_for(one) == again.replay_for(one)
        assert found.record_for(one) == again.record_for(one)
        assert len(seen.steps) > 1
    assert msgspec.json.encode(found) == msgspec.json.encode(again)


async def some_undone(people: list[Person], chance: Random, moves: int) -> int:
    """Play some moves and take back what may be taken back; gives how often that was."""
    back = 0
    for _move in range(moves):
        asked = [person for person in people if person.is_asked()]
        if not asked:
            break
        assert (await asked[0].move(any_move(asked[0].view or {}, chance)))["t"] == "news"
        if chance.random() < 0.4:
            back += (await asked[0].ask("undo"))["t"] == "news"
    return back


@pytest.mark.parametrize("rules", GAMES, ids=[rules.name for rules in GAMES])
@in_loop
async def test_a_gathered_record_is_that_of_the_game_played_again(rules: Rules) -> None:
    store = MemoryStore()
    house = house_of(store)
    opening = "all" if len(rules.name) % 2 else "shown"
    seats = seats_at(rules)
    id, people = await gathered(house, settled(rules.name, seats, undo=True, opening=opening), seats)
    await people[0].ask("start")
    await some_undone(people, Random(3), 25)
    await compare(house, store, id)
    await house.close()


@in_loop
async def test_what_was_taken_back_is_not_gathered() -> None:
    store = MemoryStore()
    house = house_of(store)
    back = 0
    for rules in games_for(4)[:6]:
        id, people = await gathered(house, settled(rules.name, undo=True), 4)
        await people[0].ask("start")
        back += await some_undone(people, Random(9), 12)
        table = table_in(house, id)
        assert table.gathered is not None
        entries_played = [seq for seq, _told in table.marks]
        assert [step.seq for step in table.gathered.steps] == entries_played
    assert back >= 3
    await house.close()


@in_loop
async def test_the_record_of_a_game_is_written_without_playing_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_args: object) -> None:
        raise AssertionError("it was played again")

    store = MemoryStore()
    house = house_of(store)
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    monkeypatch.setattr("parlour.server.room.archive.made_from", never)
    await play_out(people, Random(5))
    ended = Played(table_in(house, id))
    assert (await people[0].ask("start"))["t"] == "news"  # the next game takes nothing away from this one
    await house.close()
    written = store.kept[id, 1]
    assert msgspec.json.encode(unpacked(written)) == msgspec.json.encode(recorded(ended))
    again = record_of(await store.entries(id), 1, "then")
    assert msgspec.json.encode(unpacked(written)) == msgspec.json.encode(again)
