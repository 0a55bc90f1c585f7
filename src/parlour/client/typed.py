"""The lines that a person types, one by one, while other things go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading

LONGEST = 64 * 1024  # bytes without the end of a line
Lines = asyncio.Queue[str | None]  # None: there will be no more


def lines_from(handle: int) -> Lines:
    """Read in a thread, since not every input can be waited for; without buffers, which would be locked at the end."""
    lines: Lines = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def give(line: str | None) -> None:
        with contextlib.suppress(RuntimeError):  # nobody listens any more
            loop.call_soon_threadsafe(lines.put_nowait, line)

    def read() -> None:
        rest = b""
        try:
            while chunk := os.read(handle, 4096):
                *whole, rest = (rest + chunk).split(b"\n")
                for line in whole:
                    give(line.decode("utf-8", "replace"))
                rest = rest if len(rest) <= LONGEST else b""
            if rest:
                give(rest.decode("utf-8", "replace"))
        except OSError:
            pass  # the terminal is gone
        give(None)

    threading.Thread(target=read, daemon=True, name="typed").start()
    return lines
