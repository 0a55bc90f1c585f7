"""A database to which a newer Parlour has written: what this one cannot read it refuses clearly, and leaves alone."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from parlour.server.room.house import House
from parlour.server.storage.opening import FILE, open_sqlite
from parlour.server.storage.sql import SqlStore
from parlour.server.table.newer import Newer
from tests.server.hall import Person, a_game, any_move, gathered, house_of, settled, until
from tests.server.places import in_loop


async def house_at(folder: Path) -> House:
    return house_of(await open_sqlite(folder / FILE))


async def played(folder: Path) -> str:
    """A table in the middle of a game."""
    house = await house_at(folder)
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    asked = next(person for person in people if person.is_asked())
    await asked.move(any_move(asked.view or {}, Random(1)))
    await house.close()
    await house.store.close()
    return id


def changed(folder: Path, statement: str, *given: object) -> int:
    """What is done to the database behind the server's back; gives how many entries there are then."""
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute(statement, given)
        return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])


APPEND = "INSERT INTO entries (table_id, seq, at, data) SELECT table_id, max(seq) + 1, max(at), ? FROM entries"
CUT = "DELETE FROM entries WHERE data = ?"
NEWER = ['{"kind":"juggled"}', '{"kind":"went_on","how":"slowly"}', '{"kind":"moved","seat":"none"}', "no JSON"]


@pytest.mark.parametrize("data", NEWER)
@in_loop
async def test_an_entry_that_cannot_be_read_is_refused_and_nothing_is_lost(data: str, tmp_path: Path) -> None:
    id = await played(tmp_path)
    there = changed(tmp_path, APPEND, data)
    house = await house_at(tmp_path)
    ann = Person(house, "guest0")
    refused = await ann.ask("enter", table=id)
    assert (refused["code"], "newer Parlour" in refused["text"]) == ("storage", True)
    with pytest.raises(Newer):
        await house.room(id)
    assert changed(tmp_path, "SELECT ?", 0) == there
    changed(tmp_path, CUT, data)  # the newer one has taken it back, or this one is the newer now
    assert (await ann.ask("enter", table=id))["t"] == "table"
    await house.close()
    await house.store.close()


@in_loop
async def test_who_runs_beside_a_newer_one_says_why_he_does_nothing_more(tmp_path: Path) -> None:
    id = await played(tmp_path)
    house = await house_at(tmp_path)
    ann = Person(house, "guest0")
    await ann.ask("enter", table=id)
    await until(lambda: not house.rooms[id].unwritten)
    assert isinstance(house.store, SqlStore)
    assert house.store.writer is not None
    await house.store.writer.settle()  # so that they lie where the other one looks
    there = changed(tmp_path, APPEND, NEWER[0])
    house.rooms[id].heard(house.rooms[id].table.seq + 1)
    await until(lambda: not house.rooms[id].is_readable)
    refused = await ann.ask("say", text="hello")
    assert (refused["code"], "newer Parlour" in refused["text"]) == ("storage", True)
    assert changed(tmp_path, CUT, NEWER[0]) == there - 1
    await house.close()
    await house.store.close()


@in_loop
async def test_a_checkpoint_that_cannot_be_read_stops_no_game(tmp_path: Path) -> None:
    """Where the law is another, too, the game could not be compared: it is left to who can."""
    id = await played(tmp_path)
    for data in (b"no checkpoint", zlib.compress(b'{"table":"t"}')):
        changed(tmp_path, "UPDATE checkpoints SET data = ?", data)
        there = changed(tmp_path, 'UPDATE entries SET data = replace(data, \'"law":"\', \'"law":"0\') WHERE seq > ?', 0)
        house = await house_at(tmp_path)
        refused = await Person(house, "guest0").ask("enter", table=id)
        assert (refused["code"], "newer Parlour" in refused["text"]) == ("storage", True)
        await house.close()
        await house.store.close()
        assert changed(tmp_path, "SELECT ?", 0) == there
