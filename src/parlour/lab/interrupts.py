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
from types import FrameType

_noted = False


def _note(_signal: int, _frame: FrameType | None) -> None:
    global _noted
    _noted = True


@contextmanager
def held() -> Iterator[None]:
    """Within, an interrupt is raised by ``raise_noted`` alone, and at the end."""
    global _noted
    if threading.current_thread() is not threading.main_thread():
        yield  # such threads are never interrupted
        return
    before = signal.signal(signal.SIGINT, _note)
    try:
        yield
        raise_noted()
    finally:
        signal.signal(signal.SIGINT, before)
        _noted = False


def raise_noted() -> None:
    if _noted:
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
