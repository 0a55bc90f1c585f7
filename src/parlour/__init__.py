"""Parlour: old card games by the letter of their printed laws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from parlour.version import __version__

if TYPE_CHECKING:
    from parlour.core.game import Game

__all__ = ["__version__", "from_case", "new"]


def new(
    game: str, options: Mapping[str, object] | None = None, seed: int | None = None, seats: Sequence[str] = ()
) -> Game:
    """A game that waits for its first ``go_on``; without a seed its deals cannot be foreseen."""
    from parlour.registry import rules_of

    return rules_of(game).new(options, seed, seats)


def from_case(text: str) -> Game:
    """The game in the position that a case comes to."""
    from parlour.cases.run import run_case
    from parlour.errors import BadCase
    from parlour.registry import rules_of

    outcome = run_case(text, rules_of)
    if outcome.failures or outcome.game is None:
        raise BadCase("; ".join(str(failure) for failure in outcome.failures) or "the case has no game")
    return outcome.game
