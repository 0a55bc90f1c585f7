"""Two hundred players: sockets at our tables that play random lawful moves.  One process, nothing but epoll.

    python bench/server/players.py PORT GAME TABLES DEALS SEATS [PEOPLE]

Where fewer people than seats are asked for, the others are bots; then how long bots took to answer is told too.
A player moves as soon as its own news show that it is asked; its move has landed when the news that answer it are
there.  On standard input ``play SECONDS [RATE]`` lets them play, all tables together at most at that rate of moves a
second; the answer is one line of JSON.  ``keep FILE`` writes down every entry that was acknowledged, table by table.
"""

from __future__ import annotations

import base64
import gc
import http.client
import json
import os
import resource
import select
import socket
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from pathlib import Path
from random import random
from time import perf_counter, process_time
from typing import Any

import msgspec
from msgspec import Struct

from parlour.fair.chance import new_secret
from parlour.fair.sharing import Sharing
from parlour.server.net.masks import unmasked

HOST = "127.0.0.1"
MAKERS = 32  # tables made at the same time
TEXT, PONG = 0x81, 0x8A  # the first byte of a frame


class Choice(Struct):
    kind: str
    head: str
    of: list[str] = []
    lo: int = 0
    hi: int = 0


class Sight(Struct):
    """What a player looks at in a view, or in what changed of it."""

    over: bool | None = None
    to_act: list[int] | None = None
    window: int | None = None
    choices: list[Choice] | None = None


class Message(Struct):
    t: str
    seq: int = 0
    re: int = 0
    you: int | dict[str, str | bool] | None = None
    view: Sight | None = None
    change: Sight | None = None
    text: str = ""
    head: str = ""
    fair: dict[str, Any] | None = None
    moved: dict[str, Any] | None = None


MESSAGE = msgspec.json.Decoder(Message)


def masked(payload: bytes, mask: bytes, first: int = TEXT) -> bytes:
    """A frame of a client."""
    size = len(payload)
    length = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE, size >> 8, size & 255))
    return length + mask + unmasked(payload, mask)


def a_move(choices: list[Choice]) -> str:
    choice = choices[int(random() * len(choices))]
    if choice.kind == "fixed":
        return choice.head
    if choice.kind == "card":
        return f"{choice.head} {choice.of[int(random() * len(choice.of))]}"
    if choice.kind == "number":
        return f"{choice.head} {choice.lo}"
    return f"{choice.head} {' '.join(choice.of[: choice.lo]) or 'none'}"


