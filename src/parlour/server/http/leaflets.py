"""What is the same for everybody: made once, off the event loop, and then handed out as it is."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable

from parlour.server.http.answers import Answer
from parlour.server.http.asked import Asked
from parlour.server.http.negotiation import AS_IT_IS, coding, has_already

JSON = "application/json"
GZIP = "gzip"
WORTH_IT = 1000  # bytes: less fits into one packet as it is


class Leaflet:
    """A text and the same compressed: both are made once, and each has a tag of its own."""

    def __init__(self, text: bytes, media_type: str) -> None:
        self.media_type = media_type
        self.tag = hashlib.sha256(text).hexdigest()[:32]
        self.bodies = {AS_IT_IS: text}
        if len(text) >= WORTH_IT:
            self.bodies[GZIP] = gzip.compress(text, mtime=0)

    def answer(self, request: Asked) -> Answer:
        """The text as the browser likes it, or that what it has is still good."""
        chosen = coding(request, [name for name in self.bodies if name != AS_IT_IS])
        headers = {"cache-control": "no-cache", "vary": "Accept-Encoding", "etag": f'"{self.tag}"'}
        if chosen != AS_IT_IS:
            headers |= {"content-encoding": chosen, "etag": f'"{self.tag}-{chosen}"'}
        if has_already(request, headers["etag"]):
            headers.pop("content-encoding", None)
            return Answer(b"", 304, headers)
        return Answer(self.bodies[chosen], 200, headers, self.media_type)


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
