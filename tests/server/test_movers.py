"""Who made a move where its player did not, and which game a view is of: told live, afterwards and in the record."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from parlour.server.protocol.settings import Clock
from parlour.server.room.house import House
from parlour.server.table.entries import Moved
from tests.server.hall import Person, Time, make, play_out, settled, until
from tests.server.places import Memory, in_loop
from tests.server.porch import porches

SHORT = "ecarte"
Made = dict[int, tuple[int, str]]  # by entry: the seat, and who made its move


def made(told: Iterable[dict[str, Any]]) -> Made:
    return {one["seq"]: (one["moved"]["seat"], one["moved"]["by"]) for one in told if "moved" in one}


async def in_log(house: House, table: str) -> Made:
    moves = [(entry.seq, entry.act) for entry in await house.store.entries(table) if isinstance(entry.act, Moved)]
    return {seq: (act.seat, act.by) for seq, act in moves if act.by != "person"}


async def two(house: House, guest: str = "ann") -> tuple[str, Person, Person]:
    ann, ben = Person(house, guest, "Ann"), Person(house, "ben", "Ben")
    id = await make(house, ann, settled(SHORT, 2, clock=Clock(5)))
    await ben.ask("enter", table=id)
    await ben.ask("sit")
    return id, ann, ben


@in_loop
async def test_moves_of_the_clock_and_of_stand_ins_are_marked() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as http:
        house, now = here.front.house, Time()
        house.now = now
        id, ann, ben = await two(house, (await http.get("/api/me")).json()["guest"])
        await ann.ask("start")
        await until(lambda: ann.is_asked() or ben.is_asked())
        late = ann.you if ann.is_asked() else ben.you
        now.ms += 10_000
        house.rooms[id].driver._rings()
        await until(lambda: bool(made(ann.told)))
        assert list(made(ann.told).values()) == [(late, "clock")]
        await ben.ask("stand")
        await play_out([ann], Random(2))
        found = await in_log(house, id)
        assert set(found.values()) == {(late, "clock"), (ben.you, "bot")}
        assert made(ann.told) == found
        again = Person(house, ann.guest, "Ann")
        await again.ask("enter", table=id)
        assert made(again.told[-1]["told"]) == found
        record, replay = [(await http.get(f"/api/tables/{id}/{one}?game=1")).json() for one in ("record", "replay")]
        assert made(record["told"]) == made(replay["steps"]) == found


@in_loop
async def test_every_view_says_of_which_game_it_is() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as http:
        house = here.front.house
        id, ann, ben = await two(house, (await http.get("/api/me")).json()["guest"])
        for number in (1, 2):
            await ann.ask("start")
            for one in (ann, ben):
                assert one.view is not None
                assert (one.view["game"], one.view["number"]) == (SHORT, number)
            watcher = Person(house, "watcher")
            await watcher.ask("enter", table=id)
            assert (watcher.view or {})["number"] == number
            await play_out([ann, ben], Random(number))
        for number in (1, 2):
            record = (await http.get(f"/api/tables/{id}/record?game={number}")).json()
            replay = (await http.get(f"/api/tables/{id}/replay?game={number}")).json()
            for view in (record["view"], replay["steps"][0]["view"]):
                assert (view["game"], view["number"]) == (SHORT, number)
