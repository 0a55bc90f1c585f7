"""A document of what was found: drawn elsewhere it is the same, and anything else is refused in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main
from parlour.errors import ParlourError
from parlour.lab.hiring import crew_of
from parlour.lab.studies.findings import Findings, findings_of
from parlour.lab.studies.kept import document_of, findings_in
from parlour.lab.studies.plan import read_plan, with_changes
from parlour.lab.studies.running import parts_of, run_study

OWN = (Path(__file__).parent / "own.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def found() -> Findings:
    plan = with_changes(read_plan(OWN, "own"), 4, 7, "random,book")
    with crew_of(1) as crew:
        rows, deals = run_study(plan, parts_of(plan), crew)
    made = findings_of(plan, rows, deals, "parlour study own.toml --deals 4 --seed 7 --bots random,book")
    return made._replace(made={**made.made, "python": "of another machine"})


def test_what_was_found_elsewhere_is_the_same_here(found: Findings, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    file.write_text(json.dumps(document_of(found)), encoding="utf-8")
    again = findings_in(file, read_plan(OWN, "own"))
    assert again.records() == found.records()
    assert again.facts() == found.facts()
    assert document_of(again) == document_of(found)


@pytest.mark.parametrize(
    "change",
    [
        lambda said: said.pop("rows"),
        lambda said: said["rows"].append(7),
        lambda said: said["rows"][0].pop("place"),
        lambda said: said["rows"][0].update(mean="much"),
        lambda said: said["rows"][0].update(mean=float("nan")),
        lambda said: said["rows"][0].update(place=["<script>"]),
        lambda said: said["rows"][0].update(games=None),
        lambda said: said["facts"].update(seed="x"),
        lambda said: said["facts"].update(laws=3),
        lambda said: said["facts"].pop("command"),
        lambda said: said["facts"].update(bots="wizard"),
        lambda said: said.update(facts=[]),
        lambda said: said.update(study="places"),
    ],
)
def test_no_other_document_is_taken_for_one(found: Findings, tmp_path: Path, change: Any) -> None:
    said = json.loads(json.dumps(document_of(found)))
    change(said)
    file = tmp_path / "found.json"
    file.write_text(json.dumps(said), encoding="utf-8")
    with pytest.raises(ParlourError) as refused:
        findings_in(file, read_plan(OWN, "own"))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000])
def test_a_file_that_is_none_is_refused_by_the_command(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, file = tmp_path / "own.toml", tmp_path / "found.json"
    own.write_text(OWN, encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["study", str(own), "--json", "--draw", str(file)])
    assert ended.value.code
    assert "is not what" in capsys.readouterr().err
