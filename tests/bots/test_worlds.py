"""Worlds in which moves are tried: none is like the other, also where no card has been dealt yet."""

from __future__ import annotations

import pytest

from parlour.bots.onward import Onward
from parlour.bots.worlds import Tried, Worlds
from parlour.core.players import Seat
from parlour.core.rules import rule_of_book
from parlour.registry import rules_of

ENOUGH = 12  # worlds


@pytest.mark.parametrize("name", ["loto", "poker", "vingt-un"])
def test_who_decides_before_the_deal_tries_many_deals(name: str) -> None:
    rules = rules_of(name)
    game = rules.new(seed=3)
    while not game.waits:
        game.go_on()
    seat = game.to_act[0]
    tried = Tried(game.moves(seat)[0])
    Worlds(Seat(game, seat), Onward(rules.outlook, rule_of_book(rules)), 0.0, 5).try_out([tried], ENOUGH)
    assert len(set(tried.gains)) > 1
