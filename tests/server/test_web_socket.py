"""The web socket without a network: its short way and the library's agree, and hostile streams get nowhere."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from parlour.server.net.frames import BINARY, CLOSE, PING, PONG, TEXT, frame
from parlour.server.net.limits import Limits
from parlour.server.net.web_socket import DEATH, FAREWELL, FRAMES, MOST_FRAMES, SILENCE, WebSocket
from parlour.server.protocol import replies
from parlour.server.room.connection import Connection
from parlour.server.table.callers import Caller
from tests.server.hall import house_of
from tests.server.pipes import Pipe, client_frame, frames_of
from tests.server.places import in_loop

LARGEST = Limits().frame
CHUNK = 256 * 1024  # what a loop reads at once
SIZES = (0, 0, 0, 125, 126, 300, 5_000, LARGEST)
CONTINUED = 0x0
Told = list[tuple[int, bytes]]


class Line:
    """An open connection.  Each message is a ping with a number, so that the answers show what arrived."""

    def __init__(self) -> None:
        self.now = 0.0
        self.gone: list[WebSocket] = []
        self.pipe = Pipe()
        self.tolls: list[float] = []
        self.socket = WebSocket(self.pipe, LARGEST, lambda: self.now, self.gone.append, self.pay)
        self.socket.receiver = Connection(house_of(), Caller("ann", "Ann"), self.socket.write, self.socket.close)

    def pay(self, frames: float) -> bool:
        self.tolls.append(frames)
        return True

    def hear(self, *chunks: bytes) -> Told:
        """What is answered to these, and to all before them."""
        for chunk in chunks:
            self.socket.data_received(chunk)
        return frames_of(self.pipe.written)

    def closed(self) -> bool:
        return self.pipe.closed

    def waiting(self) -> int:
        """Bytes that the library keeps."""
        return 0 if self.socket.protocol is None else len(self.socket.protocol.reader.buffer)


def message(number: int, size: int = 0) -> bytes:
    return (b'{"t":"ping","id":%d}' % number).ljust(size)


def short(number: int) -> bytes:
    return client_frame(message(number))


def done(number: int) -> tuple[int, bytes]:
    return 0x80 | TEXT, replies.done(number)


def closes(told: Told) -> list[int]:
    return [int.from_bytes(payload[:2], "big") for first, payload in told if first == 0x80 | CLOSE]


def in_pieces(chance: Random, text: bytes, pieces: int) -> list[bytes]:
    cuts = sorted(chance.randrange(len(text) + 1) for _i in range(pieces - 1))
    ends = list(pairwise([0, *cuts, len(text)]))
    return [
        client_frame(text[start:end], CONTINUED if i else TEXT, final=i == pieces - 1)
        for i, (start, end) in enumerate(ends)
    ]


def stream(chance: Random) -> tuple[list[bytes], Told]:
    """Good frames, and what is answered to them; every third time there are short messages alone."""
    frames, answers = [], []
    sizes, pieces, signs = ((0,), (1,), 0.0) if chance.random() < 0.3 else (SIZES, (1, 1, 1, 2, 5), 0.2)
    for number in range(chance.randrange(1, 9)):
        for piece in in_pieces(chance, message(number, chance.choice(sizes)), chance.choice(pieces)):
            if chance.random() < signs:
                said = chance.randbytes(chance.choice((0, 1, 125)))
                sign = chance.choice((PING, PONG))
                frames.append(client_frame(said, sign))
                answers += [(0x80 | PONG, said)] if sign == PING else []
            frames.append(piece)
        answers.append(done(number))
    return frames, answers


def cut(chance: Random, data: bytes) -> list[bytes]:
    cuts = sorted({chance.randrange(1, len(data)) for _i in range(chance.randrange(40))})
    return [data[start:end] for start, end in pairwise([0, *cuts, len(data)])]


@in_loop
async def test_however_a_stream_is_cut_its_answers_are_the_same() -> None:
    chance = Random(7)
    short_ways = 0
    for _i in range(300):
        frames, answers = stream(chance)
        whole = b"".join(frames)
        by_frames = Line()
        assert by_frames.hear(*frames) == answers
        short_ways += by_frames.socket.protocol is None
        assert Line().hear(whole) == answers
        assert Line().hear(*cut(chance, whole)) == answers
    assert 50 < short_ways < 200
    assert Line().hear(*[bytes([byte]) for byte in b"".join(map(short, range(15)))]) == [done(i) for i in range(15)]


@in_loop
async def test_messages_by_themselves_do_not_trouble_the_library() -> None:
    line = Line()
    assert line.hear(short(1), client_frame(b"", PONG), client_frame(message(2, 125))) == [done(1), done(2)]
    sizes = (126, 127, 300, LARGEST)
    told = line.hear(*[client_frame(message(3 + i, size)) for i, size in enumerate(sizes)])
    assert told[2:] == [done(3 + i) for i in range(len(sizes))]
    assert line.socket.protocol is None


@in_loop
async def test_a_length_that_is_not_written_in_the_shortest_way_is_left_to_the_library() -> None:
    said = message(1, 100)
    line = Line()
    line.hear(bytes([0x80 | TEXT, 0xFE, 0, len(said)]) + bytes(4) + said)
    assert line.socket.protocol is not None


GLUED = short(7) + short(8)


@pytest.mark.parametrize(
    ("between", "answers"),
    [
        ([client_frame(b"?", PING)], [(0x80 | PONG, b"?")]),
        ([client_frame(message(7)[:5], final=False), client_frame(message(7)[5:], CONTINUED)], [done(7)]),
        ([client_frame(message(7, 126))], [done(7)]),
        ([GLUED], [done(7), done(8)]),
        ([GLUED[:-9], GLUED[-9:]], [done(7), done(8)]),
        ([GLUED[:9], GLUED[9:]], [done(7), done(8)]),
    ],
)
@in_loop
async def test_short_messages_still_come_in_order_after_others(between: list[bytes], answers: Told) -> None:
    told = Line().hear(short(1), short(2), *between, short(3), short(4))
    assert told == [done(1), done(2), *answers, done(3), done(4)]


@in_loop
async def test_what_looks_like_a_short_message_may_be_the_rest_of_a_long_one() -> None:
    inner = short(9)
    outer = client_frame(message(1, 200))
    line = Line()
    assert line.hear(outer[:50]) == []
    assert line.hear(outer[50:]) == [done(1)]
    line = Line()
    start = bytes([0x81, 0x80 | len(inner)]) + bytes(4)  # what follows is its payload, not a frame
    (told,) = line.hear(start, inner)
    assert told[0] == 0x80 | TEXT
    assert b"malformed" in told[1]


@pytest.mark.parametrize("together", [True, False])
@in_loop
async def test_nothing_is_handed_over_once_closing_has_begun(together: bool) -> None:
    frames = [short(1), client_frame(b"x", BINARY), short(2), client_frame(b"?", PING), short(3)]
    line = Line()
    told = line.hear(b"".join(frames)) if together else line.hear(*frames)
    assert told[0] == done(1)
    assert closes(told[1:]) == [1003]
    assert len(told) == 2
    assert not line.closed()
    line.hear(client_frame((1003).to_bytes(2, "big"), CLOSE))
    assert line.closed()
    line.socket.write(frame(b"too late"))
    line.socket.close(1000, "too late")
    line.socket.connection_lost(None)
    line.socket.write(frame(b"too late"))
    line.socket.look_after(1e9)
    assert line.gone == [line.socket]
    assert frames_of(line.pipe.written) == told


BROKEN = {
    "not masked": (frame(message(2)), 1002),
    "extended": (client_frame(message(2), flags=0x40), 1002),
    "of no kind": (client_frame(b"", 0x3), 1002),
    "continues nothing": (client_frame(b"", CONTINUED), 1002),
    "half a code": (client_frame(b"x", CLOSE), 1002),
    "a long ping": (client_frame(b"x" * 126, PING), 1002),
    "no text": (client_frame(b"\3\xe8\xff", CLOSE), 1007),
    "too large": (client_frame(message(2, LARGEST + 1)), 1009),
}


@pytest.mark.parametrize("kind", BROKEN)
@in_loop
async def test_who_breaks_the_protocol_first_gets_his_answers(kind: str) -> None:
    broken, code = BROKEN[kind]
    line = Line()
    told = line.hear(short(1) + broken + short(3), short(4), client_frame(b"", CLOSE), broken * 50)
    assert told[0] == done(1)
    assert closes(told) == [code]
    assert told[-1][0] == 0x80 | CLOSE
    assert len(told) == (3 if code == 1009 else 2)
    assert line.pipe.ended
    assert line.waiting() == 0


@in_loop
async def test_a_message_may_be_as_large_as_the_limit_and_no_larger() -> None:
    line = Line()
    data = client_frame(message(1, LARGEST))
    for at in range(0, len(data), 1000):
        line.hear(data[at : at + 1000])
        assert line.waiting() <= LARGEST
    assert line.hear() == [done(1)]
    announced = bytes([0x81, 0xFE]) + (LARGEST + 1).to_bytes(2, "big")
    half = message(2, LARGEST + 1)
    for chunks in (
        [announced],
        [client_frame(half[:9_000], final=False), client_frame(half[9_000:], CONTINUED, final=False)],
    ):
        line = Line()
        told = line.hear(*chunks)
        assert b"too_large" in told[0][1]
        assert closes(told) == [1009]
        for _i in range(50):
            line.hear(client_frame(b"x" * 9_000, CONTINUED, final=False))
        assert line.waiting() <= LARGEST
        assert len(line.socket.message) <= 2 * LARGEST
        assert line.hear() == told


TINY = {
    "pieces": client_frame(b"", CONTINUED, final=False),
    "pings": client_frame(b"", PING),
    "pongs": client_frame(b"", PONG),
    "messages too late": client_frame(b""),
}


@pytest.mark.parametrize("kind", TINY)
@in_loop
async def test_a_flood_of_tiny_frames_is_stopped(kind: str) -> None:
    line = Line()
    line.hear(client_frame(b"", final=False))
    if kind == "messages too late":
        line.socket.close(1008, "stop")
        line.hear(client_frame(b"", CONTINUED))
    flood = TINY[kind] * (CHUNK // 6)
    tracemalloc.start()
    told = line.hear(flood)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert closes(told) == [1008]
    assert len(told) <= 1 + MOST_FRAMES
    assert line.pipe.paused
    assert line.waiting() < 6
    assert most < 2 * CHUNK


@in_loop
async def test_many_frames_are_no_flood_if_they_take_their_time() -> None:
    line = Line()
    many = int(MOST_FRAMES) // 2
    for _round in range(5):
        told = line.hear(client_frame(b"", PING) * many)
        line.now += MOST_FRAMES / FRAMES
    assert told == [(0x80 | PONG, b"")] * 5 * many


@in_loop
async def test_who_is_silent_is_asked_for_a_sign_and_then_given_up() -> None:
    line = Line()
    ask = (0x80 | PING, b"")
    line.socket.look_after(SILENCE)
    assert line.hear() == []
    line.socket.look_after(SILENCE + 1)
    assert line.hear() == [ask]
    line.now = SILENCE + 1
    line.hear(client_frame(b"", PONG))
    line.socket.look_after(DEATH + 1)
    assert line.hear() == [ask, ask]
    assert not line.closed()
    line.socket.look_after(SILENCE + DEATH + 2)
    assert line.closed()
    line.socket.write(frame(b"too late"))


@in_loop
async def test_who_does_not_read_is_cut_off_and_written_to_no_more() -> None:
    line = Line()
    line.socket.pause_writing()
    assert line.closed()
    assert line.hear(short(1), client_frame(b"?", PING), client_frame(b"", 0x3)) == []


@in_loop
async def test_who_does_not_answer_our_closing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    later: list[tuple[float, Callable[[], None]]] = []
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", lambda *call: later.append(call))
    line = Line()
    line.socket.shutdown()
    assert closes(line.hear()) == [1012]
    ((delay, act),) = later
    assert delay == FAREWELL
    assert not line.closed()
    act()
    assert line.closed()
