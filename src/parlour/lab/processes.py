"""Work done in processes beside this one, each with a pipe of its own: who dies takes nothing along but its piece."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable
from multiprocessing import connection, get_context
from typing import TypeVar

from parlour.bots.workers import begin_work
from parlour.errors import ParlourError
from parlour.lab import interrupts
from parlour.lab.crew import MOST_DEATHS, Answer, Hired

Task = TypeVar("Task")
Found = TypeVar("Found")


class Processes(Hired):
    """So many worker processes, started when they are first needed."""

    def __init__(self, jobs: int) -> None:
        self.at_once = jobs
        self.idle: list[Worker] = []
        self.busy: dict[connection.Connection, Worker] = {}

    def begin(self, number: int, work: Callable[[Task], Found], task: Task) -> None:
        piece = pickle.dumps((work, task))
        for _attempt in range(MOST_DEATHS):
            worker = self.idle.pop() if self.idle else Worker()
            try:
                worker.pipe.send_bytes(piece)
            except OSError:  # it died while it had nothing to do
                worker.end()
                continue
            worker.number = number
            self.busy[worker.pipe] = worker
            return
        raise ParlourError("worker processes end as soon as they begin")

    def answers(self, seconds: float) -> list[Answer]:
        return [self._answer(self.busy.pop(pipe)) for pipe in connection.wait(list(self.busy), seconds)]  # type: ignore[call-overload]

    def _answer(self, worker: Worker) -> Answer:
        try:
            found, error = pickle.loads(worker.pipe.recv_bytes())
        except (EOFError, OSError):
            worker.end()
            return Answer(worker.number, died=True)
        self.idle.append(worker)
        return Answer(worker.number, found, error)

    def drop(self) -> None:
        """Who is in the middle of something is ended: nothing is half done outside its memory."""
        while self.busy:
            self.busy.popitem()[1].end()

    def dismiss(self) -> None:
        self.drop()
        while self.idle:
            self.idle.pop().end()


class Worker:
    """A process that does one piece of work after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.number = -1  # of the piece of work that it has
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=do_work, args=(theirs,), daemon=True)
        with interrupts.blocked():
            self.process.start()
        theirs.close()  # so that the pipe ends with the process

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


def do_work(pipe: connection.Connection) -> None:
    """What a worker does until nobody is left to work for."""
    begin_work()
    while True:
        try:
            piece = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(outcome(piece))


def outcome(piece: bytes) -> bytes:
    """What comes of a piece of work, or the error in it."""
    try:
        work, task = pickle.loads(piece)
        return pickle.dumps((work(task), None))
    except Exception as error:
        return pickle.dumps((None, sendable(error)))


def sendable(error: Exception) -> Exception:
    """An error that arrives as it was sent, with where it happened unless it tells a person all there is to say."""
    if not isinstance(error, ParlourError):
        error.add_note("".join(traceback.format_exception(error)))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError("".join(traceback.format_exception(error)))
    return error
