"""The files of a study, run where the extra ``lab`` is, by ``./dev proof lab``: whole, the same each time, and grey."""

from __future__ import annotations

import json
from pathlib import Path
from unittest.mock import patch
from warnings import catch_warnings, simplefilter

import polars
from PIL import Image

from parlour.errors import ParlourError
from parlour.lab.hiring import crew_of
from parlour.lab.studies import report
from parlour.lab.studies.findings import Findings, findings_of
from parlour.lab.studies.kept import document_of, findings_in
from parlour.lab.studies.pictures import NOTHING, draw, figure_of
from parlour.lab.studies.plan import Picture, read_plan
from parlour.lab.studies.running import Row, parts_of, run_study
from tests.lab.work import demand

OWN = (Path(__file__).parent / "own.toml").read_text(encoding="utf-8")
HOSTILE = "<script>alert('x')</script>"
PANELS = """
title = "Two panels"
asks = "Who stands where?"
game = "nap"
count = "places"
[[pictures]]
kind = "dots"
along = "place"
panels = "what"
only = { what = ["a", "b"] }
"""
NAMES = {"rows.parquet", "table.txt", "study.md", "index.html", "picture-1.svg", "picture-1.png"}


def prove_report(folder: Path) -> None:
    """By one process, by two, and drawn from the document of what was found: the same bytes."""
    found = findings(1)
    document = folder / "found.json"
    document.write_text(json.dumps(document_of(found)), encoding="utf-8")
    again = {"one": found, "two": findings(2), "drawn": findings_in(document, found.plan)}
    for name, each in again.items():
        report.write(each, folder / name)
    written = [{file.name: file.read_bytes() for file in (folder / name).iterdir()} for name in again]
    demand(set(written[0]) == NAMES, "written is", *written[0])
    demand(written[0] == written[1] == written[2], "studies differ")
    prove_contents(folder / "one", found)
    with patch("parlour.core.files.os.replace", side_effect=OSError(28, "no space left")):
        try:
            report.write(found, folder / "full")
        except Exception as error:
            demand("no space" in str(error), error)
        else:
            demand(False, "nothing was written, and nobody said so")
    for name in NAMES:
        (folder / "taken" / name / name).mkdir(parents=True)  # a folder lies where the file should
        try:
            report.write(found, folder / "taken" / name)
        except ParlourError as error:
            demand(f"{name} cannot be written" in str(error) and "\n" not in str(error), error)
        else:
            demand(False, name, "was not written, and nobody said so")
    prove_pictures(folder)
    print("study: the same files by one process, by two, and drawn from what was found elsewhere", flush=True)


def prove_pictures(folder: Path) -> None:
    """Panels of dots share their lines, or have each its own; of nothing there is a picture that says so."""
    plan = read_plan(PANELS, "own")
    names = ("game", "what", "place")
    seen = [("a", 2), ("b", 0), ("b", 1), ("b", 2)]
    rows = [Row(("nap", what, place), place + 10.0, 0.5, 9, 100) for what, place in seen]
    with catch_warnings():
        simplefilter("error")
        axes = figure_of(Findings(plan, names, rows, 100, "", {}), plan.pictures[0]).axes
        labels = [tick.get_text() for tick in axes[0].get_yticklabels()]
        for axis in axes:
            for container in axis.containers:
                for mean, line in container.lines[0].get_xydata():
                    demand(float(labels[round(line)]) + 10 == mean, "in another's line:", labels, line, mean)
        demand([axis.get_title() for axis in axes] == ["a", "b"], "panels")
        axes = figure_of(Findings(plan, names, rows[:3], 100, "", {}), plan.pictures[0]).axes
        labels = [[tick.get_text() for tick in axis.get_yticklabels()] for axis in axes]
        demand(labels == [["2"], ["0", "1"]], "panels without a line in common show each other's:", labels)
        demand(axes[0].get_xlim() != axes[1].get_xlim(), "and share a scale")
        draw(Findings(plan, names, [], 0, "", {}), 0, folder)
        counts = [Row(("nap", "a", place), 1.0, 0.5, 9, 100) for place in range(4, 21)]
        (axis,) = figure_of(Findings(plan, names, counts, 100, "", {}), Picture(along="place", only={"what": "a"})).axes
        ticks = list(axis.get_xticks())
        demand(len(ticks) > 3 and all(tick == round(tick) for tick in ticks), "whole numbers stand at", ticks)
    demand(NOTHING in (folder / "picture-1.svg").read_text(encoding="utf-8"), "nothing was seen, and nobody said so")


def findings(jobs: int) -> Findings:
    plan = read_plan(OWN.replace("Does it pay to deal?", HOSTILE), "own")
    with crew_of(jobs) as crew:
        rows, deals = run_study(plan, parts_of(plan), crew)
    return findings_of(plan, rows, deals, "parlour study own.toml")


def prove_contents(folder: Path, found: Findings) -> None:
    demand(polars.read_parquet(folder / "rows.parquet").to_dicts() == found.records(), "rows were lost")
    facts = polars.read_parquet_metadata(folder / "rows.parquet")
    demand({name: facts.get(name) for name in found.facts()} == found.facts(), "facts were lost:", facts)
    page = (folder / "index.html").read_text(encoding="utf-8")
    demand("parlour study own.toml" in page and "nap.13" in page, "the page does not say how it was made")
    demand("<script" not in page, "a script stands in the page")
    with Image.open(folder / "picture-1.png") as picture:
        colours = picture.convert("RGB").getcolors() or []
    demand(len(colours) > 2, "an empty picture")
    demand(all(red == green == blue for _often, (red, green, blue) in colours), "colours")
