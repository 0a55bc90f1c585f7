"""A hundred thousand messages that nobody should send: each gets its answer, and only what is lawful happens."""

from __future__ import annotations

import asyncio
import gc
import sys
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import get_args

import msgspec
import pytest

from parlour.core.game import Game
from parlour.registry import all_rules
from parlour.server.http.front import Front
from parlour.server.http.guests import Guests
from parlour.server.http.handshake import Handshake
from parlour.server.protocol import messages
from parlour.server.protocol.messages import AnyMessage, Hint
from parlour.server.protocol.settings import Settings
from parlour.server.room.connection import Connection
from parlour.server.room.house import House
from parlour.server.room.room import Room
from parlour.server.room.thinking import Inline
from parlour.server.storage.memory import MemoryStore
from parlour.server.table import entries
from parlour.server.table.clocks import round_act
from parlour.server.table.commands import Caller
from parlour.server.table.entries import AnyAct
from parlour.server.table.table import Table
from parlour.testing.faults import has_faults
from tests.server.hall import MESSAGES, a_game, fixed_secrets, gathered, house_of, payloads, settled, table_in, until
from tests.server.nonsense import BROKEN, Liar
from tests.server.pipes import Pipe, frames_of
from tests.server.places import in_loop
from tests.server.test_tables import state_of
from tests.server.test_wire import KEY

TOTAL = 100_000
COMPARED = 500  # messages between two looks at the whole state
OF_HOST = (entries.Changed, entries.Started, entries.Removed, entries.Muted, entries.Freed, entries.SeatedBot)


class Quick(Inline):
    """The first move there is, so that the messages take the time and not the bots."""

    async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
        return game.notation().write(game.moves(seat)[0]) if asked else None

    async def hint(self, _game: Game, _seat: int) -> Hint:
        return Hint("pass", "")


class Ear:
    """A connection that notes what it is told."""

    def __init__(self, house: House, guest: str) -> None:
        self.guest = guest
        self.heard: list[AnyMessage] = []
        self.connection = Connection(house, Caller(guest, "Ann"), self.hear, self.hang_up)
        house.welcome(self.connection)

    def hear(self, data: bytes) -> None:
        self.heard += [MESSAGES.decode(payload) for payload in payloads(data)]

    def hang_up(self, code: int, reason: str) -> None:
        raise AssertionError(f"hung up: {code} {reason}")

    def answers(self) -> list[AnyMessage]:
        return [message for message in self.heard if is_answer(message)]

    async def send(self, data: bytes) -> AnyMessage:
        """The one answer to a message."""
        self.heard.clear()
        self.connection.receive(data)
        for _tick in range(1000):
            if self.answers():
                break
            await asyncio.sleep(0)
        await self.connection.house.writer.drained()
        assert len(self.answers()) == 1, (data, self.heard)
        return self.answers()[0]


def all_answered(sent: dict[Ear, int]) -> bool:
    return all(len(ear.answers()) >= count for ear, count in sent.items())


def is_answer(message: AnyMessage) -> bool:
    if isinstance(message, messages.News):
        return message.re is not msgspec.UNSET
    return isinstance(message, messages.Table | messages.Done | messages.Refused | messages.Failure)


class Shadow:
    """The same table once more, from its log alone; no entry gets by that its author could not lawfully make."""

    def __init__(self, room: Room, store: MemoryStore) -> None:
        self.room = room
        self.store = store
        self.table = Table(room.id, room.table.patience)
        for entry in store.logs[room.id]:
            self.table.apply(entry)

    def follow(self, guest: str, data: bytes, answer: AnyMessage) -> int:
        """Apply what is new in the log; gives how many entries the guest has made."""
        made = 0
        for entry in self.store.logs[self.room.id][self.table.seq :]:
            act = entry.act
            if not self._of_bot(act):
                made += 1
                assert self._explained(guest, act, answer), (guest, data, answer, act)
            if isinstance(act, entries.Moved):
                assert self.table.game is not None
                assert self.table.game.allows(act.seat, self.table.read(act.move)), (data, act)
            self.table.apply(entry)
        return made

    def _of_bot(self, act: AnyAct) -> bool:
        return isinstance(act, entries.Moved) and act.by == "bot" and bool(self.table.chairs[act.seat].bot)

    def _explained(self, guest: str, act: AnyAct, answer: AnyMessage) -> bool:
        if isinstance(act, entries.Closed | entries.Voided):
            return round_act(self.table, 2**53) == act  # of the house, so that a round goes on
        if isinstance(act, entries.Came | entries.Went):  # of entering and leaving, which change nothing else
            return act.guest == guest
        if not isinstance(answer, messages.News):
            return False
        own = self.table.seat_of(guest)
        if isinstance(act, entries.Moved | entries.Committed | entries.Opened | entries.Undone):
            return act.seat == own
        if isinstance(act, entries.Said | entries.Sat | entries.Left | entries.Reclaimed):
            return act.guest == guest
        if isinstance(act, OF_HOST):
            return self.table.host == guest or (isinstance(act, entries.SeatedBot) and act.seat == own)
        return isinstance(act, entries.Hosted)