class Player:
    def __init__(self, hall: Hall, table: Table, cookie: str) -> None:
        self.hall = hall
        self.table = table
        self.rest = b""
        self.mask = os.urandom(4)
        self.number = 0
        self.seat = -1
        self.sight = Sight(False, [], 0, [])
        self.seq = 0
        self.head = b""
        self.sharing = Sharing(new_secret(), table.id, "")
        self.sent_at = 0.0
        self.waits_for = 0  # the number of the move on its way
        self.move_sent = ""
        self.socket = opened(hall.port, cookie)
        self.answers: dict[int, Message] = {}

    def say(self, payload: bytes) -> int:
        self.socket.send(masked(payload, self.mask))
        return self.number

    def ask(self, t: str, **more: object) -> int:
        """The number of a message; before the play begins, its answer will be among the answers."""
        self.number += 1
        return self.say(json.dumps({"t": t, "id": self.number, **more}).encode())

    def hear(self) -> None:
        data = self.socket.recv(262144)
        if not data:
            raise SystemExit("the server has gone")
        hall = self.hall
        hall.bytes += len(data)
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            start = at + 2
            size = data[at + 1]
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big") if start <= end else end
            if start + size > end:
                break
            text = data[at] == TEXT
            at = start + size
            if text:
                hall.frames += 1
                self.learn(MESSAGE.decode(data[start:at]))
            else:
                self.socket.send(masked(data[start:at], self.mask, PONG))  # the server asks for a sign of life
        self.rest = data[at:]
        self.act()

    def learn(self, message: Message) -> None:
        if message.seq:
            self.seq = message.seq
        if message.head:
            self.head = message.head.encode()
        if isinstance(message.you, int):
            self.seat = message.you
        elif isinstance(message.you, dict):
            self.sharing.guest = str(message.you["guest"])
        if message.view is not None:
            self.sight = message.view
        elif message.change is not None:
            self.change(message.change)
        if message.re:
            if message.re == self.waits_for:
                self.landed(message)
            elif not self.hall.playing:
                self.answers[message.re] = message
        if self.hall.people < self.hall.seats:
            self.watch_bots(message)
        if message.fair is not None:
            self.share(message.fair)

    def watch_bots(self, message: Message) -> None:
        """Note when each was asked, and how long it took to answer."""
        now, asked = perf_counter(), self.table.asked
        if message.moved is not None and message.moved["seat"] in asked:
            self.hall.answers.append(now - asked.pop(message.moved["seat"]))
        for seat in self.sight.to_act or []:
            if seat != self.seat:
                asked.setdefault(seat, now)

    def share(self, fair: Mapping[str, Any]) -> None:
        """Take part in the round of a drawing, as any client does."""
        asked = self.sharing.asked(fair, self.seat) if self.seat >= 0 else None
        if asked is not None:
            self.ask(asked.pop("t"), **asked, seq=self.seq, head=self.head.decode())

    def change(self, new: Sight) -> None:
        sight = self.sight
        if new.to_act is not None:
            sight.to_act = new.to_act
        if new.window is not None:
            sight.window = new.window
        if new.choices is not None:
            sight.choices = new.choices
        if new.over:
            sight.over = True

    def landed(self, message: Message) -> None:
        if message.t != "news":
            raise SystemExit(f"a move was not taken: {message.text or message.t}")
        self.waits_for = 0
        self.table.acknowledged.append((message.seq, self.move_sent))
        hall = self.hall
        hall.moves += 1
        hall.delays.append(perf_counter() - self.sent_at)

    def act(self) -> None:
        """Move if it is this player's turn; the first seat begins the next game."""
        sight = self.sight
        hall = self.hall
        if not hall.playing or self.waits_for:
            return
        if sight.over:
            if self.seat == 0:
                sight.over = None
                self.number += 1
                self.say(b'{"t":"start","id":%d}' % self.number)
        elif sight.to_act and self.seat in sight.to_act:
            if hall.pace:
                hall.later(self)
            else:
                self.move()

    def move(self) -> None:
        sight = self.sight
        if self.waits_for or not sight.choices or not self.hall.playing:
            return
        self.number += 1
        text = self.move_sent = sys.intern(a_move(sight.choices))
        self.waits_for = self.number
        self.sent_at = perf_counter()
        self.say(
            b'{"t":"move","id":%d,"move":"%b","window":%d,"seq":%d,"head":"%b"}'
            % (self.number, text.encode(), sight.window or 0, self.seq, self.head)
        )


