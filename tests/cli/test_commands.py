"""The commands, as a person runs them: what they print, and what bad input gets."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from parlour import __version__
from parlour.registry import all_rules, rules_of
from parlour.testing.options import shortened
from tests.cli.running import document, parlour

CASES = Path(__file__).parent.parent / "cases"
FIRST = next(iter(all_rules()))
ANYTHING = "1\n1 2 3\n1\n1\n" * 300  # the first move, and where cards are asked for, the first of them


def in_a_process(*words: str) -> str:
    return subprocess.run([sys.executable, "-m", "parlour", *words], capture_output=True, text=True, check=True).stdout


def test_games() -> None:
    listed = document("games")
    assert isinstance(listed, list)
    assert [game["name"] for game in listed] == list(all_rules())
    for game in listed:
        assert game["players"][0] <= game["players"][1]
        assert {"name", "values", "default", "text", "clause"} == set(game["options"][0])


def test_version_and_help() -> None:
    assert in_a_process("--version").strip() == __version__
    assert "print what each gains" in " ".join(in_a_process("--help").replace("│", "").split())


def test_laws_and_law() -> None:
    book = document("laws", FIRST)
    assert isinstance(book, dict)
    one = book["clauses"][0]
    assert document("law", one["id"]) == one
    assert one["text"] in parlour("laws", FIRST).stdout


def test_laws_speak_the_language_asked_for() -> None:
    name = next(name for name, rules in all_rules().items() if (rules.folder / "laws.hu.md").is_file())
    english, hungarian = document("laws", name), document("laws", name, "--language", "hu")
    assert isinstance(english, dict)
    assert isinstance(hungarian, dict)
    assert [row["id"] for row in hungarian["clauses"]] == [row["id"] for row in english["clauses"]]
    one = hungarian["clauses"][0]
    assert one["text"] != english["clauses"][0]["text"]
    assert one["text"] in parlour("law", one["id"], "--language", "hu").stdout


def test_a_language_that_there_is_not_is_refused() -> None:
    refused = parlour("laws", FIRST, "--language", "xx")
    assert refused.returncode == 2
    assert "en, hu, tr" in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_coverage_is_one_document() -> None:
    report = document("laws", "--coverage", "--cases", str(CASES))
    assert isinstance(report, dict)
    games = report["games"]
    assert report["total"] == sum(game["total"] for game in games.values())
    assert report["proven"] == sum(game["proven"] for game in games.values())
    for game in games.values():
        assert game["total"] == len(game["clauses"])
        assert game["proven"] == sum(row["state"] == "proven" for row in game["clauses"])
        assert all(row["cases"] for row in game["clauses"] if row["state"] in ("proven", "shown"))


@pytest.mark.parametrize("name", list(all_rules()))
def test_sim(name: str) -> None:
    report = document("sim", name, "--games", "20", "--seed", "3")
    assert isinstance(report, dict)
    assert report["games"] == 20
    assert report["moves"] > 0
    assert report["deals"] > 0
    assert report["ledger_sum"] == 0
    again = document("sim", name, "--games", "20", "--seed", "3")
    assert isinstance(again, dict)
    assert {**again, "seconds": 0, "moves_per_second": 0} == {**report, "seconds": 0, "moves_per_second": 0}


def test_failing_case(tmp_path: Path) -> None:
    path = tmp_path / "wrong.case"
    path.write_text("game ecarte\ndealer B\nturn 7S\n= score A 3\n", encoding="utf-8")
    done = parlour("case", str(path))
    assert done.returncode == 1
    assert "wrong.case:4" in done.stdout
    assert "expected: score A 3" in done.stdout
    assert "0 passed, 1 failed" in done.stdout


def test_one_unreadable_file_hides_no_other(tmp_path: Path) -> None:
    texts = {"good": "turn 7S\n= score A 0", "odd": "hand A KZ", "wrong": "turn 7S\n= score A 3", "lost": "A: plai"}
    paths = [tmp_path / f"{name}.case" for name in texts]
    for path, text in zip(paths, texts.values(), strict=True):
        path.write_text(f"game ecarte\ndealer B\n{text}\n", encoding="utf-8")
    done = parlour("case", *[str(path) for path in paths])
    assert done.returncode == 2
    assert "wrong.case:4" in done.stdout
    assert "1 passed, 1 failed, 2 cannot be read" in done.stdout
    assert "odd.case:3" in done.stderr
    assert "lost.case:3" in done.stderr
    assert done.stderr.count("\n") == 2


@pytest.mark.parametrize("name", list(all_rules()))
def test_play_to_the_end_and_replay(name: str, tmp_path: Path) -> None:
    record = tmp_path / "game.case"
    short = [word for option in shortened(rules_of(name), {}).items() for word in ("--option", "{}={}".format(*option))]
    done = parlour("play", name, "--bots", "random", *short, "--seed", "4", "--record", str(record), typed=ANYTHING)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    replayed = parlour("replay", str(record))
    assert replayed.returncode == 0, replayed.stdout
    assert parlour("replay", str(record), "--seat", "A").returncode == 0


def test_leaving_keeps_the_record(tmp_path: Path) -> None:
    done = parlour("play", typed="how\nrules\nlaw 1\nlaw zzz\nlog\nnonsense\n999\nhelp\nquit\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    (record,) = (tmp_path / "parlour" / "records").glob("*.case")
    assert str(record) in done.stdout
    assert parlour("replay", str(record)).returncode == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "eccarte"), "nearest: ecarte"),
        (("sim", "ecarte", "--games", "-3"), "from 0 up"),
        (("sim", "ecarte", "--games", "many"), "many"),
        (("sim", "ecarte", "--option", "stkae=3"), "nearest: stake"),
        (("sim", "ecarte", "--option", "stake=x"), "whole number from 0 up"),
        (("sim", "ecarte", "--option", "stake"), "NAME=VALUE"),
        (("sim", "ecarte", "--players", "5"), "two play"),
        (("law", "ecarte.444"), "nearest: ecarte.44"),
        (("law", "44"), "GAME.NUMBER"),
        (("laws",), "name a game"),
        (("laws", "--coverage", "--cases", "nowhere"), "no folder nowhere"),
        (("case", "nowhere.case"), "no file nowhere.case"),
        (("replay", "nowhere.case"), "no file nowhere.case"),
        (("frobnicate",), "frobnicate"),
        (("sim",), "sim"),
    ],
)
def test_bad_input_gets_one_line_and_status_2(words: tuple[str, ...], says: str) -> None:
    done = parlour(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("parlour: ")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr


@pytest.mark.parametrize("text", ["", "\0", "game", "game ecarte\n= \n", "game ecarte\ngo\n@ A\n", "\ud7ff"])
def test_broken_records_get_one_line(text: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.case"
    path.write_text(text, encoding="utf-8")
    for command in ("case", "replay"):
        done = parlour(command, str(path))
        assert done.returncode == 2, done.stdout
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "noise.case"
    path.write_bytes(bytes(range(256)))
    assert "no text in UTF-8" in parlour("case", str(path)).stderr
