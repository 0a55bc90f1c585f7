"""What a game asks about itself: a module of its folder ``studies``, by the names of the functions in it.

``ask(game, seat)`` is put before every decision.  None: nothing to learn here; else what kind of position it is, by
columns, and the moves to compare, by what they are called.  What is asked may rest on all that lies on the table, but
what a kind is called should be what the seat knows.

- ``COLUMNS`` names the columns of a kind.
- A way may be None: the position as it is.
- ``LATER`` is set where a deal is settled only when the next one begins.
- ``prepare(game, chance)`` may set something before the game goes on (a score).
- ``worth(game, seat)`` tells what a move has brought right after it; without it the deal is played on by the book.
- ``value(stands, seat)`` makes a number of how the seats stand after the deal; without it, what the seat has gained.

Where bluffs are counted, ``tell(game, seat, move)`` is told every move before it is made, and ``ask`` is not needed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.rules import Rules
from parlour.errors import Unknown
from parlour.lab.studies.about import FOLDER

SHARED = "parlour.lab.studies.shared"

Ways = dict[str, Move] | dict[str, None]
Asked = tuple[tuple[str | int, ...], Ways]
Tell = Callable[[Game, int, Move], tuple[str, int, str, bool, bool, float] | None]  # bluffs.Told


class Question:
    def __init__(self, module: Any) -> None:
        self.ask: Callable[[Game, int], Asked | None] | None = getattr(module, "ask", None)
        self.columns: tuple[str, ...] = getattr(module, "COLUMNS", ())
        self.later: bool = getattr(module, "LATER", False)
        self.prepare: Callable[[Game, Chance], None] | None = getattr(module, "prepare", None)
        self.worth: Callable[[Game, int], float] | None = getattr(module, "worth", None)
        self.value: Callable[[list[float], int], float] | None = getattr(module, "value", None)
        self.tell: Tell | None = getattr(module, "tell", None)


def question_of(rules: Rules, name: str) -> Question:
    """A question of the game's own, or one that several games share."""
    for package in (f"{rules.package}.{FOLDER}", SHARED):
        module = f"{package}.{name}"
        try:
            return Question(import_module(module))
        except ModuleNotFoundError as error:
            if error.name is None or not f"{module}.".startswith(f"{error.name}."):
                raise
    raise Unknown(f"{rules.name} asks no question {name!r}")
