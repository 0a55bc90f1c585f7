"""``parlour verify`` as a person runs it: what it says and with which status it ends."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from parlour.cli import main
from tests.fair.evenings import evening


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        main(["verify", *words])
        status = 0
    except SystemExit as left:
        status = int(left.code or 0)
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_bytes(evening("ecarte", "shown", 2).record().encode())
    return path


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "kept.json"
    path.write_text(evening("ecarte", "shown", 2).kept(), encoding="utf-8")
    return path


def test_against_what_was_kept(record: Path, kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = run(capsys, str(record), "--promises", str(kept))
    assert status == 0
    assert " 0 wrong (what was shown could be checked)" in out
    assert "It agrees with what was kept (" in out
    status, out, _err = run(capsys, str(record), "--promises", str(kept), "--json")
    told = json.loads(out)
    assert (status, told["status"], told["wrong"], told["everything"]) == (0, 0, [], False)
    assert told["against"] == len(json.loads(kept.read_text(encoding="utf-8"))["heads"])


def test_other_rules_are_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "other rules" not in run(capsys, str(record))[1]
    text = record.read_bytes().decode()
    law = text.index('"law":"') + 7
    record.write_bytes((text[:law] + "0" * 64 + text[law + 64 :]).encode())
    assert "it was played by other rules than those of this version" in run(capsys, str(record))[1]


def test_alone_nothing_is_proven(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = run(capsys, str(record))
    assert status == 3
    assert "whoever wrote this record may have written all of it" in out


def test_what_is_wrong_is_said(record: Path, kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_bytes().decode()
    at = text.index('"share":"') + 9
    record.write_bytes((text[:at] + ("1" if text[at] == "0" else "0") + text[at + 1 :]).encode())
    status, out, err = run(capsys, str(record), "--promises", str(kept))
    assert (status, err) == (1, "")
    assert "opens another share than the one committed to" in out
    assert "another head was seen during the game" in out
    assert "This is not what was promised." in out


def test_what_somebody_wrote_cannot_move_the_cursor(
    record: Path, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(kept.read_text(encoding="utf-8"))
    kept.write_text(json.dumps({**told, "complaints": ["the house was \x1b[2J silent"]}), encoding="utf-8")
    status, out, _err = run(capsys, str(record), "--promises", str(kept))
    assert status == 0
    assert "noted during the game: the house was ?[2J silent" in out


def test_what_cannot_be_read_gets_one_line(record: Path, kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept.write_text("nonsense", encoding="utf-8")
    for words in ([str(record), "--promises", str(kept)], [str(record), "--promises", "nowhere"], ["nowhere"]):
        status, out, err = run(capsys, *words)
        assert (status, out, err.count("\n")) == (2, "", 1)
    record.write_bytes(record.read_bytes().replace(b"\n", b"\r\n"))
    status, _out, err = run(capsys, str(record))
    assert status == 2
    assert err.startswith("parlour: ")


def test_what_cannot_be_opened_gets_one_line(tmp_path: Path, kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary, locked = tmp_path / "binary", tmp_path / "locked"
    binary.write_bytes(bytes(range(256)) * 9)
    locked.write_bytes(b"game nap\n")
    locked.chmod(0)
    for path in [tmp_path, binary, tmp_path / "nowhere", Path("/dev/zero"), Path("/dev/null"), locked]:
        if path == locked and os.access(locked, os.R_OK):
            continue  # whoever runs this may read everything
        for words in ([str(path)], [str(path), "--promises", str(kept)], [str(kept), "--promises", str(path)]):
            status, out, err = run(capsys, *words)
            assert (status, out, err.count("\n"), err[:9]) == (2, "", 1, "parlour: "), path


def test_an_error_says_nothing_of_a_record_that_moves_the_cursor(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_bytes().decode()
    assert '"deals":2' in text
    for value in ('"\\u001b[2J"', f'"{"x" * 100_000}"', "[" * 500 + "]" * 500, "9" * 4000):
        record.write_bytes(text.replace('"deals":2', f'"deals":{value}').encode())
        status, out, err = run(capsys, str(record))
        assert (status, out) == (2, "")
        assert err.removesuffix("\n").isprintable()
        assert len(err) < 1100
