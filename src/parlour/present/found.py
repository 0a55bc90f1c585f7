"""What studies have found of a game, for whoever reads about it: a line of words and a number with its interval.

The numbers lie as ``found.toml`` in the game's folder and are made by ``parlour study all --write``; the words are the
texts of the house and of the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.present.teller import Teller

FILE: Final = "found.toml"
GAIN, SHARE, DEALS, MINUTES = "gain", "share", "deals", "minutes"  # how a number is written
FINE, FAIR = 0.02, 0.5  # intervals below which a number bears three decimals, or two


class Found(NamedTuple):
    """One number: what it says, by which study, how it is written, and from where to where it may be."""

    says: str
    study: str
    kind: str
    mean: float
    least: float
    most: float
    told: dict[str, Any]  # what its words name: players, a clause, what is counted

    def plain(self) -> dict[str, Any]:
        """As the file has it."""
        return {**self._asdict(), "told": dict(self.told)}


class Told(NamedTuple):
    text: str
    value: str
    study: str


@cache
def found_of(rules: Rules) -> list[Found]:
    file = rules.folder / FILE
    if not file.is_file():
        return []
    try:
        return [Found(**one) for one in tomllib.loads(file.read_text(encoding="utf-8"))["found"]]
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise ParlourError(f"{FILE} of {rules.name} cannot be read: {error}") from None


def told_of(rules: Rules, language: str) -> list[Told]:
    """All that was found of a game, in the reader's language."""
    teller = Teller(rules, language)
    return [
        Told(teller.text(found.says, dict(found.told)), value_of(found, teller, language), found.study)
        for found in found_of(rules)
    ]


def value_of(found: Found, teller: Teller, language: str) -> str:
    """The number as it is written in that language."""
    from babel.numbers import format_decimal

    if found.kind == MINUTES:
        return teller.text("found-minutes", {"n": round(found.mean, 1 if found.mean < 10 else None)})
    if found.kind == DEALS:
        numbers = [format_decimal(round(one), locale=language) for one in (found.mean, found.least, found.most)]
        return teller.text("found-range", dict(zip(("n", "least", "most"), numbers, strict=True)))
    times = 100 if found.kind == SHARE else 1
    interval = times * (found.most - found.least) / 2
    places = 1 if interval >= FAIR else 3 if interval < FINE else 2
    sign = "+" if found.kind == GAIN and found.mean > 0 else ""
    mean, off = (
        format_decimal(round(one, places), f"0.{'0' * places}", language) for one in (times * found.mean, interval)
    )
    value = f"{sign}{mean} ± {off}".replace("-", "\u2212")
    return teller.text("found-percent", {"n": value}) if found.kind == SHARE else value
