"""Écarté's club: accounts, empty seats, who hears whom, and what those see who have no money on the game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import parlour
from parlour.core.chance import Chance
from parlour.core.events import ALL, NOBODY
from parlour.core.players import Seat
from parlour.games.ecarte.club.game import Club
from parlour.registry import rules_of
from parlour.testing.chi import too_far
from parlour.testing.walk import next_act, questions
from tests.games.ecarte.accounts import CONDUCTS, MODES, Side, left, many_games, reckoned

GAMES = {"strict": 10, "table": 4}  # of each sort; the command plays 500

WORLDS = {"strict": 600, "table": 150}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("conduct", CONDUCTS)
def test_every_account_is_the_sum_over_the_record(mode: str, conduct: str) -> None:
    assert many_games(mode, conduct, 12, GAMES[conduct], seed=7)


def test_the_sum_over_a_record_is_reckoned_apart() -> None:
    """Scenarios 23 and 24, and one who leaves, by hand."""
    chouette = reckoned(["C 240, B 1/2 120, D 1/6 40 - X 100, Y 60, Z 80: X beats C"], "none")
    assert chouette == Counter({"X": 100, "Y": 60, "Z": 80, "C": -80, "B": -120, "D": -40})
    sides = reckoned(["P 100, B 50, C 30 - x 120, y 60: P beats x; y laid 10 less"], "none")
    assert (sides["x"], sides["y"]) == (-130, -50)
    gone = left("P", Side("P 10, B 20"), Side("x 15, y 8, z 7"))
    assert gone == Counter({"P": -10, "x": 6, "y": 2, "z": 2})


def club(**given: object) -> Club:
    game = rules_of("ecarte").new(given, seed=5)
    assert isinstance(game, Club)
    return game


def seated(conduct: str = "strict") -> Club:
    """Two sides of two, one seat without a role, in the middle of a deal."""
    case = f"""game ecarte
