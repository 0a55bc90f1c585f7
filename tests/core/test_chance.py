"""Both generators: the same seed the same cards, what is given is kept, and nothing is favoured."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.chance import ANY, Chance, Secret
from parlour.errors import ParlourError

KEY = bytes(range(32))


def ten() -> vec[i64]:
    return vec[i64](range(10))


@pytest.mark.plain
def test_the_same_seed_gives_the_same_order() -> None:
    one, two = ten(), ten()
    Chance(5).shuffle(one)
    Chance(5).shuffle(two)
    assert list(one) == list(two) != list(range(10))
    assert sorted(one) == list(range(10))


@pytest.mark.parametrize("make", [lambda: Chance(3), lambda: Secret(KEY)])
def test_every_order_of_three_is_alike(make: object) -> None:
    assert callable(make)
    chance = make()
    seen = Counter[tuple[int, ...]]()
    for _i in range(12_000):
        cards = vec[i64](range(3))
        chance.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 6
    assert sum((n - 2000) ** 2 / 2000 for n in seen.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


def test_given_cards_lie_where_they_are_given() -> None:
    chance = Chance(1)
    chance.given = [[7, ANY, 2]]
    cards = ten()
    chance.shuffle(cards)
    assert (cards[0], cards[2]) == (7, 2)
    assert sorted(cards) == list(range(10))


@pytest.mark.parametrize("order", [[11], [3, 3], list(range(11))])
def test_what_cannot_be_given_is_refused(order: list[int]) -> None:
    chance = Chance(1)
    chance.given = [order]
    with pytest.raises(ParlourError):
        chance.shuffle(ten())


def test_what_was_drawn_is_noted() -> None:
    chance = Chance(1)
    chance.noted = []
    cards = ten()
    chance.shuffle(cards, 2)
    chance.pick(6)
    (first, two), (second, one) = chance.noted
    assert (first, second) == ("shuffle", "pick")
    assert two == list(cards)[:2]
    assert 0 <= one[0] < 6


def test_happens_as_often_as_its_rate() -> None:
    chance = Chance(9)
    assert 900 < sum(chance.happens(0.25) for _i in range(4000)) < 1100
    assert not any(chance.happens(0.0) for _i in range(100))
    assert all(chance.happens(1.0) for _i in range(100))


def test_a_secret_needs_32_bytes_and_is_never_twice_the_same() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Secret(b"short")
    one, two = ten(), ten()
    Secret().shuffle(one)
    Secret().shuffle(two)
    three, four = ten(), ten()
    Secret(KEY).shuffle(three)
    Secret(KEY).shuffle(four)
    assert list(three) == list(four)


@pytest.mark.parametrize("chance", [Chance(4), Secret(KEY)])
def test_copies_and_pickles_go_on_alike(chance: Chance) -> None:
    chance.below(10)
    twins = [chance.copy(), pickle.loads(pickle.dumps(chance))]
    assert all(twin == chance for twin in twins)
    drawn = [[twin.below(1000) for _i in range(20)] for twin in [chance, *twins]]
    assert drawn[0] == drawn[1] == drawn[2]
