"""What is the same for everybody: made once, off the event loop, and then handed out as it is."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

JSON = "application/json"


class Leaflet:
    def __init__(self, text: bytes, media_type: str) -> None:
        self.text = text
        self.headers = {"etag": f'"{hashlib.sha256(text).hexdigest()[:32]}"', "cache-control": "no-cache"}
        self.media_type = media_type

    def answer(self, request: Request) -> Response:
        """The text, or that what the browser has is still good."""
        if self.headers["etag"] in [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=self.headers)
        return Response(self.text, 200, self.headers, self.media_type)


class Leaflets:
    """By what they are about.  Whoever asks while one is being made waits for it: none is made twice.

    The keys must be few: check what somebody names before it becomes one.
    """

    def __init__(self) -> None:
        self.made: dict[tuple[str, ...], asyncio.Future[Leaflet]] = {}
        self.one_by_one = asyncio.Lock()

    async def get(self, key: tuple[str, ...], make: Callable[[], bytes], media_type: str = JSON) -> Leaflet:
        making = self.made.get(key)
        if making is None:
            making = self.made[key] = asyncio.ensure_future(self._make(make, media_type))
            making.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(making)

    async def _make(self, make: Callable[[], bytes], media_type: str) -> Leaflet:
        async with self.one_by_one:
            return Leaflet(await asyncio.to_thread(make), media_type)

    def _keep(self, key: tuple[str, ...], done: asyncio.Future[Leaflet]) -> None:
        """What could not be made is tried again by the next who asks."""
        if done.cancelled() or done.exception() is not None:
            del self.made[key]
