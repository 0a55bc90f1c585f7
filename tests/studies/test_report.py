"""The files of a study, where the extra ``lab`` is installed: whole, the same each time, and grey."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.lab.hiring import crew_of
from parlour.lab.studies.findings import Findings, findings_of
from parlour.lab.studies.plan import read_plan
from parlour.lab.studies.running import parts_of, run_study

polars: Any = pytest.importorskip("polars", reason="needs the extra lab")
pytest.importorskip("matplotlib", reason="needs the extra lab")

OWN = (Path(__file__).parent / "own.toml").read_text(encoding="utf-8")
HOSTILE = '<script>alert("x")</script>'


def findings() -> Findings:
    plan = read_plan(OWN.replace("Does it pay to deal?", HOSTILE.replace('"', "'")), "own")
    with crew_of(1) as crew:
        rows, deals = run_study(plan, parts_of(plan), crew)
    return findings_of(plan, rows, deals, "parlour study own.toml")


def test_a_study_is_written_whole_and_twice_alike(tmp_path: Path) -> None:
    from PIL import Image

    from parlour.lab.studies import report

    found = findings()
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        report.write(found, folder)
    names = {path.name for path in first.iterdir()}
    assert names == {"rows.parquet", "table.txt", "study.md", "index.html", "picture-1.svg", "picture-1.png"}
    assert [name for name in sorted(names) if (first / name).read_bytes() != (second / name).read_bytes()] == []
    assert polars.read_parquet(first / "rows.parquet").to_dicts() == found.records()
    facts = polars.read_parquet_metadata(first / "rows.parquet")
    assert {name: facts[name] for name in found.facts()} == found.facts()
    page = (first / "index.html").read_text(encoding="utf-8")
    assert "parlour study own.toml" in page
    assert "nap.13" in page
    assert "<script" not in page
    with Image.open(first / "picture-1.png") as picture:
        colours = picture.convert("RGB").getcolors() or []
        assert len(colours) > 2
        assert all(red == green == blue for _often, (red, green, blue) in colours)
