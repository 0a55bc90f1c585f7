"""What a seat at My Bank cannot know: any card but its own may lie with the banker, each as often."""

from __future__ import annotations

from parlour.core.setup import Setup
from parlour.registry import rules_of
from parlour.testing.worlds import demand_exact


def test_any_other_card_may_be_the_bankers() -> None:
    game = rules_of("my-bank").new({"players": 2}, 1)
    game.arrange(Setup())
    game.go_on({"hand A": [game.pack.card("AS")]})
    others = [game.pack.face(card) for card in game.pack.cards if game.pack.face(card) != "AS"]
    demand_exact(game, 0, dict.fromkeys(others, 1.0), lambda world: world.read("hand", 1)[0])
