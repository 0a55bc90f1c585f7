"""Work shared out among processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from parlour.lab import interrupts

Task = TypeVar("Task")
Found = TypeVar("Found")


def in_processes(work: Callable[[Task], Found], tasks: Sequence[Task], jobs: int) -> Iterator[Found]:
    """What comes of each task, in their order; who does it, and how many at once, changes nothing.

    The work looks now and then whether it is to end (``interrupts.raise_noted``).
    """
    with ProcessPoolExecutor(jobs, get_context("spawn"), interrupts.begin_work_for, (interrupts.shared(),)) as pool:
        try:
            with interrupts.blocked():
                found = pool.map(work, tasks)
            yield from found
        finally:
            pool.shutdown(cancel_futures=True)
