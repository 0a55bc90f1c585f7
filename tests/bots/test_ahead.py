"""Looking ahead by the book: what it finds, what it rests on, and what it is asked for."""

from __future__ import annotations

import pytest

from parlour.bots.ahead import AheadBot
from parlour.bots.roster import DEFAULT_AHEAD, bot_of, strength_of
from parlour.core.players import Advice, Seat
from parlour.core.rules import Rules
from parlour.errors import Unknown
from parlour.registry import all_rules, rules_of
from tests.bots.test_search import VOLE, position

GAMES = [rules for rules in all_rules().values() if rules.seen is not None]


def looked(rules: Rules, text: str, seed: int) -> tuple[Seat, Advice]:
    """What it advises in the first position of a game with a choice."""
    game = rules.new(seed=seed)
    while True:
        if not game.waits:
            game.go_on()
            continue
        seat = game.to_act[0]
        if game.moves(seat).size > 1:
            handle = Seat(game, seat)
            return handle, bot_of(text, rules, seed).advise(handle)
        game.play(seat, game.moves(seat)[0])


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_it_finds_a_lawful_move_in_every_game(rules: Rules) -> None:
    handle, advice = looked(rules, "ahead:16", 3)
    assert handle.moves().allow(advice.move)


def test_what_it_advises_follows_from_its_seed_and_the_moment_alone() -> None:
    game = position(VOLE)
    bot = bot_of("ahead:60", rules_of(game.name), 5)
    asked_once, asked_again = bot.advise(Seat(game, 0)), bot.advise(Seat(game, 0))
    assert asked_once.move.same(asked_again.move)
    assert (asked_once.worth, asked_once.deals) == (asked_again.worth, asked_again.deals)


def test_it_tries_about_as_many_deals_as_it_was_asked_to() -> None:
    bot = bot_of("ahead", rules_of("ecarte"), 1)
    assert isinstance(bot, AheadBot)
    assert bot.tried == DEFAULT_AHEAD
    assert strength_of("ahead") == (DEFAULT_AHEAD, 0)
    assert strength_of("ahead:31") == (31, 0)
    advice = bot.advise(Seat(position(VOLE), 0))
    assert advice.reason == "why-tried"
    assert DEFAULT_AHEAD / 2 < advice.deals <= DEFAULT_AHEAD


@pytest.mark.parametrize("text", ["ahead:0", "ahead:-1", "ahead:5ms", "ahead:", "ahead:\u0663"])
def test_a_strength_that_is_none_is_one_line(text: str) -> None:
    with pytest.raises(Unknown, match="number of deals tried"):
        bot_of(text, rules_of("ecarte"), 1)


def test_it_is_cut_short_by_its_own_work_alone_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(VOLE)
    bot = bot_of("ahead:300", rules_of(game.name), 1)
    assert isinstance(bot, AheadBot)
    bot.longest = 1.0
    monkeypatch.setattr("parlour.bots.ahead.WORKED", lambda: 0.0)  # others keep the machine busy: it has not worked
    whole = bot.advise(Seat(game, 0))
    assert not bot.was_cut
    worked = iter(range(1000))
    monkeypatch.setattr("parlour.bots.ahead.WORKED", lambda: float(next(worked)))
    assert bot.advise(Seat(game, 0)).deals < whole.deals
    assert bot.was_cut
