"""Pieces of work: done by anybody, in order, again where a worker died, and never for nothing."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from parlour.errors import BadOption, ParlourError
from parlour.lab import interrupts
from parlour.lab.crew import AHEAD, Crew
from parlour.lab.hiring import cores, crew_of
from parlour.lab.processes import Processes, sendable
from parlour.lab.runs import run
from parlour.lab.state import GOES_ON, State
from tests.cli.running import parlour
from tests.lab.work import Unsendable, killed_always, killed_once, refused, slow_at_first, squared

NOT_ON_WINDOWS = pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")


@NOT_ON_WINDOWS
def test_a_pool_does_what_one_does_and_who_dies_takes_nothing_along(tmp_path: Path) -> None:
    tasks = [(str(tmp_path), number) for number in range(6)]
    with Processes(2) as crew:
        assert list(crew.each(killed_once, tasks)) == list(range(6))
        assert [(tmp_path / f"{number}").stat().st_size for number in range(6)] == [1, 1, 2, 1, 1, 1]
        assert list(crew.each(squared, range(40))) == list(Crew().each(squared, range(40)))  # they stay
        order = crew.each(slow_at_first, range(3 * AHEAD * 2))
        assert list(order) == list(range(3 * AHEAD * 2))
        idle = crew.idle[-1]
        os.kill(idle.process.pid or 0, signal.SIGKILL)  # one that has nothing to do
        idle.process.join()
        assert list(crew.each(squared, [7])) == [[7, 49]]
        with pytest.raises(ParlourError, match="3 workers have died over the same piece of work"):
            list(crew.each(killed_always, [1]))
        with pytest.raises(BadOption, match="no such thing"):
            list(crew.each(refused, [1, 2, 3]))
        pids = [worker.process.pid for worker in crew.idle]
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid or 0, 0)


def test_an_error_that_cannot_be_sent_is_told_in_words() -> None:
    told = sendable(Unsendable("a", "b"))
    assert type(told) is RuntimeError
    assert "Unsendable: a" in str(told)


def test_how_many_work() -> None:
    assert type(crew_of(1)) is Crew
    with crew_of(3) as three, crew_of(0) as all_cores:
        assert three.at_once == 3  # type: ignore[attr-defined]
        assert cores() == 1 or all_cores.at_once == cores()  # type: ignore[attr-defined]
    with pytest.raises(BadOption, match="--jobs"):
        crew_of(-1)


def state_of(path: Path, settings: object = "these", what: str = "a trial") -> State:
    return State(path, what, settings)


def test_interrupted_run_goes_on_with_other_workers(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 3:
            signal.raise_signal(signal.SIGINT)

    path = tmp_path / "state.json"
    with pytest.raises(KeyboardInterrupt, match="the same command goes on"):
        run(squared, range(8), Crew(), state_of(path), stop)
    told: list[int] = []
    found, seconds = run(squared, range(8), Crew(), state_of(path), told.append)
    assert found == [squared(number) for number in range(8)]
    assert told == [3, 4, 5, 6, 7, 8]  # an interrupt is heard before the next piece
    assert seconds > 0
    assert path.exists()
    state_of(path).forget()
    assert not path.exists()
    with pytest.raises(KeyboardInterrupt) as raised:
        run(squared, range(8), Crew(), None, stop)
    assert not str(raised.value)  # nothing goes on
    interrupts.raise_noted()


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda text: text[:-9], "no state of a trial"),
        (lambda _text: "[]", "no state of a trial"),
        (lambda _text: "[" * 100_000, "no state of a trial"),
        (lambda text: text.replace("64", "65"), "no state of a trial"),
        (lambda text: text.replace("these", "those"), "the state of another run"),
        (lambda text: text.replace('"mark": "', '"mark": "f'), "was begun by other code"),
    ],
)
def test_a_state_of_something_else_is_refused_and_stays_as_it_is(
    tmp_path: Path, damage: object, complaint: str
) -> None:
    assert callable(damage)
    path = tmp_path / "state.json"
    run(squared, range(9), Crew(), state_of(path))
    damaged = damage(path.read_text())
    path.write_text(damaged)
    with pytest.raises(ParlourError, match=complaint):
        run(squared, range(9), Crew(), state_of(path))
    assert path.read_text() == damaged


def test_a_place_where_nothing_can_be_kept_is_told_before_the_work(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    done: list[int] = []
    with pytest.raises(ParlourError, match="cannot be written"):
        run(done.append, range(3), Crew(), state_of(tmp_path / "file" / "state.json"))
    assert not done


def test_a_state_keeps_what_comes_out_as_it_went_in(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="plain data"):
        run(lambda number: (number, 1), range(2), Crew(), state_of(tmp_path / "state.json"))
    assert run(lambda number: (number, 1), range(2), Crew())[0] == [(0, 1), (1, 1)]


def test_a_simulation_is_taken_up_again_by_the_same_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = tmp_path / "sim.json"
    command = ["sim", "nap", "--games", "20", "--seed", "4", "--state", str(state)]
    times = iter([False] * 5 + [True])
    monkeypatch.setattr(interrupts, "raise_noted", lambda: next(times, False) and signal.default_int_handler(2, None))
    stopped = parlour(*command)
    assert (stopped.returncode, stopped.stderr) == (130, f"parlour: {GOES_ON}\n")
    monkeypatch.undo()
    kept = state.read_text()
    refused = parlour(*command, "--errs", "0.5", "--option", "conduct=table")
    assert refused.returncode == 2
    assert "the state of another run" in refused.stderr
    assert state.read_text() == kept
    reports = [
        [line for line in parlour(*given).stdout.splitlines() if "second" not in line]
        for given in (command, command[:-2])
    ]
    assert reports[0] == reports[1]
    assert len(reports[0]) > 3
    assert not state.exists()
