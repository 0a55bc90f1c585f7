"""Whose word counts most: the master's, unless he reckons with nobody's offences and they happen."""

from __future__ import annotations

from itertools import product

from parlour.bots.hints import TRIED, strongest
from parlour.bots.roster import bot_of, usual_of
from parlour.core.players import Advice, Bot, Seat
from parlour.core.rules import Rules
from parlour.registry import all_rules, rules_of


class Lawyer(Bot):
    """Any bot may say of itself that it reckons with nobody's offences."""

    def __init__(self, _seed: int) -> None:
        super().__init__("lawyer")
        self.is_strict = True

    def think(self, seat: Seat) -> Advice:
        return Advice(seat.moves()[0], "why-only-move")


def test_a_bot_says_itself_where_others_know_better() -> None:
    known = rules_of("jig")
    rules = Rules("jig", known.options, known.make, "parlour.games.jig", bots={"lawyer": Lawyer}, usual="lawyer")
    assert strongest(rules, False, 4) == "lawyer"
    assert strongest(rules, True, 4) == TRIED


def test_masters_give_hints() -> None:
    for rules in all_rules().values():
        for happen, seats in product((False, True), rules.players):
            usual = usual_of(rules, seats)
            asked = strongest(rules, happen, seats)
            assert asked in (usual, TRIED)
            assert (asked == TRIED) == (usual.startswith("search") or (happen and bot_of(usual, rules, 0).is_strict))
    assert strongest(rules_of("ecarte"), True, 2) == TRIED
