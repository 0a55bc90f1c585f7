"""The figures of Speculation's rule file, each by our own dealing, turning and settling.

Where the cards that matter may lie is enumerated by zone of the pack, each zone weighed by its number of spots; what
then happens the game says.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from math import comb, perm
from random import Random

import pytest

from parlour.core.moves import Move
from parlour.core.setup import Setup
from parlour.games.speculation.rules.game import Speculation
from parlour.games.speculation.words import DEAL, HAND, KEEP
from parlour.registry import rules_of

KEEPING = Move(KEEP)
Spot = tuple[str, int]
RANKS_BELOW_HONOURS = "23456789T"
RANKS = RANKS_BELOW_HONOURS + "JQKA"


def table(seed: int = 1, **options: object) -> Speculation:
    """A game whose last seat is about to deal."""
    game = rules_of("speculation").new(options, seed)
    assert isinstance(game, Speculation)
    setup = Setup()
    setup.put("dealer", [game.names[-1]])
    game.arrange(setup)
    return game


def deal(game: Speculation, turn_up: str, lie: dict[str, Spot]) -> None:
    """Deal with this turn-up and each of these cards in its spot; the others come by chance."""
    plan = game.deal_plan()
    given = {place: [-1] * len(spots) for place, spots in plan.items()}
    for face, (place, spot) in {turn_up: ("turn", 0), **lie}.items():
        given[place][spot] = game.pack.card(face)
    game.go_on(given)


def spots_of(game: Speculation, *places: str) -> list[Spot]:
    plan = game.deal_plan()
    return [(place, i) for place in places for i in range(len(plan[place]))]


class Played:
    """A deal in which everybody keeps: who led when the dealer's own cards came, and who took the pool."""

    def __init__(self, game: Speculation) -> None:
        dealer = game.dealer
        self.dealer_led = False
        while game.phase != DEAL and not game.over:
            if game.deal.step == HAND:
                self.dealer_led = game.deal.owner == dealer and game.deal.chief == game.deal.turn_up
            game.play(game.to_act[0], KEEPING)
        self.dealer_won = game.deal.holder == dealer
        self.turn_up_won = game.deal.chief == game.deal.turn_up


def passes(game: Speculation) -> int:
    """Honour passes one after another, everybody keeping."""
    while game.waits and game.deal.turn_up < 0:
        game.play(game.to_act[0], KEEPING)
    return int(game.finished)


# -- honours ---------------------------------------------------------------------------


@pytest.mark.parametrize(("pack", "chance"), [(52, Fraction(4, 13)), (32, Fraction(1, 2))])
def test_turn_up_is_an_honour(pack: int, chance: Fraction) -> None:
    faces = list(table(pack=pack).pack.ids)
    passed = 0
    for face in faces:
        game = table(pack=pack, deals=1)
        deal(game, face, {})
        passed += passes(game)
    assert Fraction(passed, len(faces)) == chance


def test_two_passes_running() -> None:
    both = 0
    pairs = list(permutations(table().pack.ids, 2))
    for first, second in pairs:
        game = table(deals=2)
        deal(game, first, {second: ("stock", 0)})
        both += passes(game) == 2
    assert Fraction(both, len(pairs)) == Fraction(20, 221)


# -- the turn-up against the packets -------------------------------------------------------


def lies(higher: list[str], zones: list[list[Spot]]) -> Iterator[tuple[dict[str, Spot], Fraction]]:
    """The higher trumps in every combination of zones, with the chance of it."""
    whole = sum(map(len, zones))
    for k, choice in enumerate(product(range(len(zones)), repeat=len(higher))):
        ways = 1
        free = [Random(k).sample(zone, len(zone)) for zone in zones]
        if any(choice.count(z) > len(zone) for z, zone in enumerate(zones)):
            continue
        for z, zone in enumerate(zones):
            ways *= perm(len(zone), choice.count(z))
        yield (
            {face: free[z].pop() for face, z in zip(higher, choice, strict=True)},
            Fraction(ways, perm(whole, len(higher))),
        )


@pytest.mark.parametrize(
    ("players", "unbeaten", "best_with_dealer"),
    [(5, Fraction(27417, 83300), Fraction(68, 175)), (4, Fraction(533, 1190), None)],
)
def test_ten_turned_up(players: int, unbeaten: Fraction, best_with_dealer: Fraction | None) -> None:
    led = won = total = Fraction(0)
    fresh = table(players=players)
    *others, dealer = [f"packet {name}" for name in fresh.names]
    zones = [spots_of(fresh, *others), spots_of(fresh, dealer), spots_of(fresh, "stock")]
    for lie, chance in lies(["JH", "QH", "KH", "AH"], zones):
        game = table(players=players)
        deal(game, "TH", lie)
        played = Played(game)
        total += chance
        led += chance * played.dealer_led
        won += chance * played.dealer_won
    assert total == 1
    assert led == unbeaten
    assert round(float(led), 6) == {5: 0.329136, 4: 0.447899}[players]
    assert round(float(won), 6) == {5: 0.388571, 4: 0.496852}[players]
    assert best_with_dealer is None or won == best_with_dealer


@pytest.mark.parametrize(("players", "chance"), [(4, 0.129345), (5, 0.077257), (6, 0.045689)])
def test_turn_up_is_best_of_all(players: int, chance: float) -> None:
    """Each turn-up from two to ten alike; of the higher trumps so many lie in packets, it does not matter which."""
    best = Fraction(0)
    fresh = table(players=players)
    dealt = spots_of(fresh, *[f"packet {name}" for name in fresh.names])
    stock = spots_of(fresh, "stock")
    for rank in RANKS_BELOW_HONOURS:
        higher = [f"{above}S" for above in RANKS[RANKS.index(rank) + 1 :]]
        for n in range(len(higher) + 1):
            rng = Random(n)
            spots = rng.sample(dealt, n) + rng.sample(stock, len(higher) - n)
            game = table(players=players)
            deal(game, f"{rank}S", dict(zip(rng.sample(higher, len(higher)), spots, strict=True)))
            ways = comb(len(higher), n) * perm(len(dealt), n) * perm(len(stock), len(higher) - n)
            best += Fraction(Played(game).turn_up_won * ways, perm(len(dealt) + len(stock), len(higher)))
    assert round(float(best / len(RANKS_BELOW_HONOURS)), 6) == chance


# -- the same by plain dealing ----------------------------------------------------------------


def test_dealing_gives_these_figures() -> None:
    """4,000 deals from seed 7: honours, and turn-ups below them that win, within four standard deviations."""
    deals, honours, best = 4000, 0, 0
    game = table(seed=7, deals=10 * deals)
    for _i in range(deals):
        game.phase = DEAL  # packets left by a pass are dealt anew: every turn-up comes from a full pack
        game.waits = 0
        game.go_on()
        finished = game.finished
        game.play(game.to_act[0], KEEPING)
        if game.finished > finished:
            honours += 1
        else:
            best += Played(game).turn_up_won
    assert abs(honours / deals - 4 / 13) < 4 * 0.0073
    assert abs(best / (deals - honours) - 0.129345) < 4 * 0.0064
