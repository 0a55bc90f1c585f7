"""The exact counts of Cassino's rule file by our own captures, deals and counting."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT, cards_in, count, hand_of
from parlour.games.cassino.rules.captures import RANK, able, captures, groups, of_ranks, takers
from parlour.games.cassino.rules.dealing import rounds_of
from parlour.games.cassino.rules.score import counted, most, scored
from parlour.games.cassino.words import FULL, MINUS_LOWEST, TWO_LOWEST
from parlour.registry import rules_of
from parlour.testing.walk import finish

PACK = ACE_LOW_52


def cards(faces: str) -> int:
    return hand_of([PACK.card(face) for face in faces.split()])


def pattern(group: int) -> tuple[int, ...]:
    return tuple(sorted([card & 15 for card in cards_in(group)]))


@pytest.mark.parametrize(("total", "sets", "patterns"), [(10, 1698, 33), (9, 1020, 24), (8, 597, 18), (5, 96, 5)])
def test_sets_of_number_cards_with_a_total(total: int, sets: int, patterns: int) -> None:
    found = list(groups(PACK.all, total))
    assert len(found) == len(set(found)) == sets
    assert len({pattern(group) for group in found}) == patterns


def boards() -> list[tuple[int, int]]:
    """One board of four for each pattern of ranks, with the number of boards alike."""
    found = []
    for ranks in combinations_with_replacement(range(13), 4):
        board = 0
        for rank in ranks:
            left = RANK[rank] & ~board
            board |= left & -left
        found.append((board, prod([comb(4, ranks.count(rank)) for rank in set(ranks)])))
    return found


def test_eldest_cannot_take_at_his_first_turn() -> None:
    helpless = 0
    for board, times in boards():
        helpless += times * comb(48 - count(of_ranks(able(board)) & ~board), 4)
    every = sum([times for _board, times in boards()]) * comb(48, 4)
    assert Fraction(helpless, every) == Fraction(673353399, 2926537250)


def test_opening_board_holds_two_of_one_rank() -> None:
    paired = sum([n for board, n in boards() if any(count(board & RANK[rank]) > 1 for rank in range(13))])
    assert (paired, sum([n for _board, n in boards()])) == (87685, 270725)
    assert Fraction(paired, 270725) == Fraction(1349, 4165)


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 3), (6, 2), (12, 1)])
def test_rounds_of_52_cards(players: int, rounds: int) -> None:
    for after in (False, True):
        orders = rounds_of(52, players, after)
        assert len(orders) == rounds
        assert [len(order) for order in orders] == [4 * players + 4] + [4 * players] * (rounds - 1)


@pytest.mark.parametrize("pack", [52, 32])
@pytest.mark.parametrize("players", range(2, 13))
def test_uneven_packs(pack: int, players: int) -> None:
    """Every card is dealt, everybody gets as many as the others in each round, at most four (R8)."""
    if pack == 32 and players > 7:
        return
    orders = rounds_of(pack, players, False)
    assert sum([len(order) for order in orders]) == pack
    for i, order in enumerate(orders):
        each = {list(order).count(player) for player in range(players)}
        assert len(each) == 1
        assert each == {4} or (i == len(orders) - 1 and 1 <= max(each) < 4)


def test_uneven_packs_as_the_ruling_has_them() -> None:
    def shape(pack: int, players: int) -> list[tuple[int, int]]:
        return [(list(order).count(0), list(order).count(players)) for order in rounds_of(pack, players, False)]

    assert shape(52, 10) == [(4, 12)]
    assert shape(52, 11) == [(4, 8)]
    assert shape(52, 5) == [(4, 4), (4, 0), (1, 3)]
    assert shape(32, 6) == [(4, 8)]
    assert shape(32, 2) == [(4, 4), (4, 0), (4, 0), (2, 0)]
    assert shape(32, 3) == [(4, 4), (4, 0), (1, 1)]
    assert shape(32, 4) == [(4, 4), (3, 0)]


def test_points_in_a_pack_besides_sweeps() -> None:
    rng = Random(1)
    for _i in range(2000):
        mine = hand_of(rng.sample(PACK.cards, rng.choice([26, rng.randrange(53)])))
        counts = counted(vec[i64]([mine, PACK.all & ~mine]), vec[i64]([0, 0]), PACK.all)
        assert counts[0] + counts[1] == (8 if count(mine) == 26 else 11)


# -- captures against the letter of the rule -------------------------------------------


def by_the_letter(board: int, card: int) -> set[int]:
    """Every set that can be taken and lies in no larger one, by trying all sets."""
    lying = cards_in(board)
    sets = [hand_of(list(some)) for n in range(len(lying) + 1) for some in combinations(lying, n)]
    good = [some for some in sets if some and takeable(some, card)]
    return {some for some in good if not any(some != other and some & ~other == 0 for other in good)}


def takeable(some: int, card: int) -> bool:
    rank = card & 15
    rest = some & ~RANK[rank]
    return splits([(c & 15) + 1 for c in cards_in(rest)], rank + 1) if rank < 10 else rest == 0


def splits(values: list[int], total: int) -> bool:
    """Whether the values fall into groups of two or more with this total."""
    if not values:
        return True
    first, rest = values[0], values[1:]
    for n in range(1, len(rest) + 1):
        for chosen in combinations(range(len(rest)), n):
            left = [value for i, value in enumerate(rest) if i not in chosen]
            if first + sum([rest[i] for i in chosen]) == total and splits(left, total):
                return True
    return False


def test_captures_on_random_boards() -> None:
    rng = Random(2)
    for _i in range(300):
        dealt = rng.sample([card for card in PACK.cards if rng.random() < 0.7 or card & 15 < 6], 9)
        board = hand_of(dealt[1:])
        found = list(captures(board, dealt[0]))
        assert len(found) == len(set(found))
        assert set(found) == by_the_letter(board, dealt[0])
        assert bool(takers(BIT[dealt[0]], board)) == bool(found)


def test_ten_takes_every_combination_of_the_example() -> None:
    for lying in ("TS", "9S AS", "8S 2S", "7S 3S", "6S 4S", "5S 5H", "3S 3H 4S"):
        assert list(captures(cards(lying), PACK.card("TD"))) == [cards(lying)]


# -- scores ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scoring", "points", "due"),
    [
        (FULL, [6, 5], [1, 0]),
        (FULL, [4, 7], [0, 3]),
        (FULL, [3, 5, 4], [3, 5, 4]),
        (MINUS_LOWEST, [1, 2, 3, 5], [0, 1, 2, 4]),
        (MINUS_LOWEST, [2, 2, 2, 5], [0, 0, 0, 3]),
        (TWO_LOWEST, [7, 3, 2], [2, 0, 0]),
        (TWO_LOWEST, [5, 3, 2], [0, 0, 0]),
        (TWO_LOWEST, [6, 6, 1], [0, 0, 0]),
    ],
)
def test_scores(scoring: int, points: list[int], due: list[int]) -> None:
    assert list(scored(vec[i64](points), scoring)) == due


def test_majority_is_more_than_every_other() -> None:
    assert most(vec[i64]([3, 5, 4])) == 1
    assert most(vec[i64]([5, 5, 4])) == -1
    assert most(vec[i64]([5, 5, 6])) == 2


# -- the end of the game -----------------------------------------------------------------


@pytest.mark.parametrize(("deals", "packs"), [("round", 3), (1, 1), (2, 2)])
def test_packs_agreed(deals: object, packs: int) -> None:
    game = rules_of("cassino").new({"players": 3, "deals": deals}, 5)
    finish(game, Random(5))
    assert game.deals == packs
    assert sum(game.result) == 0


def test_game_is_won_by_one_side_with_the_points() -> None:
    for seed in range(20):
        game = rules_of("cassino").new({"players": 3}, seed)
        finish(game, Random(seed))
        best = max(game.score)
        assert best >= 11
        assert game.score.count(best) == 1
        assert game.result == [2 if points == best else -1 for points in game.score]
