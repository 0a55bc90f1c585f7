"""The base of trick games, with a turn-up, a target and a deal of its own: Knaves, the example of the guide."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.cases.run import run_case
from parlour.core.cards import BLANK, NO_SUIT, SUIT_NAMES
from parlour.core.copying import take_over
from parlour.core.options import OptionSet, Whole
from parlour.core.rules import Rules
from parlour.mechanisms.trick_deal import TrickDeal
from parlour.testing import CHECKS, try_out
from parlour.testing.demands import Check
from parlour.testing.options import shortened
from tests.toy.knaves import OPTIONS, RULES
from tests.toy.knaves.game import Knaves


class CountedDeal(TrickDeal):
    """Also what each has caught in this deal."""

    caught: vec[i64]

    def __init__(self, seats: i64, source: CountedDeal | None = None) -> None:
        super().__init__(seats, source)
        if source is not None:
            take_over(self, source, CountedDeal)
            return
        self.caught = BLANK[:seats]

    def copy(self) -> CountedDeal:
        return CountedDeal(0, self)


class Counted(Knaves):
    """With a deal of its own, spades always trumps, and the deals agreed at the most."""

    deal: CountedDeal

    def _new_deal(self, seats: i64) -> CountedDeal:
        return CountedDeal(seats)

    def _trumps(self, _turn_up: i64) -> i64:
        return SUIT_NAMES.index("spades")

    def _taken(self, winner: i64, trick: i64) -> None:
        super()._taken(winner, trick)
        self.deal.caught[winner] += 1

    def _ended(self) -> bool:
        return super()._ended() or super(Knaves, self)._ended()


WITH_DEALS = OptionSet("knaves", [*OPTIONS.each, Whole("deals", 1, 9, 2, clause="knaves.7")], lambda *_given: None)
COUNTED = Rules("knaves", WITH_DEALS, Counted, RULES.package)

DEALT = """game knaves
turn JH
= turn JH
= trump hearts
= event knaves.3 turns-up C
@ B knows JH
@ B sees turn JH
@ B sees knaves.3
= stock none
= next A
"""
TRICK = """game knaves
phase tricks
turn 2D
points A -3, B 19, C 2
hand A JH 7H
hand B 3D 4D
hand C KH TC
A: play JH
B: play 3D
C: play KH
= event knaves.6 takes-trick B
= event knaves.6a knave-costs B 4
= points A -3, B 16, C 2
= over no
"""
END = """game knaves
phase tricks
turn 2D
points A 4, B 19, C 2
hand A 7S
hand B AS
hand C KS
A: play 7S
B: play AS
C: play KS
= event knaves.7 wins-game B
= counters A -16, B 34, C -18
= over yes
@ A sees turn 2D
"""
NEXT = (
    END.replace("B 19", "B 1").split("= event")[0]
    + """= phase deal
= dealer A
= turn 2D
@ A knows AS
go
= next B
"""
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("rules", [RULES, COUNTED], ids=["knaves", "counted"])
def test_contract(rules: Rules, check: Check) -> None:
    try_out(check, rules, 3)


@pytest.mark.parametrize("case", [DEALT, TRICK, END, NEXT])
def test_what_follows_from_a_turn_up(case: str) -> None:
    assert [str(failure) for failure in run_case(case, lambda _name: RULES).failures] == []


def test_a_game_may_have_trumps_and_an_end_of_its_own() -> None:
    game = COUNTED.new(shortened(COUNTED, {"target": 1000}), 1)
    assert game.read("trump") == ["none"]
    while not game.over:
        if game.waits:
            game.act(game.to_act[0], game.pick(game.to_act[0], 7))
        else:
            game.go_on()
    assert isinstance(game, Counted)
    assert game.trump != NO_SUIT
    assert game.read("trump") == ["spades"]
    assert sum(game.deal.caught) == 17
    assert game.finished == 1
