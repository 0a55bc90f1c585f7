"""The ladder: five levels, each of which is the master with faults that players know of themselves.

What makes up a level is data: for all games here, tuned in ``levels.toml`` of a game's folder, which also says which
levels are offered where not all of them can be told apart.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, NamedTuple

from parlour.core.rules import Rules
from parlour.errors import ParlourError

FILE = "levels.toml"
OFFERED = "offered"


class Faults(NamedTuple):
    """How somebody falls short of the master; without any he is the master.

    The rates say at how many of his decisions a fault befalls him.  Whatever he does then still looks plausible to him:
    it costs no more than a part of what he thinks can be won or lost, by a glance of his own.
    """

    looks: int = 0  # deals that he tries before a move, where the master tries deals; 0: as many as the master
    misjudges: float = 0.0  # that part
    careless: float = 0.0  # takes another move than the one he thinks best
    rash: float = 0.0  # goes on where he could give up, or stakes the most
    timid: float = 0.0  # gives up where he can, or stakes the least
    greedy: float = 0.0  # takes what he gets at once
    dozes: float = 0.0  # lets a chance go by of which nobody reminds him


NO_FAULTS = Faults()
LEVELS = {
    1: Faults(looks=8, misjudges=0.5, careless=0.45, rash=0.3, greedy=0.2, dozes=0.5),
    2: Faults(looks=16, misjudges=0.35, careless=0.3, rash=0.15, greedy=0.1, dozes=0.25),
    3: Faults(looks=40, misjudges=0.25, careless=0.15, timid=0.15, dozes=0.1),
    4: Faults(looks=120, misjudges=0.15, careless=0.08, timid=0.05),
    5: NO_FAULTS,
}
MASTER_LEVEL = max(LEVELS)


class Ladder(NamedTuple):
    """The levels of one game."""

    faults: dict[int, Faults]
    offered: tuple[int, ...]  # those that people are offered, the weakest first


@cache
def ladder_of(rules: Rules) -> Ladder:
    file = rules.folder / FILE
    if not file.is_file():
        return Ladder(LEVELS, tuple(LEVELS))
    try:
        return _tuned(tomllib.loads(file.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, TypeError, ValueError, KeyError, AttributeError) as error:
        raise ParlourError(f"{FILE} of {rules.name} is no ladder: {error}") from None


def _tuned(told: dict[str, Any]) -> Ladder:
    """The house's levels, with what a game says otherwise; the master has no faults anywhere."""
    offered = told.pop(OFFERED, list(LEVELS))
    faults = dict(LEVELS)
    for level, changed in told.items():
        number = int(level)
        if number not in LEVELS or number == MASTER_LEVEL:
            raise ValueError(f"no level {level} can be tuned")
        faults[number] = _checked(faults[number]._replace(**changed))
    if not isinstance(offered, list) or not {*offered} <= {*LEVELS} or MASTER_LEVEL not in offered:
        raise ValueError(f"{OFFERED} is a list of levels, the last among them")
    return Ladder(faults, tuple(sorted({*offered})))


def _checked(faults: Faults) -> Faults:
    if not isinstance(faults.looks, int) or faults.looks < 0 or not all(0 <= rate <= 1 for rate in faults[1:]):
        raise ValueError(f"deals tried are a whole number, rates from 0 to 1, not {faults}")
    return faults
