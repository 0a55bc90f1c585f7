"""What a book reads in is made of what the seat knows: where all else is dealt anew, the same comes out."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.registry import all_rules, rules_of
from parlour.testing.walk import walk

STEPS = 60  # of one game
GAMES = 2


def ways_to_play() -> list[tuple[str, dict[str, object]]]:
    """Every game that lays out what a seat knows in a way of its own, by its named sets of options."""
    return [
        (name, {"conduct": conduct, **given})
        for name, rules in all_rules().items()
        if type(rules.new(seed=1)).known_to is not Game.known_to
        for conduct in ("strict", "table")
        for given in ({}, *rules.options.presets.values())
    ]


@pytest.mark.parametrize(("name", "given"), ways_to_play())
def test_what_a_book_reads_is_what_its_seat_knows(name: str, given: dict[str, object]) -> None:
    for seed in range(GAMES):
        game = rules_of(name).new(given, seed)
        for step, _act in enumerate(islice(walk(game, Random(seed)), STEPS)):
            for seat in range(game.seats):
                known = game.known_to(seat)
                assert str(known.view(seat)) == str(game.view(seat))
                assert known == game.redeal(seat, Chance(step)).known_to(seat)
