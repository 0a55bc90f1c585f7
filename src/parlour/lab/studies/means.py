"""Means with their uncertainty, gathered in pieces that can be put together in any number of processes."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt
from typing import Any

FEW_GAMES = 10  # what fewer have shown is chance
NORMAL = 1.96  # standard errors within which 95 of 100 lie
Key = tuple[str | int | float, ...]
Plain = list[Any]
Estimate = tuple[float, float]  # a value and its interval


class Mean:
    """Of many observations, some of them from one game: those know each other, and games do not.

    So what is kept is, for each game, the sum of what was seen in it and how often; the mean is the ratio of the two.
    """

    __slots__ = ("counts", "cross", "games", "n", "squares", "total")

    def __init__(
        self,
        games: int = 0,
        n: float = 0,
        total: float = 0.0,
        squares: float = 0.0,
        cross: float = 0.0,
        counts: float = 0.0,
    ) -> None:
        self.games = games
        self.n = n
        self.total = total
        self.squares = squares
        self.cross = cross
        self.counts = counts

    def add(self, total: float, n: float = 1) -> None:
        """What one game has shown: the sum of it, and of how many observations."""
        self.games += 1
        self.n += n
        self.total += total
        self.squares += total * total
        self.cross += total * n
        self.counts += n * n

    def join(self, other: Mean) -> None:
        for part in self.__slots__:
            setattr(self, part, getattr(self, part) + getattr(other, part))

    def plain(self) -> list[float]:
        return [self.games, self.n, self.total, self.squares, self.cross, self.counts]

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def interval(self) -> float:
        """Half the width of the interval in which the true mean lies in 95 of 100 cases."""
        if self.games < 2:
            return inf
        mean = self.mean
        spread = max(0.0, self.squares - 2 * mean * self.cross + mean * mean * self.counts)
        return NORMAL * sqrt(spread * self.games / (self.games - 1)) / abs(self.n) if self.n else inf


class Tally:
    """Means by what they are of."""

    def __init__(self) -> None:
        self.found: dict[Key, Mean] = {}

    def mean(self, key: Key) -> Mean:
        found = self.found.get(key)
        if found is None:
            found = self.found[key] = Mean()
        return found

    def plain(self) -> Plain:
        """For a file, or another process."""
        return [[list(key), mean.plain()] for key, mean in self.found.items()]

    def join(self, plain: Plain) -> None:
        for key, parts in plain:
            games, *others = parts
            self.mean(tuple(key)).join(Mean(int(games), *others))


def joined(tallies: Iterable[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole.join(tally.plain())
    return whole


def jackknifed(value: float, without: list[float]) -> Estimate:
    """Without the bias of few pieces (a square of what is uncertain is too large), and its interval."""
    n = len(without)
    if not n:
        return value, inf
    mean = sum(without) / n
    return n * value - (n - 1) * mean, NORMAL * sqrt((n - 1) / n * sum((one - mean) ** 2 for one in without))


class OfOneGame:
    """What one game shows, gathered until it is over and then entered as one observation of each mean."""

    def __init__(self) -> None:
        self.seen: dict[Key, list[float]] = {}

    def see(self, key: Key, value: float, weight: float = 1) -> None:
        """A value; the mean of a key is the sum of values in the sum of their weights."""
        seen = self.seen.get(key)
        if seen is None:
            self.seen[key] = [value, weight]
        else:
            seen[0] += value
            seen[1] += weight

    def enter(self, tally: Tally) -> None:
        for key, (total, n) in self.seen.items():
            tally.mean(key).add(total, n)
