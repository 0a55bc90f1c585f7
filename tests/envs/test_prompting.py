"""Prompters: the book's move is told action by action, and what a good player makes of it is no more than he knows."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots.net_bot import NetBot
from parlour.bots.random_bot import RandomBot
from parlour.bots.roster import bot_of
from parlour.core.chance import Chance
from parlour.core.players import Bot
from parlour.core.rules import Rules, rule_of_book
from parlour.envs.actions import NO_ACTION, actions_of
from parlour.envs.episode import Episode
from parlour.envs.prompting import Prompter, insights_of
from parlour.envs.saying import Saying
from parlour.lab.arena import play_game
from parlour.nets.files import net_file
from parlour.nets.inputs import Inputs
from parlour.nets.net import Net
from parlour.registry import all_rules, rules_of

WITH_BOOK = [name for name, rules in all_rules().items() if rule_of_book(rules) is not None]
WITH_INSIGHT = [name for name, rules in all_rules().items() if rules.insight is not None]
QUESTIONS = 60


@pytest.mark.parametrize("name", WITH_BOOK)
def test_whoever_does_what_is_advised_plays_by_the_book(name: str) -> None:
    rules = rules_of(name)
    rule, prompter, rng = rule_of_book(rules), Prompter(rules, by_book=True), Random(1)
    assert rule is not None
    episode, told = Episode(rules, {}, 1), 0
    for number in range(QUESTIONS):
        if episode.over:
            episode.begin(number)
        while not episode.saying.begins:
            episode.step(rng.choice(episode.lawful()))
        seat, game = int(episode.seat), episode.game
        if seat < 0:
            continue
        advice = rule(game, seat)
        saying = Saying(actions_of(rules), game.moves(seat))
        prompter.begin()
        while advice is not None and saying.move is None:
            action = prompter.advised(game, seat, saying)
            assert (action != NO_ACTION) == game.allows(seat, advice.move)
            if action == NO_ACTION:
                break
            saying.say(action)
        if saying.move is not None and advice is not None:
            told += 1
            assert saying.move.same(advice.move)
        episode.step(rng.choice(episode.lawful()))
    assert told > QUESTIONS // 4


def test_who_says_something_else_is_told_no_more() -> None:
    """At Poker, of a bet with two digits: another first digit leads to no bet that the book would make."""
    rules = rules_of("poker")
    prompter, rng, left = Prompter(rules, by_book=True), Random(2), 0
    episode = Episode(rules, {"deals": 1}, 1)
    for number in range(400):
        if episode.over:
            episode.begin(number)
            prompter.begin()
        seat, begins = int(episode.seat), episode.saying.begins
        advised = int(prompter.advised(episode.game, seat, episode.saying))
        others = [action for action in episode.lawful() if action != advised]
        if advised == NO_ACTION or begins or not others:
            episode.step(advised if advised != NO_ACTION else rng.choice(episode.lawful()))
            continue
        episode.step(others[0])
        if not episode.over and episode.seat == seat and not episode.saying.begins:
            left += 1
            assert prompter.advised(episode.game, seat, episode.saying) == NO_ACTION
    assert left


@pytest.mark.parametrize("name", WITH_INSIGHT)
def test_an_insight_is_no_more_than_the_seat_knows(name: str) -> None:
    rules = rules_of(name)
    insight, rng = rules.insight, Random(3)
    assert insight is not None
    episode, seen = Episode(rules, {}, 1), set()
    for number in range(300):
        if episode.over:
            episode.begin(number)
        seat, game = int(episode.seat), episode.game
        found = insight.reckon(game, seat)
        assert len(found) == len(insights_of(rules))
        for value, column in zip(found, insights_of(rules), strict=True):
            assert -1 <= value < len(column.words)
        assert insight.reckon(game.redeal(seat, Chance(number)), seat) == found
        seen.add(tuple(found))
        episode.step(rng.choice(episode.lawful()))
    assert len(seen) > 30


def trusting(rules: Rules, trust: float) -> Net:
    """A net that has learnt nothing but to trust the book."""
    inputs, actions = Inputs(rules), len(actions_of(rules))
    weights = [0.0] * (inputs.total + 3 + actions + 1)
    return Net(rules, net_file({"hidden": 1, "inputs": inputs.mark, "book": True}, [*weights, *[0.0] * actions, trust]))


@pytest.mark.parametrize("name", ["poker", "nap", "jig", "cassino"])
def test_a_net_that_trusts_the_book_plays_as_it_does(name: str) -> None:
    rules = rules_of(name)
    options = rules.options.make({"deals": 2} if "deals" in rules.options.make().values else {})
    seats = range(options.number("players"))
    nets: list[Bot] = [NetBot("net", rules, trusting(rules, 60.0), seat, RandomBot(seat)) for seat in seats]
    books = [bot_of("book", rules, seat) for seat in seats]
    others: list[Bot] = [NetBot("net", rules, trusting(rules, 0.0), seat, RandomBot(seat)) for seat in seats]
    played = [play_game(rules, options, bots, 7) for bots in (nets, books, others)]
    assert (played[0].result, played[0].score) == (played[1].result, played[1].score)
    assert (played[2].result, played[2].score) != (played[1].result, played[1].score)


def test_who_has_nothing_to_tell_asks_for_no_world() -> None:
    """A net that knows no book, at a game without an insight, is told nothing: it need not be dealt a world."""
    assert Prompter(rules_of("loo"), by_book=False).silent
    assert not Prompter(rules_of("loo"), by_book=True).silent
    assert not Prompter(rules_of("poker"), by_book=False).silent
