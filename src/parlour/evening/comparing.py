"""Duplicated packs: who held the same seat with the same packs at other tables of the round is compared with him.

His point is the share of them whom he has beaten, an equal counting half; beside it stands what he got beyond the mean
of all who held that seat, his own table among them.  A match that was settled, or that others withdrew from, is
compared with nothing and counts by its places; so does the only one of a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from parlour.evening.standings import POINT, Result, stands


def compared(results: Mapping[str, Result], tables: Sequence[str]) -> dict[str, Result]:
    """The results of a round by table, each with what it is worth beside the others."""
    played = [results[table] for table in tables if table in results and results[table].how == "played"]
    found = {table: results[table] for table in tables if table in results}
    if len(played) < 2:
        return found
    return {table: _beside(one, played) if one.how == "played" else one for table, one in found.items()}


def _beside(one: Result, played: Sequence[Result]) -> Result:
    seats = range(len(one.people))
    worth = [_point(seat, one, [other for other in played if other is not one]) for seat in seats]
    means = [Fraction(sum(other.counters[seat] for other in played), len(played)) for seat in seats]
    return replace(one, worth=tuple(worth), beyond=tuple([one.counters[seat] - means[seat] for seat in seats]))


def _point(seat: int, one: Result, others: Sequence[Result]) -> Fraction:
    mine = _stands(one, seat)
    beaten = sum(2 * (mine > _stands(other, seat)) + (mine == _stands(other, seat)) for other in others)
    return Fraction(POINT * beaten, 2 * len(others))


def _stands(result: Result, seat: int) -> tuple[bool, int]:
    return stands(bool(result.left) and result.left[seat], result.counters[seat])
