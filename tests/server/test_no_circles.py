"""What the end of a game leaves behind goes at once: circles wait for the collector, which stops the whole house."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.opening import open_sqlite
from tests.server.hall import a_game, gathered, house_of, play_out, settled, until
from tests.server.places import in_loop

GAMES = 3
A_FEW = 60  # things a game, such as what an exception holds


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
@in_loop
async def test_the_end_of_a_game_leaves_hardly_a_circle(kind: str, tmp_path: Path) -> None:
    store = MemoryStore() if kind == "memory" else await open_sqlite(tmp_path / "parlour.db")
    house = house_of(store)
    _id, people = await gathered(house, settled(a_game()), 4)

    async def play() -> None:
        await people[0].ask("start")
        await play_out(people, Random(1))
        await until(lambda: not house.records_due.is_writing)

    await play()  # what is made once is made now
    gc.collect()
    gc.disable()
    try:
        for _game in range(GAMES):
            await play()
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = Counter(type(thing).__qualname__ for thing in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert left.total() < A_FEW * GAMES, left.most_common(12)
    assert not left["Subquery"]
    assert not left["Table"]
    await house.close()
    await store.close()
