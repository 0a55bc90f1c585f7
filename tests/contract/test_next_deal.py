"""The next deal may lie in the rows of the last one, and copies share rows until one changes: nobody may notice."""

from __future__ import annotations

from copy import deepcopy

import pytest

from parlour.core.chance import Chance, advance, seeded
from parlour.core.game import Game
from parlour.core.playout import playout
from parlour.core.rules import LETTERS, Rules
from parlour.registry import all_rules
from parlour.testing.demands import Given
from parlour.testing.options import accepted
from parlour.testing.walk import turns_by_lot

RULES = list(all_rules().values())
STEPS = 400
SEEDS = range(3)


def play_to_go_on(game: Game, state: int) -> int:
    """To where chance is due next, or to the end."""
    while game.waits and not game.over:
        state = int(advance(state))
        seat = game.to_act[0]
        game.act(seat, game.pick(seat, state))
    return state


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.name))
def test_a_copy_keeps_the_deal_while_the_game_goes_on(rules: Rules) -> None:
    game, state = rules.new(seed=3), int(seeded(3))
    kept = []
    for _i in range(6):
        if game.over:
            break
        game.go_on()
        kept.append((game.copy(), deepcopy(game)))
        state = play_to_go_on(game, state)
        kept.append((game.copy(), deepcopy(game)))
    assert all(copy == pickled for copy, pickled in kept)


@pytest.mark.parametrize("conduct", [{}, {"conduct": "table"}, {"conduct": "table", "accidents": 0.2}], ids=str)
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.name))
def test_a_copy_stays_as_it_was_whatever_comes_next(rules: Rules, conduct: Given) -> None:
    for seed in SEEDS if accepted(rules, conduct) is not None else ():
        game, kept = rules.new(conduct, seed), []
        for seat, state in turns_by_lot(game, seed, STEPS):
            kept.append((deepcopy(game), game.copy()))
            game.play(seat, game.pick(seat, state))
        assert kept
        assert all(copy == pickled for pickled, copy in kept)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.name))
def test_a_game_begins_as_the_one_before_it_began(rules: Rules) -> None:
    """What is laid out for each deal is the same for all games of these options, and stays as it is."""
    options = rules.options.make()
    names = list(LETTERS[: options.number("players")])
    first = rules.make(options, names, Chance(4))
    beginning = deepcopy(first)
    playout(first, int(seeded(4)))
    second = rules.make(options, names, Chance(4))
    assert second == beginning
    playout(second, int(seeded(4)))
    assert second == first