option mode a_deux_cotes
option players 5
option conduct {conduct}
side1 A C
side2 B D
stake A 10, C 5, B 10, D 5
dealer B
"""
    game = parlour.from_case(case)
    assert isinstance(game, Club)
    if conduct == "table":
        game.do("B: deal 3-2")
    while not game.waits:
        game.go_on()
    return game


def facts_of(game: Club, seat: int) -> dict[str, str]:
    return {word: value for word, value, _clause in game.view(seat).facts}


def test_a_stake_begins_with_what_the_side_lacks_else_with_a_trifle() -> None:
    sides = parlour.from_case(
        "game ecarte\noption mode a_deux_cotes\noption players 5\nside1 A C\nside2 B D\nstake A 30, C 5, B 10\n"
    )
    assert isinstance(sides, Club)
    assert [facts_of(sides, seat).get("usual") for seat in range(5)] == ["30", "35", "5", "25", None]
    sides.do("D: stake 200")
    assert facts_of(sides, 0)["usual"] == "200"  # no more than anybody may lay
    chouette = parlour.from_case("game ecarte\noption mode chouette\noption players 4\nchouetteur A\nopponents B C\n")
    assert isinstance(chouette, Club)
    assert [facts_of(chouette, seat).get("usual") for seat in range(4)] == [None, "10", "10", None]


def test_a_view_has_each_side_in_its_order_also_who_only_asks() -> None:
    game = parlour.from_case(
        "game ecarte\noption mode chouette\noption players 6\nchouetteur C\nopponents B D\nshare E 1/2\nstake B 10\n"
    )
    assert isinstance(game, Club)
    for line in ("A: join 1", "F: join 2"):
        game.do(line)
    assert (facts_of(game, 0)["holding"], facts_of(game, 0)["opponents"]) == ("C E A", "B D F")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("conduct", CONDUCTS)
def test_whoever_may_act_has_a_move_and_nobody_else(mode: str, conduct: str) -> None:
    """Who may act is told without looking for moves."""
    game = club(mode=mode, players=6, conduct=conduct, max_stake=3, coups=1)
    rng = Random(3)
    for _step in range(150):
        if game.over:
            break
        able = [seat for seat in range(game.seats) if game.moves(seat)]
        allowed = list(game.may_act)
        assert set(able) <= set(allowed)
        if game.coup is None:
            assert able == allowed
        act = next_act(game, rng)
        act.do(game)


def test_empty_seats_stay_away_and_newcomers_join_between_games() -> None:
    game = club(mode="chouette", players=5)
    game.go_on()
    assert all(game.vacant(seat) for seat in range(5))
    for seat in range(5):
        move = game.absent(seat) if seat in (1, 3) else game.notation().read("join")
        assert move is not None
        game.play(seat, move)
    game.go_on()
    game.play(game.to_act[0], game.notation().read("give"))
    assert [seat for seat in range(5) if game.vacant(seat)] == [1, 3]
    assert 1 in game.may_act
    assert 1 not in game.to_act
    game.do("B: join 2")
    assert not game.vacant(1)
    chouetteur = int(game.chouetteur)
    gives_up = game.absent(chouetteur)
    assert gives_up is not None
    assert game.notation().write(gives_up) == "giveup"


def test_an_absent_player_of_cards_is_the_houses_matter() -> None:
    game = seated()
    assert [game.absent(seat) for seat in range(5)] == [None] * 5
    assert [game.vacant(seat) for seat in range(5)] == [False, False, False, False, True]


@pytest.mark.parametrize("conduct", CONDUCTS)
def test_while_a_hand_is_played_a_bettor_is_heard_by_his_side_alone(conduct: str) -> None:
    game = seated(conduct)
    assert [game.hearers(seat) for seat in range(5)] == [ALL, ALL, 0b00101, 0b01010, NOBODY]


def test_advice_is_told_to_one_side_only() -> None:
    game = seated()
    game.detail = 2
    asked = game.to_act[0]
    backer = asked + 2
    advice = game.moves(backer)[0]
    game.play(backer, advice)
    told = game.events[-1]
    assert told.clause == "ecarte.57"
    assert [seat for seat in range(5) if told.reaches(seat)] == [asked, backer]


@pytest.mark.parametrize("conduct", CONDUCTS)
def test_who_has_no_stake_thinks_any_card_as_likely_in_either_hand(conduct: str) -> None:
    """Nobody has acted yet: each of the 31 cards not turned lies in a given hand in 5 of 31 worlds."""
    game = seated(conduct)
    if conduct == "table":
        game.do("B: turn")
    turned = game.read("turn")[0]
    card = next(game.pack.face(c) for c in game.pack.cards if game.pack.face(c) != turned)
    drawn: Counter[str] = Counter()
    for seed in range(WORLDS[conduct]):
        world = game.redeal(4, Chance(seed))
        drawn["A" if card in world.read("hand", 0) else "B" if card in world.read("hand", 1) else "talon"] += 1
    assert not too_far(drawn, {"A": 5.0, "B": 5.0, "talon": 21.0})


@pytest.mark.parametrize("mode", MODES)
def test_the_book_plays_an_evening_of_the_club(mode: str) -> None:
    """Everybody plays by the book: games are played, and nobody is asked for ever."""
    game = club(mode=mode, players=5, coups=3)
    bots = [rules_of("ecarte").bots["book"](seat) for seat in range(5)]
    rng = Random(1)
    for asked in questions(game, 5000):
        seat = rng.choice(asked)
        game.play(seat, bots[seat].choose(Seat(game, seat)))
    assert game.over
    assert game.coups_played == 3


def test_the_book_advises_when_it_is_asked() -> None:
    game = seated()
    asked = game.to_act[0]
    bot = rules_of("ecarte").bots["book"](0)
    backer = Seat(game, asked + 2)
    assert bot.volunteer(backer) is None
    game.play(asked, game.notation().read("consult"))
    advice = bot.volunteer(backer)
    assert advice is not None
    assert advice.reason == "ecarte.57"
    game.play(asked + 2, advice.move)
    assert bot.volunteer(backer) is None
