"""A deal of a game on a screen or line by line, read as a person reads it.

python -m tests.terminal.screens [GAME ...]     every game (or these), every size, every language; prints what it sees
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from rich.cells import cell_len

from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.registry import all_rules, rules_of
from parlour.terminal.plain import PlainTable
from parlour.terminal.settings import Settings
from parlour.terminal.sitting import Sitting
from parlour.testing.options import shortened
from tests.terminal.player import LARGE, SMALL, Person, new_table

MOST_TURNS = 400
SIZES = (SMALL, LARGE, (200, 50))
ENGINE = re.compile(r"\b(?:ui|fact|verb|value|place|word|bot|deal)-[a-z]|\b[a-z]+_[a-z_]+\b|\bsearch:\d|\{ ?\$")


def lines_of(person: Person) -> list[str]:
    """What stands on the screen now, line by line."""
    return [strip.text.rstrip() for strip in person.app.screen._compositor.render_strips()]


def wrong_with(lines: list[str], size: tuple[int, int]) -> list[str]:
    """What no person should see: words of the engine, lines that are too long, too many lines."""
    found = [line for line in lines if ENGINE.search(line) or cell_len(line) > size[0]]
    return found if len(lines) == size[1] else [*found, f"{len(lines)} lines"]


class Reader:
    """Somebody at a table who plays a deal, the first turns by keys, and reads what is on the screen."""

    def __init__(self, person: Person) -> None:
        self.person = person

    async def read(self, size: tuple[int, int], language: str) -> list[str]:
        """The screen as it is now, at this size and in this language."""
        app, pilot = self.person.app, self.person.pilot
        if app.settings.language != language:
            app.settings.language = language
            app.restyle()
        if app.size != size:
            await pilot.resize_terminal(*size)
        await pilot.pause()
        return lines_of(self.person)

    async def play_on(self, by_keys: int) -> None:
        """To the end of the deal; what is not read is not drawn either."""
        person, table = self.person, self.person.table
        for turn in range(MOST_TURNS):
            await person.until("turn or sheet")
            if not table.course.waiting:
                return
            if turn < by_keys:
                await person.answer()
            else:
                table.course.changed = _unseen
                table.course.act(table.sitting.sorted_out(table.game.moves(0).all())[0][0])
        raise AssertionError("the deal did not end")


def _unseen() -> None:
    """Nobody looks now."""


@asynccontextmanager
async def reader_at(game: str, folder: Path, language: str = ENGLISH) -> AsyncIterator[Reader]:
    """At the first turn of a game, or at the end of its first deal where that comes sooner."""
    app = new_table(game, folder, shortened(rules_of(game), {}))
    app.settings.language = language
    async with app.run_test(size=SMALL) as pilot:
        person = Person(app, pilot)
        await person.until("turn or sheet")
        yield Reader(person)


def said_in(game: str, language: str, folder: Path, most: int = 200) -> list[str]:
    """What the plain table says in one deal to somebody who asks for everything once and does the first thing."""
    rules = rules_of(game)
    sitting = Sitting(rules, rules.new(shortened(rules, {}), 4), 0, 4, folder / f"{language}.case", ["random"])
    table = PlainTable(sitting, Settings(language=language))
    said: list[str] = []
    asked = [table.words(f"word-{name}") for name in ("hand", "table", "score", "help")]
    answers = iter([*asked, *(["1", "1 2 3", "1"] * most)])

    def answer(_prompt: str) -> str:
        if table.words("next-deal") in said[-1:]:
            raise EOFError
        return next(answers)

    table.ask, table.say = answer, said.append
    table.run()
    return said


async def main(games: list[str]) -> None:
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for game in games:
            async with reader_at(game, Path(folder)) as reader:
                wrong += await looked_at(game, reader)
                await reader.play_on(by_keys=3)
                wrong += await looked_at(game, reader)
            for language in LANGUAGES:
                print(f"--- {game} {language}", *said_in(game, language, Path(folder)), sep="\n")
    sys.exit(f"{wrong} lines that nobody should see" if wrong else 0)


async def looked_at(game: str, reader: Reader) -> int:
    """Print the screen at every size in every language; how much is wrong with it."""
    wrong = []
    for size in SIZES:
        for language in LANGUAGES:
            screen = await reader.read(size, language)
            print(f"--- {game} {language} {size[0]}x{size[1]}", *screen, sep="\n")
            wrong += wrong_with(screen, size)
    for line in wrong:
        print(f"!!! {line}")
    return len(wrong)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or list(all_rules())))
