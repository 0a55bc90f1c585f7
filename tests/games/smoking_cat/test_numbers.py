"""The exact counts of Smoking Cat's rule file by our own scoring, dealing and play, and the odds of its redeals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, GERMAN_32, cards_in, count, hand_of
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import PLAY, Move, some_of, subsets
from parlour.core.setup import Setup
from parlour.games.smoking_cat.rules.game import SmokingCat
from parlour.games.smoking_cat.rules.points import (
    DECIDED,
    HEARTS,
    LAST_TRICK_POINTS,
    POINTS,
    QUEEN,
    loser_of,
    most_points,
    points_of,
)
from parlour.games.smoking_cat.words import PASS
from parlour.mechanisms.unseen import fill_hands
from parlour.registry import rules_of
from parlour.testing.chi import too_far
from parlour.testing.worlds import demand_exact

PACK = GERMAN_32
NAMES = ["N", "E", "S", "W"]


def new(seed: int = 1, **options: object) -> SmokingCat:
    game = rules_of("smoking-cat").new(options, seed, NAMES)
    assert isinstance(game, SmokingCat)
    return game


def cards(faces: str) -> int:
    return hand_of([PACK.card(face) for face in faces.split()])


# -- the numbers --------------------------------------------------------------------


def test_points_in_the_pack() -> None:
    prices = {"QL": 10, "AH": 5, "KH": 4, "QH": 3, "JH": 2, "TH": 1, "9H": 1, "8H": 1, "7H": 1}
    assert {face: points_of(cards(face)) for face in prices} == prices
    assert points_of(HEARTS & PACK.all) == 18
    assert points_of(PACK.all) + LAST_TRICK_POINTS == 33
    assert 2 * DECIDED > 33 > 2 * (DECIDED - 1)


def test_ways_to_give_the_scoring_items() -> None:
    hearts = [POINTS[card] for card in cards_in(HEARTS & PACK.all)]
    counted: Counter[str] = Counter()
    for takers in product(range(4), repeat=8):
        points = vec[i64]([0, 0, 0, 0])
        for taker, price in zip(takers, hearts, strict=True):
            points[taker] += price
        for queen in range(4):
            points[queen] += POINTS[QUEEN]
            for last in range(4):
                points[last] += LAST_TRICK_POINTS
                _count_result(counted, points, queen, last)
                points[last] -= LAST_TRICK_POINTS
            points[queen] -= POINTS[QUEEN]
    assert counted == {
        "ways": 1_048_576,
        "single": 992_848,
        "tie with the queen": 54_672,
        "tie without her": 1_056,
        "three equal": 2_232,
        "decided": 427_264,
    }


def _count_result(counted: Counter[str], points: vec[i64], queen: int, last: int) -> None:
    tied = most_points(points)
    loser = loser_of(points, queen, last)
    counted["ways"] += 1
    counted["decided"] += points[loser] >= DECIDED
    if tied & (tied - 1) == 0:
        counted["single"] += 1
        return
    counted["three equal"] += count(tied) == 3
    if tied & BIT[queen]:
        counted["tie with the queen"] += 1
        assert loser == queen
    else:
        counted["tie without her"] += 1
        assert sorted(points) == [1, 10, 11, 11]
        assert points[queen] == 10
        assert loser == last
        assert tied & BIT[last]


def test_deals() -> None:
    game = new()
    game.go_on()
    game.go_on()
    ways, left = 1, len(PACK.cards)
    for seat in range(4):
        size = count(game.deal.hands[seat])
        ways *= subsets(left, size, size)
        left -= size
    assert left == 0
    assert ways == 99_561_092_450_391_000


def test_hand_without_a_heart() -> None:
    hands = [some_of(Move(PASS), held, 8, 8).size for held in (PACK.all & ~HEARTS, PACK.all)]
    assert hands == [735_471, 10_518_300]
    without = 0
    for seed in range(3000):
        game = new(seed, first_dealer="agreed", packet=1 + seed % 2)
        game.go_on()
        game.go_on()
        without += sum([game.deal.hands[seat] & HEARTS == 0 for seat in range(4)])
    assert abs(without / 12_000 - Fraction(*hands)) < 0.01  # four standard deviations


@pytest.mark.parametrize(("letters", "least", "most"), [(1, 1, 1), (5, 5, 17), (10, 10, 37)])
def test_rounds_in_a_game(letters: int, least: int, most: int) -> None:
    always_south = [2] * most
    round_the_table = [(k + 1) % 4 for k in range(most)]
    assert rounds_played("smokingcat"[:letters], always_south) == least
    assert rounds_played("smokingcat"[:letters], round_the_table) == most


def rounds_played(word: str, losers: list[int]) -> int:
    """The rounds until somebody has the word, when these lose one after the other."""
    game = new(word=word)
    game.go_on()
    for loser in losers:
        _lose_round(game, loser)
        if game.over:
            break
    assert game.over
    return game.finished


def _lose_round(game: SmokingCat, loser: int) -> None:
    """After the pass the loser has the high leaves and hearts, whoever leads (if another) the low ones."""
    leader = (game.dealer + 1) % 4
    bells, acorns = cards("7B 8B 9B TB JB QB KB AB"), cards("7A 8A 9A TA JA QA KA AA")
    fill = [bells, acorns, cards("7L 8L 9L TL 7H 8H 9H TH")]
    hands = {loser: cards("JL QL KL AL JH QH KH AH")}
    for seat in dict.fromkeys([leader, *range(4)]):
        if seat not in hands:
            hands[seat] = fill.pop()
    passes = {seat: hand_of(cards_in(hands[(seat + 1) % 4])[:3]) for seat in range(4)}
    dealt = {seat: hands[seat] & ~passes[(seat + 3) % 4] | passes[seat] for seat in range(4)}
    game.go_on({f"hand {NAMES[seat]}": cards_in(dealt[seat]) for seat in range(4)})
    for seat in range(4):
        game.play(seat, Move(PASS, passes[seat]))
    while game.waits:
        seat = game.to_act[0]
        game.play(seat, game.moves(seat)[0])
    assert game.dealer == loser


def test_continuations_of_scenario_2() -> None:
    game = new(early_end="off")
    setup = Setup()
    for place, faces in {
        "phase": "play",
        "leader": "S",
        "hand N": "JL TA 9A",
        "hand E": "QL QA JA",
        "hand S": "7B KA 7A",
        "hand W": "7L 8H AA",
        "taken S": "8B 9B AB KB QH TH 7H 9H KL 8L TL 9L JH 8A KH AH",
        "taken W": "JB QB TB AL",
    }.items():
        setup.put(place, faces.split())
    game.arrange(setup)
    ends = list(endings(game))
    assert len(ends) == 208
    assert [sum(end.deal.taken[seat] & BIT[QUEEN] != 0 for end in ends) for seat in range(4)] == [8, 80, 72, 48]
    assert [sum(end.deal.leader == seat for end in ends) for seat in range(4)] == [32, 92, 28, 56]
    assert {sum(end.deal.points) for end in ends} == {33}


def endings(game: SmokingCat) -> list[SmokingCat]:
    """Every way the round can end, by playing every lawful card; who takes the last trick is its ``leader``."""
    if not game.waits:
        return [game]
    seat = game.to_act[0]
    found = []
    for move in game.moves(seat).all():
        twin = game.copy()
        assert isinstance(twin, SmokingCat)
        twin.play(seat, move)
        found += endings(twin)
    return found


# -- redeals --------------------------------------------------------------------------


def test_three_hands_are_filled_in_every_way_alike() -> None:
    """Cards by who may hold them (3: the first two hands), all three pairs at once, against brute force."""
    pairs = {3: "7L 8L", 5: "7H 8H", 6: "7B 8B", 7: "7A 8A 9A"}
    every = cards(" ".join(pairs.values()))
    lacks = vec[i64](
        [hand_of([card for k in pairs if not k & BIT[j] for card in cards_in(cards(pairs[k]))]) for j in range(3)]
    )
    holders = {card: k for k, faces in pairs.items() for card in cards_in(cards(faces))}
    due = Counter([frozen(filled) for filled in fillings(holders, (3, 3, 3))])
    drawn: Counter[Hashable] = Counter()
    chance = Chance(5)
    for _again in range(20_000):
        drawn[tuple(fill_hands(vec[i64]([3, 3, 3]), lacks, lacks, every, chance))] += 1
    assert too_far(drawn, due) == ""


def frozen(hands: list[int]) -> Hashable:
    return tuple(hands)


def fillings(holders: dict[int, int], sizes: tuple[int, ...]) -> list[list[int]]:
    """Every way to give each card to one of its holders so that the hands have these sizes."""
    found = []
    for owners in product(range(3), repeat=len(holders)):
        given = list(zip(holders, owners, strict=True))
        if all(BIT[owner] & holders[card] for card, owner in given):
            hands = [hand_of([card for card, owner in given if owner == j]) for j in range(3)]
            if tuple([count(hand) for hand in hands]) == sizes:
                found.append(hands)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_hands_in_play_as_voids_and_the_pass_allow(seed: int) -> None:
    """With two cards left to each: suits not followed and cards passed bind, all else is alike."""
    game = new(seed, early_end="off", first_dealer="agreed")
    lacks = play_tricks(game, 6, Random(seed))
    for seat in range(4):
        others = [(seat + step) % 4 for step in (1, 2, 3)]
        unseen = [
            card for card in PACK.cards if not game.deal.fallen & BIT[card] and not game.deal.hands[seat] & BIT[card]
        ]
        holders = {card: may_hold(game, seat, others, lacks, card) for card in unseen}
        due = Counter([frozen(filled) for filled in fillings(holders, (2, 2, 2))])

        def hands_of_others(world: Game, others: list[int] = others) -> Hashable:
            assert isinstance(world, SmokingCat)
            return tuple([world.deal.hands[other] for other in others])

        demand_exact(game, seat, due, hands_of_others, 1500)


def play_tricks(game: SmokingCat, tricks: int, rng: Random) -> list[set[int]]:
    """Deal, pass and play so many tricks at random; gives the suits that each seat has shown to lack."""
    lacks: list[set[int]] = [set(), set(), set(), set()]
    game.go_on()
    game.go_on()
    while game.deal.tricks_made < tricks:
        seat = game.to_act[0]
        move = rng.choice(game.moves(seat).all())
        if move.verb is PLAY and game.deal.led >= 0 and move.a >> 4 != game.deal.led >> 4:
            lacks[seat].add(game.deal.led >> 4)
        game.play(seat, move)
    return lacks


def may_hold(game: SmokingCat, seat: int, others: list[int], lacks: list[set[int]], card: int) -> int:
    if game.deal.passed[seat] & BIT[card]:
        return BIT[0]
    return sum([BIT[j] for j, other in enumerate(others) if card >> 4 not in lacks[other]])


def test_cards_passed_among_others_are_any_three_of_the_getter() -> None:
    game = new(3, early_end="off", first_dealer="agreed")
    play_tricks(game, 5, Random(3))
    for world in [game.redeal(0, Chance(k)) for k in range(200)]:
        assert isinstance(world, SmokingCat)
        assert [world.deal.passed[seat] for seat in (0, 3)] == [game.deal.passed[seat] for seat in (0, 3)]
        for giver in (1, 2):
            getter = giver + 1
            assert count(world.deal.passed[giver]) == 3
            assert world.deal.passed[giver] & ~(world.deal.hands[getter] | world.deal.played[getter]) == 0


def test_sealed_passes_are_drawn_anew() -> None:
    """N and E have passed: two cards that S does not hold lie in any two of 24 spots; E knows three of N's eight."""
    game = new(7, first_dealer="agreed")
    game.go_on()
    game.go_on()
    for seat in (0, 1):
        game.play(seat, game.moves(seat)[20])
    spots = ["hand N"] * 5 + ["with E"] * 3 + ["hand E"] * 5 + ["before S"] * 3 + ["hand W"] * 8
    pair = cards_in(PACK.all & ~game.deal.hands[2])[4:6]
    demand_exact(game, 2, Counter(permutations(spots, 2)), lambda world: where(world, pair))
    seen_by_east = game.deal.hands[1] | game.deal.passed[1]
    pair = cards_in(PACK.all & ~seen_by_east)[4:6]
    spots = ["hand N"] * 5 + ["hand S"] * 8 + ["hand W"] * 8
    demand_exact(game, 1, Counter(permutations(spots, 2)), lambda world: where(world, pair))


def where(world: Game, pair: list[int]) -> Hashable:
    assert isinstance(world, SmokingCat)
    places = {
        "with E": world.deal.passed[0],
        "before S": world.deal.passed[1],
        "hand N": world.deal.hands[0],
        "hand E": world.deal.hands[1],
        "hand S": world.deal.hands[2],
        "hand W": world.deal.hands[3],
    }
    return tuple([next(place for place, held in places.items() if held & BIT[card]) for card in pair])
