"""Redeals at a table of Loo: others keep the law until they are seen to break it, and wrong cards are judged anew."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations

import parlour
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.testing.worlds import demand_exact
from tests.games.odd_hands import at, hand_of_b, unseen

POSITION = """
game loo
option deals 20
option pack 32
option players 3
option conduct table
dealer C
pool 12
turn 7S
hand A KD AC QC
hand B 8H TD JH
hand C 9D 8C 7C
A: stand
B: stand
C: stand
A: play KD
B: play 8H
C: play 9D
"""
SEEN = "7S KD AC QC 8H 9D"


def table(*lines: str) -> Game:
    return at(POSITION, *lines)


def finds(game: Game) -> bool:
    """Whether A's claim of a wrong card succeeds there."""
    game.do("A: claim 36")
    return game.read("next") == ["B"]


def test_a_card_off_suit_is_believed() -> None:
    """B has shown neither a diamond nor a trump; that he lies nobody can see."""
    game = table()
    free = [face for face in unseen(game, SEEN) if face[1] not in "DS"]
    due: dict[Hashable, float] = {frozenset(two): 1.0 for two in combinations(free, 2)}
    demand_exact(game, 0, due, hand_of_b)


def test_no_world_finds_what_nobody_can_see() -> None:
    game = table()
    assert not any(finds(game.redeal(0, Chance(seed))) for seed in range(20))
    assert finds(game.copy())


def test_a_fault_come_to_light_is_believed_no_more() -> None:
    """B shows the diamond he held: his other card may now be any."""
    game = table("B: expose TD")
    due: dict[Hashable, float] = {frozenset(["TD", face]): 1.0 for face in unseen(game, SEEN, "TD")}
    demand_exact(game, 0, due, hand_of_b)
    assert all(finds(game.redeal(0, Chance(seed))) for seed in range(20))


def test_what_was_peeped_at_stays() -> None:
    game = table("A: look B")
    assert all(hand_of_b(game.redeal(0, Chance(seed))) == {"TD", "JH"} for seed in range(20))
    assert len({hand_of_b(game.redeal(2, Chance(seed))) for seed in range(20)}) > 1


def test_what_another_has_seen_is_seen_in_every_world() -> None:
    """C does not know B's hand, but that A does: in C's worlds A knows the hand that lies there."""
    world = table("A: look B").redeal(2, Chance(3))
    assert all(world.knows(0, world.pack.card(face)) for face in world.read("hand", 1))


SHORT = """
game loo
option deals 20
option pack 32
option players 3
option conduct table
dealer C
pool 12
* hand A KD AC QC, hand B 8H TD JH, turn 7S
* accident short B
go
"""


def test_a_short_hand_and_the_card_it_lacks_may_be_any() -> None:
    """A card of B's has stayed on the pack: to A each unseen card is as likely to lie there, and is then served."""
    game = parlour.from_case(SHORT)
    free = [face for face in game.pack.ids if face not in ("KD", "AC", "QC", "7S")]
    demand_exact(game, 0, dict.fromkeys(free, 1.0), what_b_is_served)


def what_b_is_served(game: Game) -> Hashable:
    lay = hand_of_b(game)
    assert len(lay) == 2
    game.do("A: stand")
    (served,) = hand_of_b(game) - lay
    return served


def test_who_has_looked_at_the_pack_knows_what_is_served() -> None:
    """B's missing card lies on the pack that C has looked through; B himself has seen none of his cards."""
    game = parlour.from_case(SHORT)
    game.do("C: look pack")
    assert {what_b_is_served(game.redeal(2, Chance(seed))) for seed in range(20)} == {"JH"}
    assert len({what_b_is_served(game.redeal(1, Chance(seed))) for seed in range(20)}) > 5
