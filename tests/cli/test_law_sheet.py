"""The law of one table on a sheet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.law.in_force import conditions
from parlour.present.teller import Teller
from parlour.registry import all_rules

NAME, RULES = next((name, rules) for name, rules in all_rules().items() if conditions(rules))


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["laws", *map(str, words), "--in-force"])
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out, told.err


def test_a_sheet_of_options_and_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = run(capsys, NAME, "--language", "en")
    assert status == 0
    assert all(Teller(RULES).clause(id.partition(".")[2]) in out for id in conditions(RULES))
    _status, out, _err = run(capsys, NAME, "--json", "--option", "deals=1")
    found = json.loads(out)
    assert found["options"]["deals"] == 1
    assert {clause["state"] for clause in found["clauses"]} >= {"on", "off"}
    record = tmp_path / "a.case"
    record.write_text(f"game {NAME}\noption deals 1\n", encoding="utf-8")
    _status, again, _err = run(capsys, "--json", "--record", record)
    assert again == out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name a game, or a record"),
        ([NAME, "--option", "nothing=1"], "no option 'nothing'"),
        ([NAME, "--record", __file__], "a record says itself"),
        (["--record", __file__], "is no record"),
        (["--record", "/none"], "no file"),
        (["none"], "none"),
    ],
)
def test_bad_input_gets_a_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1
