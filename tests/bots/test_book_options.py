"""A book plays under every pair of options: each move lawful, each with a reason."""

from __future__ import annotations

import pytest

from parlour.core.players import Seat
from parlour.law.book import load
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from parlour.testing.pairs import pairwise
from parlour.testing.walk import questions

MOVES = 150  # of one game
TRIES = 30  # ways to complete a pair of options before it is left out
BOOKED = [name for name, rules in all_rules().items() if "book" in rules.bots]


@pytest.mark.parametrize("name", BOOKED)
def test_lawful_under_every_pair_of_options(name: str) -> None:
    rules = rules_of(name)
    bot = rules.bots["book"](0)
    known, teller = set(load(rules).ids()), Teller(rules)
    for seed, given in enumerate(pairwise(rules, TRIES).sets):
        if given.get("conduct", "strict") != "strict":
            continue  # only random sits there
        game = rules.new(given, seed=seed)
        for asked in questions(game, MOVES):
            seat = asked[0]
            advice = bot.advise(Seat(game, seat))
            assert advice.reason in known or teller.has(advice.reason), advice.reason
            assert game.why_not(seat, advice.move) is None, (given, game.notation().write(advice.move))
            game.play(seat, advice.move)
