"""A case becomes a small game: every world that its seats can think of, as likely as they must think."""

from __future__ import annotations

import copy
import pickle
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from parlour.core.game import Game
from parlour.envs import openspiel_case, worlds
from parlour.envs.explicit import CHANCE
from parlour.envs.setting import SetEpisode, Setting, begin_set, setting_of
from parlour.envs.standing import begin
from parlour.errors import BadCase

GONE = "gone 7C 8C 9C TC AC JC QC KC 8H 9H TH AH JH QH KH 8S 9S TS AS JS"
TWO_TRICKS = f"""
game ecarte
option deals 1
dealer B
phase tricks
leader A
tricks A 2, B 1
turn 7S
hand A KS 9D
hand B QS 7H
talon 8D
{GONE}
"""
BEFORE_THE_EXCHANGE = """
game ecarte
option deals 1
dealer B
phase choice
turn 7S
hand A KS 9D 8H 9H TH
hand B QS 8D JH QH KH
talon 7H AH
gone 7C 8C 9C TC AC JC QC KC 7D TD AD JD QD KD 8S 9S TS AS JS
"""


def hands(game: Game) -> tuple[str, ...]:
    return tuple([" ".join(sorted(game.read("hand", seat))) for seat in range(2)])


def test_every_way_to_deal_the_unknown_cards_is_a_world() -> None:
    setting = setting_of(TWO_TRICKS)
    assert len(setting.worlds) == len({hands(game) for game in setting.worlds}) == 10 * 3  # 2 of 5, and 2 of 3
    assert setting.odds == pytest.approx([1 / 30] * 30)
    unknown = {"KS", "9D", "QS", "8D", "7H"}
    assert {card for game in setting.worlds for hand in hands(game) for card in hand.split()} == unknown


def test_what_a_reply_has_shown_is_in_no_world() -> None:
    setting = Setting(f"{TWO_TRICKS}A: play 9D\nB: play QS\n")
    left = {("KS", "7H"), ("7H", "KS"), ("8D", "7H"), ("8D", "KS")}  # who ruffs has no eight of diamonds
    assert {hands(game) for game in setting.worlds} == left
    assert setting.odds == pytest.approx([1 / 4] * 4)


def test_a_position_to_which_cards_will_come_is_refused() -> None:
    with pytest.raises(BadCase, match="hidden cards still come into play"):
        Setting(BEFORE_THE_EXCHANGE)


def test_too_many_worlds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MOST_WORLDS", 20)
    with pytest.raises(BadCase, match="more than 20 worlds"):
        Setting(TWO_TRICKS)
    monkeypatch.setattr(worlds, "MOST_DRAWINGS", 10)
    with pytest.raises(BadCase, match="set more cards out of play"):
        Setting(TWO_TRICKS)


@pytest.mark.parametrize(
    ("text", "told"),
    [("game ecarte\ndealer B\n", "nobody is to act"), (f"{TWO_TRICKS}= tricks A 1\n", "tricks A 1"), ("", "game")],
)
def test_what_is_no_position_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadCase, match=told):
        Setting(text)


def test_an_episode_begins_with_the_drawing_of_a_world() -> None:
    first = begin_set(TWO_TRICKS)
    assert (first.seat, first.outcomes) == (CHANCE, 30)
    for twin in (first.copy(), copy.deepcopy(first), pickle.loads(pickle.dumps(first))):
        assert isinstance(twin, SetEpisode)
        twin.draw(7)
        rng = Random(1)
        assert hands(twin.game) == hands(first.setting.worlds[7])
        while not twin.over:
            later = pickle.loads(pickle.dumps(twin.copy()))
            assert later.lawful() == twin.lawful()
            twin.step(rng.choice(twin.lawful()))
        assert sum(twin.won()) == 0
    assert first.seat == CHANCE


def test_what_was_found_once_is_found_again() -> None:
    first = begin(begin_set(TWO_TRICKS), keep=True)
    world = first.after(3)
    assert first.after(3) is world
    plain = begin(begin_set(TWO_TRICKS)).after(3)
    assert (plain.chains, plain.lawful()) == (world.chains, world.lawful())
    assert [plain.shown(seat) for seat in range(2)] == [world.shown(seat) for seat in range(2)]
    revived = pickle.loads(pickle.dumps(world))
    action = world.lawful()[0]
    assert revived.after(action).chains == world.after(action).chains
    world.lawful().clear()
    assert action in world.lawful()


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_openspiel_plays_and_solves_it() -> None:
    import pyspiel
    from open_spiel.python.algorithms import cfr

    from tests.envs.solving import exploited

    game: Any = openspiel_case(TWO_TRICKS)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert len(pyspiel.load_game(str(game)).new_initial_state().chance_outcomes()) == 30
    solver = cfr.CFRSolver(game)
    before = exploited(game, solver)
    for _round in range(10):
        solver.evaluate_and_update_policy()
    assert exploited(game, solver) < before / 2
