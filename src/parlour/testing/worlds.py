"""Exact redeals: in a small position every world is laid out by brute force, and redeal must reach them as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import combinations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.testing.chi import too_far
from parlour.testing.demands import demand

Layout = dict[str, frozenset[str]]  # place to faces
Weight = Callable[[Layout], float]  # how likely, up to a factor; 0 for a world the seat can rule out
Key = Callable[[Layout], Hashable]

DRAWS = 4000


def layouts(unseen: frozenset[str], sizes: Mapping[str, int]) -> Iterator[Layout]:
    """Every way to lay the cards into places of these sizes; the last place takes what is left."""
    place, *others = sizes
    if not others:
        assert len(unseen) == sizes[place], f"{len(unseen)} cards for {sizes[place]} in {place}"
        yield {place: unseen}
        return
    rest = {other: sizes[other] for other in others}
    for chosen in combinations(sorted(unseen), sizes[place]):
        taken = frozenset(chosen)
        for layout in layouts(unseen - taken, rest):
            yield {place: taken, **layout}


def weights(unseen: frozenset[str], sizes: Mapping[str, int], weigh: Weight, key: Key) -> dict[Hashable, float]:
    """The weight of every outcome that is looked at, summed over all worlds."""
    found: dict[Hashable, float] = {}
    for layout in layouts(unseen, sizes):
        weight = weigh(layout)
        if weight:
            outcome = key(layout)
            found[outcome] = found.get(outcome, 0.0) + weight
    return found


def demand_exact(
    game: Game,
    seat: int,
    due: Mapping[Hashable, float],
    outcome: Callable[[Game], Hashable],
    draws: int = DRAWS,
    seed: int = 0,
) -> None:
    """So many redeals come out as the weights say: no outcome that cannot be, each as often as it should."""
    drawn = Counter([outcome(game.redeal(seat, Chance(seed + k))) for k in range(draws)])
    fault = too_far(drawn, due)
    demand(not fault, "redeals for", game.names[seat], "are not as they should be:", fault)
