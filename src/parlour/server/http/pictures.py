"""Pictures that were drawn: the last ones asked for, within so many bytes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

MOST = 16 * 1024 * 1024  # bytes that are kept; a picture has some eighty thousand


class Pictures:
    """By what is on them.  Whoever asks while one is being drawn waits for it: none is drawn twice at a time."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.bytes = 0
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.making: dict[str, asyncio.Task[bytes]] = {}

    def is_at_hand(self, key: str) -> bool:
        """Whether it need not be begun: it was drawn, or is just being drawn."""
        return key in self.kept or key in self.making

    async def get(self, key: str, draw: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found
        making = self.making.get(key)
        if making is None:
            making = self.making[key] = asyncio.get_running_loop().create_task(draw())
            making.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(making)

    def _done(self, key: str, done: asyncio.Task[bytes]) -> None:
        """What could not be drawn is tried again by the next who asks."""
        del self.making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self.kept[key] = done.result()
        self.bytes += len(done.result())
        while self.bytes > self.most:
            _oldest, let_go = self.kept.popitem(last=False)
            self.bytes -= len(let_go)
