"""Tables, data sets, twenty lines and a notebook: run where the extra ``lab`` is, by ``./dev proof lab``."""

from __future__ import annotations

import json
import os
import runpy
import tempfile
from pathlib import Path
from shutil import copy
from typing import Any
from unittest.mock import patch

import polars

from parlour.cli import main as parlour
from parlour.lab import interrupts
from parlour.registry import all_rules
from tests.house.checkout import ROOT
from tests.lab.work import demand
from tests.studies.report import prove_report

NOTEBOOK = ROOT / "docs/research.ipynb"
GAMES = "202"
LEARNT = 2.0  # counters a deal that the twenty lines must win at least from random players


def status_of(*arguments: object) -> int:
    try:
        parlour([str(argument) for argument in arguments])
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0


def prove_export(folder: Path) -> None:
    file = folder / "golden.parquet"
    demand(status_of("export", ROOT / "tests/golden", "--parquet", file) == 0)
    table = polars.read_parquet(file)
    demand(set(table["game"]) == set(all_rules()), "not every game is there")
    demand("others" not in table.columns, "others' cards stand there unasked")
    demand(table["move"].null_count() == 0 == table["view"].null_count())
    demand(status_of("export", ROOT / "tests/golden", "--parquet", file, "--open") == 0)
    demand(polars.read_parquet(file)["others"].null_count() == 0)
    record = Path(copy(ROOT / "tests/golden/nap.case", folder / "own.case"))
    demand(status_of("export", record, "--parquet", folder / "." / record.name) == 2, "a record was written over")
    demand(record.read_bytes() == (ROOT / "tests/golden/nap.case").read_bytes(), "a record was lost")
    print(f"export: {len(table)} decisions of {table['record'].n_unique()} records", flush=True)


def prove_dataset(folder: Path) -> None:
    """The same bytes by one process, by two, and after an interruption and some damage."""
    command = ["dataset", "nap", "--bots", "book,random", "--games", GAMES, "--out"]
    demand(status_of(*command, folder / "one", "--jobs", 1) == 0)
    demand(status_of(*command, folder / "two", "--jobs", 2) == 0)
    three = folder / "three/nap"

    def when_begun() -> None:
        if (three / "part-00000.parquet").exists():
            raise KeyboardInterrupt

    with patch.object(interrupts, "raise_noted", when_begun):
        demand(status_of(*command, folder / "three", "--jobs", 1) == 130, "nobody was interrupted")
    demand([file.name for file in three.glob("*.parquet")] == ["part-00000.parquet"], "interrupted too late")
    (three / "part-00000.parquet").write_bytes(b"damaged")
    demand(status_of(*command, folder / "three", "--jobs", 1) == 0)
    sets = [
        {file.name: file.read_bytes() for file in (folder / name / "nap").glob("*.parquet")}
        for name in ("one", "two", "three")
    ]
    demand(sets[0] == sets[1] == sets[2], "data sets differ")
    demand(status_of(*command, folder / "one", "--seed", 2) == 2, "another data set was written into a folder")
    for fewer in ("5", "201"):  # fewer parts, and a smaller last one
        demand(status_of(*command[:-2], fewer, "--out", folder / "one") == 2, "fewer games were taken for more")
    table = polars.read_parquet(folder / "one/nap/*.parquet")
    demand(table["number"].n_unique() == int(GAMES), "games are missing")
    demand(set(table["bot"]) == {"book", "random"})
    print(f"dataset: {len(table)} decisions of {GAMES} games, the same bytes by one process and by two", flush=True)


def prove_twenty_lines(folder: Path) -> None:
    source = ROOT / "tests/lab/twenty_lines.py"
    written = [line for line in source.read_text("utf-8").splitlines() if line.strip()]
    demand(len(written) <= 20, "the example has", len(written), "lines")
    os.chdir(folder)
    found = runpy.run_path(str(source))
    curve = [float(won) for won in found["curve"]]
    demand((folder / "learning.png").stat().st_size > 1000, "no figure")
    demand(min(curve[-5:]) > LEARNT > curve[0], "nothing was learnt:", curve)
    print(f"twenty lines: {curve[0]:.2f} -> {curve[-1]:.2f} counters a deal", flush=True)


def prove_notebook(folder: Path) -> None:
    """Every cell of code, one after the other."""
    os.chdir(folder)
    names: dict[str, Any] = {}
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    demand(len(cells) > 3)
    for cell in cells:
        exec(compile("".join(cell["source"]), str(NOTEBOOK), "exec"), names)
    print(f"notebook: {len(cells)} cells run", flush=True)


def main() -> None:
    os.environ["MPLBACKEND"] = "Agg"
    with tempfile.TemporaryDirectory() as folder:
        prove_report(Path(folder))
        prove_export(Path(folder))
        prove_dataset(Path(folder))
        prove_twenty_lines(Path(folder))
        prove_notebook(Path(folder))


if __name__ == "__main__":
    main()
