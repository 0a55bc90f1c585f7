"""Redeals at a table of Nap: others keep the law until they are seen to break it, and revokes are judged anew."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations

import parlour
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.testing.worlds import demand_exact
from tests.games.odd_hands import at, hand_of_b, unseen

POSITION = """
game nap
option players 2
option pack 32
option conduct table
option deals 9
dealer B
phase tricks
highest nap
trump hearts
hand A AH KH AD
hand B QH 9S 8S
played A AC KC
played B 7C 8C
"""
SEEN = "AH KH AD AC KC 7C 8C 9S"


def table(*lines: str) -> Game:
    return at(POSITION, "A: play AH", "B: play 9S", *lines)


def finds(game: Game) -> bool:
    """Whether A's claim of a revoke succeeds there."""
    game.do("A: claim R15")
    return game.read("next") == ["B"]


def test_a_card_off_suit_is_believed() -> None:
    """B has shown no heart; that he holds the queen nobody can see."""
    game = table()
    free = [face for face in unseen(game, SEEN) if face[1] != "H"]
    due: dict[Hashable, float] = {frozenset(two): 1.0 for two in combinations(free, 2)}
    demand_exact(game, 0, due, hand_of_b)
    assert not any(finds(game.redeal(0, Chance(seed))) for seed in range(20))
    assert finds(game.copy())


def test_a_fault_come_to_light_is_believed_no_more() -> None:
    """B plays the queen of hearts after all: his last card may be any."""
    game = table("A: play KH", "B: play QH")
    due: dict[Hashable, float] = {frozenset([face]): 1.0 for face in unseen(game, SEEN, "QH")}
    demand_exact(game, 0, due, hand_of_b)
    assert all(finds(game.redeal(0, Chance(seed))) for seed in range(20))


def test_what_was_taken_back_stays_known() -> None:
    game = table("A: claim R15")
    assert all(hand_of_b(game.redeal(0, Chance(seed))) >= {"9S", "QH"} for seed in range(20))


SHORT = """
game nap
option players 2
option pack 32
option conduct table
option deals 9
dealer B
* hand A AH KH QH JH TH, hand B AS KS QS JS TS
* accident short B
go
"""


def test_a_short_hand_and_the_card_it_lacks_may_be_any() -> None:
    """A card of B's has stayed on the pack: to A each unseen card is as likely to lie there, and is then served."""
    game = parlour.from_case(SHORT)
    free = [face for face in game.pack.ids if face not in ("AH", "KH", "QH", "JH", "TH")]
    demand_exact(game, 0, dict.fromkeys(free, 1.0), what_b_is_served)


def what_b_is_served(game: Game) -> Hashable:
    lay = hand_of_b(game)
    assert len(lay) == 4
    game.do("A: call nap")
    (served,) = hand_of_b(game) - lay
    return served


def test_who_lacks_a_card_does_not_know_it() -> None:
    game = parlour.from_case(SHORT)
    worlds = [game.redeal(1, Chance(seed)) for seed in range(40)]
    assert all(hand_of_b(world) == {"AS", "KS", "QS", "JS"} for world in worlds)
    assert len({what_b_is_served(world) for world in worlds}) > 10
