"""The chi-square bound of the battery: even draws pass, uneven ones do not."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from parlour.testing.chi import too_far


@pytest.mark.parametrize("cells", [2, 6, 60])
def test_even_draws_pass(cells: int) -> None:
    for seed in range(100):
        rng = Random(seed)
        drawn = Counter([rng.randrange(cells) for _i in range(40 * cells)])
        assert too_far(drawn, dict.fromkeys(range(cells), 1.0)) == ""


def test_uneven_draws_do_not() -> None:
    rng = Random(0)
    drawn = Counter([rng.randrange(7) % 6 for _i in range(600)])
    assert "chi-square" in too_far(drawn, dict.fromkeys(range(6), 1.0))


def test_what_cannot_come_must_not() -> None:
    assert "cannot" in too_far({"a": 10, "b": 1}, {"a": 1.0, "b": 0.0})
    assert "cannot" in too_far({"a": 10, "c": 1}, {"a": 1.0})


def test_weights_count() -> None:
    assert too_far({"a": 300, "b": 100}, {"a": 3.0, "b": 1.0}) == ""
    assert too_far({"a": 300, "b": 100}, {"a": 1.0, "b": 1.0})
