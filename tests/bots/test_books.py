"""A book gives lawful moves, each with a reason; a reason that looks like a clause is one."""

from __future__ import annotations

import re

import pytest

from parlour.laws import load
from parlour.registry import all_rules, rules_of
from parlour.seat import Seat
from tests.bots.test_search import position

NOT_A_CHOICE = {"speculation.20"}  # it says why an option saves time
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
    hints = {clause.id for clause in load(rules).clauses.values() if clause.kind == "hint"} - NOT_A_CHOICE
    assert cited & hints or not hints


ELDER = "game ecarte\ndealer B\nturn 7S\n"


@pytest.mark.parametrize(
    ("lines", "seat", "move", "reason"),
    [
        ("hand A QS JS 9S 7H 7D\n", 0, "play 7D", "ecarte.h2"),
        ("hand A 8S 9H TH 7C 7D\n", 0, "propose", "ecarte.h1"),
        ("hand A KS QS JS 7H 7D\nA: mark\n", 0, "propose", "ecarte.h3"),
        ("hand A QS KH KD KC 7D\n", 0, "play KD", "ecarte.h3"),
        ("hand A 8S 9H TH 7C 7D\nhand B KH QH 8H 9D 9C\nA: propose\n", 1, "accept", "ecarte.h5"),
        ("hand A 8S 9H TH 7C 7D\nhand B KH QD KC 9D 9C\nA: propose\n", 1, "refuse", "ecarte.h5"),
        ("hand A 8S 9H TH 7C KD\nA: propose\nB: accept\n", 0, "discard 7C 9H TH", "ecarte.h4"),
        ("score A 0, B 3\nhand A QS JS 7H 8H 9H\n", 0, "propose", "ecarte.h8"),
    ],
)
def test_the_hints_are_followed(lines: str, seat: int, move: str, reason: str) -> None:
    game = position(ELDER + lines)
    advice = rules_of("ecarte").bots["book"](0).advise(Seat(game, seat))
    assert advice.move == game.notation().read(move), game.notation().write(advice.move)
    assert advice.reason == reason
