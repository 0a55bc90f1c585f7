"""The odds of redeals at a table of Vingt-un: a card too many is any card that the seat has not seen."""

from __future__ import annotations

from parlour.core.setup import Setup
from parlour.games.vingt_un.faults.game import VingtUnTable
from parlour.games.vingt_un.words import ACCIDENTS, TWO
from parlour.registry import rules_of
from parlour.testing.worlds import demand_exact


def test_a_card_too_many_is_any_unseen_card() -> None:
    game = rules_of("vingt-un").new({"players": 3, "deal_sale": "off", "conduct": "table"}, 1)
    setup = Setup()
    setup.put("dealer", ["A"])
    game.arrange(setup)
    game.chance.mishaps = [[ACCIDENTS.index(TWO), 1, -1, -1]]
    game.go_on()
    game.do("A: deal")
    assert isinstance(game, VingtUnTable)
    assert game.conduct.extra >= 0
    unseen = [card for card in game.pack.cards if not game.knows(2, card)]
    assert len(unseen) == 51  # all but its own
    demand_exact(game, 2, dict.fromkeys(unseen, 1.0), extra_of)


def extra_of(world: object) -> int:
    assert isinstance(world, VingtUnTable)
    return int(world.conduct.extra)
