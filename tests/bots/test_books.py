"""A book gives lawful moves, each with a reason: a clause of the rule book, or a message that has a text."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.bots.random_bot import RandomBot
from parlour.core.game import Game
from parlour.core.players import Bot, Seat
from parlour.law.book import load
from parlour.law.coverage import find_cases, run_all
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from parlour.testing.pairs import pairwise
from parlour.testing.walk import questions

MOVES = 60  # of each game
COMPLETIONS = 20  # random ways to complete a pair of options: a pair or two may be missed
BOOKED = [name for name, rules in all_rules().items() if "book" in rules.bots]


@pytest.mark.parametrize("name", BOOKED)
def test_lawful_and_with_a_reason(name: str) -> None:
    rules = rules_of(name)
    known = set(load(rules).ids())
    teller = Teller(rules)
    cited = set()
    for seed in range(12):
        game = rules.new(seed=seed)
        bot = rules.bots["book"](seed)
        for asked in questions(game, 600):
            seat = asked[0]
            advice = bot.advise(Seat(game, seat))
            assert advice.reason in known or teller.has(advice.reason), advice.reason
            cited.add(advice.reason)
            game.play(seat, advice.move)
    hints = {clause.id for clause in load(rules).clauses.values() if clause.kind == "hint"} - set(load(rules).no_choice)
    assert cited & hints or not hints


@pytest.mark.parametrize("name", BOOKED)
def test_lawful_whatever_is_agreed(name: str) -> None:
    """Among players of any lawful move, in games that together have every pair of options."""
    rules = rules_of(name)
    for seed, given in enumerate(pairwise(rules, COMPLETIONS).sets):
        game = rules.new(given, seed=seed)
        play_some(game, rules.bots["book"](seed), RandomBot(seed))


def play_some(game: Game, book: Bot, other: Bot) -> None:
    for moves, asked in enumerate(questions(game, MOVES)):
        seat = asked[moves % len(asked)]
        chosen = book.choose(Seat(game, seat))
        assert game.why_not(seat, chosen) is None, (game.options.lines(), game.notation().write(chosen))
        game.play(seat, chosen if moves % 3 else other.choose(Seat(game, seat)))
        volunteer(game, book)


def volunteer(game: Game, book: Bot) -> None:
    for seat in game.may_act:
        if seat not in game.to_act:
            advice = book.volunteer(Seat(game, seat))
            assert advice is None or game.why_not(seat, advice.move) is None


@pytest.mark.parametrize("name", BOOKED)
def test_every_hint_is_followed_in_a_case_or_is_no_choice(name: str) -> None:
    folder = find_cases(Path(__file__)) / name
    followed = {clause for outcome in run_all(folder, rules_of) for clause in outcome.followed}
    book = load(rules_of(name))
    hints = {clause.id for clause in book.clauses.values() if clause.kind == "hint"}
    assert set(book.no_choice) <= hints
    assert hints - followed <= set(book.no_choice)
