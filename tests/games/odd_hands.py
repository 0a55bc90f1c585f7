"""A table of tricks at which B does something odd: what the others may believe of his hand."""

from __future__ import annotations

import parlour
from parlour.core.game import Game


def at(position: str, *lines: str) -> Game:
    """The position of a case, and what was done from there."""
    game = parlour.from_case(position)
    for line in lines:
        game.do(line)
    return game


def unseen(game: Game, seen: str, *shown: str) -> list[str]:
    """The cards of the pack that A has not seen."""
    return [face for face in game.pack.ids if face not in (*seen.split(), *shown)]


def hand_of_b(game: Game) -> frozenset[str]:
    return frozenset(game.read("hand", 1))
