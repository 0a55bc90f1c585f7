"""A book gives lawful moves, each with a reason; a reason that looks like a clause is one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.coverage import find_cases, run_all
from parlour.laws import load
from parlour.registry import all_rules, rules_of
from parlour.seat import Seat

BOOKED = [name for name, rules in all_rules().items() if "book" in rules.bots]


@pytest.mark.parametrize("name", BOOKED)
def test_lawful_and_with_a_reason(name: str) -> None:
    rules = rules_of(name)
    known = set(load(rules).ids())
    cited = set()
    for seed in range(12):
        game = rules.new(seed=seed)
        bot = rules.bots["book"](seed)
        for _move in range(600):
            if game.over:
                break
            if not game.to_act:
                game.go_on()
                continue
            seat = game.to_act[0]
            advice = bot.advise(Seat(game, seat))
            assert advice.reason
            if re.fullmatch(rf"{name}\.\w+", advice.reason):
                assert advice.reason in known
                cited.add(advice.reason)
            game.play(seat, advice.move)
    hints = {clause.id for clause in load(rules).clauses.values() if clause.kind == "hint"} - set(load(rules).no_choice)
    assert cited & hints or not hints


def test_every_hint_is_followed_in_a_case_or_is_no_choice() -> None:
    folder = find_cases(Path(__file__))
    followed = {clause for outcome in run_all(folder, rules_of) for clause in outcome.followed}
    for name in BOOKED:
        book = load(rules_of(name))
        hints = {clause.id for clause in book.clauses.values() if clause.kind == "hint"}
        assert set(book.no_choice) <= hints
        assert hints - followed <= set(book.no_choice)
