"""Interrupts while compiled code works.

Python raises KeyboardInterrupt wherever it looks for signals next.  In compiled code that may be the product or the
quotient of two large ints; mypyc takes its failure for want of memory and ends the process.  So while we work an
interrupt is only noted, and raised where interpreted code asks.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import c_bool
from multiprocessing.sharedctypes import RawValue
from types import FrameType

from parlour.bots.workers import begin_work

_noted = c_bool(False)


def _note(_signal: int, _frame: FrameType | None) -> None:
    _noted.value = True


@contextmanager
def held() -> Iterator[None]:
    """Within, an interrupt is raised by ``raise_noted`` alone, and at the end."""
    if threading.current_thread() is not threading.main_thread():
        yield  # such threads are never interrupted
        return
    before = signal.signal(signal.SIGINT, _note)
    try:
        yield
        raise_noted()
    finally:
        signal.signal(signal.SIGINT, before)
        _noted.value = False


def raise_noted() -> None:
    if _noted.value:
        raise KeyboardInterrupt


@contextmanager
def blocked() -> Iterator[None]:
    """Processes started within are deaf to interrupts from the first; to this one they come afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def shared() -> c_bool:
    """What this process notes, for its workers to look at."""
    global _noted
    _noted = RawValue(c_bool, _noted.value)
    return _noted


def begin_work_for(noted: c_bool) -> None:
    global _noted
    _noted = noted
    begin_work()
