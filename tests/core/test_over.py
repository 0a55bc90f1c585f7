"""``over`` lies in compiled games as an object that Python reads without a call (``calls.h``)."""

from __future__ import annotations

import sys

import pytest

from parlour.core.game import Game
from parlour.core.playout import playout
from parlour.registry import rules_of
from tests.builds import COMPILED


@pytest.fixture
def game() -> Game:
    return rules_of("nap").new({"deals": 1}, 1)


def test_it_is_false_and_then_true(game: Game) -> None:
    assert game.over is False
    playout(game, 5)
    assert game.over is True


def test_what_is_laid_there_is_let_go_with_the_game(game: Game) -> None:
    laid = object()
    before = sys.getrefcount(laid)
    for _time in range(100):
        copy = game.copy()
        object.__setattr__(copy, "over", laid)
        del copy
    assert sys.getrefcount(laid) == before


@COMPILED
def test_without_it_a_game_says_so_and_does_not_crash(game: Game) -> None:
    del game.over
    for ask in (lambda: game.over, lambda: game.copy(), lambda: playout(game, 5)):
        with pytest.raises(AttributeError):
            ask()
