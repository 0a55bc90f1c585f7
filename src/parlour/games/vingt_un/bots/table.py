"""Play between two, solved for a fresh pack (``solved.toml``): how often each does what, by what he knows.

What a player shows is one number: nothing 0, one card its worth, two of them in their order, more of them their sum and
whether there is an ace.  A hand of the dealer's of more than two cards is twice its count with aces as one, and one
more where there is an ace; two cards by themselves come after these.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

PARTS: Final = 35  # a share is written as so many parts, one digit or letter
SHARES: Final = {"0123456789abcdefghijklmnopqrstuvwxyz"[part]: part / PARTS for part in range(PARTS + 1)}
RANGE: Final = 10  # the most that is laid, in times the least
MOMENTS: Final = ["small", "small_doubled", "large", "large_doubled"]
TWO_SHOWN: Final = 11  # the first number of two cards that a player shows,
MORE_SHOWN: Final = TWO_SHOWN + 100  # and of more
SHOWN: Final = MORE_SHOWN + 34  # kinds of what a player shows,
PAIRS: Final = 55  # of his two cards,
COUNTS: Final = 44  # of the counts of a dealer who has drawn,
HANDS: Final = COUNTS + PAIRS  # and of all his hands
WORTHS: Final = 11


def pair_number(a: i64, b: i64) -> i64:
    """Of two cards by their worth, whichever came first."""
    high = a if a > b else b
    low = b if a > b else a
    return high * (high - 1) // 2 + low - 1


def hand_number(low: i64, ace: bool, a: i64 = 0, b: i64 = 0) -> i64:
    """Of a dealer's hand: its count, or two cards by their worth, where it has no more."""
    return 2 * low + int(ace) if a == 0 else COUNTS + pair_number(a, b)


def shown_number(cards: i64, first: i64, second: i64, low: i64, ace: bool) -> i64:
    """Of so many cards shown, by the worth of the first two, as they came, or by the sum of more with aces as one."""
    if cards <= 1:
        return low
    if cards == 2:
        return TWO_SHOWN + 10 * (first - 1) + second - 1
    return MORE_SHOWN + 2 * (low - 3) + int(ace)


def moment_number(stake: i64, least: i64, most: i64) -> i64:
    """By what lies on a hand: whether it is small or large, and doubled as far as that can be seen."""
    if stake > 4 * least:
        return 3 if stake > most else 2
    return 1 if stake > least else 0


def is_large(stake: i64, least: i64) -> bool:
    """As it is laid: what is little more than the least is taken for it."""
    return stake > 2 * least


class Table:
    """Shares from 0 to 1, in rows."""

    lays: vec[float]  # the most, by the first card
    doubles: vec[float]  # by the first card, small stakes and then large ones
    asks: vec[float]  # a player's: by moment, what he shows, and his two cards
    draws: vec[float]  # the dealer's: by moment, what the player shows, and his hand

    def __init__(self, text: str) -> None:
        told = tomllib.loads(text)
        self.lays = vec[float]([part / 1000 for part in told["lays"]])
        self.doubles = vec[float]([part / 1000 for part in [*told["doubles_small"], *told["doubles_large"]]])
        asks = vec[float]()
        draws = vec[float]()
        for name in MOMENTS:
            for row in told[name]["player"]:
                for part in row:
                    asks = append(asks, SHARES[part])
            for row in told[name]["dealer"]:
                for part in row:
                    draws = append(draws, SHARES[part])
        self.asks = asks
        self.draws = draws
        assert len(asks) == 4 * SHOWN * PAIRS
        assert len(draws) == 4 * SHOWN * HANDS
        assert len(self.lays) == WORTHS
        assert len(self.doubles) == 2 * WORTHS

    def share_laid(self, first: i64) -> float:
        """How often the most is laid on a first card, else the least."""
        return self.lays[first]

    def share_doubled(self, first: i64, large: bool) -> float:
        return self.doubles[first + (WORTHS if large else 0)]

    def share_asked(self, moment: i64, shown: i64, pair: i64) -> float:
        return self.asks[(moment * SHOWN + shown) * PAIRS + pair]

    def share_drawn(self, moment: i64, shown: i64, hand: i64) -> float:
        return self.draws[(moment * SHOWN + shown) * HANDS + hand]


READ: Final[list[Table]] = []


def table() -> Table:
    """The one in the game's folder; read when it is first asked for."""
    if not READ:
        READ.append(Table((resources.files("parlour.games.vingt_un") / "solved.toml").read_text(encoding="utf-8")))
    return READ[0]
