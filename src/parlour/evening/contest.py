"""A competition inside an evening, as its book says it: what was agreed, and who was drawn to which table.

Lines with these lie in the book among the others; all else about a competition follows from them (``contests.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from parlour.core.options import Value

Form = Literal["league", "rounds", "knockout"]
Scoring = Literal["places", "counters"]

LEAGUE: Final = "league"  # everybody meets everybody
ROUNDS: Final = "rounds"  # so many rounds as are agreed; who stands alike meets
KNOCKOUT: Final = "knockout"
PLACES: Final = "places"
COUNTERS: Final = "counters"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, at tables of how many, and what decides.  ``options`` leave out how many sit at a table.

    ``duplicate``: the packs of a round are the same at all its tables, and who held the same seat is compared.
    """

    form: Form
    game: str
    seats: int  # at most, at a table
    least: int
    scoring: Scoring = PLACES
    rounds: int = 0  # where so many are agreed
    options: Mapping[str, Value] = field(default_factory=dict)
    clock: tuple[int, int] | None = None  # seconds a move, and of the bank
    duplicate: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """People at one table, by seat; the first seat is that of whoever the game begins with."""

    table: str
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """``seed`` is public: with what stood in the book before it, it makes these pairings.

    ``packs``: the line that promised the packs which are the same at all its tables; 0 where each has its own.
    """

    number: int
    seed: str
    matches: tuple[Match, ...]
    byes: tuple[int, ...] = ()
    packs: int = 0

    @property
    def people(self) -> list[int]:
        return [*[person for match in self.matches for person in match.people], *self.byes]


def plan_of(plain: Mapping[str, Any]) -> Plan:
    clock = plain["clock"]
    return Plan(**{**plain, "clock": tuple(clock) if clock else None})


def round_of(plain: Mapping[str, Any]) -> Round:
    matches = tuple([Match(one["table"], tuple(one["people"])) for one in plain["matches"]])
    return Round(plain["number"], plain["seed"], matches, tuple(plain["byes"]), plain.get("packs", 0))
