"""Leaflets that were made beforehand: where they are handed out, most of the words are not there to make them of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources.abc import Traversable

from parlour.core.languages import LANGUAGES
from parlour.registry import all_rules
from parlour.server.http import catalogue, judging, lessons
from parlour.server.http.leaflets import JSON, Leaflet, Leaflets
from parlour.server.protocol.messages import ENCODER
from parlour.server.table.callers import Rejected

Key = tuple[str, ...]
FOLDER = "leaflets"  # of the package, as a page has it


def every() -> Iterator[tuple[Key, Callable[[], bytes]]]:
    """All leaflets that a page may ask for, by the key that the routes give them, and how each is made."""
    for language in LANGUAGES:
        yield _told(catalogue.all_games, language)
        for name in all_rules():
            yield _told(catalogue.book_info, name, language)
            yield _told(judging.judged, name, language)
            yield ("texts", name, language), partial(_texts, name, language)
    for name in all_rules():
        yield _told(lessons.lesson, name)


def _told(make: Callable[..., object], *about: str) -> tuple[Key, Callable[[], bytes]]:
    return (make.__name__, *about), lambda: ENCODER.encode(make(*about))


def _texts(name: str, language: str) -> bytes:
    return catalogue.texts(name, language).encode()


def file_of(key: Key) -> str:
    return ".".join(key)


def _made(make: Callable[[], bytes]) -> bytes:
    """What needs no words is made here: a puzzle."""
    try:
        return make()
    except ImportError:
        raise Rejected("unknown", "there is nothing of that name") from None


class ReadyLeaflets(Leaflets):
    def __init__(self, folder: Traversable) -> None:
        super().__init__()
        self.folder = folder
        self.ready: dict[Key, Leaflet] = {}

    async def get(self, key: Key, make: Callable[[], bytes], media_type: str = JSON) -> Leaflet:
        found = self.ready.get(key)
        if found is None:
            file = self.folder / file_of(key)
            found = self.ready[key] = Leaflet(file.read_bytes() if file.is_file() else _made(make), media_type)
        return found
