"""Links that people share: what a messenger is told of what is there, and the picture that it shows.

A messenger sees what anybody may see.  Whoever asks, and with whichever cookie, the answer is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

from parlour.core.events import WATCHER
from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.errors import Unknown
from parlour.puzzles.calendar import find_puzzle
from parlour.registry import all_rules
from parlour.server.http.answers import Answer
from parlour.server.http.negotiation import has_already
from parlour.server.http.visit import Handler, Visit
from parlour.server.postcards import work
from parlour.server.postcards.postcard import Kind, Postcard
from parlour.server.postcards.scene import neutral, scene_of
from parlour.server.postcards.words import line, text
from parlour.server.room.house import may_be_table
from parlour.server.table.position import seen
from parlour.server.table.records import Record
from parlour.server.table.table import Table

PICTURES: dict[Kind, str] = {
    "table": "/api/postcards/{language}/table/{table}",
    "replay": "/api/postcards/{language}/replay/{table}/{number}",
    "review": "/api/postcards/{language}/review/{table}/{number}",
    "puzzle": "/api/postcards/{language}/puzzle/{puzzle}",
}
NOT_LONG = "public, max-age=300"  # seconds: a table's picture changes with its game
PNG = "image/png"
MOST_NAMED = 4  # people, in a line


class Shared(NamedTuple):
    """What a link leads to.  ``card`` may lack what is drawn: then ``draw`` finds it where it is drawn."""

    card: Postcard
    line: Callable[[], str]  # in words, which are read from files: not for the event loop
    key: str  # of its picture
    draw: Callable[[], Coroutine[Any, Any, bytes]]

    @property
    def version(self) -> str:
        """For the picture's address: messengers keep what they have once fetched."""
        return sha256(self.key.encode()).hexdigest()[:12]


def picture(kind: Kind) -> Handler:
    async def handler(visit: Visit) -> Answer:
        found = await shared(visit, kind)
        headers = {"cache-control": NOT_LONG, "etag": f'"{found.key}"'}
        if has_already(visit.request, headers["etag"]):
            return Answer(b"", 304, headers)
        pictures = visit.front.pictures
        if not pictures.is_at_hand(found.key):
            visit.pay("pictures", 1)
        drawn = await pictures.get(found.key, lambda: visit.reckoned(found.draw))
        return Answer(drawn, 200, headers, PNG)

    return handler


async def shared(visit: Visit, kind: Kind) -> Shared:
    """What is not known, or in no language of ours, is the house's own card."""
    language = visit.request.path_params["language"]
    if language not in LANGUAGES:
        return _told(visit, Postcard("house", ENGLISH))
    found = await FINDERS[kind](visit, kind, language)
    return found or _told(visit, Postcard("house", language))


def _told(visit: Visit, card: Postcard, said: Callable[[], str] | None = None) -> Shared:
    thinking = visit.front.house.thinking
    return Shared(card, said or partial(line, card), card.key, lambda: thinking.run(work.drawn, card))


# -- tables -------------------------------------------------------------------------------


async def _of_table(visit: Visit, _kind: Kind, language: str) -> Shared | None:
    room = await visit.front.house.room(visit.request.path_params["table"])
    if room is None or room.table.settings.game not in all_rules():
        return None
    return _told(visit, *invitation(room.table, language))


def invitation(table: Table, language: str) -> tuple[Postcard, Callable[[], str] | None]:
    """The game, and that one is invited; of a table that the lobby lists also who sits there, and what lies there."""
    game = table.settings.game
    closed = Postcard("table", language, game, "invites", neutral(game))
    if not table.settings.public:
        return closed, None
    if table.playing:
        return _played(table, closed)
    free = sum(chair.is_free for chair in table.chairs)
    host = next((chair.name for chair in table.chairs if chair.guest and chair.guest == table.host), "")
    return closed, partial(text, language, "waits", host=host, free=free) if host and free else None


def _played(table: Table, closed: Postcard) -> tuple[Postcard, Callable[[], str] | None]:
    if table.game is None or not table.terms.spectators or table.sealed:
        return closed, None
    view = seen(table.game.view(WATCHER))
    view.game = closed.game
    card = Postcard("table", closed.language, closed.game, "watched", scene_of(view))
    people = [chair.name for chair in table.chairs if chair.guest][:MOST_NAMED]
    return card, partial(text, card.language, "plays", names=", ".join(people)) if people else None


# -- finished games ------------------------------------------------------------------------


async def _of_record(visit: Visit, kind: Kind, language: str) -> Shared | None:
    house, asked = visit.front.house, visit.request.path_params
    table, number = asked["table"], asked["number"]
    if not may_be_table(table) or not (number.isascii() and number.isdigit()) or len(number) > 6:
        return None
    record = await visit.reckoned(lambda: house.archive.stored(table, int(number)))
    if record is None or record.agreed.settings.game not in all_rules():
        return None
    card = Postcard(kind, language, record.agreed.settings.game, "replays" if kind == "replay" else "reviews")

    async def draw() -> bytes:
        data = await house.store.record(table, int(number))
        if data is None:  # it was swept meanwhile
            return await house.thinking.run(work.drawn, Postcard("house", language))
        return await house.thinking.run(work.drawn_of_record, data, kind, language)

    key = f"{kind}-{language}-{table}-{int(number)}"
    return Shared(card, lambda: _result(record) or line(card), key, draw)


def _result(record: Record) -> str:
    """What people came to, where anybody may know; bots are called otherwise in every language."""
    if not record.agreed.settings.public or not work.may_be_shown(record):
        return ""
    seats = record.agreed.with_those(record.later)
    people = [(seat.name, points) for seat, points in zip(seats, record.result, strict=False) if seat.guest]
    ranked = sorted(people, key=lambda one: -one[1])
    return ", ".join(f"{name} {points}".replace(" -", " −") for name, points in ranked[:MOST_NAMED])


# -- puzzles -------------------------------------------------------------------------------


async def _of_puzzle(visit: Visit, _kind: Kind, language: str) -> Shared | None:
    try:
        puzzle = find_puzzle(visit.request.path_params["puzzle"])
    except Unknown:
        return None
    card = Postcard("puzzle", language, puzzle.game, f"asks-{puzzle.kind}")
    thinking = visit.front.house.thinking
    key = f"puzzle-{language}-{puzzle.id}"
    return Shared(card, partial(line, card), key, lambda: thinking.run(work.drawn_of_puzzle, puzzle.id, language))


FINDERS: dict[Kind, Callable[[Visit, Kind, str], Coroutine[Any, Any, Shared | None]]] = {
    "table": _of_table,
    "replay": _of_record,
    "review": _of_record,
    "puzzle": _of_puzzle,
}
