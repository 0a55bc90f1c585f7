"""Ctrl-C: the arena ends at once, keeps what it has played and leaves nobody behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from parlour.cli import main
from parlour.lab import interrupts
from parlour.lab.arena import Arena
from parlour.registry import all_rules

TWO = next(rules for rules in all_rules().values() if rules.players == (2, 2))
BOTS = "random,search:4"
LONG = 100_000  # games: more than anybody waits for
PATIENCE = 120.0


def command(state: Path, jobs: int, games: int = LONG) -> list[str]:
    which = ["arena", TWO.name, "--bots", BOTS, "--games", str(games)]
    return [*which, "--state", str(state), "--jobs", str(jobs)]


def arena(state: Path) -> Arena:
    return Arena(TWO, TWO.options.make(), BOTS.split(","), 1, state)


@pytest.fixture
def started(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[subprocess.Popen[str]]:
    """An arena that has kept its first games, in a process group of its own."""
    state = tmp_path / "state.json"
    program = [sys.executable, "-P", "-m", "parlour", *command(state, request.param)]
    pipe = subprocess.PIPE
    running = subprocess.Popen(program, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    try:
        until = monotonic() + PATIENCE
        while not state.exists() and monotonic() < until and running.poll() is None:
            sleep(0.05)
        assert state.exists()
        yield running
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate()


@pytest.mark.plain
@pytest.mark.skipif(os.name == "nt", reason="signals to process groups")
@pytest.mark.parametrize(("started", "to_all"), [(1, False), (2, False), (2, True)], indirect=["started"])
def test_interrupted_arena_goes_on_later(
    started: subprocess.Popen[str], to_all: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "state.json"
    if to_all:
        os.killpg(started.pid, signal.SIGINT)
    else:
        started.send_signal(signal.SIGINT)
    said, complained = started.communicate(timeout=PATIENCE)  # until all who could write have ended
    assert (started.returncode, said) == (130, "")
    assert complained == "parlour: interrupted; the same command goes on where it stood\n"
    demand_same_games(arena(state), arena(tmp_path / "fresh.json"))
    games = arena(state).done() + 1
    with pytest.raises(SystemExit):
        main(command(state, 1, games))
    assert capsys.readouterr().out.startswith(f"{TWO.name}: {games} games from seed 1")


def demand_same_games(kept: Arena, fresh: Arena) -> None:
    """What was kept is what a run of its own finds, as far as that goes."""
    fresh.run(2)
    for pair, seen in fresh.found.items():
        both = min(2, len(kept.found[pair]))
        assert both
        assert kept.found[pair][:both] == seen[:both]


def test_interrupt_is_raised_only_where_it_is_asked_for() -> None:
    def work() -> None:
        with interrupts.held():
            signal.raise_signal(signal.SIGINT)
            done.append("the work")
            interrupts.raise_noted()
            done.append("too much")

    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["the work"]
    interrupts.raise_noted()


def test_interrupt_nobody_asked_for_is_raised_at_the_end() -> None:
    before = signal.getsignal(signal.SIGINT)  # a job in the background may be deaf to it
    with pytest.raises(KeyboardInterrupt), interrupts.held():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
