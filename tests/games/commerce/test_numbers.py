"""The exact counts of Commerce's rule file by our own ranking and play, and the ranking against a slow one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest

from parlour.core.cards import FRENCH_52, hand_of
from parlour.games.commerce.words import PACK_32, RECOGNISED
from parlour.mechanisms.three_card_hands import CLASSES, FLUSH, PAIR, POINT, class_of, pips, strength
from parlour.registry import rules_of
from parlour.testing.walk import walk

HANDS = [hand_of(list(cards)) for cards in combinations(FRENCH_52.cards, 3)]
STRENGTHS = [strength(hand, RECOGNISED["full"]) for hand in HANDS]


# -- the slow ranker: the rule file's table, word by word ----------------------------------

RANKS = "23456789TJQKA"
Key = tuple[int, ...]


def slow(faces: list[str], combinations_played: str) -> Key:
    suits = {face[1] for face in faces}
    ranks = sorted([RANKS.index(face[0]) for face in faces], reverse=True)
    point = (sum([_pips(face) for face in faces]), *ranks)
    if len(set(ranks)) == 1:
        return (5, ranks[0])
    if len(suits) == 1:
        run = _top_of_run({face[0] for face in faces})
        if run is not None:
            return (4, run)
        if combinations_played != "no_pair_no_flush":
            return (3, *point)
    if len(set(ranks)) == 2 and combinations_played == "full":
        pair = max(ranks, key=ranks.count)
        return (2, pair, min(ranks, key=ranks.count))
    return (1, *point)


def _pips(face: str) -> int:
    return {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}.get(face[0]) or int(face[0])


def _top_of_run(letters: set[str]) -> int | None:
    for top in range(2, 13):
        if letters == set(RANKS[top - 2 : top + 1]):
            return top
    return 1 if letters == set("A23") else None


@pytest.mark.parametrize("played", list(RECOGNISED))
def test_all_hands_rank_as_the_slow_ranker_has_them(played: str) -> None:
    fast = [strength(hand, RECOGNISED[played]) for hand in HANDS]
    keys = [slow(FRENCH_52.show(hand).split(), played) for hand in HANDS]
    assert [class_of(one) for one in fast] == [key[0] for key in keys]
    order = sorted(range(len(HANDS)), key=lambda i: (keys[i], fast[i]))
    for one, other in pairwise(order):
        assert (fast[one] < fast[other]) == (keys[one] < keys[other])
        assert (fast[one] == fast[other]) == (keys[one] == keys[other])


def test_the_short_pack_ranks_alike() -> None:
    """A low ace needs a two: seven, eight and ace are a flush (R13)."""
    for cards in combinations(PACK_32.cards, 3):
        faces = [PACK_32.face(card) for card in cards]
        assert class_of(strength(hand_of(list(cards)), RECOGNISED["full"])) == slow(faces, "full")[0]
    assert class_of(strength(hand_of([PACK_32.card(face) for face in ("AS", "7S", "8S")]), RECOGNISED["full"])) == FLUSH


# -- the numbers --------------------------------------------------------------------------


def test_hands_by_class() -> None:
    counted = Counter([CLASSES[class_of(one)] for one in STRENGTHS])
    assert counted == {"tricon": 52, "sequence": 48, "flush": 1096, "pair": 3744, "point": 17160}
    assert len(HANDS) == 22100


def test_distinct_strengths() -> None:
    by_class = Counter([class_of(one) for one in set(STRENGTHS)])
    assert by_class == {5: 13, 4: 12, 3: 274, 2: 156, 1: 286}
    assert len(set(STRENGTHS)) == 741


def test_point_hands() -> None:
    points = [pips(hand) for hand, one in zip(HANDS, STRENGTHS, strict=True) if class_of(one) == POINT]
    assert max(points) == 31
    assert points.count(31) == 360
    assert min(points) == 9
    lowest = [hand for hand, one in zip(HANDS, STRENGTHS, strict=True) if class_of(one) == POINT and pips(hand) == 9]
    assert {frozenset([face[0] for face in FRENCH_52.show(hand).split()]) for hand in lowest} == {frozenset("234")}


def test_pair_or_better() -> None:
    better = sum([class_of(one) >= PAIR for one in STRENGTHS])
    assert Fraction(better, len(HANDS)) == Fraction(4940, 22100)


def test_two_hands_absolutely_equal() -> None:
    alike: dict[int, list[int]] = {}
    for hand, one in zip(HANDS, STRENGTHS, strict=True):
        alike.setdefault(one, []).append(hand)
    equal = sum([one & other == 0 for hands in alike.values() for one, other in combinations(hands, 2)])
    every = 22100 * 18424 // 2
    assert (equal, every) == (225264, 203585200)
    assert Fraction(equal, every) == Fraction(1083, 978775)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hands_in_a_pool_without_a_horse(players: int) -> None:
    """3n counters, one lost a hand, and the survivor keeps one to three."""
    lengths = set()
    for seed in range(60):
        game = rules_of("commerce").new({"mode": "pool", "players": players}, seed)
        for act in walk(game, Random(seed)):
            if act is not None and act.move is not None and act.move.verb.name == "buy_horse":
                break
        if game.over:
            lengths.add(int(game.deals))
    assert lengths <= {3 * players - 3, 3 * players - 2, 3 * players - 1}
    assert len(lengths) > 1
