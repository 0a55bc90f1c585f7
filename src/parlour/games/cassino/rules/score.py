"""What the takings of a pack are worth, and what is scored for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT, SUIT, count
from parlour.games.cassino.rules.captures import ACES
from parlour.games.cassino.words import MINUS_LOWEST, TWO_LOWEST

GREAT: Final = BIT[ACE_LOW_52.card("TD")]
LITTLE: Final = BIT[ACE_LOW_52.card("2S")]
SPADES: Final = SUIT[3]

GREAT_POINTS: Final = 2
LITTLE_POINTS: Final = 1
SPADES_POINTS: Final = 1
CARDS_POINTS: Final = 3


def most(sizes: vec[i64]) -> i64:
    """Who has more than everybody else; -1 where it is nobody (cassino.R5)."""
    best: i64 = -1
    who: i64 = -1
    for i in range(len(sizes)):
        if sizes[i] > best:
            best = sizes[i]
            who = i
        elif sizes[i] == best:
            who = -1
    return who


def numbers_of(piles: vec[i64], of: i64) -> vec[i64]:
    """How many of these cards each pile has."""
    return vec[i64]([count(pile & of) for pile in piles])


def counted(piles: vec[i64], sweeps: vec[i64], pack: i64) -> vec[i64]:
    """The points of each side (cassino.20 to 25)."""
    points = sweeps[:]
    for side in range(len(piles)):
        pile = piles[side]
        points[side] += count(pile & ACES)  # cassino.23
        if pile & GREAT:
            points[side] += GREAT_POINTS
        if pile & LITTLE:
            points[side] += LITTLE_POINTS
    spades = most(numbers_of(piles, SPADES))
    if spades >= 0:
        points[spades] += SPADES_POINTS
    cards = most(numbers_of(piles, pack))
    if cards >= 0:
        points[cards] += CARDS_POINTS
    return points


def scored(points: vec[i64], scoring: i64) -> vec[i64]:
    """What each side writes down."""
    if len(points) == 2:
        return _difference(points)
    if scoring == MINUS_LOWEST:
        return _minus_lowest(points)
    return _minus_two_lowest(points) if scoring == TWO_LOWEST else points


def _difference(points: vec[i64]) -> vec[i64]:
    """The side with more counts the difference, the other nothing (cassino.3, 26)."""
    lead = points[0] - points[1]
    return vec[i64]([lead if lead > 0 else 0, -lead if lead < 0 else 0])


def _minus_lowest(points: vec[i64]) -> vec[i64]:
    """The lowest count nothing, and their number is taken off everybody else's (cassino.4, R13)."""
    low = points[0]
    for one in points:
        low = one if one < low else low
    return vec[i64]([one - low for one in points])


def _minus_two_lowest(points: vec[i64]) -> vec[i64]:
    """The two lower together are taken from the highest (cassino.30)."""
    total = points[0] + points[1] + points[2]
    return vec[i64]([2 * one - total if 2 * one > total else 0 for one in points])
