"""What those who run a server see: health that is true, numbers, a log of one line an event, the audit trail."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families

from parlour.errors import ParlourError
from parlour.server.serve import metrics_token
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.opening import FILE, open_sqlite
from parlour.server.storage.store import StorageError
from parlour.server.watch import health, logs
from parlour.server.watch.health import Pulse
from parlour.server.watch.metrics import exposition
from tests.house.checkout import ROOT
from tests.server.doors import Door, open_door
from tests.server.hall import Json, a_game, gathered, house_of, play_out, settled
from tests.server.places import Place, in_loop
from tests.server.test_errors import RAW
from tests.server.test_trouble import in_another_process

TOKEN = "a token long enough"
NEVER = 1e6  # seconds


class Pinged(MemoryStore):
    """A store that counts how often it is asked whether it can write, and may say no or nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.pings = 0
        self.trouble = ""
        self.answers = asyncio.Event()
        self.answers.set()

    async def ping(self) -> None:
        self.pings += 1
        await self.answers.wait()
        if self.trouble:
            raise StorageError(self.trouble)


async def health_of(door: Door) -> tuple[int, Json]:
    async with door.http() as http:
        answer = await http.get("/health")
        return answer.status_code, answer.json()


@in_loop
async def test_health_is_a_write_every_few_seconds_and_not_one_a_request() -> None:
    store, now = Pinged(), 0.0
    async with open_door(house_of(store)) as door:
        door.front.pulse.clock = lambda: now
        told = await asyncio.gather(*[health_of(door) for _asked in range(5)])
        assert [(status, body["ok"], body["reason"]) for status, body in told] == [(200, True, "")] * 5
        assert store.pings == 1
        store.trouble = RAW
        assert (await health_of(door))[0] == 200
        now += health.EVERY
        status, body = await health_of(door)
        assert (status, body["ok"], body["reason"]) == (503, False, health.NOT_WRITTEN)
        async with door.http() as http:
            assert (await http.get("/health/live")).status_code == 200
        store.trouble = ""
        now += health.EVERY
        assert (await health_of(door))[0] == 200
        assert store.pings == 3
        await door.front.house.wind_up()
        status, body = await health_of(door)
        assert (status, body["reason"]) == (503, "the server is going down")


@in_loop
async def test_health_does_not_wait_for_ever() -> None:
    store = Pinged()
    store.answers.clear()
    house = house_of(store)
    pulse = Pulse(house.writer, patience=0.01)
    assert await pulse.trouble() == health.TOO_SLOW
    store.answers.set()
    await house.writer.drained()
    assert await pulse.trouble() == ""
    await house.close()


@in_loop
async def test_a_mark_is_written_in_every_store(place: Place) -> None:
    store = await place.open()
    house = house_of(store)
    await house.writer.beat()
    await house.writer.beat()
    await house.close()
    await store.close()


@in_loop
async def test_a_full_disk_is_noticed_without_a_move(tmp_path: Path) -> None:
    """There a transaction still begins, and one that writes nothing still ends."""
    assert await asyncio.to_thread(in_another_process, ping_without_room, tmp_path / FILE) == (1, health.NOT_WRITTEN)


def ping_without_room(told: Connection, file: Path) -> None:
    told.send(asyncio.run(_ping_without_room(file)))


async def _ping_without_room(file: Path) -> tuple[int, str]:
    """How many times it was ready, and what was said when no file could grow any more."""
    house = house_of(await open_sqlite(file))
    ready = int(await Pulse(house.writer, patience=NEVER).trouble() == "")  # a busy machine is no full disk
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # then a write past the limit fails as on a full disk
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # none at all: SQLite may have begun its log anew
    said = await Pulse(house.writer, patience=NEVER).trouble()
    await house.close()
    return ready, said


async def numbers_of(door: Door) -> dict[str, float]:
    async with door.http(headers={"Authorization": f"Bearer {TOKEN}"}) as http:
        answer = await http.get("/metrics")
    assert answer.status_code == 200
    samples = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
    return {sample.name + "".join(sample.labels.values()): sample.value for sample in samples}


