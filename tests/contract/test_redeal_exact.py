"""The enumeration that exact redeals are held against, shown on the toy game."""

from __future__ import annotations

from collections.abc import Hashable
from math import comb

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.testing.demands import ContractBroken
from parlour.testing.worlds import Layout, demand_exact, layouts, weights
from tests.toy.high_card import RULES
from tests.toy.high_card.game import CHANGE, HighCard


def answered() -> Game:
    """B has answered, sealed; A has not."""
    game = RULES.new({"deals": 1}, 3)
    game.go_on()
    game.play(1, Move(CHANGE))
    return game


def unseen(game: Game, seat: int) -> frozenset[str]:
    return frozenset([game.pack.face(card) for card in game.pack.cards if not game.knows(seat, card)])


def hand(world: Game) -> Hashable:
    return world.read("hand", 1)[0]


def test_layouts_are_all_there_once() -> None:
    cards = frozenset("abcdefg")
    every = list(layouts(cards, {"hand": 2, "thrown": 1, "stock": 4}))
    assert len(every) == comb(7, 2) * 5
    assert len({tuple(sorted(layout["hand"])) + tuple(layout["thrown"]) for layout in every}) == len(every)
    assert all(frozenset().union(*layout.values()) == cards for layout in every)


def test_hidden_card_is_any_unseen_one() -> None:
    game = answered()
    due = weights(unseen(game, 0), {"hand": 1, "stock": 50}, lambda _layout: 1.0, lambda layout: min(layout["hand"]))
    assert len(due) == 51
    demand_exact(game, 0, due, hand)


def test_sealed_answer_is_a_toss() -> None:
    def answer(world: Game) -> Hashable:
        assert isinstance(world, HighCard)
        return world.answers[1]

    demand_exact(answered(), 0, {1: 1.0, 2: 1.0}, answer)


def test_wrong_frequencies_are_found() -> None:
    game = answered()

    def no_ace(layout: Layout) -> float:
        return 0.0 if min(layout["hand"])[0] == "A" else 1.0

    due = weights(unseen(game, 0), {"hand": 1, "stock": 50}, no_ace, lambda layout: min(layout["hand"]))
    with pytest.raises(ContractBroken, match="came, but cannot"):
        demand_exact(game, 0, due, hand)


def test_redeal_for_its_own_seat_leaves_the_hand() -> None:
    game = answered()
    worlds = [game.redeal(1, Chance(seed)) for seed in range(50)]
    assert {hand(world) for world in worlds} == {hand(game)}
