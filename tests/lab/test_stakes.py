"""What is at stake in a deal: one meaning for all who tell gains as a part of it."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots.roster import bot_of
from parlour.core.chance import seed_of
from parlour.lab.arena import play_game
from parlour.lab.learner import Trial, try_stake
from parlour.lab.stakes import squared, stake_in
from parlour.registry import rules_of
from tests.bots.standing import Bout, answer


def test_a_seat_gains_on_the_mean_of_all() -> None:
    assert squared([3, -3]) == 9
    assert squared([5, 5]) == 0
    assert squared([7, 1]) == 9  # what both have paid to nobody, or got from him, is no gain of theirs


def test_it_is_the_same_however_many_deals_a_game_has() -> None:
    chance = Random(1)
    single = [chance.choice((-2, -1, 1, 4)) for _deal in range(20_000)]
    whole = [sum(single[i : i + 5]) for i in range(0, len(single), 5)]
    by_deal = stake_in(sum(squared([won, -won]) for won in single), len(single))
    by_game = stake_in(sum(squared([won, -won]) for won in whole), len(single))
    centred = by_deal**2 - (sum(single) / len(single)) ** 2
    assert by_game**2 - 5 * (sum(single) / len(single)) ** 2 == pytest.approx(centred, rel=0.05)


def test_learners_and_masters_mean_the_same() -> None:
    """One deal of books at Nap, squared by both: what the masters' proof counts, the learners' does."""
    rules = rules_of("nap")
    options = rules.options.make({"deals": 1})
    squares, deals = try_stake(Trial("nap", options, "book", "", 7))
    bots = [bot_of("book", rules, seed_of(7, seat)) for seat in range(options.number("players"))]
    game = play_game(rules, options, bots, 7)
    assert squares == squared(game.result)
    assert int(deals) == game.deals
    assert squares > 0
    assert answer([Bout(0.0, int(deals), squares)] * 2).stake == stake_in(2 * squares, 2 * int(deals))
