"""Games that say so are dealt alike from the same packs, however they are played; so packs can be duplicated."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.options import Options
from parlour.core.rules import LETTERS, Rules
from parlour.errors import BadOption
from parlour.fair.chance import round_game
from parlour.registry import all_rules

SECRET = bytes(range(32))
WAYS = 3  # to play the same packs
MOST = 12  # sets of options of a game
LONGEST = 3000
Dealt = tuple[dict[str, list[int]], list[int]]  # where the cards of a drawing go, and the cards as they lay


def dealt(rules: Rules, options: Options, seed: int) -> list[Dealt]:
    """Every drawing of a game that is played at random from the same packs."""
    chance = Random(seed)
    game, packs = round_game(rules, options, list(LETTERS[: options.number("players")]), SECRET)
    found: list[Dealt] = []
    for move in range(1, LONGEST):
        while game.waits == 0 and not game.over:
            probe = packs.probed(game)
            if probe is not None:
                plan = game.deal_plan()
                assert packs.planned(game, probe) == packs.planned(game), "found out before, or now"
                packs.begin([], [])
                game.go_on()
                found.append((plan, packs.history[-1].order))
            else:
                game.go_on()
        packs.rest()
        if game.over:
            return found
        packs.in_move(move)
        game.act(seat := chance.choice(game.to_act), game.pick(seat, chance.getrandbits(60)))
        assert packs.numbers is None, "chance in the middle of a move"
        packs.in_move(0)
    raise AssertionError("the game does not end")


def agreements(rules: Rules) -> list[Options]:
    """Some sets of options with which packs repeat, each option at some value in one of them."""
    chance, found = Random(rules.name), []
    for _try in range(10 * MOST):
        given = {option.name: chance.choice(option.samples()) for option in rules.options.each if chance.random() < 0.2}
        try:
            options = rules.options.make({"deals": 2, **given, "conduct": "strict"})
        except BadOption:
            continue
        if not rules.unlike(options) and options.number("players") > 1:
            found.append(options)
    return found[:MOST]


REPEATING = [rules for rules in all_rules().values() if rules.repeats is not None]


@pytest.mark.parametrize("rules", REPEATING, ids=lambda rules: rules.name)
def test_the_same_packs_are_dealt_alike_whatever_is_played(rules: Rules) -> None:
    found = agreements(rules)
    assert len(found) == MOST
    for options in found:
        first, *others = [dealt(rules, options, seed) for seed in range(WAYS)]
        assert first
        assert all(other == first for other in others), options.values


def test_where_a_game_says_that_they_are_not_they_are_not() -> None:
    """So that the test above can fail: a game that goes on until somebody has won has deals of another number."""
    apart = [(rules, rules.options.make()) for rules in REPEATING if rules.unlike(rules.options.make())]
    assert apart
    for rules, options in apart:
        assert rules.unlike(options).startswith("deals=")
        assert len({len(dealt(rules, options, seed)) for seed in range(6)}) > 1
