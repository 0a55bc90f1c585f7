"""An observation tells exactly what a view tells."""

from __future__ import annotations

import pytest

from parlour.core.game import Game
from parlour.core.observation import Observation
from parlour.core.rules import Rules
from parlour.core.seen import UNTOLD
from parlour.registry import all_rules, rules_of
from parlour.testing import ContractBroken
from parlour.testing.sights import compare_sights, observer

SIGHTS = 100
NAMES = list(all_rules())


@pytest.mark.parametrize("name", NAMES)
def test_equal_views_are_equal_observations_and_no_others(name: str) -> None:
    assert compare_sights(rules_of(name), SIGHTS, seed=5) >= SIGHTS


@pytest.mark.parametrize(("name", "column"), [("nap", "hand 0"), ("ecarte", "markers 1"), ("poker", "stake 1")])
def test_what_is_left_out_is_found(name: str, column: str) -> None:
    rules = rules_of(name)
    assert rules.seen is not None
    at = next(each.at for each in rules.seen.columns if each.name == column)

    def forgetful(game: Game, seat: int) -> list[int]:
        cells = observer(rules)(game, seat)
        cells[at] = UNTOLD
        return cells

    with pytest.raises(ContractBroken, match="leaves out"):
        compare_sights(rules, 2000, look=forgetful)


def test_what_no_view_shows_is_found() -> None:
    rules = rules_of("nap")

    def indiscreet(game: Game, seat: int) -> list[int]:
        hand = game.read("hand", 0)
        return [*observer(rules)(game, seat), game.pack.card(hand[0]) if hand else 0]

    with pytest.raises(ContractBroken, match="betrays"):
        compare_sights(rules, 2000, look=indiscreet)


def test_a_large_sum_is_a_number() -> None:
    rules = rules_of("ecarte")
    game = rules.new({"stake": 1 << 31}, seed=1)
    game.go_on()
    game.go_on()
    cells = _observed(rules, game)
    assert cells["account 0"] == -(1 << 31)
    game.ledger.pay(0, 1, 1 << 70)
    assert _observed(rules, game)["account 1"] == (1 << 62) - 1


def _observed(rules: Rules, game: Game) -> dict[str, int]:
    assert rules.seen is not None
    cells = Observation(rules.seen).look(game, 0)
    return {column.name: cells[column.at] for column in rules.seen.columns}
