"""An evening from files: each record is replayed before it counts."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from random import Random

import pytest

from parlour.cases.record import Recorder
from parlour.cli import main
from parlour.registry import all_rules


def record(path: Path, seed: int, players: list[str]) -> Path:
    """A short game with payments, played at random."""
    rules = next(rules for rules in all_rules().values() if "stake" in rules.options.make().values)
    game = rules.new({"deals": 1, "players": max(rules.players[0], len(players))}, seed)
    recorder = Recorder(game, players)
    chance = Random(seed)
    while not game.over:
        if game.to_act:
            seat = chance.choice([seat for seat in range(game.seats) if game.waits >> seat & 1])
            recorder.play(seat, game.pick(seat, chance.getrandbits(40)))
        else:
            recorder.go_on()
    path.write_text(recorder.text(), encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["evening", *map(str, words)])
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out, told.err


def test_records_of_one_evening(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [record(tmp_path / f"{i}.case", i, ["Anna", "Béla", "=Cem", "Dóra\x1b[2J"]) for i in (1, 2)]
    status, out, _err = run(capsys, *files)
    assert status == 0
    assert "\x1b" not in out
    assert "Dóra?[2J" in out
    assert all(str(file) in out for file in files)
    _status, out, _err = run(capsys, *files, "--csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert {row["record"] for row in rows if row["what"] == "game"} == {str(file) for file in files}
    assert sum(int(row["counters"]) for row in rows if row["counters"]) == 0
    assert "'=Cem" in {row["player"] for row in rows}
    _status, out, _err = run(capsys, *files, "--json")
    found = json.loads(out)
    assert sum(person["due"] for person in found["people"]) == 0
    assert {row["what"] for row in found["debts"]} == {"debt"}
    _status, out, _err = run(capsys, *files, "--standings")
    assert "\x1b" not in out
    head, *people = out.splitlines()
    assert head.split() == ["points", "counters", "matches"]
    assert sum(float(line.split()[-3]) for line in people) == 4, "half a point for each seat of a game"
    assert [line.split()[-1] for line in people] == ["2"] * 4


@pytest.mark.parametrize("what", ["missing", "twice", "changed", "unfinished", "both", "nonsense"])
def test_what_cannot_be_reckoned_is_said_in_a_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = record(tmp_path / "good.case", 1, ["Anna", "Béla"])
    text = good.read_text(encoding="utf-8")
    bad = tmp_path / "bad.case"
    words: list[object] = [good, bad]
    if what == "twice":
        bad.write_text(text, encoding="utf-8")
    elif what == "changed":
        lines = text.splitlines()
        bad.write_text("\n".join([*lines[:-1], lines[-1].replace("A ", "A 9")]), encoding="utf-8")
    elif what == "unfinished":
        bad.write_text(text.partition("\ngo\n")[0] + "\ngo\n", encoding="utf-8")
    elif what == "nonsense":
        bad.write_bytes(b"\xff\xfe\x00")
    elif what == "both":
        words = [good, "--csv", "--standings"]
    status, out, err = run(capsys, *words)
    assert status == 2
    assert out == ""
    assert err.startswith("parlour: ")
    assert len(err.splitlines()) == 1
