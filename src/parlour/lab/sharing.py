"""A simulation shared out among processes: the same games as in one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.lab import interrupts
from parlour.lab.jobs import in_processes
from parlour.lab.sim import Tally, simulate
from parlour.registry import rules_of

SHARES = 32  # for each process: few enough to cost nothing, and many, so that nobody waits long for the last


class Share(NamedTuple):
    """Some of the games of a simulation, from the ``first`` on."""

    game: str
    options: Options
    first: int
    games: int
    seed: int
    errs: float


def play_share(share: Share) -> Tally:
    def look(_done: int) -> None:
        interrupts.raise_noted()

    rules = rules_of(share.game)
    return simulate(rules, share.options, share.games, share.seed, look, share.errs, share.first)


def shares_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games, parted."""
    size = max(1, games // (jobs * SHARES))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def simulate_in(
    jobs: int,
    rules: Rules,
    options: Options,
    games: int,
    seed: int,
    progress: Callable[[int], None],
    errs: float = 0.0,
) -> Tally:
    """Play so many games with random seats in so many processes; how many changes nothing but the time."""
    if jobs == 1:
        return simulate(rules, options, games, seed, progress, errs)
    began = time.perf_counter()
    shares = [Share(rules.name, options, part.start, len(part), seed, errs) for part in shares_of(games, jobs)]
    tally = Tally(options.number("players"))
    for played in in_processes(play_share, shares, jobs):
        tally.join(played)
        progress(tally.games)
    tally.seconds = time.perf_counter() - began
    return tally
