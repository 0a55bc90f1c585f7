"""What the cells of an episode's observation mean: what the game shows, and how far the seat has said its move."""

from __future__ import annotations

from typing import Final

from parlour.core.rules import Rules
from parlour.core.seen import Column
from parlour.core.sight import CARDS, NUMBER, WORD
from parlour.envs.actions import actions_of
from parlour.errors import ParlourError

SAID: Final = 4  # cells behind those of the game


def columns_of(rules: Rules) -> list[Column]:
    """One for each cell, or row of cells, in their order."""
    seen = rules.seen
    if seen is None:
        raise ParlourError(f"{rules.name} does not say what can be seen at it, so no program can play it")
    at = int(seen.width)
    return [
        *seen.columns,
        Column("said", "begun with", WORD, actions_of(rules).names, at, 1),
        Column("said", "cards said", CARDS, [], at + 1, 1),
        Column("said", "number said", NUMBER, [], at + 2, 1),
        Column("said", "digits to come", NUMBER, [], at + 3, 1),
    ]


def width_of(rules: Rules) -> int:
    """Cells in a row."""
    last = columns_of(rules)[-1]
    return last.at + last.cells
