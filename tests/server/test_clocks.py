"""A wall clock that is set while people play: their clocks run on, and no entry is older than the one before it."""

from __future__ import annotations

import pytest

from parlour.server.protocol.moments import SteadyClock
from parlour.server.protocol.settings import Clock
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from tests.server.hall import Person, Time, a_game, gathered, house_of, settled, table_in
from tests.server.places import in_loop

HOUR = 3_600_000
MOVE, BANK = 30, 60  # seconds


class Clocks:
    """The wall clock, and the ticks that nobody can set."""

    def __init__(self) -> None:
        self.wall, self.ticks = Time(), Time()
        self.steady = SteadyClock(self.wall, self.ticks)

    def pass_by(self, ms: int) -> None:
        self.wall.ms += ms
        self.ticks.ms += ms


async def begun(house: House) -> tuple[str, list[Person]]:
    table, people = await gathered(house, settled(a_game(2), 2, clock=Clock(MOVE, BANK)), 2)
    assert (await people[0].ask("start"))["t"] == "news"
    await people[1].until_told(people[0].seq)
    return table, people


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
@in_loop
async def test_a_jump_of_the_wall_clock_costs_nobody_time(jump: int) -> None:
    clocks = Clocks()
    house = house_of(now=clocks.steady)
    table, people = await begun(house)
    before = table_in(house, table).at
    clocks.wall.ms += jump
    clocks.pass_by(5_000)
    assert (await people[0].ask("say", text="what time is it?"))["at"] == before + 5_000
    room = house.rooms[table]
    room.driver.look()
    asked = [chair for chair in room.table.chairs if chair.asked_at]
    assert [room.table.time_up(chair) for chair in asked] == [before + (MOVE + BANK) * 1_000] * len(asked)
    assert room.driver.alarm_at == before + (MOVE + BANK) * 1_000
    await house.close()


@in_loop
async def test_a_log_that_is_ahead_of_the_wall_clock_runs_on() -> None:
    """Written before the clock was set back, or by another machine: time does not stand still until it is reached."""
    store, clocks = MemoryStore(), Clocks()
    early = house_of(store, now=clocks.steady)
    table, people = await begun(early)
    last = table_in(early, table).at
    await early.close()
    clocks.wall.ms -= HOUR
    house = house_of(store, now=SteadyClock(clocks.wall, clocks.ticks))
    ann = Person(house, people[0].guest)
    await ann.ask("enter", table=table)
    clocks.pass_by(5_000)
    assert (await ann.ask("say", text="hello"))["at"] == last + 5_000
    times = [entry.at for entry in await store.entries(table)]
    assert times == sorted(times)
    await house.close()


@in_loop
async def test_the_wall_clock_is_followed_when_nobodys_time_runs() -> None:
    house, clocks = house_of(), Clocks()
    assert house.now is house.clock
    house.now = house.clock = clocks.steady
    _table, people = await begun(house)
    clocks.wall.ms += HOUR
    house._set_clock()
    assert house.now() == clocks.wall.ms - HOUR
    for person in people:
        await person.ask("stand")
    house.rooms.clear()
    house._set_clock()
    assert house.now() == clocks.wall.ms
    await house.close()
