"""Moves are taken back only where the others agree: asked, answered, or not in time."""

from __future__ import annotations

from random import Random

from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.table import entries
from parlour.server.table.pleas import PATIENCE
from tests.server.hall import Person, Time, any_move, gathered, house_of, make, settled, table_in, until
from tests.server.places import in_loop
from tests.server.test_tables import again_from_log, state_of

SEATS = 3
GAME = "newmarket"  # stakes are laid first, and show nobody a card


async def asked_back(house: House, bots: int = 0) -> tuple[str, list[Person], Person]:
    """A table at which somebody has just asked to take a move back that may be; the table, all, and he."""
    id, people = await gathered(house, settled(GAME, SEATS, undo=True), SEATS - bots)
    await people[0].ask("start")
    chance = Random(5)
    for _try in range(40):
        await until(lambda: any(person.is_asked() for person in people))
        mover = next(person for person in people if person.is_asked())
        news = await mover.move(any_move(mover.view or {}, chance))
        assert news["t"] == "news"
        answer = await mover.ask("undo")
        if answer["t"] == "news" and "table" in answer:
            for person in people:
                await person.until_told(answer["seq"])
            return id, people, mover
    raise AssertionError("no move can be asked for")


def kinds(store: MemoryStore, id: str, since: int) -> list[type]:
    return [type(entry.act) for entry in store.logs[id] if entry.seq > since]


@in_loop
async def test_all_others_must_agree() -> None:
    store = MemoryStore()
    house = house_of(store)
    id, people, mover = await asked_back(house)
    one, other = [person for person in people if person is not mover]
    assert (one.table or {})["back"]["asked"] == sorted([one.you or 0, other.you or 0])
    moves = len(table_in(house, id).moves)
    since = mover.seq
    assert (await mover.ask("grant", yes=True))["code"] == "forbidden"
    await one.ask("grant", yes=True)
    assert (await one.ask("grant", yes=True))["t"] == "done", "once is enough"
    assert (other.table or {})["back"]["yes"] == [one.you]
    assert len(table_in(house, id).moves) == moves
    answer = await other.ask("grant", yes=True)
    assert answer["undone"]
    assert len(table_in(house, id).moves) == moves - 1
    assert (other.table or {})["back"] is None
    assert kinds(store, id, since) == [entries.BackAnswered, entries.BackAnswered, entries.Undone]
    assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
    await house.close()


@in_loop
async def test_one_no_lets_it_stand_and_nobody_is_asked_again() -> None:
    house = house_of()
    id, people, mover = await asked_back(house)
    moves = len(table_in(house, id).moves)
    one = next(person for person in people if person is not mover)
    await one.ask("grant", yes=False)
    await mover.until_told(one.seq)
    assert (mover.table or {})["back"] is None
    assert len(table_in(house, id).moves) == moves
    assert (await mover.ask("undo"))["code"] == "not_now"
    assert (await one.ask("grant", yes=True))["code"] == "stale"
    await house.close()


@in_loop
async def test_whoever_moves_or_does_not_answer_has_not_agreed() -> None:
    now = Time()
    house = house_of(now=now)
    id, people, mover = await asked_back(house)
    nexts = [person for person in people if person.is_asked() and person is not mover]
    if nexts:
        await nexts[0].move(any_move(nexts[0].view or {}, Random(1)))
        assert (nexts[0].table or {})["back"] is None, "all are told with the move"
    await house.close()
    house = house_of(now=now)
    id, people, mover = await asked_back(house)
    driver = house.rooms[id].driver
    now.ms += PATIENCE - 1
    driver.look()
    assert table_in(house, id).plea is not None
    now.ms += 1
    driver.look()
    assert table_in(house, id).plea is None
    await until(lambda: (mover.table or {})["back"] is None)
    await house.close()


@in_loop
async def test_bots_wait_for_the_answer_and_are_not_asked() -> None:
    house = house_of()
    id, people, mover = await asked_back(house, bots=1)
    other = next(person for person in people if person is not mover)
    assert (other.table or {})["back"]["asked"] == [other.you]
    seq = table_in(house, id).game_seq
    await house.rooms[id].driver.room.house.writer.drained()
    house.rooms[id].driver.look()
    assert house.rooms[id].driver.thoughts == {} or table_in(house, id).game_seq == seq
    answer = await other.ask("grant", yes=True)
    assert answer["undone"]
    await until(mover.is_asked)
    await house.close()


@in_loop
async def test_nobody_is_asked_where_nobody_else_plays_and_nobody_can_be_who_is_away() -> None:
    house = house_of()
    alone = Person(house, "alone")
    await make(house, alone, settled(GAME, SEATS, undo=True), [None, "random", "random"])
    await alone.ask("start")
    for _try in range(40):
        await until(alone.is_asked)
        await alone.move(any_move(alone.view or {}, Random(1)))
        answer = await alone.ask("undo")
        assert (alone.table or {})["back"] is None
        if answer["t"] == "news":
            break
    assert answer.get("undone")
    await house.close()
