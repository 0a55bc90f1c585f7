"""Both generators: the same seed the same cards, what is given is kept, and nothing is favoured."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.chance import ANY, Chance, Secret, seed_of, shuffled_on
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


def whole(chance: Chance, top: int) -> list[int]:
    cards = ten()
    left = chance.begin_shuffle(cards, top)
    return list(shuffled_on(cards, top, left) if left else cards)


@pytest.mark.plain
@pytest.mark.parametrize("top", [0, 3, 10])
def test_what_is_shuffled_later_lies_as_if_it_had_been_noted_at_once(top: int) -> None:
    noting = Chance(5)
    noting.noted = []
    leaving = Chance(5)
    at_once, later = whole(noting, top), whole(leaving, top)
    assert at_once == later
    assert sorted(later) == list(range(10))
    assert noting.noted == [("shuffle", later)]
    assert noting.below(1000) == leaving.below(1000)


def test_what_is_given_or_secret_is_shuffled_at_once() -> None:
    given, cards = Chance(1), ten()
    given.given = [[7, ANY, 2]]
    assert given.begin_shuffle(cards, 1) == 0
    assert (cards[0], cards[2]) == (7, 2)
    one, two = ten(), ten()
    assert Secret(KEY).begin_shuffle(one, 1) == 0
    Secret(KEY).shuffle(two)
    assert list(one) == list(two)


@pytest.mark.parametrize("top", [0, 1, 2])
def test_every_order_of_three_is_alike_also_when_the_rest_comes_later(top: int) -> None:
    chance = Chance(8)
    seen = Counter[tuple[int, ...]]()
    for _i in range(12_000):
        cards = vec[i64](range(3))
        left = chance.begin_shuffle(cards, top)
        seen[tuple(shuffled_on(cards, top, left))] += 1
    assert len(seen) == 6
    assert sum((n - 2000) ** 2 / 2000 for n in seen.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


def test_what_comes_later_tells_nothing_of_the_next_pack() -> None:
    chance = Chance(2)
    seen = Counter[tuple[int, int]]()
    for _i in range(9_000):
        one, two = vec[i64](range(3)), vec[i64](range(3))
        left = chance.begin_shuffle(one, 0)
        chance.begin_shuffle(two, 2)
        seen[shuffled_on(one, 0, left)[0], two[0]] += 1
    assert len(seen) == 9
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 26.1  # chi-square, 8 degrees, 0.1 %


@pytest.mark.plain
def test_a_seed_of_several_numbers_is_like_no_other() -> None:
    seeds = [seed_of(seed, number, *more) for seed in range(40) for number in range(40) for more in [(), (0,), (1,)]]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert seed_of(2**40 + 1, 5) != seed_of(1, 5)
    assert max(seeds) > 2**62


def test_seeds_are_what_they_were() -> None:
    """Runs are told by their seeds: whoever has written one down gets the same games for ever."""
    assert [seed_of(), seed_of(0), seed_of(1, 2, 3)] == [0x5A308D3243F6A88, 0x7A870C0FA63C0475, 0x5931BCA078561185]
    assert [seed_of(-1), seed_of(2**63), seed_of(2**200 + 3)] == [
        0x5137CC1BF6C96F69,
        0x4FE42081BC71C797,
        0x78D4CB7BFC49788A,
    ]
