"""Messages, requests and records that nobody should send: each gets its answer, and only what is lawful happens.

``./dev proof hostile`` sends a hundred thousand.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import get_args

import msgspec
import pytest

from parlour.server.http.front import Front
from parlour.server.http.guests import Guests
from parlour.server.http.handshake import Handshake
from parlour.server.protocol.messages import Code
from parlour.server.storage.memory import MemoryStore
from parlour.server.table import entries
from parlour.server.table.entries import Entry
from tests.server.hall import MESSAGES, a_game, fixed_secrets, gathered, house_of, settled, table_in, until
from tests.server.nonsense import Liar
from tests.server.pipes import Pipe
from tests.server.places import in_loop
from tests.server.proofs.forged import records
from tests.server.proofs.hostile import HEAD, frames, messages, requests
from tests.server.proofs.siege import Ear, Quick, Shadow, all_answered
from tests.server.test_fair_tables import alone, sent
from tests.server.test_tables import again_from_log, state_of

MESSAGES_SENT = 10_000
BURSTS = 10_000
REQUESTS = 400
RECORDS = 400
# what the siege does not bring about
RARE = {"too_fast", "too_large", "storage", "busy", "lost", "unauthorized", "unrated", "unwelcome"}


def test_messages_that_nobody_should_send(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every game, from everybody at the table and a stranger; the table is never other than its log."""
    fixed_secrets(monkeypatch)
    counts = messages(MESSAGES_SENT)
    assert not caplog.records
    assert counts["happened"] > MESSAGES_SENT / 20, "the good ones among them are done"
    assert {"Done", "Refused", "News", "Table"} <= set(counts)
    assert {name for name in get_args(Code) if not counts[name]} <= RARE, counts


@pytest.mark.parametrize("by_host", [False, True])
@in_loop
async def test_the_shadow_knows_who_deserts_a_round(by_host: bool) -> None:
    """Two have not opened: he whose seat a bot has is voided at once and alone; who is but slow, or away, is not."""
    house, id, people, store = await alone(2, 3)
    shadow = Shadow(house.rooms[id], store)
    await until(lambda: None not in (people[2].fair, people[3].fair))
    for person in people[2:]:
        await person.ask("commit", hash=person.bound(0), **sent(person, 0))
    await until(lambda: table_in(house, id).rounds.missing == [2, 3])
    shadow.table = await again_from_log(store, id)
    people[2].leave()
    await house.writer.drained()
    assert shadow.follow("guest2") == 1
    assert shadow.table.rounds.missing == [2, 3]
    for forged in (entries.Voided(0, (2,)), entries.Voided(0, (2, 3)), entries.Closed()):
        assert not shadow._of_house(Entry(id, shadow.table.seq + 1, shadow.table.at, forged))
    deserts = people[0].ask("remove", guest="guest3") if by_host else people[3].ask("stand")
    answer = MESSAGES.decode(msgspec.json.encode(await deserts))
    await house.writer.drained()
    assert entries.Voided(0, (3,)) in [entry.act for entry in store.logs[id][shadow.table.seq :]]
    assert shadow.follow("guest0" if by_host else "guest3", b"", answer) == 1 + by_host
    await house.close()


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


@in_loop
async def test_garbage_on_the_wire() -> None:
    counts = await frames(BURSTS)
    assert counts["lines"] > counts["closed"] > 50


@in_loop
async def test_garbage_in_requests(caplog: pytest.LogCaptureFixture) -> None:
    counts = await requests(REQUESTS)
    assert not caplog.records
    assert {"200", "400", "403", "404", "405"} <= set(counts), counts
    assert counts["tables made"] > 0


def test_records_that_were_tampered_with(tmp_path: Path) -> None:
    counts = records(RECORDS, tmp_path)
    assert counts["replay read"] > 10
    assert counts["verify found wrong"] > 3
    assert counts["case refused"] > 10
    assert not [what for what in counts if what.endswith("without a word")]


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
