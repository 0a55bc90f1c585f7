"""An observation tells exactly what a view tells."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD
from parlour.core.events import TRICK
from parlour.core.game import Game
from parlour.core.observation import Observation, in_one_row
from parlour.core.rules import Rules
from parlour.core.seen import UNTOLD
from parlour.core.sight import a_number
from parlour.games.ecarte import words
from parlour.games.spoil_five.view import STAKES
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


@pytest.mark.parametrize("late", [False, True])
def test_what_is_not_declared_to_be_seen_has_no_cell(late: bool) -> None:
    rules = rules_of("nap")
    assert rules.seen is not None
    told = in_one_row(rules.seen, 0, 3)[1]  # another sight lies before it
    before = list(told.cells)
    fact = a_number("never declared") if late else STAKES
    with pytest.raises(LookupError):
        told.tell(fact, 1)
    with pytest.raises(LookupError):
        told.tell_of(fact, 1, 1)
    with pytest.raises(LookupError):
        told.tell_each(fact, vec[i64]([1, 2]))
    with pytest.raises(LookupError):
        told.tell_out_of(fact, 1, 2)
    with pytest.raises(LookupError, match="not declared"):
        told.lay(words.TALON, 0, 1)
    assert list(told.cells) == before


def test_sights_in_one_row_are_wiped_each_by_itself() -> None:
    rules = rules_of("nap")
    assert rules.seen is not None
    sights = in_one_row(rules.seen, 2, 3)
    width = rules.seen.width + 2
    for number, sight in enumerate(sights):
        assert sight.base == number * width
        for at in range(sight.base, sight.base + width):
            sight.cells[at] = number
    game = rules.new(seed=1)
    sights[1].look(game, 0)
    cells = list(sights[0].cells)
    assert cells[:width] == [0] * width
    assert cells[width : 2 * width] == [*Observation(rules.seen).look(game, 0), UNTOLD, UNTOLD]
    assert cells[2 * width :] == [2] * width


def test_cards_in_a_row_are_laid_alike_however_they_are_told() -> None:
    rules = rules_of("nap")
    assert rules.seen is not None
    listed, part, trick = in_one_row(rules.seen, 0, 3)
    cards = [40, 3, 17]
    listed.lay_row(TRICK, cards)
    part.lay_part(TRICK, vec[i64]([9, 40, NO_CARD, 3, 17, 9]), 1, 5)
    trick.lay_trick(TRICK, vec[i64]([BIT[17] | BIT[5], 0, BIT[40], BIT[3]]), 2, BIT[3] | BIT[17] | BIT[40])
    width = rules.seen.width
    rows = [list(listed.cells)[at : at + width] for at in range(0, 3 * width, width)]
    assert rows[0] == rows[1] == rows[2] != [UNTOLD] * width
    with pytest.raises(LookupError, match="7 cards"):
        part.lay_part(TRICK, vec[i64]([1 for _i in range(7)]), 0, 7)
    with pytest.raises(LookupError, match="7 cards"):
        trick.lay_trick(TRICK, vec[i64]([127]), 0, 127)


def test_accounts_of_pools_lie_behind_those_of_all_seats_there_can_be() -> None:
    """At Loo sixteen can sit: a pool's cell is the same however many do."""
    rules = rules_of("loo")
    for players in (3, 5, 16):
        game = rules.new({"players": players}, seed=1)
        for account in range(players + 1):
            game.ledger[account] = 100 + account
        cells = _observed(rules, game)
        assert [cells[f"account {seat}"] for seat in range(players)] == [100 + seat for seat in range(players)]
        assert cells["account 16"] == 100 + players
        assert all(cells[f"account {seat}"] == UNTOLD for seat in range(players, 16))


def _observed(rules: Rules, game: Game) -> dict[str, int]:
    assert rules.seen is not None
    cells = Observation(rules.seen).look(game, 0)
    return {column.name: cells[column.at] for column in rules.seen.columns}
