"""Snip-Snap-Snorum at a table: games with errors end, counters stay whole, redeals keep to what open cards show."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import pytest

import parlour
from parlour.core.chance import Chance, seeded
from parlour.core.game import Game
from parlour.core.playout import playout
from parlour.games.snip_snap_snorum import RULES
from parlour.games.snip_snap_snorum.faults import SnipTable
from parlour.testing.walk import walk
from parlour.testing.worlds import demand_exact

MOST = 20_000  # moves of one game


def new(seed: int, **options: object) -> SnipTable:
    game = RULES.new({"conduct": "table", **options}, seed)
    assert isinstance(game, SnipTable)
    return game


def case(text: str) -> SnipTable:
    head = "game snip-snap-snorum\noption conduct table\noption players 3\noption pack 32\ndealer A\n"
    game = parlour.from_case(head + text)
    assert isinstance(game, SnipTable)
    return game


@pytest.mark.parametrize("method", ["five_cards", "whole_pack", "whole_pack_first_out"])
def test_games_with_errors_end(method: str) -> None:
    for seed in range(40):
        game = new(seed, method=method, players=2 + seed % 5)
        playout(game, seeded(seed), MOST, 0.2)
        assert game.over
        assert sum(game.ledger.balance) == 0


@pytest.mark.parametrize("seed", range(12))
def test_counters_and_cards_stay_whole(seed: int) -> None:
    game = new(seed, players=2 + seed % 5, method=["five_cards", "whole_pack"][seed % 2])
    for _act in walk(game, Random(seed)):
        assert sum(game.stocks) + game.pool() == 5 * game.seats or game.over
        deal = game.deal
        lying = [card for row in (deal.hands, deal.aside, deal.laid) for cards in row for card in game.faces(cards)]
        assert len(lying) == len(set(lying))


POSITION = """phase play
table B 9S
last 9 B
next C
hand A KS QS
hand B 7S 8S
hand C 9H 7D AD
"""


def hand_of_c(game: Game) -> Hashable:
    return frozenset(game.read("hand", 2))


def unseen_by_a(game: SnipTable) -> list[str]:
    return [face for face in game.pack.ids if not game.knows(0, game.pack.card(face))]


def test_who_does_not_pair_is_thought_to_hold_no_such_card() -> None:
    game = case(POSITION + "C: play 7D\n")
    free = [face for face in unseen_by_a(game) if not face.startswith("9")]
    due: dict[Hashable, float] = {frozenset([a, b]): 1.0 for a in free for b in free if a < b}
    demand_exact(game, 0, due, hand_of_c)


def test_what_an_open_card_has_shown_no_longer_binds() -> None:
    """C lays a nine after all and may hold another, but no eight; B, with one card left too, no king."""
    game = case(POSITION + "C: play 7D\nA: play KS\nB: play 8S\nC: play 9H\n")
    unseen = unseen_by_a(game)
    for_b = [face for face in unseen if face[0] != "K"]
    due: dict[Hashable, float] = {
        frozenset([face]): float(len(for_b) - (face in for_b)) for face in unseen if face[0] != "8"
    }
    demand_exact(game, 0, due, hand_of_c)


def test_where_no_hands_could_be_lawful_nothing_binds() -> None:
    """All cards but three lie open: A passes B's nine, and can hold nothing but the other one."""
    head = "game snip-snap-snorum\noption conduct table\noption players 2\noption pack 32\n"
    open_cards = [face for face in new(0, pack=32).pack.ids if face not in ("9D", "9S", "7C")]
    position = f"option method whole_pack\ndealer A\nphase play\nnext B\ntable B {' '.join(open_cards)}\n"
    game = parlour.from_case(head + position + "hand A 9D\nhand B 9S 7C\nB: play 9S\nA: pass\n")
    assert game.redeal(1, Chance(1)).read("hand", 0) == ["9D"]


def test_nobody_can_tell_an_offence_that_no_card_proves() -> None:
    game = case(POSITION + "C: play 7D\n")
    assert all("claim" not in str(game.moves(seat)) for seat in range(3))
    assert game.may_act == game.to_act
