"""A whole game of some of the games, by keys alone; a deal of each is in ``test_screens``."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.cases.run import run_case
from parlour.registry import all_rules, rules_of
from parlour.testing.options import shortened
from tests.terminal.player import at_table, new_table


@pytest.mark.parametrize("name", list(all_rules())[::6])
def test_a_game_to_its_end(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with at_table(new_table(name, tmp_path, shortened(rules_of(name), {}))) as person:
            await person.play_on()
            assert person.table.game.over
            assert person.over

    asyncio.run(play())
    record = (tmp_path / "game.case").read_text(encoding="utf-8")
    assert "= over yes" in record
    assert not run_case(record, rules_of).failures
