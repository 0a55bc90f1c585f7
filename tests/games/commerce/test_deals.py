"""A deal lies in the rows of the last one; nothing else of that is left."""

from __future__ import annotations

import pytest

from parlour.core.chance import Chance
from parlour.games.commerce.options import OPTIONS
from parlour.games.commerce.rules.game import Commerce
from parlour.games.commerce.state import CommerceDeal, CommerceState
from parlour.games.commerce.words import DEAL

DEALT = {"deck", "unsettled", "stock", "hands", "board", "trader"}


@pytest.mark.parametrize("mode", ["modern", "old", "pool"])
def test_a_deal_begins_with_nothing_left_of_the_last(mode: str) -> None:
    names, draw = list("ABC"), Chance(9)
    for seed in range(20):
        game = Commerce(OPTIONS.make({"mode": mode, "players": 3}), names, Chance(seed))
        while not game.over:
            if game.to_act:
                seat = game.to_act[0]
                game.play(seat, game.moves(seat)[draw.below(len(game.moves(seat)))])
                continue
            deals = game.phase == DEAL
            game.go_on()
            if deals:
                assert left_in(game) == left_in(None)


def left_in(game: CommerceState | None) -> dict[str, object]:
    """What a deal has besides the cards dealt and who is asked."""
    blank = Commerce(OPTIONS.make({"players": 3}), list("ABC"), Chance(0)).agreed.blank
    deal = CommerceDeal(blank, blank) if game is None else game.deal
    found = {name: getattr(deal, name) for name in CommerceDeal.__annotations__ if name not in DEALT}
    return {name: value if isinstance(value, int) else list(value) for name, value in found.items()}