class Table:
    """When its next move may be made, where the pace is given; the moves that were acknowledged at it, and its bots."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.due = 0.0
        self.asked: dict[int, float] = {}  # bots that have not answered, and since when
        self.acknowledged: list[tuple[int, str]] = []


class Hall:
    def __init__(self, port: int, seats: int, people: int = 0) -> None:
        self.port = port
        self.seats = seats
        self.people = people or seats
        self.epoll = select.epoll()
        self.players: dict[int, Player] = {}
        self.playing = False
        self.pace = 0.0  # seconds from move to move of one table
        self.agenda: list[tuple[float, int, Player]] = []
        self.moves = 0
        self.frames = 0
        self.bytes = 0
        self.delays: list[float] = []
        self.answers: list[float] = []  # seconds that bots took

    def join(self, table: Table, cookie: str = "") -> Player:
        player = Player(self, table, cookie)
        number = player.socket.fileno()
        self.players[number] = player
        self.epoll.register(number, select.EPOLLIN)
        return player

    def hear(self, patience: float) -> None:
        players = self.players
        for number, _event in self.epoll.poll(patience):
            players[number].hear()

    def later(self, player: Player) -> None:
        """At the pace of its table, unevenly as people are."""
        table = player.table
        now = perf_counter()
        table.due = max(now, table.due + self.pace * 2 * random())
        heappush(self.agenda, (table.due, id(player), player))

    def gather(self, game: str, deals: int, tables: int) -> None:
        """Full tables; when a game of so many deals is over, its host begins the next.

        All at once as far as can be: a table waits for the disk several times before its game begins.
        """
        with ThreadPoolExecutor(MAKERS) as threads:
            names = list(threads.map(lambda _table: made(self.port, game, deals, self.seats), range(tables)))
        hosts, others = [], []
        for name, cookie in names:
            table = Table(name)
            hosts.append(self.join(table, cookie))
            others += [self.join(table) for _seat in range(self.people - 1)]
        self.ask_all([*hosts, *others], "enter")
        self.ask_all(others, "sit")
        self.ask_all(hosts, "start")

    def ask_all(self, players: list[Player], t: str) -> None:
        """Ask for the same, and wait for all answers."""
        open_questions = [
            (player, player.ask(t, table=player.table.id, brief=True) if t == "enter" else player.ask(t))
            for player in players
        ]
        for player, number in open_questions:
            while number not in player.answers:
                self.hear(0.5)
            answer = player.answers.pop(number)
            if answer.t in ("error", "refused"):
                raise SystemExit(f"{t}: {answer.text}")

    def play(self, seconds: float, rate: float = 0.0) -> dict[str, object]:
        """Play for so long; gives what was seen."""
        if self.people < self.seats:
            self._hear_bots_out()
        self.moves = self.frames = self.bytes = 0
        self.delays = []
        self.answers = []
        self.pace = len(self.players) / self.people / rate if rate else 0.0
        begun, used = perf_counter(), process_time()
        end = begun + seconds
        self.playing = True
        for player in self.players.values():
            player.table.due = begun  # nobody has waited to move: not all tables begin in one moment
        for player in self.players.values():
            player.act()
        while perf_counter() < end:
            self.hear(self._next(end))
        self.playing = False
        found = self._found(perf_counter() - begun, process_time() - used)
        self._settle()
        return found

    def _hear_bots_out(self) -> None:
        """What bots did while nobody listened is not measured."""
        self._settle()
        for player in self.players.values():
            player.table.asked.clear()

    def acknowledged(self) -> dict[str, list[tuple[int, str]]]:
        return {player.table.id: player.table.acknowledged for player in self.players.values()}

    def _next(self, end: float) -> float:
        """Make the moves that are due; gives how long to listen."""
        agenda = self.agenda
        now = perf_counter()
        while agenda and agenda[0][0] <= now:
            heappop(agenda)[2].move()
        return max(0.0, min(end, agenda[0][0] if agenda else end) - now)

    def _settle(self) -> None:
        """Hear what is still on its way."""
        self.agenda = []
        quiet = perf_counter() + 0.3
        while perf_counter() < quiet:
            self.hear(0.1)

    def _found(self, wall: float, cpu: float) -> dict[str, object]:
        delays, answers = sorted(self.delays) or [0.0], sorted(self.answers) or [0.0]
        return {
            "moves": self.moves,
            "wall": wall,
            "load": cpu / wall,
            "p50": at(0.5, delays) * 1000,
            "p99": at(0.99, delays) * 1000,
            "bytes": self.bytes,
            "frames": self.frames,
            "bots": len(self.answers),
            "bots p50": at(0.5, answers) * 1000,
            "bots p99": at(0.99, answers) * 1000,
            "bots at most": answers[-1] * 1000,
        }


def at(share: float, ordered: list[float]) -> float:
    return ordered[int(len(ordered) * share)]


def made(port: int, game: str, deals: int, seats: int) -> tuple[str, str]:
    """A new table, and the cookie of its host."""
    line = http.client.HTTPConnection(HOST, port)
    settings = {"game": game, "options": {"players": seats, "deals": deals}}
    line.request("POST", "/api/tables", json.dumps({"settings": settings}), {"Content-Type": "application/json"})
    answer = line.getresponse()
    body = json.loads(answer.read())
    line.close()
    if answer.status >= 300:
        raise SystemExit(body.get("text", str(answer.status)))
    return body["table"], answer.headers["Set-Cookie"].partition(";")[0]


def opened(port: int, cookie: str) -> socket.socket:
    """A web socket, ready to be read without waiting."""
    line = socket.create_connection((HOST, port))
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = ["GET /ws HTTP/1.1", f"Host: {HOST}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    line.send("\r\n".join([*lines, "", ""]).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        byte = line.recv(1)
        if not byte:
            raise SystemExit(f"no web socket: {head[:80]!r}")
        head += byte
    line.setblocking(False)
    return line


def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    hall = Hall(int(sys.argv[1]), *map(int, sys.argv[5:7]))
    hall.gather(sys.argv[2], int(sys.argv[4]), int(sys.argv[3]))
    gc.disable()  # what it would stop them for would be told as the server's
    print("ready", flush=True)
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "quit":
            break
        if word == "keep":
            Path(rest[0]).write_text(json.dumps(hall.acknowledged()))
            print("kept true", flush=True)
        else:
            print("played", json.dumps(hall.play(*map(float, rest))), flush=True)


if __name__ == "__main__":
    main()
