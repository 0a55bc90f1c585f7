"""The figures of Spin's rule file, each by our own dealing and playing."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from parlour.core.cards import count, nth
from parlour.core.chance import below
from parlour.core.moves import PLAYS, Move
from parlour.games.spin.words import ACE, SPINS
from parlour.mechanisms.stops import Stops
from tests.games.stops import about_to_deal, close, deals, run_lengths, together, where_cards_go


def leads_any(game: Stops, seat: int, s: int) -> Move:
    """Any card to lead; Spin is never joined and nothing declared."""
    cards = game.playable(seat)
    return PLAYS[nth(cards, below(s, count(cards)))]


def joins_at_once(game: Stops, seat: int, s: int) -> Move:
    holds = game.deal.due >= 0 and game.deal.hands[seat] >> ACE & 1
    return SPINS[game.deal.due] if holds else leads_any(game, seat, s)


@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (3, [17, 17, 16]),
        (4, [13, 13, 12, 12]),
        (5, [10] * 5),
        (6, [9, 9, 8, 8, 8, 8]),
        (7, [8, *[7] * 6]),
        (8, [7, 7, *[6] * 6]),
    ],
)
def test_cards_by_number_of_players(players: int, cards: list[int]) -> None:
    game = about_to_deal("spin", players=players)
    spots = where_cards_go(game)
    assert [spots.count((1 + k) % players) for k in range(players)] == cards


def test_live_runs() -> None:
    game = about_to_deal("spin")
    game.go_on()
    assert run_lengths(game) == {"S": [13], "H": [1, 11], "D": [7, 5], "C": [13]}
    assert sum([sum(lengths) for lengths in run_lengths(game).values()]) == 50
    assert count(game.stops()) == 6


@pytest.mark.parametrize(
    ("players", "figure"),
    [(3, Fraction(8, 25)), (4, Fraction(288, 1225)), (5, Fraction(9, 49)), (6, Fraction(184, 1225))],
)
def test_couple_in_one_hand(players: int, figure: Fraction) -> None:
    assert together(about_to_deal("spin", players=players), 2) == figure


def test_three_in_one_hand() -> None:
    assert together(about_to_deal("spin"), 3) == Fraction(3, 98)


@pytest.mark.parametrize(("players", "figure"), [(5, Fraction(33, 98)), (4, Fraction(293, 700))])
def test_some_couple_in_one_hand(players: int, figure: Fraction) -> None:
    lies = list(permutations(where_cards_go(about_to_deal("spin", players=players)), 3))
    assert Fraction(sum([queen in (king, knave) for king, queen, knave in lies]), len(lies)) == figure


def test_spin_joined_to_the_first_card() -> None:
    played = list(deals("spin", joins_at_once))
    close([deal.leads for deal in played], 9.81, 0.03)
    close([deal.left for deal in played], 12.83, 0.06)
    close([deal.played >> ACE & 1 for deal in played], 0.9985, 0.0005)


def test_spin_never_joined() -> None:
    played = list(deals("spin", leads_any, seed=2))
    close([deal.leads for deal in played], 8.89, 0.03)
    close([deal.left for deal in played], 12.46, 0.06)
    close([deal.played >> ACE & 1 for deal in played], 0.312, 0.005)
