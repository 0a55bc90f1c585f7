"""Pieces of work for workers that have little to import."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import sleep

from parlour.errors import BadOption


def demand(holds: object, *otherwise: object) -> None:
    """For proofs where nothing of the tests' own is installed."""
    if not holds:
        raise AssertionError(" ".join(str(part) for part in otherwise))


class Unsendable(Exception):
    def __init__(self, one: str, other: str) -> None:
        super().__init__(one)


def squared(number: int) -> list[int]:
    return [number, number * number]


def killed_once(task: tuple[str, int]) -> int:
    """Number 2 dies over its work the first time."""
    folder, number = task
    with open(Path(folder) / f"{number}", "a", encoding="utf-8") as tries:
        tries.write("x")
    if number == 2 and (Path(folder) / "2").stat().st_size == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def killed_always(_task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refused(task: int) -> int:
    if task == 3:
        raise BadOption("no such thing", "clause.1")
    return task


def slow_at_first(task: int) -> int:
    sleep(0.3 if task == 0 else 0)
    return task
