"""How those who take part in a competition stand, and by which rule.

A match is worth one point: the share of the others at the table whom somebody has beaten, an equal counting half.  Who
sits out has half a point.  Points are kept as whole numbers, in parts of ``POINT``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from parlour.evening.contest import COUNTERS, Scoring

MOST_SEATS: Final = 8  # at a table of a competition
POINT: Final = 840  # halves and shares of up to seven others are whole numbers of it

How = Literal["played", "settled", "withdrawn"]  # by the record, by the secretary, because the others have withdrawn


@dataclass(frozen=True, slots=True)
class Result:
    """What a match came to, by seat: places, 1 the best, and the counters or points of the game."""

    people: tuple[int, ...]
    places: tuple[int, ...]
    counters: tuple[int, ...]
    how: How = "played"
    line: int = 0  # of the book, that says so

    def points(self, seat: int) -> int:
        mine = self.places[seat]
        beaten = sum(2 * (place > mine) + (place == mine) for place in self.places) - 1
        return POINT * beaten // (2 * (len(self.places) - 1))


@dataclass(frozen=True, slots=True)
class Standing:
    """``rank`` 1 is the best; those whom no rule parts share one.  ``against``: what his opponents' points come to."""

    person: int
    rank: int
    points: int
    counters: int
    against: int
    played: int
    byes: int
    lasted: int = 0  # in a knock-out: rounds in which he took part


def places_of(results: Sequence[int], last: Iterable[bool]) -> tuple[int, ...]:
    """Places by what the game came to; who has left it to a bot is behind all others."""
    worth = [(not left, result) for left, result in zip(last, results, strict=True)]
    worth = [(stayed, result if stayed else 0) for stayed, result in worth]
    return tuple([1 + sum(other > mine for other in worth) for mine in worth])


def standings(
    people: Sequence[int],
    results: Sequence[Result],
    byes: Mapping[int, int],
    scoring: Scoring,
    lasted: Mapping[int, int] | None = None,
) -> list[Standing]:
    """The best first: by points (or counters), then by counters (or points), then by what the opponents' points are.

    In a knock-out whoever ``lasted`` longer comes first.
    """
    points = {person: byes.get(person, 0) * POINT // 2 for person in people}
    counters, played = dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    for result in results:
        for seat, person in enumerate(result.people):
            points[person] += result.points(seat)
            counters[person] += result.counters[seat]
            played[person] += 1
    against = dict.fromkeys(people, 0)
    for result in results:
        for person in result.people:
            against[person] += sum(points[other] for other in result.people if other != person)
    stays = lasted or {}

    def worth(person: int) -> tuple[int, ...]:
        decides = (points[person], counters[person])
        by_counters = scoring == COUNTERS
        return (stays.get(person, 0), *(decides[::-1] if by_counters else decides), against[person])

    ordered = sorted(people, key=worth, reverse=True)
    all_worth = [worth(person) for person in ordered]
    return [
        Standing(
            person,
            1 + all_worth.index(worth(person)),
            points[person],
            counters[person],
            against[person],
            played[person],
            byes.get(person, 0),
            stays.get(person, 0),
        )
        for person in ordered
    ]
