"""Of many habits drawn by lot, the one that gains most among masters: stubborn opponents of whom nobody has thought.

After each round the worse three quarters are dropped, and the others play four times as many games.  What is told of
the one that is left comes from games by another seed, by which nobody was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from parlour.bots.roster import MASTER, bot_of
from parlour.bots.stubborn import HABIT, StubbornBot
from parlour.core.rules import Rules
from parlour.lab.arena import games_between
from parlour.lab.trials import match_of
from parlour.registry import rules_of
from tests.bots.standing import AS_USUAL, FEWEST, Question

PART = 4  # one of so many goes on
Means = Callable[[Sequence[Question], int, int], list[float]]  # of questions, by so many games each with this seed


def strongest_habit(rules: Rules, drawn: int, seed: int, means_of: Means) -> Question:
    usual = rules.options.make(match_of(rules).options)
    left = [Question(rules.name, AS_USUAL, usual, f"stubborn:{HABIT}{1 + i}", MASTER) for i in range(drawn)]
    games = FEWEST
    while len(left) > 1:
        means = dict(zip(left, means_of(left, games, seed), strict=True))
        left = sorted(left, key=lambda question: means[question], reverse=True)[: (len(left) + PART - 1) // PART]
        games, seed = games * PART, seed + 1
    return left[0]


def likings(question: Question) -> str:
    """What a habit likes and shuns, as far as a game from every seat shows it."""
    rules = rules_of(question.game)
    bot = bot_of(question.row, rules, 1)
    assert isinstance(bot, StubbornBot)
    for _game in games_between(rules, question.options, lambda _seed: bot, partial(bot_of, question.column, rules), 1):
        pass
    return f"  {question.row} likes {', '.join(str(leaning) for leaning in bot.leanings)}"
