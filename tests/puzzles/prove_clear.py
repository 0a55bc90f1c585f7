"""Whether the puzzles are as clear as they say: ``./dev proof puzzles [GAME]... [--jobs N]``

Every puzzle about a best move is reckoned again, twice and as long as when it was made, in worlds that nobody has
tried; its answer must lead as it must in one that is made.  And the strongest bot that the game has today is asked, as
a review asks it but more often: it must mostly make that move.  A line for each game, then those that no longer hold.

Nothing but the package is needed: ``python -m tests.puzzles.prove_clear`` runs where there is no pytest.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

from parlour.bots.onward import Onward
from parlour.core.chance import seed_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Seat
from parlour.core.rules import Rules, rule_of_book
from parlour.lab.hiring import crew_of
from parlour.puzzles.clear import Question, Reckoning, gone_on, looks
from parlour.puzzles.puzzle import BEST, Puzzle, puzzles_of
from parlour.registry import all_rules, rules_of
from parlour.review.course import Turn
from parlour.review.second_opinion import SecondOpinion
from tests.proving import command_line, done, put_down, read

SEED = 20261117
AIM = 0.95  # of those near the bound some fall to the other side
OFTEN = 7  # times as often as a review asks the strongest bot
ASKING = 3  # the stream of a puzzle's seed by which it is asked; the reckonings have 1 and 2


class Asked(NamedTuple):
    """A puzzle to be reckoned again."""

    game: str
    number: int  # among those of its game, from 0
    seed: int
    more: float = 1.0  # times as long as when it was made

    @property
    def puzzle(self) -> Puzzle:
        return puzzles_of(rules_of(self.game))[self.number]


class Outcome(NamedTuple):
    """What came of it: whether it is as clear, whether the strongest bot agrees, and a line about what is not."""

    is_clear: bool
    is_agreed: bool
    told: str

    @property
    def holds(self) -> bool:
        return self.is_clear and self.is_agreed


def asked_again(task: Asked) -> Outcome:
    puzzle = task.puzzle
    game = puzzle.position()
    answer = game.notation().read(puzzle.answers[0])
    found = reckoned_again(puzzle, game, answer, task.seed, task.more)
    seat = Seat(game, puzzle.seat_in(game))
    is_agreed = SecondOpinion(puzzle.rules, OFTEN).shares(seat, answer, seed_of(task.seed, ASKING))
    otherwise = "" if is_agreed else "; the strongest bot mostly does something else"
    leads = ", then ".join(_told(game, one) for one in found)
    return Outcome(is_clear(found, answer), is_agreed, f"  {puzzle.id}, {puzzle.answers[0]}: {leads}{otherwise}")


def reckoned_again(puzzle: Puzzle, game: Game, answer: Move, seed: int, more: float = 1.0) -> list[Reckoning]:
    """Both reckonings, to their end, also where the first has failed: how near it was is to be told."""
    question = Question(Turn(0, 1, game, puzzle.seat_in(game), answer), None, 0.0, puzzle.stake)
    onward = Onward(puzzle.rules.outlook, rule_of_book(puzzle.rules))
    usual = max(1, round(more * puzzle.usual))
    return [gone_on(look, question, usual) for look in looks(question, onward, usual, seed)]


def is_clear(found: Sequence[Reckoning], answer: Move) -> bool:
    return all(one.is_clear and one.best.move.same(answer) for one in found)


def _told(game: Game, one: Reckoning) -> str:
    if not one.others:
        return "nothing beside it was tried"
    ahead, error = one.cost(one.others[0])
    best, second = (game.notation().write(tried.move) for tried in (one.best, one.others[0]))
    errors = f"{ahead / error:.1f} standard errors" if error else "always"
    return f"{best} leads {second} by {ahead / one.stake:.1%} of the stake ({errors})"


def tasks_of(rules: Rules, most: int, seed: int, more: float = 1.0) -> list[Asked]:
    best = [number for number, puzzle in enumerate(puzzles_of(rules)) if puzzle.kind in BEST]
    return [Asked(rules.name, number, seed, more) for number in best[: most or None]]


def line(name: str, its: Sequence[Outcome]) -> str:
    clear, agreed = sum(one.is_clear for one in its), sum(one.is_agreed for one in its)
    return f"{name:<18} {clear:>3} of {len(its):>3} clear again, {agreed:>3} made by the strongest bot"


def main(args: list[str]) -> int:
    parser = command_line(__doc__, SEED)
    parser.add_argument("--puzzles", type=int, default=0, help="so many of each game, the first ones; 0 for all")
    parser.add_argument("--more", type=float, default=1.0, help="reckons so many times as long as when they were made")
    asked = read(parser, args)
    games = [rules for rules in asked.games or all_rules().values() if puzzles_of(rules)]
    tasks = [task for rules in games for task in tasks_of(rules, asked.puzzles, asked.seed, asked.more)]
    with crew_of(asked.jobs) as crew:
        outcomes = done(asked_again, tasks, crew, "puzzles")
    of_games = {
        rules.name: [one for task, one in zip(tasks, outcomes, strict=True) if task.game == rules.name]
        for rules in games
    }
    failed = [one.told for one in outcomes if not one.holds]
    lines = [line(name, its) for name, its in of_games.items()]
    put_down([*lines, line("all", outcomes), *["no longer clear:"] * bool(failed), *failed], asked.table)
    return 0 if sum(one.holds for one in outcomes) >= AIM * len(outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
