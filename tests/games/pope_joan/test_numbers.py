"""The figures of Pope Joan's rule file, each by our own dealing and playing."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from parlour.core.cards import count
from parlour.games.pope_joan.rules import PopeJoan
from parlour.games.pope_joan.words import POPES, SHEET
from tests.games.stops import about_to_deal, close, deals, first_dealer, first_knaves, where_cards_go


def table(**options: object) -> PopeJoan:
    game = about_to_deal("pope-joan", **options)
    assert isinstance(game, PopeJoan)
    return game


# -- the deal -------------------------------------------------------------------------

SIZES = {2: (16, 18), 3: (12, 14), 4: (10, 10), 5: (8, 10), 6: (7, 8), 7: (6, 8), 8: (5, 10), 9: (5, 5), 10: (4, 10)}
SHARES = {2: (5, 1), 3: (4, 2), 4: (3, 1), 5: (3, 4), 6: (3, 7), 7: (2, 2), 8: (2, 4), 9: (2, 6), 10: (2, 8)}
SHARES_FIVE = {2: 4, 3: 3, 4: 3, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2}


@pytest.mark.parametrize("players", SIZES)
def test_cards_and_stakes_by_number_of_players(players: int) -> None:
    game = table(players=players)
    game.go_on({"turn": [game.pack.card("7H")]})
    each, spare = SIZES[players]
    assert [count(game.deal.hands[seat]) for seat in range(players)] == [each] * players
    assert count(game.deal.aside) == spare
    share, on_game = SHARES[players]
    assert game.result == [-2 * share, *[-share] * (players - 1)]
    assert game.ledger[-1] == on_game
    five = table(players=players, board="five")
    five.go_on({"turn": [game.pack.card("7H")]})
    assert five.result == [-2 * SHARES_FIVE[players], *[-SHARES_FIVE[players]] * (players - 1)]


# -- stops ------------------------------------------------------------------------------


def test_known_stops_and_lead_only_cards() -> None:
    stops: dict[int, int] = {}
    leads: dict[int, int] = {}
    for turn_up in SHEET:
        game = table()
        game.go_on({"turn": [turn_up]})
        known, only = count(game.stops()), count(game.lead_only())
        stops[known] = stops.get(known, 0) + 1
        leads[only] = leads.get(only, 0) + 1
    assert stops == {6: 41, 5: 10}
    assert leads == stops


@pytest.mark.parametrize(
    ("players", "figure"),
    [(5, Fraction(1008, 85)), (3, Fraction(1128, 85)), (6, Fraction(4648, 425)), (9, Fraction(789, 85))],
)
def test_live_runs(players: int, figure: Fraction) -> None:
    """A run ends with a card in a hand whose successor is in none: every pair of cards, in every pair of spots."""
    game = table(players=players)
    held = [to >= 0 for to in where_cards_go(game)]
    alone = Fraction(sum(held), len(held))
    pairs = list(permutations(held, 2))
    ends = Fraction(sum([one and not other for one, other in pairs]), len(pairs))
    followed = [game.dealt >> card + 1 & 1 for card in game.sheet]
    assert sum([ends if after else alone for after in followed]) == figure


@pytest.mark.parametrize(("players", "figure"), [(5, Fraction(40, 51)), (6, Fraction(14, 17))])
def test_pope_is_in_some_hand(players: int, figure: Fraction) -> None:
    spots = where_cards_go(table(players=players))
    assert Fraction(sum([to >= 0 for to in spots]), len(spots)) == figure


@pytest.mark.parametrize(("players", "figure"), [(5, Fraction(172, 1785)), (3, Fraction(2838, 20825))])
def test_matrimony_dealt_to_one_player(players: int, figure: Fraction) -> None:
    """Every turn-up; then every pair of spots for king and queen of its suit."""
    game = table(players=players)
    spots = [to for to in where_cards_go(game) if to != -2]
    pairs = list(permutations(spots, 2))
    together = Fraction(sum([one == other and one >= 0 for one, other in pairs]), len(pairs))
    free = [turn_up for turn_up in game.sheet if turn_up & 15 not in (11, 12)]
    assert together * Fraction(len(free), len(game.sheet)) == figure


# -- first dealer -----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "figure"), [(4, Fraction(5837, 20825)), (5, Fraction(2519, 10829))])
def test_first_served_deals(players: int, figure: Fraction) -> None:
    chances = first_knaves()
    served_first = [chance for at, chance in chances.items() if first_dealer("pope-joan", at, players) == 1]
    assert sum(served_first) == figure
    assert sum([(at + 1) * chance for at, chance in chances.items()]) == Fraction(53, 5)


# -- simulation ---------------------------------------------------------------------------


def test_random_leads() -> None:
    played = list(deals("pope-joan"))
    close([deal.leads for deal in played], 10.67, 0.03)
    close([deal.left for deal in played], 14.95, 0.05)
    close([deal.elder_won for deal in played], 0.230, 0.004)
    close([deal.played & POPES != 0 for deal in played], 0.287, 0.004)
