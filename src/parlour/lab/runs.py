"""A run: many pieces of work, done by a crew, told as they are done, and kept where it may be interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from time import perf_counter
from typing import TypeVar

from parlour.lab import interrupts
from parlour.lab.crew import Crew
from parlour.lab.state import GOES_ON, State

Task = TypeVar("Task")
Found = TypeVar("Found")
Tell = Callable[[int], None]  # is told how many pieces are done


def run(
    work: Callable[[Task], Found],
    tasks: Sequence[Task],
    crew: Crew,
    state: State | None = None,
    tell: Tell | None = None,
) -> tuple[list[Found], float]:
    """What comes of each task, in their order, and the seconds it took, those before an interruption counted in.

    With a state, what is found must be plain data (lists, dictionaries by text, numbers, text).  The work looks now and
    then whether it is to end (``interrupts.raise_noted``).  When all is done the state is still there: whoever has put
    the result where it belongs forgets it.
    """
    found: list[Found] = []
    before = 0.0
    if state is not None and (kept := state.read()) is not None:
        found, before = kept
    if state is not None:
        state.write([found, before])  # where nothing can be kept, one learns it before the work
    if tell is not None:
        tell(len(found))
    began = perf_counter() - before
    try:
        with interrupts.held(), closing(crew.each(work, tasks[len(found) :])) as each:
            for one in each:
                found.append(one)
                if state is not None:
                    demand_plain(one)
                    if state.is_due():
                        state.write([found, perf_counter() - began])
                if tell is not None:
                    tell(len(found))
    except KeyboardInterrupt:
        raise KeyboardInterrupt(GOES_ON if state is not None else "") from None
    finally:
        if state is not None:
            state.write([found, perf_counter() - began])
    return found, perf_counter() - began


def demand_plain(found: object) -> None:
    """What comes out of a file must be what went in."""
    if json.loads(json.dumps(found)) != found:
        raise TypeError(f"a run keeps plain data alone, not {found!r}")
