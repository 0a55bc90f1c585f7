"""What is at stake, and from when on a move is called a mistake or a blunder.

No game knows bounds for a deal: pools are carried over, bets are raised.  So what is at stake is measured, alike in
every game and in its own unit: how far the results lie apart that the seat meets when the moves it could make are
tried and the deal is played on, the rarest of a hundred left out on both sides.  Of the decisions of a deal so far the
widest counts, so that the last trick is held against the whole deal and a pot against what it has grown to.
"""

from __future__ import annotations

from collections.abc import Iterable

CLEAR = 3.0  # standard errors
MISTAKE = 0.02  # of what is at stake
BLUNDER = 0.10
LEFT_OUT = 0.025  # of the results, on each side

BEST = "best"
SOUND = "sound"
MISTAKEN = "mistake"
BLUNDERED = "blunder"
FAULTS = (MISTAKEN, BLUNDERED)


def spread(results: Iterable[float]) -> float:
    """How far the results lie apart, the rarest left out."""
    ordered = sorted(results)
    if not ordered:
        return 0.0
    aside = int(LEFT_OUT * len(ordered))
    return ordered[-1 - aside] - ordered[aside]


def verdict_of(cost: float, error: float, stake: float) -> str:
    if stake <= 0.0 or cost <= CLEAR * error:
        return SOUND
    return BLUNDERED if cost > BLUNDER * stake else MISTAKEN if cost > MISTAKE * stake else SOUND


def is_settled(cost: float, error: float, stake: float) -> bool:
    """Whether more worlds would hardly change the verdict."""
    low, high = cost - CLEAR * error, cost + CLEAR * error
    if high <= MISTAKE * stake or low > BLUNDER * stake:
        return True
    return low > MISTAKE * stake and high <= BLUNDER * stake
