"""Every pair of option values in few games.

A pair is held when an accepted set has both values in force; it counts as refused when a bounded search finds no
accepted set that gives both.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from parlour.core.options import Value, Values
from parlour.core.rules import Rules
from parlour.testing.demands import Given
from parlour.testing.options import accepted, draw_set, values_of

Chosen = tuple[str, Value]
Pair = tuple[Chosen, Chosen]

COMPLETIONS = 300  # random ways to complete a pair before it counts as refused


class Pairwise:
    """Accepted sets that together hold every allowed pair, how many pairs that are, and the pairs refused."""

    def __init__(self) -> None:
        self.sets: list[Given] = []
        self.held = 0
        self.refused: list[Pair] = []

    def lines(self) -> list[str]:
        named = [" ".join([f"{name}={value}" for name, value in given.items()]) or "as usual" for given in self.sets]
        counted = f"{len(self.sets)} sets hold {self.held} pairs; {len(self.refused)} pairs are refused"
        return [*named, counted]


class Search:
    """The pairs not yet held, and the way to sets that hold them."""

    def __init__(self, rules: Rules, tries: int) -> None:
        self.alone: dict[Chosen, Given | None] = {}  # an accepted set for one value
        self.rules = rules
        self.values = values_of(rules)
        self.open: dict[Pair, None] = dict.fromkeys(_all_pairs(self.values))
        self.rng = Random(0)
        self.tries = tries

    def close(self, values: Values) -> int:
        """Strike out the pairs that these values in force hold; gives how many were still open."""
        before = len(self.open)
        for pair in combinations(values.items(), 2):
            self.open.pop(pair, None)
        return before - len(self.open)

    def give_up(self, pair: Pair) -> list[Pair]:
        """The pair is refused; where one of its values is refused alone, so is every pair with it."""
        lost = [value for value in pair if self.with_one(value) is None]
        gone = [other for other in self.open if other == pair or other[0] in lost or other[1] in lost]
        for other in gone:
            del self.open[other]
        return gone

    def with_one(self, value: Chosen) -> Given | None:
        if value not in self.alone:
            self.alone[value] = self.completed(dict([value]))
        return self.alone[value]

    def completed(self, fixed: Given) -> Given | None:
        """An accepted set that gives these: others at their defaults, one other given, what each needs, or random."""
        for given in self._completions(fixed):
            if accepted(self.rules, given) is not None:
                return given
        return None

    def _completions(self, fixed: Given) -> Iterator[Given]:
        yield fixed
        for name, values in self.values.items():
            for value in values:
                yield {name: value, **fixed}
        if len(fixed) == 2:
            one, other = [self.with_one(value) or {} for value in fixed.items()]
            yield {**one, **other, **fixed}
            yield {**other, **one, **fixed}
        for _i in range(self.tries):
            yield {**draw_set(self.values, self.rng, self.rng.random()), **fixed}

    def grown(self, given: Given) -> Given:
        """The set with more options given, as long as that closes more pairs."""
        names = [name for name in self.values if name not in given]
        self.rng.shuffle(names)
        for name in names:
            given = self._with_best(given, name)
        return given

    def _with_best(self, given: Given, name: str) -> Given:
        gains = {value: self._gain(given, (name, value)) for value in self.values[name]}
        for value in sorted(self.values[name], key=lambda value: -gains[value]):
            if gains[value] == 0:
                break
            if accepted(self.rules, {**given, name: value}) is not None:
                return {**given, name: value}
        return given

    def _gain(self, given: Given, new: Chosen) -> int:
        return sum((old, new) in self.open or (new, old) in self.open for old in given.items())


def _all_pairs(values: dict[str, list[Value]]) -> Iterator[Pair]:
    for one, other in combinations(values, 2):
        for value in values[one]:
            for second in values[other]:
                yield (one, value), (other, second)


def pairwise(rules: Rules, tries: int = COMPLETIONS) -> Pairwise:
    """A greedy covering list, the same on every run."""
    found = Pairwise()
    search = Search(rules, tries)
    found.held += _keep(found, search, {})
    while search.open:
        pair = next(iter(search.open))
        base = search.completed(dict(pair))
        if base is None:
            found.refused += search.give_up(pair)
        else:
            found.held += _keep(found, search, search.grown(base))
    return found


def _keep(found: Pairwise, search: Search, given: Given) -> int:
    options = accepted(search.rules, given)
    assert options is not None
    found.sets.append({name: given[name] for name in search.values if name in given})
    return search.close(options.values)
