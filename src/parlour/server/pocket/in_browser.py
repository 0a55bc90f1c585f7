"""The pocket as the page's worker calls it: from JavaScript, under Pyodide (``web/src/pocket/worker.ts``)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from importlib import resources

from parlour.server.pocket.leaflets import FOLDER
from parlour.server.pocket.pocket import Pocket, Say, open_pocket
from parlour.server.protocol.messages import ENCODER

Put = Callable[[str], Awaitable[str]]  # texts by table, as JSON; gives what went wrong, or nothing
Drop = Callable[[str], Awaitable[None]]


class BrowserShelf:
    """The browser's database, behind two functions of the worker."""

    def __init__(self, put: Put, drop: Drop) -> None:
        self._put = put
        self._drop = drop

    async def put(self, texts: dict[str, str]) -> None:
        trouble = await self._put(ENCODER.encode(texts).decode())
        if trouble:
            raise OSError(trouble)

    async def drop(self, table: str) -> None:
        await self._drop(table)


async def opened(put: Put, drop: Drop, texts: Sequence[Sequence[str]], name: str, say: Say) -> Pocket:
    known = [(one[0], one[1]) for one in texts]
    return await open_pocket(BrowserShelf(put, drop), known, name, resources.files("parlour") / FOLDER, say)
