"""A deal of every game, read off the screen at two sizes and off the plain table; the languages go round.

All sizes and languages of all games: ``python -m tests.terminal.screens``.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.core.languages import LANGUAGES
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from parlour.terminal.words import Words
from tests.kinds import of_each_kind
from tests.terminal.player import LARGE, SMALL
from tests.terminal.screens import ENGINE, Reader, reader_at, said_in, wrong_with

GAMES = list(all_rules())


def turn_of(game: str, at: int) -> str:
    return LANGUAGES[(GAMES.index(game) + at) % len(LANGUAGES)]


async def looks_right(reader: Reader, language: str, size: tuple[int, int]) -> str:
    """The whole screen, in which nothing is the engine's and nothing falls off."""
    screen = await reader.read(size, language)
    assert not wrong_with(screen, size)
    return "\n".join(screen)


@pytest.mark.parametrize("game", of_each_kind())
def test_a_deal_on_the_screen(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with reader_at(game, tmp_path, turn_of(game, 0)) as reader:
            table = reader.person.table
            opened_in = turn_of(game, 1 if table.course.waiting else 0)  # a sheet keeps its language
            for size, language in ((SMALL, turn_of(game, 0)), (LARGE, turn_of(game, 1))):
                screen = await looks_right(reader, language, size)
                if table.course.waiting:
                    assert Words(language)("your-turn") in screen
                    assert "Enter:" in screen
                    assert all(name in screen for name in table.called())
            await reader.play_on(by_keys=1)
            for size, language in ((LARGE, turn_of(game, 1)), (SMALL, turn_of(game, 2))):
                screen = await looks_right(reader, language, size)
            assert Teller(rules_of(game), opened_in).text("deal-number", {"n": 1}) in screen
            assert Words(opened_in)("next-deal") in screen

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_line_by_line(game: str, tmp_path: Path) -> None:
    language = turn_of(game, 2)
    said = said_in(game, language, tmp_path)
    assert not [line for line in said if ENGINE.search(line)]
    assert Teller(rules_of(game), language).text("deal-number", {"n": 1}) + "." in said
    kept = Words(language)("record-in", path="")[:8]
    assert Words(language)("next-deal") in said or any(kept in line for line in said[-2:])
    assert not {"♠", "♥", "♦", "♣"} & set("".join(said))
    assert max(len(line) for line in said) < 600
