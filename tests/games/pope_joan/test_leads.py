"""How likely the lead comes back is reckoned as the cards fall when all that the leader does not know is dealt anew."""

from __future__ import annotations

import pytest

from parlour.core.cards import cards_in
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.games.pope_joan.rules import PopeJoan
from parlour.mechanisms.leads import Leads
from parlour.mechanisms.stops import PLAYING
from parlour.registry import rules_of

WORLDS = 400
NEAR = 0.1  # the reckoning takes the dead cards for independent of each other


def at_a_lead(seed: int, leads: int) -> PopeJoan:
    """A game in which somebody is to lead, so many leads after the deal."""
    game = rules_of("pope-joan").new(seed=seed)
    while leads or not game.to_act:
        if not game.to_act:
            game.go_on()
            continue
        assert isinstance(game, PopeJoan)
        seat = game.to_act[0]
        leads -= game.deal.due < 0
        game.play(seat, game.moves(seat)[0])
        assert game.phase == PLAYING
    assert isinstance(game, PopeJoan)
    while game.deal.due >= 0:
        game.play(game.to_act[0], PLAYS[game.deal.due])
    return game


def comes_back(world: Game, seat: int, card: int) -> bool:
    assert isinstance(world, PopeJoan)
    world.play(seat, PLAYS[card])
    while world.deal.due >= 0:
        world.play(world.to_act[0], PLAYS[world.deal.due])
    return world.phase == PLAYING and world.deal.player == seat


@pytest.mark.parametrize(("seed", "leads"), [(3, 0), (4, 1), (5, 2)])
def test_as_often_as_reckoned(seed: int, leads: int) -> None:
    game = at_a_lead(seed, leads)
    seat = game.to_act[0]
    reckoned = Leads(game, seat)
    worlds = [game.redeal(seat, Chance(n)) for n in range(WORLDS)]
    for card in cards_in(game.deal.hands[seat]):
        back = sum(comes_back(world.copy(), seat, card) for world in worlds) / WORLDS
        expected = reckoned.lead(card).comes_back
        assert abs(back - expected) < NEAR
        assert (back == 1.0) >= (expected == 1.0)
