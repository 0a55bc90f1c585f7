"""The exact counts of Poker's rule file, by our own ranking, dealing and settlement."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from parlour.core.cards import BIT, FRENCH_52, WITH_JOKER, cards_in, hand_of
from parlour.core.game import Game
from parlour.mechanisms.rankings import (
    CLASSES,
    JOKER,
    PAIR,
    FiveCards,
    five_cards,
    kind,
    least_pair,
    tally,
)
from parlour.registry import rules_of
from tests.games.poker.ranker import Card, bits

NAMES = ["sequence_flush", "fours", "full", "flush", "sequence", "threes", "two_pairs", "pair", "nothing"]
DEFAULT = [36, 624, 3_744, 5_112, 9_180, 54_912, 123_552, 1_098_240, 1_303_560]
BOTH = [40, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]  # as books print it
WITH_ONE = [184, 3_133, 6_552, 7_824, 18_504, 137_280, 123_552, 1_269_096, 1_303_560]
WITH_ONE_BOTH = [204, 3_133, 6_552, 7_804, 20_532, 137_280, 123_552, 1_268_088, 1_302_540]


def counted(order: FiveCards, joker: bool = False) -> dict[str, int]:
    """Every hand there is, by the pattern of its ranks: one hand of each is ranked and stands for its like."""
    found: Counter[str] = Counter()
    for size in (5, 4) if joker else (5,):
        extra = JOKER if size == 4 else 0
        for hand, times in patterns(size):
            found[CLASSES[kind(order.value(bits(hand) | extra))]] += times
    return {name: found[name] for name in CLASSES if found[name]}


def patterns(size: int) -> list[tuple[list[Card], int]]:
    """A hand of every set of ranks, in one suit and not in one suit, with the number of hands like it."""
    found: list[tuple[list[Card], int]] = []
    for ranks in combinations_with_replacement(range(2, 15), size):
        times = Counter(ranks)
        like = prod([comb(4, n) for n in times.values()])
        if max(times.values()) > 4:
            continue
        if len(times) < size:
            found.append(([(rank, suit) for rank, n in times.items() for suit in "CDHS"[:n]], like))
        else:
            found.append(([(rank, "S") for rank in ranks], 4))
            found.append(([(ranks[0], "D"), *[(rank, "C") for rank in ranks[1:]]], like - 4))
    return found


def named(numbers: list[int]) -> dict[str, int]:
    return dict(zip(reversed(NAMES), reversed(numbers), strict=True))


# -- hands of five -------------------------------------------------------------------


def test_all_hands_one_by_one() -> None:
    assert dict(zip(CLASSES, tally(five_cards(), FRENCH_52.cards), strict=True)) == {
        **dict.fromkeys(CLASSES, 0),
        **named(DEFAULT),
    }
    assert sum(DEFAULT) == 2_598_960 == comb(52, 5)


@pytest.mark.parametrize(
    ("both", "joker", "numbers"),
    [(False, False, DEFAULT), (True, False, BOTH), (False, True, WITH_ONE), (True, True, WITH_ONE_BOTH)],
)
def test_classes(both: bool, joker: bool, numbers: list[int]) -> None:
    assert counted(five_cards(both), joker) == named(numbers)
    assert sum(numbers) == comb(53 if joker else 52, 5)


def test_skip_straights() -> None:
    found = counted(five_cards(skip=True))
    assert (found["skip_straight"], found["nothing"]) == (5_100, 1_298_460)
    found = counted(five_cards(True, skip=True))
    assert (found["skip_straight"], found["nothing"]) == (6_120, 1_296_420)
    found = counted(five_cards(skip=True), True)
    assert (found["skip_straight"], found["pair"], found["nothing"]) == (10_644, 1_263_552, 1_298_460)


def test_blazes() -> None:
    found = counted(five_cards(blaze=True))
    assert (found["blaze"], found["two_pairs"], found["pair"]) == (3_264, 121_824, 1_096_704)
    found = counted(five_cards(blaze=True), True)
    assert (found["blaze"], found["pair"]) == (3_516, 1_267_308)


def test_blaze_and_skip_straight_together() -> None:
    found = counted(five_cards(blaze=True, skip=True))
    assert found["blaze"] == 3_264
    assert (found["skip_straight"], found["nothing"]) == (5_100, 1_298_460)
    found = counted(five_cards(blaze=True, skip=True), True)
    assert (found["pair"], found["nothing"]) == (1_261_764, 1_298_460)


# -- openers and draws ------------------------------------------------------------------


def test_openers() -> None:
    value = five_cards().value
    held = [(value(bits(hand)), times) for hand, times in patterns(5)]
    better = [sum([times for v, times in held if v >= least_pair(rank)]) for rank in (9, 10, 11)]
    assert better == [535_080, 450_600, 366_120]
    assert [round(n / 2_598_960, 6) for n in better] == [0.205882, 0.173377, 0.140872]
    assert sum([times for v, times in held if kind(v) >= PAIR]) == 1_295_400


def draws(kept: str, thrown: str) -> dict[str, int]:
    """What the draw of as many cards as were thrown brings, of all there are."""
    keep, gone = cards(kept), cards(thrown)
    rest = [BIT[card] for card in FRENCH_52.cards if not (keep | gone) & BIT[card]]
    value = five_cards().value
    found = Counter([kind(value(keep | sum(drawn))) for drawn in combinations(rest, len(thrown.split()))])
    return {CLASSES[c]: n for c, n in found.items()}


def cards(faces: str) -> int:
    return hand_of([FRENCH_52.card(face) for face in faces.split()])


def test_draw_to_a_pair() -> None:
    assert draws("KS KH", "9C 5D 2S") == {
        "fours": 45,
        "full": 165,
        "threes": 1_854,
        "two_pairs": 2_592,
        "pair": 11_559,
    }


def test_draws_to_threes() -> None:
    two = draws("8S 8H 8D", "KC 4D")
    assert (two["fours"], two["full"], sum(two.values())) == (46, 66, 1_081)
    one = draws("8S 8H 8D KC", "4D")
    assert (one["fours"], one["full"], sum(one.values())) == (1, 3, 47)


@pytest.mark.parametrize(("kept", "made"), [("3S 4H 6D 7C", 4), ("TS JH QD KC", 4), ("JS QH KD AC", 0)])
def test_draws_to_a_sequence(kept: str, made: int) -> None:
    found = draws(kept, "9S" if "9" not in kept and "T" not in kept else "2S")
    assert (found.get("sequence", 0), sum(found.values())) == (made, 47)


def test_draw_to_a_flush() -> None:
    found = draws("2H 5H 9H KH", "3S")
    assert (found["flush"], sum(found.values())) == (9, 47)


# -- money ---------------------------------------------------------------------------------


def played(options: dict[str, object], seed: int) -> Game:
    game = rules_of("poker").new(options, seed)
    while not game.over:
        if not game.to_act:
            game.go_on()
        else:
            seat = game.to_act[0]
            game.play(seat, game.moves(seat)[(seed * 7919 + game.deals) % len(game.moves(seat))])
    return game


@pytest.mark.parametrize("seed", range(20))
def test_nothing_is_won_that_nobody_lost(seed: int) -> None:
    game = played({"players": 4, "deals": 6, "funds": 40}, seed)
    assert sum(game.result) == 0
    assert all(balance == 0 for balance in game.ledger.balance[4:])


def test_pack_of_53() -> None:
    game = rules_of("poker").new({"joker": "on", "players": 10}, 1)
    assert len(game.pack.cards) == 53
    assert hand_of(WITH_JOKER.cards) & JOKER
    assert cards_in(JOKER) == [WITH_JOKER.card("JOKER")]
