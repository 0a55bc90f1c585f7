"""The numbers of My Bird Sings' rule file by our own singing sets, dealing and play."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, prod

import pytest
from mypy_extensions import i64

from parlour.core.cards import FRENCH_52, hand_of
from parlour.core.chance import advance, seeded
from parlour.games.my_bird_sings.rules.game import MyBirdSings
from parlour.games.my_bird_sings.rules.singing import singing_sets, sings
from parlour.registry import rules_of

Suits = tuple[int, int, int, int]  # how many cards of each suit
FULL: Suits = (13, 13, 13, 13)


def hand(suits: Suits) -> int:
    """Some hand with so many cards of each suit: ranks never matter."""
    return hand_of([suit * 16 + rank for suit, n in enumerate(suits) for rank in range(n)])


def hands(size: int, left: Suits = FULL) -> list[tuple[Suits, int]]:
    """Every way the suits of a hand may fall, with the number of such hands."""
    found = []
    for a, b, c in product(range(size + 1), repeat=3):
        suits = (a, b, c, size - a - b - c)
        if suits[3] >= 0:
            found.append((suits, prod(comb(n, k) for n, k in zip(left, suits, strict=True))))
    return found


def singing(size: int, dealt: int, flush_only: bool) -> int:
    """How many hands of so many cards sing."""
    return sum(ways for suits, ways in hands(dealt) if singing_sets(hand(suits), size, flush_only))


def test_four_dealt_cards() -> None:
    every = [hand_of(list(four)) for four in combinations(FRENCH_52.cards, 4)]
    flushes = [cards for cards in every if sings(cards, True)]
    found = [cards for cards in every if sings(cards, False)]
    assert (len(every), len(found), len(flushes)) == (270_725, 31_421, 2_860)
    assert Fraction(len(found), len(every)) == Fraction(2417, 20825)


def test_five_cards() -> None:
    assert sum(ways for _suits, ways in hands(5)) == 2_598_960
    assert singing(4, 5, False) == 802_152 == 685_464 + 111_540 + 5_148
    assert singing(4, 5, True) == 116_688 == 111_540 + 5_148
    assert Fraction(802_152, 2_598_960) == Fraction(2571, 8330)


@pytest.mark.parametrize(
    ("suits", "sets"), [((2, 1, 1, 1), 2), ((4, 1, 0, 0), 1), ((5, 0, 0, 0), 5), ((3, 1, 1, 0), 0)]
)
def test_ways_to_call_five_cards(suits: Suits, sets: int) -> None:
    assert singing_sets(hand(suits), 4, False) == sets


def test_three_dealt_cards() -> None:
    every = [hand_of(list(three)) for three in combinations(FRENCH_52.cards, 3)]
    found = [cards for cards in every if sings(cards, True)]
    assert (len(found), len(every)) == (1_144, 22_100)
    assert Fraction(len(found), len(every)) == Fraction(22, 425)


@cache
def silent(players: int, left: Suits) -> Fraction:
    """The chance that none of so many hands dealt from these suits sings."""
    if players == 0:
        return Fraction(1)
    total = Fraction(0)
    for suits, ways in hands(4, left):
        if ways and not singing_sets(hand(suits), 4, False):
            rest = (left[0] - suits[0], left[1] - suits[1], left[2] - suits[2], left[3] - suits[3])
            total += ways * silent(players - 1, _sorted(rest))
    return total / comb(sum(left), 4)


def _sorted(suits: Suits) -> Suits:
    a, b, c, d = sorted(suits)
    return (a, b, c, d)


def test_nobody_sings_on_the_deal() -> None:
    assert silent(4, FULL) == Fraction(596_366_214_304_716, 976_531_789_622_375)
    assert float(silent(8, FULL)) == pytest.approx(0.373260, abs=5e-7)
    assert float(silent(13, FULL)) == pytest.approx(0.201934, abs=5e-7)


@pytest.mark.parametrize("players", [4, 8, 13])
def test_deals_bear_it_out(players: int) -> None:
    due = float(silent(players, FULL))
    deals = 1500
    quiet = 0
    for seed in range(deals):
        game = rules_of("my-bird-sings").new({"players": players, "deals": 1}, seed)
        game.go_on()
        game.go_on()
        quiet += all(len(game.moves(seat)) == 1 for seat in range(players))
    assert quiet / deals == pytest.approx(due, abs=0.05)


@pytest.mark.parametrize("players", [2, 4, 13])
def test_tricks_of_a_whole_pack(players: int) -> None:
    """At most 14 - n: a trick for every refill, and one more; random play comes near."""
    most = 0
    s: i64 = seeded(3)
    for seed in range(12):
        game = rules_of("my-bird-sings").new({"players": players, "whole_pack": "on", "deals": 1}, seed)
        assert isinstance(game, MyBirdSings)
        tricks = 0
        while not game.over:
            if game.waits == 0:
                game.go_on()
            else:
                seat = game.to_act[0]
                s = advance(s)
                game.play(seat, game.pick(seat, s))
            tricks = max(tricks, sum(game.score))
        assert tricks <= 14 - players
        most = max(most, tricks)
    assert most >= 13 - players
