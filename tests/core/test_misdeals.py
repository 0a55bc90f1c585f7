"""A dealer's errors in games of tricks: which go together, which card is missing, and what it leaves of old seeds."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.moves import Move
from parlour.errors import ParlourError
from parlour.mechanisms.trick_misdeals import DEAL_ACCIDENTS, EXPOSED, MISCOUNT, SHORT, Served, leave_on_top

SEEDS = range(200)


def served(spare: int = 10) -> Served:
    return Served([0, 1, 2], 5, spare)


def drawn(seed: int, short: float) -> list[Move]:
    return served().mishaps(Chance(seed), [0.5, 0.5, 0.5, short])


def given(*each: Move, spare: int = 10) -> Served:
    """What was dealt when these have befallen."""
    chance = Chance(0)
    chance.mishaps = [[x for move in each for x in (DEAL_ACCIDENTS.index(move.verb), move.a, move.b, move.c)]]
    dealt = served(spare)
    dealt.mishaps(chance, [0.0, 0.0, 0.0, 0.0])
    return dealt


def test_a_card_too_few_leaves_what_was_drawn_before() -> None:
    """A table that does not name the kind draws nothing for it; at one that does, it comes after the others."""
    for seed in SEEDS:
        before = drawn(seed, 0.0)
        after = drawn(seed, 1.0)
        assert all(a.same(b) for a, b in zip(before, after[:-1], strict=True))
        assert after[-1].verb is SHORT


def test_no_hand_has_a_card_too_many_and_lacks_one() -> None:
    met = 0
    for seed in SEEDS:
        seats = [mishap.a for mishap in drawn(seed, 1.0) if mishap.verb in (MISCOUNT, SHORT)]
        assert len(set(seats)) == len(seats)
        met += len(seats) == 2
    assert met > 50


def test_where_all_cards_are_dealt_one_may_be_too_few() -> None:
    assert [mishap.verb for mishap in served(0).mishaps(Chance(1), [1.0, 0.0, 0.0, 1.0])] == [SHORT]


def test_the_last_card_that_was_not_exposed_is_missing() -> None:
    assert given(Move(SHORT, 1)).missing(1) == 5
    assert given(Move(SHORT, 1), Move(EXPOSED, 2, 5)).missing(1) == 5
    assert given(Move(SHORT, 1), Move(EXPOSED, 1, 5), Move(EXPOSED, 1, 4)).missing(1) == 3


@pytest.mark.parametrize(
    "each", [[Move(SHORT, 3)], [Move(SHORT, 1), Move(SHORT, 1)], [Move(MISCOUNT, 1), Move(SHORT, 1)]]
)
def test_what_cannot_be_is_refused(each: list[Move]) -> None:
    with pytest.raises(ParlourError):
        given(*each)


@pytest.mark.parametrize(("card", "lies"), [(7, [8, 9, 7, 1, 2]), (8, [7, 9, 8, 1, 2]), (9, [7, 8, 9, 1, 2])])
def test_the_card_lies_on_top_of_the_rest(card: int, lies: list[int]) -> None:
    deck = vec[i64]([7, 8, 9, 1, 2])
    assert list(leave_on_top(deck, 3, card)) == lies
    assert list(deck) == [7, 8, 9, 1, 2]
