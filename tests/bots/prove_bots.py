"""How the master of every game stands: beside every other bot, by other agreements, and among the stubborn.

    python -m tests.bots.prove_bots [GAME ...] [--part 1.0] [--jobs 0] [--seed 1] [--second 20261201] [--table FILE]
                                    [--minutes 0] [--kept FILE] [--any-code] [--habits 0]
                                    [--about others|agreements|stubborn|habits] [--tables 0] [--steps 0]
                                    [--device cuda|cpu]

One master among others must gain, and one of them among masters lose, clear of nothing, with either seed; by other
agreements the lower end must be above -1 % of the stake, and all of a game together clear of nothing; a stubborn
opponent's upper end (99.9 %) must be under 1 % of the stake.  How many games are played is said before they are; with
``--minutes`` as many of them as there is time for, one of every question after the other and those in which nobody
tries deals first, and of a question that came to fewer than thirty nothing is said.  With ``--kept`` every game that
was played stands in a file, and is not played again: a proof of hours may be played in pieces and on several machines,
and the files laid one after the other.  With ``--about`` only one kind of question is asked.

With ``--habits`` so many stubborn habits are drawn by lot at each game, and the one that gains most is asked about, too
(``habits.py``); ``--about habits`` asks about nothing else.
With ``--tables`` the ladder of each game is measured, too, and with ``--steps`` what a learner gains from the book and
from the master; that needs PyTorch, and at all but a few games a machine with a GPU and many cores.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from parlour.bots.roster import MASTER, strength_of, usual_of
from parlour.cli.training import device_for
from parlour.core.chance import seed_of
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.lab.arena import Duel
from parlour.lab.crew import Crew
from parlour.lab.hiring import crew_of
from parlour.lab.trials import match_of
from parlour.registry import rules_of
from tests.bots.habits import likings, strongest_habit
from tests.bots.kept import Kept, Which
from tests.bots.rungs import ladder, learners
from tests.bots.standing import (
    AS_USUAL,
    FEWEST,
    VERY_SURE,
    Answer,
    Bout,
    Question,
    answer,
    bout,
    master_at,
    questions_of,
)
from tests.proving import command_line, done, games_of_skill, put_down, read

SEED, SECOND = 1, 20261201
LEAST = -0.01  # of the stake, by other agreements
FEWER = 4  # times, where the answer is plain or only all together count
MOST = 0.01  # that a stubborn opponent may gain
OF_A_HABIT = 400  # games at least of the one that gained most
KINDS = OTHERS, AGREEMENTS, STUBBORN, HABITS = "others", "agreements", "stubborn", "habits"  # of questions


class Task(NamedTuple):
    """One game of a question."""

    seed: int
    number: int  # of the game among those of the question
    question: Question
    duel: Duel

    @property
    def which(self) -> Which:
        return Which(self.seed, self.question.name, self.number)


class Row:
    """One question at one seed, and its answer."""

    def __init__(self, question: Question, seed: int, found: Answer) -> None:
        self.question = question
        self.seed = seed
        self.found = found

    @property
    def of_master(self) -> int:
        """1 where the master should gain, -1 where the other should lose."""
        return 1 if self.question.row == MASTER else -1

    @property
    def is_the_same(self) -> bool:
        """Whether both have played alike in every game, so that nobody can be better."""
        return self.found.mean == self.found.error == 0

    @property
    def holds(self) -> bool:
        if self.found.games < FEWEST:
            return False
        if self.is_the_same:
            return True
        if about(self.question) == STUBBORN:
            return self.found.share(VERY_SURE) < MOST
        if self.question.agreement == AS_USUAL:
            return self.of_master * self.found.mean > self.found.sure
        return self.of_master * self.found.share(-self.of_master * 1.96) > LEAST

    def line(self) -> str:
        asked, found = self.question, self.found
        share = f"{100 * found.share(0):+.1f} %"
        if about(asked) == STUBBORN:
            share += f", at most {100 * found.share(VERY_SURE):+.1f} %"
        if found.games < FEWEST:
            return f"  {asked.row:>16} among {asked.column:<16}{'too few games':>20}  {found.games:>29} games"
        missed = "  the same play" if self.is_the_same else "" if self.holds else "  MISSED"
        where = "" if asked.agreement == AS_USUAL else f"  [{asked.agreement}]"
        gained = f"{found.mean:+8.3f} ± {found.sure:.3f}"
        return (
            f"  {asked.row:>16} among {asked.column:<16}{gained:>20}  {share:<24}{found.games:>5} games{missed}{where}"
        )


def games_for(question: Question, part: float) -> int:
    """As many as the match says; fewer where little hangs on one question, or the answer is plain."""
    games = int(match_of(rules_of(question.game)).games * part)
    is_minor = question.agreement != AS_USUAL or "random" in question
    return max(FEWEST, games // FEWER if is_minor else games)


def duels(rules: Rules, seed: int, part: float) -> list[Task]:
    """Which agreements are asked about is the same for all seeds."""
    return [task for one in questions_of(rules, SEED) for task in tasks_about(one, games_for(one, part), seed)]


def tasks_about(one: Question, games: int, seed: int) -> list[Task]:
    return [
        Task(seed, number, one, Duel(one.game, one.options, one.row, one.column, seed_of(seed, number)))
        for number in range(games)
    ]


def played(task: Task) -> Bout:
    return bout(task.duel)


def is_slow(question: Question) -> bool:
    """Whether somebody there tries many deals before each move: where time is short, that comes last."""
    master = master_at(rules_of(question.game), question.options)
    names = [master if name == MASTER else name for name in (question.row, question.column)]
    return any(strength_of(name) != (0, 0) for name in names)


def about(question: Question) -> str:
    """Which of the three kinds of question it is."""
    if question.agreement != AS_USUAL:
        return AGREEMENTS
    return STUBBORN if question.row.startswith(STUBBORN) else OTHERS


def report(rules: Rules, rows: list[Row]) -> tuple[list[str], bool]:
    """The lines of a game, and whether all holds."""
    lines = []
    for seed in dict.fromkeys(row.seed for row in rows):
        lines += [f" seed {seed}", *[row.line() for row in rows if row.seed == seed]]
    holds = all(row.holds for row in rows)
    elsewhere = [row for row in rows if row.question.agreement != AS_USUAL and row.found.games >= FEWEST]
    if elsewhere:
        mean, error = pooled(elsewhere)
        clear = mean > 1.96 * error
        holds &= clear
        lines.append(
            f" other agreements together: {100 * mean:+.2f} ± {196 * error:.2f} %{'' if clear else '  MISSED'}"
        )
    others = [f", where {seats} sit {usual_of(rules, seats)}" for seats in rules.usual_at]
    return [f"{rules.name}: the master is {usual_of(rules)}{''.join(others)}", *lines], holds


def pooled(rows: list[Row]) -> tuple[float, float]:
    """What the master leads by, as a part of the stake, over all rows alike."""
    shares = [row.of_master * row.found.share(0) for row in rows]
    errors = [row.found.error / row.found.stake for row in rows if row.found.stake]
    return sum(shares) / len(shares), sum([error**2 for error in errors]) ** 0.5 / len(rows)


def asked_for(args: Sequence[str]) -> Namespace:
    parser = command_line(__doc__ or "", SEED)
    parser.add_argument("--part", type=float, default=1.0, help="of the games of each match")
    parser.add_argument("--second", type=int, default=SECOND, help="a second seed, for the usual tables; 0 for none")
    parser.add_argument("--minutes", type=float, default=0.0, help="after which no more games are played; 0: never")
    parser.add_argument("--kept", type=Path, help="a file of games that were played before, to which others are added")
    parser.add_argument("--any-code", action="store_true", help="those played by other code count as well")
    parser.add_argument("--about", default="", choices=KINDS, help="one kind of question alone")
    parser.add_argument("--habits", type=int, default=0, help="drawn by lot at each game; 0: none")
    parser.add_argument("--tables", type=int, default=0, help="of the ladder of each game; 0: it is left out")
    parser.add_argument("--steps", type=int, default=0, help="that each learner may learn from; 0: there is none")
    parser.add_argument("--device", default="", choices=["", "cuda", "cpu"], help="cuda or cpu, on which it learns")
    asked = read(parser, args)
    try:
        asked.device = device_for(asked.device) if asked.steps else ""
    except ParlourError as error:
        parser.error(str(error))
    return asked


def tasks_of(every: Sequence[Rules], asked: Namespace) -> list[Task]:
    """All that is to be played, in the order in which time is spent on it, and how much that is."""
    tasks = [task for rules in every for task in duels(rules, asked.seed, asked.part)]
    if asked.second:
        again = [task for rules in every for task in duels(rules, asked.second, asked.part)]
        tasks += [task for task in again if about(task.question) == OTHERS]
    tasks = [task for task in tasks if asked.about in ("", about(task.question))]
    for rules in every:
        games = Counter(task.question.name for task in tasks if task.question.game == rules.name)
        if not games:
            continue
        each = f"{min(games.values())} to {max(games.values())} games each"
        print(f"{rules.name}: {len(games)} questions, {each}", file=sys.stderr, flush=True)
    return sorted(tasks, key=lambda task: (is_slow(task.question), task.number))


def answered(tasks: Sequence[Task], known: Mapping[Which, Bout]) -> list[Row]:
    """The answers to questions of which at least one game was played."""
    bouts: dict[tuple[int, str], tuple[Question, list[Bout]]] = {}
    for task in tasks:
        if task.which in known:
            bouts.setdefault((task.seed, task.question.name), (task.question, []))[1].append(known[task.which])
    return [Row(question, seed, answer(seen)) for (seed, _name), (question, seen) in bouts.items()]


class Games:
    """Those that are kept, and a crew that plays the others."""

    def __init__(self, kept: Kept, crew: Crew) -> None:
        self.kept = kept
        self.crew = crew

    def play(self, tasks: Sequence[Task], minutes: float = 0.0) -> list[Row]:
        missing = [task for task in tasks if task.which not in self.kept.known]
        done(played, missing, self.crew, "games", minutes, lambda task, one: self.kept.add(task.which, one))
        return answered(tasks, self.kept.known)

    def ask(self, questions: Sequence[Question], games: int, seed: int) -> list[Row]:
        return self.play([task for question in questions for task in tasks_about(question, games, seed)])

    def about_a_habit(self, rules: Rules, asked: Namespace) -> list[Row]:
        """Of those drawn the one that gains most, by games that have chosen none."""
        if not asked.habits:
            return []
        question = strongest_habit(rules, asked.habits, asked.seed, self.means)
        return self.ask([question], max(OF_A_HABIT, games_for(question, asked.part)), asked.second or SECOND)

    def means(self, questions: Sequence[Question], games: int, seed: int) -> list[float]:
        return [row.found.mean for row in self.ask(questions, games, seed)]


def main() -> None:
    asked = asked_for(sys.argv[1:])
    every = asked.games or games_of_skill()
    tasks = tasks_of(every, asked)
    kept = Kept(asked.kept, asked.any_code)
    lines, fine = [], True
    with crew_of(asked.jobs) as crew:
        games = Games(kept, crew)
        rows = games.play(tasks, asked.minutes)
        for rules in every:
            of_habits = games.about_a_habit(rules, asked)
            told, holds = report(rules, [row for row in rows if row.question.game == rules.name] + of_habits)
            fine &= holds
            lines += told + [likings(row.question) for row in of_habits]
            lines += ladder(rules, asked.tables, crew) if asked.tables else []
            lines += learners(rules, asked.steps, asked.jobs, asked.device, crew) if asked.steps else []
    if kept.by_others:
        lines.append(f"{kept.by_others} games were played by other code")
    put_down(lines, asked.table)
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
