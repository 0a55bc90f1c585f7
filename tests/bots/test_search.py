"""Search finds what is plainly best, and the same again."""

from __future__ import annotations

import pytest

from parlour.bots.roster import DEFAULT_TRIED, bot_of
from parlour.bots.search import LET_BE, Search, SearchBot
from parlour.bots.tree import ROOT
from parlour.cases.run import run_case
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import Move, verb
from parlour.core.outlook import Outlook
from parlour.core.players import Seat
from parlour.registry import all_rules, rules_of


def position(text: str) -> Game:
    outcome = run_case(text, rules_of, "position")
    assert not outcome.failures
    assert outcome.game is not None
    return outcome.game


def best(text: str, seat: int, bot: str) -> str:
    game = position(text)
    return game.notation().write(bot_of(bot, rules_of(game.name), 3).choose(Seat(game, seat)))


VOLE = """game ecarte
dealer B
hand A KS QS JS AS KH
turn 7S
"""


@pytest.mark.parametrize("bot", ["search:400", "computed"])
def test_with_every_trick_in_hand_the_king_is_marked_and_nothing_thrown_away(bot: str) -> None:
    assert best(VOLE, 0, bot) == "mark"
    assert best(VOLE + "A: mark\n", 0, bot).startswith("play")


@pytest.mark.parametrize("name", list(all_rules()))
def test_the_tree_counts_every_trial_once(name: str) -> None:
    game = all_rules()[name].new(seed=8)
    while not game.to_act:
        game.go_on()
    seat = game.to_act[0]
    search = Search(Seat(game, seat), all_rules()[name].outlook, Chance(2))
    search.run(60)
    tried = [node for node in search.tree.children(ROOT) if node.actor == seat]
    assert sum(node.visits for node in tried) == search.trials == 60
    assert all(node.move is not LET_BE and game.allows(seat, node.move) for node in tried)


@pytest.mark.parametrize("how", ["run_within", "run_working"])
def test_who_has_no_time_left_tries_some_worlds_all_the_same(how: str) -> None:
    seat = Seat(position(VOLE), 0)
    search = Search(seat, rules_of("ecarte").outlook, Chance(2))
    getattr(search, how)(0.0, 100)
    assert 0 < search.trials < 100
    assert seat.moves().allow(search.tree.best().move)


def test_searching_leaves_the_game_as_it_was() -> None:
    for rules in all_rules().values():
        game = rules.new(seed=4)
        while not game.to_act:
            game.go_on()
        before = game.state()
        bot_of("search:20", rules, 1).choose(Seat(game, game.to_act[0]))
        assert game.state() == before


def test_a_seat_that_nobody_waits_for_may_let_it_be() -> None:
    game = position("game ecarte\ndealer B\nhand A KS QS JS AS KH\nturn 7S\nA: announce\nA: propose\n")
    assert game.to_act == (1,)
    assert 0 in game.may_act
    advice = bot_of("search:300", rules_of(game.name), 1).volunteer(Seat(game, 0))
    assert advice is None or game.allows(0, advice.move)


def test_of_cards_laid_face_down_the_others_see_the_number_only() -> None:
    game = position("game ecarte\ndealer B\nhand A KS QS JS AS KH\nturn 7S\n")
    laid = Move(verb("lay-out", "cards"), 0b111)
    assert Outlook().seen_as(game, 0, laid) == Move(laid.verb, 3)
    assert Outlook([laid.verb]).seen_as(game, 0, laid) is laid


def test_the_usual_strength_is_counted_in_trials() -> None:
    rules = rules_of("ecarte")
    usual = bot_of("search", rules, 1)
    assert isinstance(usual, SearchBot)
    assert (usual.tried, usual.ms) == (DEFAULT_TRIED, 0)
    advice = usual.advise(Seat(position(VOLE), 0))
    assert (advice.reason, advice.deals) == ("why-tried", DEFAULT_TRIED)
