"""What is told in one turn of the event loop goes out in one write for each connection, in order; none is lost."""

from __future__ import annotations

import asyncio

from parlour.server.net.frames import CLOSE, TEXT
from parlour.server.net.outbox import Outbox
from parlour.server.net.web_socket import WebSocket
from tests.server.pipes import Pipe, frames_of
from tests.server.places import in_loop


class Counted(Pipe):
    """Keeps each write by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        super().write(data)
        self.writes.append(bytes(data))


class Broken(Counted):
    def write(self, data: bytes | bytearray | memoryview) -> None:
        raise OSError("the line is cut")


def line(outbox: Outbox, pipe: Counted | None = None) -> tuple[WebSocket, Counted]:
    pipe = pipe or Counted()
    return WebSocket(pipe, 1000, lambda: 0.0, lambda _socket: None, lambda _cost: True, outbox=outbox), pipe


@in_loop
async def test_what_is_told_in_one_turn_is_one_write_for_each() -> None:
    outbox = Outbox()
    (ann, to_ann), (ben, to_ben) = line(outbox), line(outbox)
    for number in b"123":
        ann.write(b"a%c" % number)
        ben.write(b"b%c" % number)
    assert to_ann.writes == []
    await asyncio.sleep(0)
    assert to_ann.writes == [b"a1a2a3"]
    assert to_ben.writes == [b"b1b2b3"]
    ann.write(b"a4")
    await asyncio.sleep(0)
    assert to_ann.writes == [b"a1a2a3", b"a4"]
    assert outbox.sent == 3


@in_loop
async def test_who_holds_the_outbox_sends_it_and_what_waited_before() -> None:
    outbox = Outbox()
    ann, to_ann = line(outbox)
    ann.write(b"1")
    outbox.hold()
    ann.write(b"2")
    outbox.send()
    assert to_ann.writes == [b"12"]
    ann.write(b"3")
    assert to_ann.writes == [b"12"], "nobody holds it any more"
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert to_ann.writes == [b"12", b"3"]


@in_loop
async def test_one_connection_that_fails_keeps_nothing_from_the_others() -> None:
    outbox, heard = Outbox(), []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: heard.append(context["exception"]))
    ann, to_ann = line(outbox)
    line(outbox, Broken())[0].write(b"lost")
    ann.write(b"1")
    await asyncio.sleep(0)
    assert to_ann.writes == [b"1"]
    assert [str(trouble) for trouble in heard] == ["the line is cut"]


@in_loop
async def test_a_farewell_comes_behind_what_was_said_and_nothing_behind_it() -> None:
    outbox = Outbox()
    ann, to_ann = line(outbox)
    ann.write(b"\x81\x02hi")
    ann.close(1012, "")
    ann.write(b"\x81\x02no")
    await asyncio.sleep(0)
    assert frames_of(to_ann.written) == [(0x80 | TEXT, b"hi"), (0x80 | CLOSE, (1012).to_bytes(2, "big"))]


@in_loop
async def test_who_is_gone_is_not_written_to() -> None:
    outbox = Outbox()
    ann, to_ann = line(outbox)
    ann.write(b"1")
    ann.connection_lost(None)
    await asyncio.sleep(0)
    assert to_ann.writes == []
