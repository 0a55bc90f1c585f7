"""What is called a mistake, and what a blunder."""

from __future__ import annotations

import pytest

from parlour.review.stake import BLUNDERED, MISTAKEN, SOUND, is_settled, spread, verdict_of


@pytest.mark.parametrize(
    ("cost", "error", "verdict"),
    [
        (1.9, 0.1, SOUND),  # under a fiftieth of the stake
        (2.1, 0.1, MISTAKEN),
        (2.1, 0.8, SOUND),  # within three standard errors of nothing
        (9.9, 0.1, MISTAKEN),
        (10.1, 3.3, BLUNDERED),
        (10.1, 3.4, SOUND),
        (-5.0, 0.1, SOUND),
    ],
)
def test_verdicts(cost: float, error: float, verdict: str) -> None:
    assert verdict_of(cost, error, stake=100.0) == verdict


def test_where_nothing_is_at_stake_nothing_is_wrong() -> None:
    assert verdict_of(0.0, 0.0, stake=0.0) == SOUND


def test_rare_results_do_not_widen_what_is_at_stake() -> None:
    assert spread([*[0.0, 10.0] * 50, 1000.0]) == 10.0
    assert spread([3.0]) == 0.0
    assert spread([]) == 0.0


@pytest.mark.parametrize(("cost", "error", "settled"), [(1.0, 0.2, True), (1.0, 0.5, False), (5.0, 0.5, True)])
def test_when_more_worlds_are_not_needed(cost: float, error: float, settled: bool) -> None:
    assert is_settled(cost, error, stake=100.0) == settled
    assert is_settled(cost + 20.0, error, stake=100.0)
