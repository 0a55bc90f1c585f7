"""What was measured of the ladder at a game: what each level gains in a deal at tables of all levels.

``parlour arena GAME --all --write`` puts it into the game's folder; where nobody has measured yet there is nothing.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from parlour.core.rules import Rules
from parlour.errors import ParlourError

FILE = "scale.toml"


class Gain(NamedTuple):
    """In a deal, and half the width of the 95 % interval."""

    mean: float
    interval: float


@cache
def measured_of(rules: Rules) -> dict[str, Gain]:
    file = rules.folder / FILE
    if not file.is_file():
        return {}
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        return {bot: Gain(float(mean), float(interval)) for bot, (mean, interval) in told.items()}
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as error:
        raise ParlourError(f"{FILE} of {rules.name} is no scale: {error}") from None


def signed(mean: float) -> str:
    """A gain or a loss as a number with its sign."""
    return f"{mean:+.2f}".replace("-", "\u2212")
