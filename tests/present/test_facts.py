"""What matters is told as a fact, and only to whom it is plain: the name of a hand, a total, the trick in play."""

from __future__ import annotations

import parlour
from parlour.core.events import WATCHER
from parlour.core.view import View


def facts(view: View, word: str) -> list[str]:
    return [value for known, value, _clause in view.facts if known == word]


POKER = """game poker
option players 2
dealer A
hand A 9D 8H 7D 4C 3S
hand B TS TH KD KC 2S
A: decline
A: open 2
"""
VINGT_UN = """game vingt-un
option players 2
option deal_sale off
dealer A
hand A 9S 8H
hand B AS 6C
B: stake 2
A: no_double
"""
LOO = """game loo
option deals 20
dealer E
pool 12
turn 6S
hand A 9H 8D 7D
hand B 5S 5C 4C
hand C 2S KS 3C
A: stand
B: stand
C: stand
D: throw_up
E: throw_up
A: play 9H
B: play 5S
"""


def test_a_hand_is_named_to_its_owner_alone() -> None:
    game = parlour.from_case(POKER)
    assert facts(game.view(1), "holds") == ["B held_two_pairs many_kings and many_tens"]
    assert facts(game.view(0), "holds") == ["A held_nothing nine"]
    assert facts(game.view(WATCHER), "holds") == []


def test_totals_are_told_of_hands_that_one_sees() -> None:
    game = parlour.from_case(VINGT_UN)
    assert facts(game.view(1), "total") == ["B 7/17"]
    assert facts(game.view(0), "total") == ["A 17"]
    assert facts(game.view(WATCHER), "total") == []


def test_a_trick_is_told_until_the_next_lead() -> None:
    game = parlour.from_case(LOO)
    assert facts(game.view(3), "trick") == ["9H 5S"]
    assert facts(game.view(3), "winning") == ["B"]
    game = parlour.from_case(LOO + "C: play KS\n")
    assert facts(game.view(WATCHER), "trick") == ["9H 5S KS"]
    assert facts(game.view(WATCHER), "winning") == ["C"]
    game = parlour.from_case(LOO + "C: play KS\nC: play 2S\n")
    assert facts(game.view(WATCHER), "trick") == ["2S"]
