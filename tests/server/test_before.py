"""What the version before has written is still read: its database, a game of every kind in it, and their records.

``before/log.sql`` is the dump of a database that 0.1.0 wrote, ``before/records.json`` the records it gave of it;
``before/agreed.sql`` and ``before/agreed.json`` are the same of the last version whose logs did not say what was agreed
for each game, with moves taken back, settings changed after a game, and a game in the middle.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.rules import Rules
from parlour.registry import all_rules
from parlour.server.http.replays import looked_up
from parlour.server.room.evenings import Secretary, entered
from parlour.server.room.house import House
from parlour.server.storage.opening import FILE, open_sqlite
from parlour.server.storage.people import Guest
from parlour.server.table.callers import Rejected
from parlour.server.table.entries import Entry
from parlour.server.table.recording import record_of
from tests.server.hall import Person, house_of, play_out
from tests.server.places import in_loop

BEFORE = Path(__file__).parent / "before"
RECORDS: dict[str, Any] = json.loads((BEFORE / "records.json").read_text(encoding="utf-8"))


async def entries(file: Path, table: str) -> list[Entry]:
    store = await open_sqlite(file)
    found = await store.entries(table)
    await store.close()
    return found


def bare(record: str) -> str:
    """A record without what is told in sentences, which may be worded better."""
    return "\n".join(line for line in record.split("\n") if not line.lstrip().startswith("#"))


def without_news(record: str, kept: str) -> str:
    """Without options that the version before did not have; they stand as they are usually agreed."""
    lines = record.split("\n")
    usual = [line for rules in all_rules().values() for line in usual_options(rules)]
    return "\n".join(line for line in lines if line in kept.split("\n") or line not in usual)


def usual_options(rules: Rules) -> list[str]:
    return [f"option {name} {value}" for name, value in rules.options.make().values.items()]


@pytest.mark.parametrize("table", RECORDS, ids=[kept["game"] for kept in RECORDS.values()])
def test_a_table_of_the_version_before_is_the_same_table(table: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript((BEFORE / "log.sql").read_text(encoding="utf-8"))
    log = asyncio.run(entries(tmp_path / FILE, table))
    found = record_of(log, 1, only=0).record_for(0)
    kept = RECORDS[table]
    assert without_news(bare(found.text), kept["text"]) == kept["text"]
    assert (found.game, found.over, found.result) == (kept["game"], kept["over"], kept["result"])


# -- a house that opens such a database ----------------------------------------------------

AGREED: dict[str, Any] = json.loads((BEFORE / "agreed.json").read_text(encoding="utf-8"))


async def opened(folder: Path) -> House:
    """A house over the database of ``agreed.sql``: games from before the log said what was agreed for each."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.executescript((BEFORE / "agreed.sql").read_text(encoding="utf-8"))
    return house_of(await open_sqlite(folder / FILE))


def looks(view: dict[str, Any]) -> dict[str, Any]:
    """What lies where, and who has how much."""
    places = [
        [place["name"], place.get("seat"), place.get("part", ""), place.get("faces", []), place.get("backs", 0)]
        for place in view["places"]
    ]
    return {"places": places, "accounts": view["accounts"], "scores": view["scores"]}


@pytest.mark.parametrize("id", AGREED, ids=[kept["what"] for kept in AGREED.values()])
@in_loop
async def test_finished_games_are_shown_as_they_were(id: str, tmp_path: Path) -> None:
    house = await opened(tmp_path)
    for guest, kept in AGREED[id]["records"].items():
        record, eyes = await looked_up(house, id, 1, guest, None)
        found, check = record.record_for(eyes), record.check_for(eyes)
        assert found.kept == "later"
        assert (found.players, found.result) == (kept["players"], kept["result"])
        assert [[told.seq, len(told.events)] for told in found.told] == kept["told"]
        assert looks(msgspec.to_builtins(found.view)) == looks(kept["view"])
        assert [check.promises, check.opened, check.everything, check.wrong] == kept["check"]
        assert len(record.replay_for(eyes).steps) == kept["steps"]
        results = [[seat.points for seat in one.seats] for one in await house.store.results_of(guest)]
        assert results == ([] if guest == "stranger" else [kept["result"]])
    if AGREED[id]["what"] == "changed":  # to open everything, after the game
        with pytest.raises(Rejected, match="only what he was shown"):
            await looked_up(house, id, 1, "stranger", 1)
    assert (await house.archive.stored(id, 1)) is not None
    await house.close()
    await house.store.close()


@in_loop
async def test_running_games_go_on(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    id = next(id for id, kept in AGREED.items() if kept["what"] == "running")
    people = [Person(house, guest) for guest in AGREED[id]["views"]]
    for person in people:
        await person.ask("enter", table=id)
        assert person.view is not None
        kept = AGREED[id]["views"][person.guest]
        assert looks(person.view) == looks(kept)
        assert person.view["to_act"] == kept["to_act"]
    await play_out(people, Random(3))
    record, eyes = await looked_up(house, id, 2, "guest0", None)
    assert record.how == "then"  # from here on it is known by which law it was played
    assert record.check_for(eyes).wrong == []
    await house.close()
    await house.store.close()


@in_loop
async def test_old_records_can_be_entered_in_the_book_of_an_evening(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    keep = Secretary(house)
    evening = await keep.open(Guest("secretary", "Ann", 0), "Friday")
    for id in AGREED:
        record, _eyes = await looked_up(house, id, 1, "guest0", None)
        book = await keep.book(evening.id)
        line = entered(record, book.person)
        assert sum(seat.gain for seat in line.seats) + line.left == 0
        assert [seat.result for seat in line.seats] == record.result
        assert (line.kept, line.ended) == ("later", record.ended)
    running = next(id for id, kept in AGREED.items() if kept["what"] == "running")
    with pytest.raises(Rejected, match="before a game begins"):
        await keep.join(evening.id, Guest("guest0", "Ann", 0), evening.key, running)
    await house.close()
    await house.store.close()
