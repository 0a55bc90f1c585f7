"""Work done on the machines of a Ray cluster, each of which must have the same code."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from typing import Any, TypeVar

import ray
from ray import exceptions

from parlour.errors import ParlourError
from parlour.lab.crew import Answer, Hired
from parlour.lab.same_code import code_mark

Task = TypeVar("Task")
Found = TypeVar("Found")

FOR_EACH_CORE = 2  # pieces under way, so that none waits for its next
PATIENCE = 10.0  # seconds in which a cluster must answer


class Cluster(Hired):
    """The cluster at an address: ``auto``, ``local`` (begun here and ended), ``HOST:PORT``, ``ray://HOST:PORT``."""

    def __init__(self, address: str, jobs: int = 0) -> None:
        """``jobs``: so many pieces at once at most; 0 for as many as there are cores for."""
        demand_somebody_at(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
        except (ConnectionError, OSError, RuntimeError, ValueError, TypeError) as error:
            first = str(error).strip().partition("\n")[0]
            raise ParlourError(f"no Ray cluster at {address}: {first or type(error).__name__}") from None
        cores = int(ray.cluster_resources().get("CPU", 1)) or 1
        self.at_once = jobs or FOR_EACH_CORE * cores
        self.do = ray.remote(max_retries=0, num_cpus=1)(do_piece)
        self.given: dict[Any, int] = {}

    def begin(self, number: int, work: Callable[[Task], Found], task: Task) -> None:
        self.given[self.do.remote(code_mark(), work, task)] = number

    def answers(self, seconds: float) -> list[Answer]:
        under_way = list(self.given)
        if not ray.wait(under_way, num_returns=1, timeout=seconds)[0]:
            return []
        ready = ray.wait(under_way, num_returns=len(under_way), timeout=0)[0]
        return [answer_of(self.given.pop(done), done) for done in ready]

    def drop(self) -> None:
        """Who is in the middle of something is ended: an interrupt might fall into compiled code."""
        while self.given:
            ray.cancel(self.given.popitem()[0], force=True)

    def dismiss(self) -> None:
        self.drop()
        ray.shutdown()


def answer_of(number: int, done: Any) -> Answer:
    try:
        return Answer(number, ray.get(done))
    except exceptions.RayTaskError as error:
        return Answer(number, error=error.cause if isinstance(error.cause, BaseException) else error)
    except exceptions.RayError:  # a process, a machine, or what it had found is gone
        return Answer(number, died=True)


def do_piece(mark: str, work: Callable[[Task], Found], task: Task) -> Found:
    """Done on any machine of the cluster."""
    if code_mark() != mark:
        raise ParlourError(
            f"{socket.gethostname()} has another Parlour than this machine ({code_mark()}, not {mark}): its numbers"
            " would not be the same"
        )
    return work(task)


def demand_somebody_at(address: str) -> None:
    """Ray itself would try for a minute."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    if not port.isdigit():
        raise ParlourError(
            f"the address of a Ray cluster is auto, local, HOST:PORT or ray://HOST:PORT, not {address!r}"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise ParlourError(f"no Ray cluster at {address}: {error}") from None
