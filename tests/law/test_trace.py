"""One clause and all that hangs on it: ``parlour law ID --trace``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.core.languages import LANGUAGES
from parlour.law.book import TO_ENACT, TO_SHOW, load
from parlour.law.coverage import PENDING, PROVEN, SHOWN
from parlour.law.trace import Trace, code_of
from parlour.registry import all_rules, rules_of
from tests.house.checkout import FOLDERS, ROOT, SRC, public_name

CASES = ROOT / "tests" / "cases"


def trace(id: str) -> Trace:
    game = id.partition(".")[0]
    return Trace(rules_of(game), id, CASES / game, rules_of)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_clause_in_force_has_code_and_a_case(folder: str) -> None:
    game = public_name(folder)
    spoken = [language for language in LANGUAGES if (rules_of(game).folder / f"laws.{language}.md").is_file()]
    for clause in load(rules_of(game)).clauses.values():
        found = trace(clause.id)
        assert list(found.texts) == spoken, clause.id
        if clause.pending:
            assert found.state == PENDING
            continue
        assert found.code, f"no line of {folder} cites {clause.id}"
        assert found.cases, f"no case proves {clause.id}"
        states = [SHOWN] if clause.kind in TO_SHOW else [PROVEN, SHOWN] if clause.kind in TO_ENACT else [PROVEN]
        assert found.state in states


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_lines_of_code_stand_where_the_trace_says(folder: str) -> None:
    code = code_of(rules_of(public_name(folder)))
    assert code
    for line in {line for lines in code.values() for line in lines}:
        source = (SRC / line.file).read_text(encoding="utf-8").split("\n")
        assert source[line.number - 1].strip() == line.text


def test_a_clause_as_a_person_reads_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "docs")  # the cases are looked for here and above
    told = run(capsys, "law", "poker.law.41", "--trace")
    assert told.startswith("poker.law.41 (deal), proven\n")
    rows = [line.split() for line in told.splitlines()[1:]]
    headings = [row[0] for row, line in zip(rows, told.splitlines()[1:], strict=True) if line[2] != " "]
    assert headings == ["source", *LANGUAGES, "code", "cases", "rulings"]
    assert "law 41, W. H. Peel" in told
    assert "poker/rules/" in told
    assert 'say("poker.law.41", "reshuffles"' in told
    assert "poker/s24-stub-too-short.case" in told
    assert "poker.R21" in told


def test_a_clause_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "law", "ecarte.44c", "--trace", "--json", "--cases", str(CASES)))
    assert told["source"]["place"] == "article 44"
    assert "National Casino" in told["source"]["print"]
    assert list(told["texts"]) == list(LANGUAGES)
    assert len(set(told["texts"].values())) == len(LANGUAGES)
    assert told["state"] == PROVEN
    refusal = next(line for line in told["code"] if "Refusal(" in line["text"])
    assert refusal["file"] == "parlour/games/ecarte/refusals.py"
    assert "ecarte/s09-duties-of-play.case" in told["cases"]


def test_a_case_that_fails_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = tmp_path / "x.case"
    good = "game ecarte\ndealer B\nhand A KS QS JS 8H 8D\nturn 9S\n\nA: propose\nB: refuse\n! A: propose -> ecarte.37\n"
    for text, proving in ((good, ["x.case"]), (good + "= score A 3\n", [])):
        case.write_text(text, encoding="utf-8")
        told = json.loads(run(capsys, "law", "ecarte.37", "--trace", "--json", "--cases", str(tmp_path)))
        assert told["cases"] == proving


def test_without_a_checkout_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "they lie in tests/cases of a checkout" in run(capsys, "law", "ecarte.44c", "--trace")
    told = json.loads(run(capsys, "law", "ecarte.44c", "--trace", "--json"))
    assert told["cases"] is None
    assert told["state"] == ""
    assert told["code"]


def test_pending_clauses_hints_and_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    ids = [row.id for rules in all_rules().values() for row in load(rules).clauses.values() if row.pending]
    if ids:  # as long as there are any
        assert "\n  pending" in run(capsys, "law", ids[0], "--trace")
    unplayable = next(id for rules in all_rules().values() for id in load(rules).no_choice)
    assert "\n  no choice" in run(capsys, "law", unplayable, "--trace")
    ruling = run(capsys, "law", "poker.R21", "--trace")
    assert ruling.startswith("poker.R21 (ruling)\n")
    assert "\n  source" not in ruling


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["ecarte.444"], "no clause ecarte.444; nearest: ecarte.44"),
        (["44"], "GAME.NUMBER"),
        (["eccarte.44"], "nearest: ecarte"),
        (["ecarte.44", "--cases", "nowhere"], "no folder nowhere"),
    ],
)
def test_what_there_is_not_gets_one_line_and_status_2(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["law", *words, "--trace"])
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert says in told.err


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    told = capsys.readouterr()
    assert ended.value.code == 0, told.err
    return told.out
