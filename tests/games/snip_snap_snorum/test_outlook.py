"""What search takes counters at Snip-Snap-Snorum for."""

from __future__ import annotations

from random import Random

import pytest
from librt.vecs import vec

from parlour.core.game import Game
from parlour.games.snip_snap_snorum.bots.outlook import OUTLOOK
from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum
from parlour.registry import rules_of
from parlour.testing.walk import walk

RULES = rules_of("snip-snap-snorum")


def standing(game: Game) -> list[float]:
    by_seat = vec[float]([0.0 for _seat in range(game.seats)])
    OUTLOOK.stand(game, by_seat)
    return list(by_seat)


@pytest.mark.parametrize(
    "options",
    [{}, {"games": 2}, {"deals": 3}, {"method": "whole_pack"}, {"turn_up": "pool_pays", "players": 3, "games": 2}],
)
def test_counters_stand_for_what_is_lost_and_won(options: dict[str, object]) -> None:
    """What one gains another loses, whoever has more counters stands better, and in the end the result counts."""
    for seed in range(3):
        game = RULES.new(options, seed)
        assert isinstance(game, SnipSnapSnorum)
        for _act in walk(game, Random(seed)):
            now = standing(game)
            assert sum(now) == pytest.approx(0)
            if game.over:
                assert now == game.result
            elif game.games == 0:
                by_stock = sorted(range(game.seats), key=lambda seat: int(game.stocks[seat]))
                ordered = [now[seat] for seat in by_stock]
                assert ordered == pytest.approx(sorted(ordered))


def test_first_counter_lost_costs_more_than_one() -> None:
    game = RULES.new({}, 1)
    assert isinstance(game, SnipSnapSnorum)
    assert standing(game) == [0.0] * 5
    game.stocks[2] -= 1
    game.ledger.pay(2, 5, 1)
    assert standing(game)[2] < -1.5
    assert standing(game)[1] > 0.4


def test_pool_belongs_to_the_first_who_is_rid_of_his_cards() -> None:
    game = RULES.new({"method": "whole_pack_first_out", "deals": 2}, 1)
    for _act in walk(game, Random(2)):
        assert standing(game) == game.result
