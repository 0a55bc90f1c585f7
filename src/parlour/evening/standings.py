"""How those who take part in a competition stand, and by which rule.

A match is worth one point: the share of the others at the table whom somebody has beaten, an equal counting half.  Who
sits out has half a point.  Points are kept as whole numbers, in parts of ``POINT``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from parlour.evening.contest import COUNTERS, Scoring

MOST_SEATS: Final = 8  # at a table of a competition
POINT: Final = 840  # halves and shares of up to seven others are whole numbers of it

How = Literal["played", "settled", "withdrawn"]  # by the record, by the secretary, because the others have withdrawn


@dataclass(frozen=True, slots=True)
class Result:
    """What a match came to, by seat: places, 1 the best, and the counters or points of the game.

    Where others held the same cards (``comparing.py``): ``worth``, in parts of a point, and what each got ``beyond``
    the mean of them.
    """

    people: tuple[int, ...]
    places: tuple[int, ...]
    counters: tuple[int, ...]
    how: How = "played"
    line: int = 0  # of the book, that says so
    left: tuple[bool, ...] = ()  # who has left his seat to a bot, or withdrew
    worth: tuple[Fraction, ...] = ()
    beyond: tuple[Fraction, ...] = ()

    def points(self, seat: int) -> int | Fraction:
        if self.worth:
            return self.worth[seat]
        mine = self.places[seat]
        beaten = sum(2 * (place > mine) + (place == mine) for place in self.places) - 1
        return POINT * beaten // (2 * (len(self.places) - 1))

    def won(self, seat: int, compared: bool) -> int | Fraction:
        """Counters, or where packs are compared, what is beyond the mean: nothing, where there was no other."""
        if compared:
            return self.beyond[seat] if self.beyond else 0
        return self.counters[seat]


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
    beyond: Fraction = Fraction(0)  # the means of those who held the same cards, over all rounds


def stands(left: bool, result: int) -> tuple[bool, int]:
    """Who has left his seat to a bot is behind all who stayed, whatever it won."""
    return not left, 0 if left else result


def places_of(results: Sequence[int], last: Iterable[bool]) -> tuple[int, ...]:
    """Places by what the game came to."""
    worth = [stands(left, result) for left, result in zip(last, results, strict=True)]
    return tuple([1 + sum(other > mine for other in worth) for mine in worth])


def standings(
    people: Sequence[int],
    results: Sequence[Result],
    byes: Mapping[int, int],
    scoring: Scoring,
    lasted: Mapping[int, int] | None = None,
    compared: bool = False,
) -> list[Standing]:
    """The best first: by points (or counters), then by counters (or points), then by what the opponents' points are.

    In a knock-out whoever ``lasted`` longer comes first.  Where packs are ``compared``, what is beyond the mean stands
    in the place of counters.
    """
    points: dict[int, Fraction] = {person: Fraction(byes.get(person, 0) * POINT, 2) for person in people}
    counters, played = dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    won = dict.fromkeys(people, Fraction(0))
    for result in results:
        for seat, person in enumerate(result.people):
            points[person] += result.points(seat)
            counters[person] += result.counters[seat]
            won[person] += result.won(seat, compared)
            played[person] += 1
    against = dict.fromkeys(people, Fraction(0))
    for result in results:
        for person in result.people:
            against[person] += sum([points[other] for other in result.people if other != person], Fraction(0))
    stays = lasted or {}

    def worth(person: int) -> tuple[int | Fraction, ...]:
        decides = (points[person], won[person])
        by_counters = scoring == COUNTERS
        return (stays.get(person, 0), *(decides[::-1] if by_counters else decides), against[person])

    ordered = sorted(people, key=worth, reverse=True)
    all_worth = [worth(person) for person in ordered]
    return [
        Standing(
            person,
            1 + all_worth.index(worth(person)),
            round(points[person]),
            counters[person],
            round(against[person]),
            played[person],
            byes.get(person, 0),
            stays.get(person, 0),
            won[person] if compared else Fraction(0),
        )
        for person in ordered
    ]