@in_loop
async def test_the_numbers_are_those_of_the_house() -> None:
    house = house_of()
    async with open_door(house) as door:
        door.front.metrics_token = TOKEN
        before = await numbers_of(door)
        _table, people = await gathered(house, settled(a_game(2), 2), 2)
        await people[0].ask("start")
        moves = await play_out(people, Random(1))
        await people[0].ask("move", move="nonsense", window=0, seq=0)
        after = await numbers_of(door)
        assert after["parlour_tables"] == 1
        assert after["parlour_sockets"] == 2
        assert after["parlour_ready"] == 1
        assert after["parlour_moves_total"] == moves
        assert after["parlour_entries_total"] == people[0].seq
        assert after["parlour_commit_seconds_count"] == after["parlour_commit_seconds_bucket+Inf"] > 0
        assert after["parlour_thinking"] == after["parlour_write_queue"] == 0
        refused = "parlour_refusals_totalnot_now"
        assert after[refused] == before.get(refused, 0) + 1
        assert after["process_cpu_seconds_total"] > 0
        for person in people:
            person.leave()


@in_loop
async def test_the_page_for_those_who_run_it_names_every_number() -> None:
    named = set(re.findall(r"`(parlour_\w+)`", (ROOT / "docs/running.md").read_text(encoding="utf-8")))
    async with open_door() as door:
        text = exposition(door.front.house, door.front.pulse).decode()
    assert named == set(re.findall(r"^# TYPE (parlour_\w+)", text, re.MULTILINE))


@in_loop
async def test_nobody_reads_the_numbers_without_the_token() -> None:
    async with open_door() as door, door.http() as http:
        assert (await http.get("/metrics")).status_code == 404
        door.front.metrics_token = TOKEN
        for given in ("", "Bearer", f"Bearer {TOKEN}x", f"Basic {TOKEN}", "Bearer \u00e9"):
            answer = await http.get("/metrics", headers={b"Authorization": given.encode()})
            assert answer.status_code == 401
            assert "parlour_" not in answer.text


def test_a_token_that_could_be_guessed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_METRICS_TOKEN", "secret")
    with pytest.raises(ParlourError, match="at least 16 characters"):
        metrics_token()
    monkeypatch.setenv("PARLOUR_METRICS_TOKEN", TOKEN)
    assert metrics_token() == TOKEN


@contextmanager
def logged(as_json: bool) -> Iterator[io.StringIO]:
    """What the log says meanwhile, as a server sets it up."""
    root, ours = logging.getLogger(), logging.getLogger("parlour")
    kept = root.handlers, root.level, ours.level
    text = io.StringIO()
    logs.set_up(as_json, text)
    yield text
    root.handlers = kept[0]
    root.setLevel(kept[1])
    ours.setLevel(kept[2])


@pytest.mark.parametrize("as_json", [True, False])
def test_an_event_is_one_line_whatever_people_call_themselves(as_json: bool) -> None:
    before = logs.counting.lines["info"]
    with logged(as_json) as text:
        about = {"name": 'Ann\n2026 info: game ended "', "table": "t1", "seats": [1, 2]}
        logging.getLogger("parlour.server").info("game started\nagain", extra={"about": about})
        logging.getLogger("somebody.else").info("nothing of ours")
    (line,) = text.getvalue().splitlines()
    if as_json:
        told = json.loads(line)
        assert told["event"] == "game started\nagain"
        assert {name: told[name] for name in about} == about
    else:
        assert line.endswith('table=t1 seats="[1, 2]"')
        assert " info: game started\\nagain name=" in line
    assert logs.counting.lines["info"] == before + 1


def test_what_went_wrong_stands_in_the_line_of_json() -> None:
    with logged(as_json=True) as text:
        try:
            raise ZeroDivisionError("nought")
        except ZeroDivisionError:
            logging.getLogger("parlour.server").exception("a task failed")
    (line,) = text.getvalue().splitlines()
    assert "ZeroDivisionError: nought" in json.loads(line)["error"]
