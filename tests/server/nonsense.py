"""Messages that no honest client sends: broken, forged, replayed, out of turn; and some good ones among them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from parlour.core.game import Game
from parlour.fair.rounds import commitment, share_of
from parlour.server.room.room import Room
from parlour.server.table.table import Table
from tests.server.hall import Json, any_move

ODD_NUMBERS: list[Any] = [-1, 0, 1, 2, 63, 64, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, 10**40, -(2**63) - 1, 1.5, -0.0]
ODD_WORDS = [
    "",
    " ",
    "\0",
    "\x1b[2J",
    "none",
    "pass",
    "play",
    "play KS KS",
    "play 'KS",
    "\u202eevil",
    "e\u0301" * 30,
    "\U0001f0a1",
    "\ufeff",
    "\u0665",
    "<script>alert(1)</script>",
    "'; DROP TABLE entries; --",
    "../../etc/passwd",
    "{}",
    "A: pass",
    "x" * 401,
    "z" * 5000,
    "0" * 64,
    "f" * 66,
]
ODD_THINGS: list[Any] = [None, True, False, [], {}, [[]], {"t": "ping"}, *ODD_NUMBERS, *ODD_WORDS]
BROKEN = [
    b"",
    b"\xff\xfe\xfd",
    b"\xed\xa0\x80",
    b"nonsense",
    b"null",
    b"7",
    b'"ping"',
    b"[]",
    b"{}",
    b"{]",
    b'{"t":"ping","id":1',
    b'{"t":"ping","id":1}}',
    b'{"t":"ping","id":NaN}',
    b'{"t":"ping","id":1e999}',
    b'{"t":"ping","id":' + b"9" * 5000 + b"}",
    b'{"t":"say","id":1,"text":"\\ud800"}',
    b'{"t":"say","id":1,"text":"\\u0000"}',
    b'{"t":"say","id":1,"text":"\n"}',
    b'{"t":["ping"],"id":1}',
    b'{"t":"ping","id":1,"id":2,"t":"start"}',
    b"[" * 8000,
    b'{"a":' * 2500,
    b'{"t":"set","id":3,"options":' + b'{"a":' * 2000 + b"}" * 2002,
]
FIELDS: dict[str, list[str]] = {
    "enter": ["table", "since"],
    "leave": [],
    "sit": ["seat", "name"],
    "stand": [],
    "start": [],
    "move": ["move", "window", "seq"],
    "commit": ["drawing", "hash", "seq", "head"],
    "open": ["drawing", "share", "next", "seq", "head"],
    "say": ["text"],
    "hint": [],
    "undo": [],
    "grant": ["yes"],
    "pace": ["pace"],
    "hurry": [],
    "set": ["game", "options", "name", "public", "spectators", "clock", "hints", "undo", "opening", "committee"],
    "bot": ["seat", "bot"],
    "remove": ["guest"],
    "mute": ["guest", "on"],
    "refer": ["clause"],
    "decide": ["question", "against"],
    "invite": ["account"],
    "follow": ["since"],
    "wait": ["game", "options", "seats", "bots", "rated", "programs"],
    "give_up": [],
    "ping": [],
}
OFTEN = ("move", "commit", "open", "say", "sit", "ping", "undo")  # the rest ends games or makes them wait


class Liar:
    """Whoever sends them: he knows everything about a table, as somebody might who has listened everywhere."""

    def __init__(self, seed: int, rooms: list[Room], guests: list[str]) -> None:
        self.chance = Random(seed)
        self.rooms = rooms
        self.guests = guests
        self.sent: list[bytes] = []
        self.ways: list[Callable[[Room, str], bytes]] = [
            self.broken,
            self.bent,
            self.odd,
            self.forged,
            self.forged,
            self.forged,
            self.unlawful,
            self.unlawful,
            self.replayed,
            self.good,
        ]

    def message(self, room: Room, guest: str) -> bytes:
        data = self.chance.choice(self.ways)(room, guest)
        if len(self.sent) < 500:
            self.sent.append(data)
        else:
            self.sent[self.chance.randrange(500)] = data
        return data

    def broken(self, _room: Room, _guest: str) -> bytes:
        chance = self.chance
        return chance.choice(BROKEN) if chance.random() < 0.8 else chance.randbytes(chance.randrange(200))

    def bent(self, room: Room, guest: str) -> bytes:
        """A good message with some bytes changed, doubled or left out."""
        data = bytearray(self.good(room, guest))
        for _i in range(self.chance.randint(1, 3)):
            at = self.chance.randrange(len(data))
            data[at : at + self.chance.randrange(3)] = self.chance.randbytes(self.chance.randrange(3))
        return bytes(data)

    def odd(self, room: Room, guest: str) -> bytes:
        """A good message with something in it that does not belong there."""
        message = msgspec.json.decode(self.good(room, guest))
        chance = self.chance
        name = chance.choice([*message, "by", "seat", "guest", "t", "id", chance.choice(ODD_WORDS)[:20]])
        message[name] = chance.choice(ODD_THINGS)
        if chance.random() < 0.2:
            del message[chance.choice(list(message))]
        return msgspec.json.encode(message) if not _too_large(message) else str(message).encode()

    def forged(self, room: Room, _guest: str) -> bytes:
        """Well formed, but every field is somebody else's, long past, or made up."""
        t = self.chance.choice(list(FIELDS))
        fields = {field: self._forged(field, room) for field in FIELDS[t]}
        if t in ("set", "sit", "enter", "bot", "mute"):
            kept = self.chance.sample(list(fields), self.chance.randint(min(1, len(fields)), len(fields)))
            fields = {field: fields[field] for field in kept}
        return self._encoded(t, fields)

    def _forged(self, field: str, room: Room) -> Any:
        chance, table = self.chance, room.table
        if field in ("window", "seq", "since", "drawing"):
            return chance.choice([0, 1, table.seq, table.seq + 1, max(0, table.seq - 3), 2**53])
        if field == "seat":
            return chance.choice([*range(len(table.chairs)), 7, 63])
        if field == "move":
            return self._any_move(room)
        words: dict[str, list[Any]] = {
            "table": [*[other.id for other in self.rooms], "nothing", "\u2603", "x" * 40],
            "guest": [*self.guests, "nobody", table.host],
            "name": ["Ann", "\0", " ", "\u202eann", "x" * 24],
            "hash": ["00", "f" * 64, "F" * 64, "beef"],
            "share": ["00", "0" * 64, "z" * 64],
            "next": [None, "f" * 64, ""],
            "head": ["", "f" * 64, "f" * 65],
            "text": ["hello", " ", "\u2603" * 500, "\x07"],
            "bot": ["random", "book", "grandmaster", "search:999999999", "search:-1", "search:x", "\0"],
            "game": [table.settings.game, "nothing", ""],
            "options": [{}, {"players": 2}, {"players": 99}, {"deals": 0}, {"nothing": 1}, {"players": "x" * 99}],
            "clock": [None, {"move": 5}, {"move": 4}, {"move": 60, "bank": -1}],
            "opening": ["all", "shown", "none"],
            "account": ["ann", "\0\0\0", "x" * 40, "'; DROP TABLE guests; --", "\u202e\u202e\u202e"],
            "pace": ["brisk", "at-once", "unhurried", "slow"],
        }
        found = words.get(field, [True, False])
        return chance.choice(found)

    def _any_move(self, room: Room) -> str:
        """Some move of the game, lawful for somebody or not."""
        game = room.table.game
        if game is None or self.chance.random() < 0.1:
            return self.chance.choice(ODD_WORDS)[:400] or "-"
        choices: list[Json] = _view(game, self.chance.randrange(int(game.seats)))["choices"]
        if choices and self.chance.random() < 0.5:
            return any_move({"choices": choices}, self.chance) if _open(choices) else "pass"
        verb = self.chance.choice(game.verbs()).name
        cards = self.chance.choices(list(game.pack.ids), k=self.chance.randrange(3))
        return f"{verb} {' '.join(cards)}"

    def unlawful(self, room: Room, guest: str) -> bytes:
        """In time and in answer to the right question, but any move of the game."""
        table = room.table
        seat = table.seat_of(guest)
        if table.game is None or seat < 0:
            return self.good(room, guest)
        window = int(table.game.windows[seat])
        told = {"head": "f" * 64} if self.chance.random() < 0.2 else {}  # as if he had been told another story
        return self._encoded("move", {"move": self._any_move(room), "window": window, "seq": table.seq, **told})

    def replayed(self, room: Room, guest: str) -> bytes:
        return self.chance.choice(self.sent) if self.sent else self.good(room, guest)

    def good(self, room: Room, guest: str) -> bytes:
        """What an honest client of this guest might send now."""
        table = room.table
        seat = table.seat_of(guest)
        t = self.chance.choice(OFTEN) if self.chance.random() < 0.9 else self.chance.choice(["enter", "hint", "start"])
        if t == "move" and table.game is not None and seat >= 0:
            view = _view(table.game, seat)
            if _open(view["choices"]):
                move = any_move(view, self.chance)
                return self._encoded("move", {"move": move, "window": view["window"], "seq": table.seq})
        good: dict[str, Json] = {
            "enter": {"table": room.id, "since": 3},
            **self._round(table, seat, guest),
            "say": {"text": "good evening"},
        }
        return self._encoded("ping" if t == "move" else t, good.get(t, {}))

    def _round(self, table: Table, seat: int, guest: str) -> dict[str, Json]:
        """What an honest client sends in a round."""
        if not table.playing or seat < 0:
            return {"commit": {"drawing": 0, "hash": "0" * 64, "seq": 0}, "open": {"drawing": 0}}
        drawing = len(table.chance.promised) and table.chance.promised[0].number
        shares = [share_of(guest.encode(), table.id, table.number, drawing + i) for i in range(2)]
        bound = [
            commitment(table.id, table.number, drawing + i, seat, guest, share).hex() for i, share in enumerate(shares)
        ]
        where = {"drawing": drawing, "seq": table.seq}
        return {
            "commit": {**where, "hash": bound[0]},
            "open": {**where, "share": shares[0].hex(), "next": bound[1]},
        }

    def _encoded(self, t: str, fields: Json) -> bytes:
        return msgspec.json.encode({"t": t, "id": self.chance.randrange(1, 2**40), **fields})


def _view(game: Game, seat: int) -> Json:
    view: dict[str, Any] = game.view(seat).plain()
    return view


def _open(choices: list[Json]) -> bool:
    return any(choice["kind"] != "blind" for choice in choices)


def _too_large(message: Json) -> bool:
    """Whether it holds a number that our encoder cannot write."""
    return any(isinstance(value, int) and not -(2**63) <= value < 2**64 for value in message.values())
