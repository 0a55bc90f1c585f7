"""Redeals at a table of Spoil Five: others keep the law until they are seen to break it, and faults are judged anew."""

from __future__ import annotations

from collections.abc import Hashable

import parlour
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.testing.worlds import demand_exact

POSITION = """
game spoil-five
option players 2
option conduct table
dealer B
phase play
turn 7D
leader A
hand A KC QC
hand B 9C KS
"""
ROB = """
game spoil-five
option players 2
option conduct table
dealer B
turn 7D
hand A KC QC JC TC 9C
hand B AC KS QS TS 9S
"""


def table(position: str, *lines: str) -> Game:
    game = parlour.from_case(position)
    for line in lines:
        game.do(line)
    return game


def hand_of(game: Game, seat: int) -> frozenset[str]:
    return frozenset(game.read("hand", seat))


def corrects(game: Game) -> bool:
    """Whether A's claim finds the wrong card, so that it is played again."""
    game.do("A: claim R20")
    return game.read("trick") == ["KC"]


def debars(game: Game) -> bool:
    """Whether A's claim finds the rob without the ace."""
    game.do("A: claim 27")
    return game.read("debarred") == ["B"]


def test_a_card_off_suit_is_believed() -> None:
    """B, who could follow, throws a spade: he is believed to have no club."""
    game = table(POSITION, "A: play KC", "B: play KS")
    unseen = [card for card in game.pack.cards if not game.knows(0, card)]
    free = [game.pack.face(card) for card in unseen if not game.pack.face(card).endswith("C")]
    due: dict[Hashable, float] = {frozenset([face]): 1.0 for face in free}
    demand_exact(game, 0, due, lambda world: hand_of(world, 1))
    assert not any(corrects(game.redeal(0, Chance(seed))) for seed in range(20))
    assert corrects(game.copy())


def test_who_robs_is_believed_to_hold_the_ace() -> None:
    """B robs without it; in A's worlds he has it, and the claim fails there."""
    game = table(ROB, "A: play KC", "B: rob 9S")
    worlds = [game.redeal(0, Chance(seed)) for seed in range(40)]
    assert all("AD" in hand_of(world, 1) for world in worlds)
    assert not any(debars(world) for world in worlds)
    assert debars(game.copy())


def test_what_he_has_put_out_is_any_card() -> None:
    game = table(ROB, "A: play KC", "B: rob 9S")
    assert len({tuple(game.redeal(0, Chance(seed)).read("laid", 1)) for seed in range(40)}) > 10


SHORT = """
game spoil-five
option players 2
option conduct table
dealer B
* hand A KC QC JC TC 9C, hand B KS QS JS TS 9S, turn 7D
* accident short B
go
"""


def test_a_short_hand_and_the_card_it_lacks_may_be_any() -> None:
    """A card of B's has stayed on the pack: to A each unseen card is as likely to lie there, and is then served."""
    game = parlour.from_case(SHORT)
    free = [game.pack.face(card) for card in game.pack.cards if not game.knows(0, card)]
    assert len(free) == 46
    demand_exact(game, 0, dict.fromkeys(free, 1.0), what_b_is_served)


def what_b_is_served(game: Game) -> Hashable:
    lay = hand_of(game, 1)
    assert len(lay) == 4
    game.do(f"A: play {game.read('hand', 0)[0]}")
    (served,) = hand_of(game, 1) - lay
    return served


def test_who_lacks_a_card_does_not_know_it() -> None:
    game = parlour.from_case(SHORT)
    worlds = [game.redeal(1, Chance(seed)) for seed in range(40)]
    assert all(hand_of(world, 1) == {"KS", "QS", "JS", "TS"} for world in worlds)
    assert len({what_b_is_served(world) for world in worlds}) > 10