def check_number(data: bytes, answer: AnyMessage) -> None:
    """The answer names the message's number wherever it has a good one."""
    try:
        ask = messages.COMMANDS.decode(data)
    except messages.UNREADABLE:
        assert isinstance(answer, messages.Failure), (data, answer)
        assert answer.code == "malformed"
        assert answer.text
        return
    assert not isinstance(answer, messages.Watching | messages.Gone | messages.Welcome)
    assert answer.re == ask.id, (data, answer)
    if isinstance(answer, messages.Failure):
        assert answer.code not in ("storage", "busy"), (data, answer)
        assert answer.text


@in_loop
async def test_a_hundred_thousand_messages(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every game, from everybody at the table and a stranger; the table is never other than its log."""
    fixed_secrets(monkeypatch)
    games = list(all_rules().values())
    each = TOTAL // len(games) + 1
    happened = 0
    kinds: dict[str, int] = {}
    for number, rules in enumerate(games):
        store = MemoryStore()
        house = house_of(store)
        house.thinking = Quick()
        seats = min(max(rules.players[0], 4), rules.players[1])
        conduct = "table" if number % 2 and has_faults(rules) else "strict"
        settings = Settings(rules.name, {"players": seats, "conduct": conduct}, undo=number % 2 == 0, opening="all")
        id, people = await gathered(house, settings, seats)
        other, _host = await gathered(house, settled(a_game()), 2)
        await people[0].ask("start")
        guests = [*(person.guest for person in people), "stranger"]
        for person in people:
            person.leave()
        ears = [Ear(house, guest) for guest in guests]
        rooms = [house.rooms[id], house.rooms[other]]
        liar = Liar(number, rooms, guests)
        for ear in ears:
            await ear.send(msgspec.json.encode({"t": "enter", "id": 0, "table": id}))
        shadows = [Shadow(room, store) for room in rooms]
        for i in range(each):
            ear = liar.chance.choice(ears)
            data = liar.message(ear.connection.room or rooms[0], ear.guest)
            answer = await ear.send(data)
            check_number(data, answer)
            name = answer.code if isinstance(answer, messages.Failure) else type(answer).__name__
            kinds[name] = kinds.get(name, 0) + 1
            happened += sum(shadow.follow(ear.guest, data, answer) for shadow in shadows)
            if i % COMPARED == 0 or i == each - 1:
                for shadow in shadows:
                    assert state_of(shadow.room.table) == state_of(shadow.table)
            if not rooms[0].table.playing and i % 100 == 0:
                host = next((ear for ear in ears if ear.guest == rooms[0].table.host), ears[0])
                data = msgspec.json.encode({"t": "start", "id": 0})
                shadows[0].follow(host.guest, data, await host.send(data))
        await house.close()
    assert not caplog.records
    assert happened > TOTAL / 50, "the good ones among them are done"
    rare = {"too_fast", "too_large", "storage", "busy", "muted", "lost"}
    assert {"Done", "Refused", "News", "Table"} <= set(kinds)
    assert {name for name in get_args(messages.Code) if kinds.get(name, 0) == 0} <= rare, kinds


@in_loop
async def test_refused_messages_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty thousand messages of somebody who has no rights: not a byte of the table is new, nor is memory lost."""
    fixed_secrets(monkeypatch)
    store = MemoryStore()
    house = house_of(store)
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    await people[0].ask("mute", guest="stranger")
    stranger = Ear(house, "stranger")
    room = house.rooms[id]
    liar = Liar(1, [room], [person.guest for person in people])
    before = state_of(Shadow(room, store).table)
    entry_count = len(store.logs[id])
    told = [len(person.frames) for person in people]
    blocks = []
    for _round in range(3):
        for _i in range(7_000):
            await stranger.send(liar.message(room, "stranger"))
        stranger.heard.clear()
        for person, length in zip(people, told, strict=True):  # how many watch is told to all, and kept by the test
            assert {message["t"] for message in person.told[length:]} <= {"watching"}
            del person.frames[length:], person.told[length:]
        gc.collect()
        blocks.append(sys.getallocatedblocks())
    assert state_of(table_in(house, id)) == before
    assert len(store.logs[id]) == entry_count
    assert blocks[2] - blocks[1] < 1_000, blocks
    await asyncio.sleep(0)
    assert not house.loading
    assert not house.tasks
    await house.close()


@in_loop
async def test_messages_that_come_together(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for an answer before he sends the next message: each still gets one, and the table is its log."""
    fixed_secrets(monkeypatch)
    store = MemoryStore()
    house = house_of(store, hold=0.001)
    house.thinking = Quick()
    id, people = await gathered(house, settled(a_game(), undo=True), 4)
    other, others = await gathered(house, settled(a_game()), 2)
    rooms = [house.rooms[id], house.rooms[other]]
    for person in others:
        person.leave()
    guests = [person.guest for person in people]
    ears = [Ear(house, guest) for guest in (*guests, *guests)]
    liar = Liar(2, rooms, guests)
    for burst in range(1_000):
        sent = dict.fromkeys(ears, 0)
        for ear in ears:
            ear.heard.clear()
        for _i in range(10):
            ear = liar.chance.choice(ears)
            sent[ear] += 1
            ear.connection.receive(liar.message(ear.connection.room or rooms[0], ear.guest))
        await until(partial(all_answered, sent))
        await house.writer.drained()
        assert [len(ear.answers()) for ear in ears] == list(sent.values())
        if burst % 50 == 0:
            if other in house.rooms and not house.rooms[other].connections.roles:  # as after a long silence
                house.rooms.pop(other).driver.stop()
            for room in house.rooms.values():
                assert state_of(room.table) == state_of(Shadow(room, store).table)
    assert not caplog.records
    await house.close()


# -- frames -------------------------------------------------------------------------------


HEAD = (
    f"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
)


def odd_frame(chance: Random) -> bytes:
    """A frame, mostly a good one, with whatever in it; or no frame at all."""
    if chance.random() < 0.02:
        return chance.randbytes(chance.randrange(1, 60))
    payload = chance.choice(BROKEN) if chance.random() < 0.5 else b'{"t":"ping","id":%d}' % chance.randrange(99)
    if chance.random() < 0.01:
        payload = chance.randbytes(chance.choice((126, 16 * 1024, 16 * 1024 + 1, 70_000)))
    first = (
        0x81 if chance.random() < 0.9 else chance.choice((0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A, 0xC1, 0x83, 0x09))
    )
    if first in (0x88, 0x89, 0x8A):
        payload = payload[:125]
    size = len(payload)
    masked = 0x80 if chance.random() < 0.99 else 0
    length = bytes([masked | size]) if size < 126 else bytes([masked | 126]) + (size & 0xFFFF).to_bytes(2, "big")
    if size > 0xFFFF:
        length = bytes([masked | 127]) + size.to_bytes(8, "big")
    key = bytes(4)
    return bytes([first]) + length + key + payload


@in_loop
async def test_garbage_on_the_wire() -> None:
    """Frames cut anywhere and of any make: whole frames come back, the last of them a close where one was due."""
    house = house_of()
    front = Front(house, Guests(house.store, bytes(32)))
    state = SimpleNamespace(connections=set())
    chance = Random(5)
    sent = lines = closes = 0
    while sent < 20_000:
        lines += 1
        request, pipe = Handshake(None, state, {"front": front}), Pipe()
        request.connection_made(pipe)
        request.data_received(HEAD)
        while pipe.line is None:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        line = pipe.line
        pipe.written = b""
        for _burst in range(chance.randrange(1, 200)):
            data = b"".join(odd_frame(chance) for _i in range(chance.randrange(1, 5)))
            sent += 1
            while data:
                cut = chance.randrange(1, len(data) + 1)
                line.data_received(data[:cut])
                data = data[cut:]
                assert line.protocol is None or len(line.protocol.reader.buffer) <= line.largest + 14
                assert len(line.message) <= 2 * line.largest
            if pipe.closed or line.closing:
                break
        found = frames_of(pipe.written)
        assert {first for first, _payload in found} <= {0x81, 0x88, 0x8A}
        for first, payload in found:
            if first == 0x81:
                assert MESSAGES.decode(payload)
        if line.closing:
            closes += 1
            assert [first for first, _payload in found].count(0x88) == 1
            assert found[-1][0] == 0x88
        line.connection_lost(None)
    assert lines > closes > 50
    assert not house.connections
    assert not front.sockets
    assert not state.connections
    await front.close()


@in_loop
async def test_garbage_instead_of_a_request() -> None:
    house = house_of()
    front = Front(house, Guests(house.store, bytes(32)))
    state = SimpleNamespace(connections=set())
    chance = Random(6)
    for _i in range(1_000):
        line, pipe = Handshake(None, state, {"front": front}), Pipe()
        line.connection_made(pipe)
        head = bytearray(HEAD)
        for _j in range(chance.randrange(1, 8)):
            head[chance.randrange(len(HEAD) - 4)] = chance.randrange(256)
        line.data_received(bytes(head) if chance.random() < 0.9 else chance.randbytes(20_000) + b"\r\n\r\n")
        for _tick in range(5):
            await asyncio.sleep(0)
        assert pipe.written.startswith(b"HTTP/1.1 ") or not line.asked
        assert (pipe.line is not None) != pipe.closed or not line.asked
        (pipe.line or line).connection_lost(None)
    assert not house.connections
    await front.close()
