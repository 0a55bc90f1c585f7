"""The command ``parlour judge``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.core.languages import LANGUAGES
from parlour.registry import rules_of
from tests.house.checkout import ROOT
from tests.judging.test_hearing import REVOKE, played

Said = pytest.CaptureFixture[str]


def parlour(capsys: Said, *words: str) -> tuple[int, str, str]:
    """The command in this process: its exit status, and what it says."""
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out, said.err


def running(tmp_path: Path) -> Path:
    *_all, recorder = played(rules_of("nap"), 1, 30)
    assert not recorder.game.over
    path = tmp_path / "running.case"
    path.write_text(recorder.text(), encoding="utf-8")
    return path


def test_the_command_tells_of_a_running_game_only_the_windows_of_a_seat(tmp_path: Path, capsys: Said) -> None:
    path = str(running(tmp_path))
    for language in LANGUAGES:
        assert parlour(capsys, "judge", path, "--seat", "A", "--language", language)[0] == 0
    status, out, _err = parlour(capsys, "judge", path, "--seat", "A", "--json")
    assert status == 0
    assert "findings" not in json.loads(out)
    for arguments, why in (
        ((), "--seat"),
        (("--seat", "A", "--at", "3"), "only how it stands now"),
        (("--seat", "Z"), "Z"),
    ):
        status, _out, err = parlour(capsys, "judge", path, *arguments)
        assert status == 2
        assert why in err


# -- bad input ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "name a game or the file of a record"),
        (["no-such-game"], "no game and no file"),
        (["ecarte", "--fault", "1000"], "knows no fault"),
        (["ecarte", "--fault", "13", "--by", "the cat"], "no offender"),
        (["ecarte", "--fault", "13", "--noticed", "never"], "no moment"),
        (["ecarte", "--by", "dealer"], "--fault"),
        (["ecarte", "--at", "3"], "belong to a record"),
        (["ecarte", "--cases", "/no/such/folder"], "no folder"),
        ([str(REVOKE), "--at", "999"], "there is no step 999"),
        ([str(REVOKE), "--seat", "A"], "everything lies open"),
        ([str(ROOT / "README.md")], "README.md"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: list[str], why: str, capsys: Said) -> None:
    status, _out, err = parlour(capsys, "judge", *arguments)
    assert status == 2
    assert why in err
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == 1


def test_a_fault_is_judged_in_every_language(capsys: Said) -> None:
    answers = set()
    for language in LANGUAGES:
        status, out, _err = parlour(
            capsys, "judge", "ecarte", "--fault", "44d", "--noticed", "lead", "--language", language
        )
        assert status == 0
        assert "ecarte.44d" in out
        answers.add(out)
    assert len(answers) == len(LANGUAGES)


def test_the_list_and_the_whole_table_are_told(capsys: Said) -> None:
    status, out, _err = parlour(capsys, "judge", "loo")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()][:7] == ["36", "37", "38", "39", "40", "41", "42"]
    whole = json.loads(parlour(capsys, "judge", "loo", "--json")[1])
    one = json.loads(parlour(capsys, "judge", "loo", "--fault", "39", "--noticed", "begun", "--json")[1])
    assert next(row for row in whole["matters"] if row["id"] == "39")["verdict"] == "open"
    assert one["verdict"] == "too-late"


def test_without_a_game_it_asks_for_one(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    answers = iter(["tarock", "jig", "20", "player", "y"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _question: next(answers))
    status, out, _err = parlour(capsys, "judge", "--language", "en")
    assert status == 0
    assert "no game 'tarock'" in out
    assert "It can be claimed now: claim" in out


def test_an_empty_line_leaves(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _question: "")
    assert parlour(capsys, "judge")[0] == 0
    assert parlour(capsys, "judge", "nap")[0] == 0
