"""Games of the strongest bots, gone through as a person's are: ``./dev proof masters [GAME]...``

They are to be called mistaken seldom.  Each game is played by masters and reviewed on another seed, one seat of it,
each in turn, with what it would have if all were reviewed.  Of the games of skill each has its share of the games.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

from parlour.bots.recorded import recorded
from parlour.bots.roster import MASTER
from parlour.lab.hiring import crew_of
from parlour.registry import rules_of
from parlour.review.course import Course
from parlour.review.decisions import Decision
from parlour.review.review import Review
from parlour.review.stake import BLUNDERED
from tests.proving import command_line, done, games_of_skill, put_down, read
from tests.review.games import for_a_seat

REVIEWED = 200  # games in all
MOST_MISTAKES, MOST_BLUNDERS = 0.02, 0.002
SEED, OTHER_SEED = 20261117, 11


class Played(NamedTuple):
    """A game of masters, by its number."""

    game: str
    number: int
    seed: int


class Count(NamedTuple):
    """Decisions, and how many were called mistakes (blunders among them) and blunders."""

    decisions: int
    mistakes: int
    blunders: int
    told: tuple[str, ...]

    def line(self, name: str, games: int) -> str:
        shares = [f"{count / max(1, self.decisions):.2%}" for count in (self.mistakes, self.blunders)]
        return (
            f"{name:<18} {games:>3} games, {self.decisions:>6} decisions, {self.mistakes:>3} mistakes ({shares[0]}),"
            f" of them {self.blunders} blunders ({shares[1]})"
        )


def sum_of(counts: list[Count]) -> Count:
    decisions, mistakes, blunders = (sum(numbers) for numbers in zip(*[count[:3] for count in counts], strict=True))
    return Count(decisions, mistakes, blunders, tuple(line for count in counts for line in count.told))


def reviewed(task: Played) -> Count:
    rules = rules_of(task.game)
    course = Course(recorded(rules, MASTER, task.seed + task.number).text())
    seats = len(course.names)
    review = Review(course, [task.number % seats], for_a_seat(rules, seats), OTHER_SEED, all_open=False)
    seat = review.seats[0]
    told = tuple(_told(task, fault) for fault in seat.faults)
    return Count(len(seat.decisions), len(seat.faults), seat.count(BLUNDERED), told)


def _told(task: Played, fault: Decision) -> str:
    return (
        f"  {task.game} {task.number}, step {fault.turn.step}: {fault.verdict} {fault.turn.written}, better"
        f" {fault.written(fault.better.move) or '-'} {fault.share:.1%}"
        f" ({fault.cost / max(fault.error, 1e-9):.1f} standard errors)"
    )


def main(args: list[str]) -> int:
    parser = command_line(__doc__, SEED)
    parser.add_argument("--reviewed", type=int, default=REVIEWED, help="so many games in all")
    asked = read(parser, args, ["reviewed"])
    names = [rules.name for rules in asked.games or games_of_skill()]
    shares = [asked.reviewed * (at + 1) // len(names) - asked.reviewed * at // len(names) for at in range(len(names))]
    tasks = [
        Played(name, number, asked.seed) for name, share in zip(names, shares, strict=True) for number in range(share)
    ]
    with crew_of(asked.jobs) as crew:
        counts = done(reviewed, tasks, crew, "games reviewed")
    lines = []
    for name, share in zip(names, shares, strict=True):
        its = [count for task, count in zip(tasks, counts, strict=True) if task.game == name]
        lines.append(sum_of(its).line(name, share))
    whole = sum_of(counts)
    put_down([*lines, whole.line("all", len(tasks)), *whole.told], asked.table)
    few = whole.mistakes <= MOST_MISTAKES * whole.decisions and whole.blunders <= MOST_BLUNDERS * whole.decisions
    return 0 if few else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
