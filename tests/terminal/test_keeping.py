"""What ``parlour join`` keeps of games, for how long, and how it is deleted."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from parlour.client import keeping
from parlour.client.address import server_of
from parlour.client.keeping import Folder, Kept
from tests.terminal.guests import main_of

HOUSE = "http://127.0.0.1:8080"
HASH = "ab" * 32


@pytest.fixture
def folder() -> Folder:
    return Folder(server_of(HOUSE).folder)


def keep(folder: Folder, game: int, table: str = "t", held: bool = False, complaints: Sequence[str] = ()) -> Path:
    """What is kept of a game, with its record; later games were played later."""
    kept = Kept(table, game, 0, "g1", HASH, {"1": HASH}, {}, list(complaints), held)
    folder.keep(kept)
    folder.keep_record(kept, "record\n")
    path = folder.of_game(table, game, "g1")
    os.utime(path, (game, game))
    return path


def games_in(folder: Folder) -> list[str]:
    """By table and number; no record is left of a game that is not."""
    kept = {path.stem for path in folder.path.glob("*.json")}
    assert {path.stem for path in folder.path.glob("*.record")} <= kept
    return sorted(stem.removesuffix("-g1") for stem in kept)


def test_the_last_games_stay_and_all_that_did_not_hold(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_HELD", 2)
    keep(folder, 1)  # running, or never checked
    keep(folder, 2, held=True, complaints=["left out"])
    for game in (3, 4, 5):
        keep(folder, game, held=True)
    (folder.path / "t-9-g1.json").write_text("no JSON")
    last = folder.find("t", 5, "g1")
    assert last is not None
    folder.keep_verdict(last, held=True)
    assert games_in(folder) == ["t-1", "t-2", "t-4", "t-5", "t-9"]
    folder.keep_verdict(last, held=False)  # the server gives out another record now
    keep(folder, 6, held=True)
    keep(folder, 7, held=True)
    newest = folder.find("t", 7, "g1")
    assert newest is not None
    folder.keep_verdict(newest, held=True)
    assert games_in(folder) == ["t-1", "t-2", "t-5", "t-6", "t-7", "t-9"]


def test_games_are_forgotten_when_asked_for(folder: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    folder.keep_cookie("parlour=abc; Path=/")
    keep(folder, 1)
    for game in (2, 3):
        keep(folder, game, held=True)
    keep(folder, 1, table="u", held=True)
    main_of(["forget", f"{HOUSE}/table/u", "--language", "hu"], 0)
    assert games_in(folder) == ["t-1", "t-2", "t-3"]
    main_of(["forget", HOUSE], 0)
    assert games_in(folder) == ["t-1"]
    main_of(["forget", HOUSE, "--table", "t", "--everything"], 0)
    assert games_in(folder) == []
    assert folder.cookie()
    main_of(["forget", HOUSE, "--everything"], 0)
    assert not folder.cookie()
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[-1].strip(".") for line in told] == ["1", "2", "1", "0"]
    assert told[0] != told[2], "each in the language asked for"


def test_forgetting_touches_nothing_but_what_was_kept(folder: Folder, tmp_path: Path) -> None:
    """Files that are none of ours stay, and what a link leads to does too."""
    keep(folder, 1, held=True)
    kept = next(folder.path.glob("t-1*.json"))
    elsewhere = tmp_path / "elsewhere.json"
    elsewhere.write_bytes(kept.read_bytes())
    (folder.path / "t-2-g1.json").symlink_to(elsewhere)
    (folder.path / "t-3-g1.json").write_bytes(b'{"table": "t", "game": []}')
    (folder.path / "t-4-g1.json").write_bytes(b"\xff\x00" * 100)
    (folder.path / "t-5-g1.json").mkdir()
    before = elsewhere.read_bytes()
    main_of(["forget", HOUSE, "--everything"], 0)
    assert games_in(folder) == ["t-3", "t-4", "t-5"]
    assert elsewhere.read_bytes() == before


@pytest.mark.parametrize("address", ["ftp://h", "http://h/table/../x", "http://h:x"])
def test_no_address_gets_one_clear_line(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    main_of(["forget", address, "--table", "a/b"], 2)
    assert len(capsys.readouterr().err.splitlines()) == 1
