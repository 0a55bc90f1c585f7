"""The house that a page has in itself: it is opened once, asked as over HTTP, and spoken to as over a web socket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable

from parlour.server.http.front import Front, Visitor
from parlour.server.http.guests import Guests
from parlour.server.net.frames import payloads
from parlour.server.net.limits import unlimited
from parlour.server.pocket.counter import Counter
from parlour.server.pocket.leaflets import ReadyLeaflets
from parlour.server.pocket.store import PocketStore, Shelf
from parlour.server.pocket.thinking import InOneThread
from parlour.server.room.connection import Connection
from parlour.server.room.house import House
from parlour.server.room.thinking import Pace
from parlour.server.storage.people import Guest
from parlour.server.table.seating import clean_name

ME = "me"  # the guest: there is no other
Say = Callable[[int, str], None]  # what goes out on a line: its number, and a message; an empty one: it is closed


class Pocket:
    """Connections are lines with numbers that the page chooses."""

    def __init__(self, front: Front, visitor: Visitor, say: Say) -> None:
        self.front = front
        self.visitor = visitor
        self.say = say
        self.counter = Counter(front, visitor)
        self.lines: dict[int, Connection] = {}

    async def ask(self, method: str, where: str, body: str) -> tuple[int, str, str]:
        """Status, kind and text of the answer."""
        answer = await self.counter.answer(method, where, body)
        return answer.status, answer.media_type, answer.body.decode()

    def connect(self, line: int) -> None:
        def write(data: bytes) -> None:
            for payload in payloads(data):
                self.say(line, payload.decode())

        connection = self.front.connection(self.visitor, write, lambda _code, _why: self.hang_up(line))
        self.lines[line] = connection
        self.front.house.welcome(connection)

    def hear(self, line: int, text: str) -> None:
        connection = self.lines.get(line)
        if connection is not None:
            connection.receive(text.encode())

    def hang_up(self, line: int) -> None:
        connection = self.lines.pop(line, None)
        if connection is not None:
            connection.gone()
            self.say(line, "")


async def open_pocket(
    shelf: Shelf,
    texts: Sequence[tuple[str, str]],
    name: str,
    leaflets: Traversable,
    say: Say,
    pace: Pace | None = None,
) -> Pocket:
    """A house that knows again what was put on the shelf, for a guest of this name."""
    store = PocketStore(shelf)
    await store.take_down(texts)
    house = House(store, limits=unlimited(), thinking=InOneThread(), pace=pace)
    await house.open()
    front = Front(house, Guests(store, await store.key("cookies")))
    front.leaflets = ReadyLeaflets(leaflets)
    visitor = Visitor(Guest(ME, clean_name(name), 0), None, "")
    return Pocket(front, visitor, say)
