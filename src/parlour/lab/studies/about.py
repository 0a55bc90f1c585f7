"""What studies of all games must know of one: ``studies/about.toml`` in its folder, where there is something to say."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

from parlour.core.game import Game
from parlour.core.rules import Rules

FOLDER = "studies"
FILE = "about.toml"
Counted = Callable[[Game], list[float]]


@cache
def about(rules: Rules) -> dict[str, Any]:
    file = rules.folder / FOLDER / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def counted_by(rules: Rules) -> Counted | None:
    """How a game counts what a deal has brought, where it is not counters."""
    return COUNTED.get(about(rules).get("counted", ""))


def settles_later(rules: Rules) -> bool:
    """Whether a deal is settled only when the next one begins."""
    return bool(about(rules).get("later", False))


def _points(game: Game) -> list[float]:
    """Points beyond the mean of all."""
    mean = sum(game.score) / int(game.seats)
    return [points - mean for points in game.score]


def _forfeits(game: Game) -> list[float]:
    """What is written down against a seat is lost."""
    return [-float(written) for written in game.score]


COUNTED: dict[str, Counted] = {"points": _points, "forfeits": _forfeits}
