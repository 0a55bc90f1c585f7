"""What proofs share that have much to reckon: the command line, who does the work, means, and the table at the end."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import closing
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import TypeVar

from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.lab import interrupts
from parlour.lab.crew import Crew
from parlour.lab.hiring import ALL_CORES
from parlour.lab.runs import Tell
from parlour.lab.trials import match_of
from parlour.registry import all_rules, rules_of

Task = TypeVar("Task")
Found = TypeVar("Found")

PARTS = 10  # of the work: whenever one of them is done, one is told


def mean_and_error(found: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(found) / len(found)
    return mean, sqrt(sum((one - mean) ** 2 for one in found)) / len(found)


def command_line(about: str, seed: int) -> ArgumentParser:
    """What all of them can be told; ``about`` begins with what is proved."""
    parser = ArgumentParser(description=about.partition(":")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="these alone")
    parser.add_argument(
        "--jobs", type=int, default=ALL_CORES, help="how many processes work, 0 for all cores; the numbers are the same"
    )
    parser.add_argument("--seed", type=int, default=seed, help="another seed gives other games")
    parser.add_argument("--table", type=Path, help="a file into which the table at the end is written, too")
    return parser


def read(parser: ArgumentParser, args: Sequence[str], numbers: Sequence[str] = ()) -> Namespace:
    """What was asked for; games that nobody knows and ``numbers`` below 1 are told in one line."""
    asked = parser.parse_args(args)
    try:
        asked.games = [rules_of(name) for name in asked.games]
    except ParlourError as error:
        parser.error(str(error))
    if asked.jobs < 0 or asked.seed < 0:
        parser.error("--jobs and --seed are whole numbers from 0 up")
    for name in numbers:
        if getattr(asked, name) < 1:
            parser.error(f"--{name} is a whole number from 1 up")
    return asked


def games_of_skill() -> list[Rules]:
    return [rules for rules in all_rules().values() if not match_of(rules).even]


def done(
    work: Callable[[Task], Found],
    tasks: Sequence[Task],
    crew: Crew,
    what: str,
    minutes: float = 0.0,
    keep: Callable[[Task, Found], None] | None = None,
) -> list[Found]:
    """What came of each task, in their order; how far it is stands on the screen meanwhile, and ``keep`` hears of each.

    With ``minutes``, of as many as could be done in that time, from the first on.
    """
    tell, end, found = _telling(what, len(tasks)), monotonic() + 60 * minutes, []
    with interrupts.held(), closing(crew.each(work, tasks)) as each:
        for task, one in zip(tasks, each, strict=False):
            found.append(one)
            if keep is not None:
                keep(task, one)
            tell(len(found))
            if minutes and monotonic() > end:
                break
    return found


def _telling(what: str, of: int) -> Tell:
    def tell(so_far: int) -> None:
        if so_far * PARTS // of > (so_far - 1) * PARTS // of:
            print(f"{what}: {so_far} of {of}", file=sys.stderr, flush=True)

    return tell


def put_down(lines: Sequence[str], file: Path | None) -> None:
    """The table at the end."""
    text = "\n".join(lines)
    print(text, flush=True)
    if file is not None:
        file.write_text(text + "\n", encoding="utf-8")
