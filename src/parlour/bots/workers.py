"""Processes in which bots think for another process."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin_work() -> None:
    """A worker leaves interrupts to its parent, and ends with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
