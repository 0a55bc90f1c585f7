"""All puzzles in one order that is the same everywhere, and the one of a day."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256

from parlour.errors import Unknown, nearest
from parlour.puzzles.puzzle import Puzzle, puzzles_of
from parlour.registry import all_rules

BEGIN = date(1970, 1, 1)


@cache
def in_order() -> tuple[Puzzle, ...]:
    """Stirred, so that games and questions change from day to day: by a hash of their names, which nobody draws."""
    found = [puzzle for rules in all_rules().values() for puzzle in puzzles_of(rules)]
    return tuple(sorted(found, key=lambda puzzle: sha256(puzzle.id.encode()).digest()))


def today() -> date:
    """By universal time: the day begins for all at once."""
    return datetime.now(UTC).date()


def of_day(day: date) -> Puzzle:
    puzzles = in_order()
    if not puzzles:
        raise Unknown("there are no puzzles")
    return puzzles[(day - BEGIN).days % len(puzzles)]


def find_puzzle(id: str) -> Puzzle:
    puzzles = {puzzle.id: puzzle for puzzle in in_order()}
    if id not in puzzles:
        raise Unknown(f"no puzzle {id[:40]!r}{nearest(id[:40], list(puzzles))}")
    return puzzles[id]
