"""The figures of Jig's rule file, each by our own dealing and playing."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

from parlour.core.cards import ACE_LOW_52
from parlour.core.moves import PLAYS
from parlour.core.setup import Setup
from parlour.games.jig import RULES
from parlour.games.jig.events import call_of
from parlour.games.jig.words import CALLS
from parlour.mechanisms.stops import Stops
from tests.games.stops import about_to_deal, close, deals, where_cards_go

RANKS = ACE_LOW_52.ranks


def run_from(game: Stops, card: int) -> list[int]:
    """Lead a card, and let whoever must follow."""
    run = [card]
    game.play(game.to_act[0], PLAYS[card])
    while game.deal.due >= 0:
        run.append(game.deal.due)
        game.play(game.to_act[0], PLAYS[game.deal.due])
    return run


@cache
def first_run(card: int) -> list[int]:
    """The run of the first lead of a deal."""
    game = about_to_deal("jig", players=2)
    game.go_on({"hand B": [card]})
    return run_from(game, card)


@pytest.mark.parametrize(
    ("players", "cards"),
    [(3, [18, 17, 17]), (4, [13] * 4), (5, [11, 11, 10, 10, 10]), (6, [9, 9, 9, 9, 8, 8])],
)
def test_cards_by_number_of_players(players: int, cards: list[int]) -> None:
    spots = where_cards_go(about_to_deal("jig", players=players))
    assert [spots.count((1 + k) % players) for k in range(players)] == cards


def test_table_of_jigs() -> None:
    """Scenario 7: the source's table; a lead of rank r ends at r + 4, at most at the king."""
    ends = {RANKS[card & 15]: RANKS[first_run(card)[-1] & 15] for card in ACE_LOW_52.cards}
    source = dict(zip("A23456789TJQ", "56789TJQKKKK", strict=True))
    assert ends == {**source, "K": "K"}


def test_calls() -> None:
    assert [call_of(p, False) for p in range(1, 6)] == CALLS
    assert [call_of(p, True) for p in range(1, 6)] == [*[f"{call}-jig" for call in CALLS[:4]], "jig"]


def test_mean_length_of_the_first_run() -> None:
    lengths = [len(first_run(card)) for card in ACE_LOW_52.cards]
    assert Fraction(sum(lengths), 52) == Fraction(55, 13)


@pytest.mark.parametrize(
    ("players", "figure"), [(4, Fraction(5, 17)), (2, Fraction(9, 17)), (3, Fraction(5, 13)), (5, Fraction(57, 221))]
)
def test_elder_hand_gets_the_jig_of_his_first_lead(players: int, figure: Fraction) -> None:
    """Over every card led, and every pair of spots for it and for the card at which its run ends."""
    pairs = list(permutations(where_cards_go(about_to_deal("jig", players=players)), 2))
    both = Fraction(sum([pair == (1, 1) for pair in pairs]), sum([pair[0] == 1 for pair in pairs]))
    chances = [1 if first_run(card)[-1] == card else both for card in ACE_LOW_52.cards]
    assert sum(chances, Fraction(0)) / 52 == figure


def where_it_ends(left: int, led: int) -> int:
    """Clubs above the lowest ``left`` have been played: at which of them a lead's run ends."""
    game = RULES.new({"players": 2}, 1)
    setup = Setup()
    clubs = [f"{rank}C" for rank in RANKS[:left]]
    for place, tokens in {"dealer": ["A"], "phase": ["play"], "hand A": ["3S"], "hand B": [*clubs, "9S"]}.items():
        setup.put(place, tokens)
    game.arrange(setup)
    assert isinstance(game, Stops)
    return run_from(game, led)[-1]


@cache
def splits(left: int, runs: int) -> int:
    """In how many ways the lowest so many cards of a suit go down in so many runs, the highest run first."""
    if left == 0:
        return runs == 0
    return sum([splits(led, runs - 1) for led in range(left) if runs and where_it_ends(left, led) == left - 1])


def test_runs_that_exhaust_the_pack() -> None:
    ways = {runs: splits(13, runs) for runs in range(1, 14)}
    assert 4 * min([runs for runs, found in ways.items() if found]) == 12
    assert ways[3] == 6
    assert sum(ways.values()) == 3525


@pytest.mark.parametrize(("players", "leads", "left", "elder"), [(4, 13.48, 10.39, 0.265), (3, 15.18, 7.01, 0.335)])
def test_random_leads(players: int, leads: float, left: float, elder: float) -> None:
    played = list(deals("jig", players=players))
    close([deal.leads for deal in played], leads, 0.04)
    close([deal.left for deal in played], left, 0.06)
    close([deal.elder_won for deal in played], elder, 0.006)
