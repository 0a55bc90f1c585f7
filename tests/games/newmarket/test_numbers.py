"""The figures of Newmarket's rule file, each by our own laying, staking, dealing and playing."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from parlour.core.cards import count
from parlour.core.game import Game
from parlour.games.newmarket.rules import Newmarket
from parlour.games.newmarket.words import LAYOUTS, STAKING
from tests.games.stops import about_to_deal, close, deals, run_lengths, where_cards_go


@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (3, [15, 15, 14]),
        (4, [11] * 4),
        (5, [9, 9, 9, 9, 8]),
        (6, [8, 8, 7, 7, 7, 7]),
        (7, [7, 7, *[6] * 5]),
        (8, [6] * 4 + [5] * 4),
    ],
)
def test_cards_by_number_of_players(players: int, cards: list[int]) -> None:
    spots = where_cards_go(about_to_deal("newmarket", players=players))
    assert [spots.count((1 + k) % players) for k in range(players)] == cards


def test_every_layout_gives_ten_runs() -> None:
    assert len({tuple(layout) for layout in LAYOUTS}) == 24
    for layout in LAYOUTS:
        game = about_to_deal("newmarket", pool_cards=" ".join(layout))
        assert len(game.sheet) == 44
        assert count(game.stops()) == count(game.lead_only()) == 10
        assert sum([sum(lengths) for lengths in run_lengths(game).values()]) == 44


def test_runs_of_the_example() -> None:
    lengths = run_lengths(about_to_deal("newmarket"))
    assert lengths == {"S": [5, 6], "H": [6, 4, 1], "D": [6, 3, 2], "C": [6, 5]}


def ways_to_stake(game: Game) -> int:
    """How many ways the counters still to come can be placed."""
    if game.phase != STAKING:
        return 1
    seat = game.to_act[0]
    ways = 0
    for move in game.moves(seat).all():
        after = game.copy()
        after.play(seat, move)
        ways += ways_to_stake(after)
    return ways


@pytest.mark.parametrize(("players", "ways"), [(3, 24), (4, 240), (5, 1560), (6, 8400)])
def test_placements_that_cover_a_bare_pool(players: int, ways: int) -> None:
    assert ways_to_stake(about_to_deal("newmarket", players=players)) == ways


@pytest.mark.parametrize(
    ("players", "figure"), [(4, Fraction(8621, 12341)), (5, Fraction(1083, 1763)), (3, Fraction(16000, 19393))]
)
def test_hand_with_a_winning_card(players: int, figure: Fraction) -> None:
    """Seat B's hand, over every way the four winning cards can lie in the pack."""
    spots = where_cards_go(about_to_deal("newmarket", players=players))
    lies = list(combinations(spots, 4))
    assert Fraction(sum([1 in lie for lie in lies]), len(lies)) == figure


def test_hand_with_all_four() -> None:
    lies = list(combinations(where_cards_go(about_to_deal("newmarket")), 4))
    assert Fraction(sum([lie == (1, 1, 1, 1) for lie in lies]), len(lies)) == Fraction(30, 12341)


@pytest.mark.parametrize(
    ("players", "leads", "left", "won", "elder"),
    [(4, 13.48, 11.06, 3.565, 0.270), (3, 15.43, 7.52, 3.783, None)],
)
def test_random_leads(players: int, leads: float, left: float, won: float, elder: float | None) -> None:
    game = about_to_deal("newmarket")
    assert isinstance(game, Newmarket)
    played = list(deals("newmarket", players=players))
    close([deal.leads for deal in played], leads, 0.04)
    close([deal.left for deal in played], left, 0.06)
    close([int(count(deal.played & game.winners)) for deal in played], won, 0.01)
    if elder is not None:
        close([deal.elder_won for deal in played], elder, 0.005)
