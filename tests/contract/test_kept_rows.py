"""What is freed serves for the next (``rows.h``, ``written_out.py``): more of it than is kept, in any order, whole."""

from __future__ import annotations

import sys
from random import Random

import pytest

from parlour.core.chance import seeded
from parlour.core.game import Game
from parlour.core.playout import playout
from parlour.registry import all_rules, rules_of
from parlour.testing.walk import turns_by_lot

MANY = 100  # copies at once: more than are kept of any row
TIMES = 20


def half_played(name: str, seed: int) -> Game:
    game = rules_of(name).new(seed=seed)
    for seat, state in turns_by_lot(game, seed, 12):
        game.play(seat, game.pick(seat, state))
    return game


@pytest.mark.parametrize("name", list(all_rules()))
def test_copies_made_of_what_others_left_are_whole_and_their_own(name: str) -> None:
    game, draw = half_played(name, 5), Random(7)
    before, end = game.copy(), game.copy()
    playout(end, seeded(3))
    copies = [game.copy() for _i in range(MANY)]
    for _time in range(TIMES):
        draw.shuffle(copies)
        for played in copies[: MANY // 2]:
            playout(played, seeded(3))
            assert played == end
        del copies[: MANY // 2]
        copies += [game.copy() for _i in range(MANY // 2)]
    assert all(copy == before for copy in copies)
    assert game == before


def test_no_more_is_kept_than_there_is_room_for() -> None:
    games = [half_played(name, 2) for name in all_rules()]

    def blocks() -> int:
        for game in games:
            assert len([game.copy() for _i in range(MANY)]) == MANY
        return sys.getallocatedblocks()

    blocks()
    first = blocks()
    assert min(blocks() for _time in range(10)) - first < MANY
