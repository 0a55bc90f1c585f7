"""What is at stake for a seat in a deal: gains are told as a part of it.

It is the usual distance of what a seat gains in a deal from nothing: the root of the mean square.  Squares add up from
deal to deal as the mean without its sign does not, so it is the same however many deals a game has.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def squared(result: Sequence[int]) -> float:
    """The mean of the squares of what the seats of a game have, each beside the mean of all."""
    mean = sum(result) / len(result)
    return sum((one - mean) ** 2 for one in result) / len(result)


def stake_in(squares: float, deals: int) -> float:
    """By the squares of some games together, and their deals."""
    return sqrt(squares / deals) if deals else 0.0
