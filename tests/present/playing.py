"""Games played at random from deal to deal, for whatever looks at the end of a deal."""

from __future__ import annotations

import random
from collections.abc import Iterator

from parlour.core.game import EVERYTHING, Game
from parlour.core.rules import Rules
from parlour.present.deals import Deals

MOST_STEPS = 6000


def deals_of(rules: Rules, seed: int, conduct: str = "strict", most: int = 3) -> Iterator[tuple[Game, Deals]]:
    """The game each time that it rests, and when it is over."""
    game = rules.new({"conduct": conduct}, seed)
    game.detail = EVERYTHING
    deals = Deals(rules, game)
    order = random.Random(seed)
    for _step in range(MOST_STEPS):
        if game.over or deals.number > most:
            break
        if deals.rests(game):
            yield game, deals
            deals.next_deal(game)
        if game.waits == 0:
            game.go_on()
        else:
            seat = game.to_act[0]
            game.play(seat, game.pick(seat, order.getrandbits(60)))
    if game.over:
        yield game, deals
