"""What is freed serves for the next (``rows.h``, ``written_out.py``): more of it than is kept, in any order, whole."""

from __future__ import annotations

import sys
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import FRENCH_52
from parlour.core.chance import seeded
from parlour.core.game import Game
from parlour.core.playout import playout
from parlour.mechanisms.unseen import kinds_of
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


def test_rows_that_grow_in_what_others_left_are_whole() -> None:
    draw, found = Random(3), []
    for _time in range(TIMES * MANY):
        lacks = [draw.getrandbits(52) & draw.getrandbits(52) for _hand in range(draw.randrange(1, 7))]
        rows = vec[i64](list(range(len(lacks)))), vec[i64](lacks)
        found.append((lacks, kinds_of(*rows, FRENCH_52.all)))
        if draw.random() < 0.5:
            found.pop(draw.randrange(len(found)))
    for lacks, kinds in found:
        alike: dict[tuple[bool, ...], int] = {}
        for card in FRENCH_52.cards:
            lacking = tuple(lack >> card & 1 == 1 for lack in lacks)
            alike[lacking] = alike.get(lacking, 0) | 1 << card
        assert sorted(kinds) == sorted(alike.values())


def test_no_more_is_kept_than_there_is_room_for() -> None:
    games = [half_played(name, 2) for name in all_rules()]

    def blocks() -> int:
        for game in games:
            assert len([game.copy() for _i in range(MANY)]) == MANY
        return sys.getallocatedblocks()

    blocks()
    first = blocks()
    assert min(blocks() for _time in range(10)) - first < MANY
