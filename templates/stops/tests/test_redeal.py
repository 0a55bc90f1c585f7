"""What a seat at My Stops cannot know: every lie of the cards that the play allows, each as often as it should be."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.core.setup import Setup
from parlour.registry import rules_of
from parlour.testing.worlds import demand_exact, weights

HANDS = {"hand A": "7S 9H", "hand B": "9S JH", "hand C": "TH QS", "spare": "8S 7D"}


def position() -> Game:
    """A has led the seven, which was a stop: everybody knows now that the eight lies in the spare hand."""
    game = rules_of("my-stops").new({"players": 3}, 1)
    setup = Setup()
    setup.put("phase", ["play"])
    for place, cards in HANDS.items():
        setup.put(place, cards.split())
    game.arrange(setup)
    game.play(0, PLAYS[game.pack.card("7S")])
    return game


def test_a_card_that_stopped_a_run_is_in_no_hand() -> None:
    game = position()
    assert game.knows(1, game.pack.card("8S"))
    unseen = frozenset(["9S", "JH", "TH", "QS", "7D"])
    sizes = {"hand B": 2, "hand C": 2, "spare": 1}
    due = weights(unseen, sizes, lambda _lie: 1.0, lambda lie: lie["hand B"])
    demand_exact(game, 0, due, lambda world: frozenset(world.read("hand", 1)))
