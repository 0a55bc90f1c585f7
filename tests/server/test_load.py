"""What ``./dev proof load`` and ``./dev proof thinking`` look for is found, and a little of the load itself."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from bench.server.bench import GAME, ours
from bench.server.players import Hall, Message, Player, Sight, Table
from tests.server.proofs import load
from tests.server.proofs.load import DEALS, SEATS, gaps, lost, written


def test_what_is_not_in_the_log_as_it_was_acknowledged_is_lost() -> None:
    log = {"a": {1: "", 2: "play KS", 3: "pass"}, "b": {1: "", 3: "pass"}}
    assert lost({"a": [(2, "play KS"), (3, "pass")], "b": [(3, "pass")]}, log) == 0
    assert lost({"a": [(2, "play QS"), (3, "pass"), (4, "pass")], "c": [(1, "pass")]}, log) == 3
    assert gaps(log) == 1


def test_moves_are_read_from_the_database(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "log.db") as database:
        database.execute("CREATE TABLE entries (table_id, seq, data)")
        rows = [("a", 1, {"kind": "made"}), ("a", 2, {"kind": "moved", "seat": 0, "move": "pass"})]
        database.executemany("INSERT INTO entries VALUES (?, ?, ?)", [(*row[:2], json.dumps(row[2])) for row in rows])
    assert written(tmp_path / "log.db") == {"a": {1: "", 2: "pass"}}


def test_a_little_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(load, "TABLES", 3)
    side = ours("sqlite", GAME, 3, DEALS, SEATS, str(tmp_path))
    assert load.load(side, 0.3, tmp_path, windows=1)
    assert " 0 lost, 0 logs with a gap" in capsys.readouterr().out


def test_how_long_bots_take_is_seen_from_when_they_are_asked() -> None:
    hall, table = Hall(0, 4, 1), Table("a")
    person = Player.__new__(Player)  # without a socket
    person.hall, person.table, person.seat, person.sight = hall, table, 0, Sight(False, [1, 2])
    person.watch_bots(Message("news"))
    assert set(table.asked) == {1, 2}
    since = table.asked[1] - 2.0
    table.asked[1] = since
    person.sight.to_act = [2, 0]
    person.watch_bots(Message("news", moved={"seat": 1, "by": "bot"}))
    assert set(table.asked) == {2}
    assert [round(seconds) for seconds in hall.answers] == [2]
    person.watch_bots(Message("news", moved={"seat": 3, "by": "clock"}))
    assert len(hall.answers) == 1
