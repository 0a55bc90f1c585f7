"""What the games that were played on this device came to, from the records that tables on the terminal leave."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.languages import ENGLISH
from parlour.errors import ParlourError
from parlour.evening.files import Files
from parlour.law.book import load
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from parlour.terminal.company import Company
from parlour.terminal.sitting import YOU
from parlour.terminal.words import Words

RECORDS = "records"  # in the user's data folder
SHOWN = 12  # games, one by one


class Result(NamedTuple):
    """A finished game.  ``place`` is by the game's own scoring, 1 the best; equals share one."""

    game: str
    ended: float  # seconds since 1970: when its record was last written
    place: int
    points: int
    counters: int
    others: tuple[str, ...]
    record: Path


class Kept:
    """All finished games of a folder, the last first, and how many records there are that tell nothing: games left in
    the middle, or of other rules."""

    def __init__(self, folder: Path) -> None:
        found = [_result(path) for path in sorted(folder.glob("*.case"))]
        self.results = sorted([one for one in found if one is not None], key=lambda one: -one.ended)
        self.left_out = len(found) - len(self.results)


def _result(path: Path) -> Result | None:
    try:
        book = Files([path])
        ended = path.stat().st_mtime
    except (ParlourError, OSError):
        return None
    game = book.lines[0].played
    if game is None or YOU not in book.names:
        return None
    own = next(seat for seat in game.seats if book.names[seat.person] == YOU)
    place = 1 + sum(seat.result > own.result for seat in game.seats)
    others = tuple([book.names[seat.person] for seat in game.seats if seat is not own])
    return Result(game.game, ended, place, own.result, own.gain, others, path)


def shown(kept: Kept, words: Words) -> RenderableType:
    """By game, and the last games one by one."""
    if not kept.results:
        return Text(words("results-none"))
    left = [Text(words("results-left-out", n=kept.left_out))] if kept.left_out else []
    return Group(_by_game(kept.results, words), _last(kept.results[:SHOWN], words), *left)


def _by_game(results: Sequence[Result], words: Words) -> Table:
    table = _table(words, "results-game", "results-games", "results-won", "counters")
    for name in sorted({one.game for one in results}, key=lambda name: -_count(results, name)):
        own = [one for one in results if one.game == name]
        won = sum(one.place == 1 for one in own)
        table.add_row(_title(name, words.language), str(len(own)), str(won), f"{sum(one.counters for one in own):+d}")
    return table


def _count(results: Iterable[Result], game: str) -> int:
    return sum(one.game == game for one in results)


def _last(results: Sequence[Result], words: Words) -> Table:
    table = _table(words, "results-when", "results-game", "results-place", "result", "results-others")
    for one in results:
        company = Company(Teller(rules_of(one.game), words.language))
        place = words("results-of", place=one.place, n=len(one.others) + 1)
        others = ", ".join([company.name(other) for other in one.others])
        when = datetime.fromtimestamp(one.ended).strftime("%Y-%m-%d %H:%M")
        table.add_row(when, _title(one.game, words.language), place, f"{one.points:+d}", others)
    return table


def _table(words: Words, *headings: str) -> Table:
    table = Table(box=box.SIMPLE)
    for heading in headings:
        is_number = heading in ("results-games", "results-won", "counters", "result")
        table.add_column(words(heading), justify="right" if is_number else "left")
    return table


def _title(game: str, language: str = ENGLISH) -> str:
    rules = all_rules().get(game)
    return game if rules is None else load(rules, language).title
