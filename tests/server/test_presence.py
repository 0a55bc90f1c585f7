"""Whoever was connected to a process that is no more is away, and nobody waits for him longer than for others."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from parlour.server.storage.owners import EVERY
from parlour.server.table.chair import Chair
from parlour.server.table.waits import USUAL
from tests.server.clockwork import by_clockwork, clock_ms
from tests.server.hall import Person, a_game, fixed_secrets, make, settled, table_in
from tests.server.proofs.doors import Disk, Door

SOON = 0.5  # seconds for what is on its way
SEATS = 2


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_secrets(monkeypatch)


class Evening:
    """Two people of one table at two houses: the first drives it."""

    async def begin(self) -> None:
        disk, chance = Disk(), Random(1)
        self.here, self.there = [Door(disk, chance, Counter()) for _door in range(2)]
        for door in (self.here, self.there):
            await door.start()
        self.ann, self.ben = Person(self.here.house, "ann", "Ann"), Person(self.there.house, "ben", "Ben")
        self.table = await make(self.here.house, self.ann, settled(a_game(SEATS), SEATS))
        await self.ben.ask("enter", table=self.table)
        assert (await self.ben.ask("sit"))["t"] == "news"
        await self.ann.until_told(self.ben.seq)
        assert self.here.store.owns(self.table)
        assert [chair.at for chair in self.chairs(self.here)] == [self.here.store.name, self.there.store.name]

    def chairs(self, door: Door) -> list[Chair]:
        return table_in(door.house, self.table).chairs

    async def end(self) -> None:
        for door in (self.here, self.there):
            await door.house.close()


def test_a_guest_is_away_when_his_process_is_no_more() -> None:
    async def evening() -> None:
        both = Evening()
        await both.begin()
        await both.there.kill()
        assert both.chairs(both.here)[1].connected
        await asyncio.sleep(EVERY + SOON)
        assert [chair.connected for chair in both.chairs(both.here)] == [True, False]
        assert both.chairs(both.here)[1].away_since
        assert (both.ann.table or {})["seats"][1].get("connected", False) is False
        before = clock_ms()
        await both.ann.ask("start")
        assert both.ann.view is not None
        assert (both.ann.fair or {}).get("due", False) is False
        assert clock_ms() - before < USUAL.commit / 2, "a drawing waited for somebody who cannot answer"
        await both.end()

    by_clockwork(evening())


def test_a_guest_stays_whose_process_only_lost_its_session() -> None:
    async def evening() -> None:
        both = Evening()
        await both.begin()
        both.there.store.lose_session()
        both.there.store.connect()
        await asyncio.sleep(EVERY + SOON)
        assert [chair.connected for chair in both.chairs(both.here)] == [True, True]
        assert both.chairs(both.here)[1].at == both.there.store.name
        seq = both.ann.seq
        await asyncio.sleep(3 * EVERY)
        assert both.ann.seq == seq, "and that is that"
        await both.end()

    by_clockwork(evening())
