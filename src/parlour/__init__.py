"""Parlour: old card games by the letter of their printed laws.

>>> game = parlour.new("ecarte", seed=3)
>>> game.go_on()  # cut
>>> game.go_on()  # deal
>>> print(game.moves(0))
propose, play QS|TS|QD|TC|8C
>>> game.do("A: propose")
>>> game
<ecarte: A, B; deal 1; B to act>

Tables made here, their views and their moves print as a record writes them.  What else they can do, the examples of
the types named below show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from parlour.core import show
from parlour.version import __version__

if TYPE_CHECKING:
    from parlour.core.game import Game
    from parlour.core.moves import Choices, IllegalMove, Move, Refusal
    from parlour.core.view import View
    from parlour.errors import BadCard, BadCase, BadMove, BadOption, ParlourError, Unknown

__all__ = [
    "BadCard",
    "BadCase",
    "BadMove",
    "BadOption",
    "Choices",
    "Game",
    "IllegalMove",
    "Move",
    "ParlourError",
    "Unknown",
    "View",
    "__version__",
    "from_case",
    "game_names",
    "new",
]

HOMES = {  # imported when first asked for: a program that only wants a version should not wait for the rest
    "parlour.core.game": ("Game",),
    "parlour.core.moves": ("Choices", "IllegalMove", "Move"),
    "parlour.core.view": ("View",),
    "parlour.errors": ("BadCard", "BadCase", "BadMove", "BadOption", "ParlourError", "Unknown"),
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def game_names() -> list[str]:
    """The names of all games, our own first, as ``new`` takes them.

    >>> game.name in parlour.game_names()
    True
    """
    from parlour.registry import all_rules

    return list(all_rules())


def new(
    game: str, options: Mapping[str, object] | None = None, seed: int | None = None, seats: Sequence[str] = ()
) -> Game:
    """A game that waits for its first ``go_on``; without a seed its deals cannot be foreseen.

    >>> parlour.new("ecarte", {"stake": 5}, seats=["Anna", "Bela"])
    <ecarte: Anna, Bela; deal 0; go_on is due>
    """
    from parlour.registry import rules_of

    return show.introduce(rules_of(game).new(options, seed, seats))


def from_case(text: str) -> Game:
    """The game in the position that a case comes to.

    >>> text = '''
    ... game ecarte
    ... dealer B
    ... hand A KS 7S 8S 9S TS
    ... turn 7H
    ... A: play KS
    ... '''
    >>> parlour.from_case(text).read("trick")
    ['KS']
    """
    from parlour.cases.run import run_case
    from parlour.errors import BadCase
    from parlour.registry import rules_of

    outcome = run_case(text, rules_of)
    if outcome.failures or outcome.game is None:
        raise BadCase("; ".join(str(failure) for failure in outcome.failures) or "the case has no game")
    return show.introduce(outcome.game)


def _sentence(refusal: Refusal) -> str:
    """Why a move is refused, in English, or nothing: texts need Fluent, and the game must be known."""
    from parlour.errors import Unknown
    from parlour.registry import rules_of

    try:
        from parlour.present.teller import Teller

        told = Teller(rules_of(refusal.clause.partition(".")[0])).refusal(refusal)
    except (ImportError, Unknown):
        return ""
    return "" if told == refusal.message else told


show.TELLERS.append(_sentence)
