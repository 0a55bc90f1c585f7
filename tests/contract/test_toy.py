"""Somebody's own game in somebody's own package, uncompiled: found through its entry point, it passes the battery."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import parlour

TOY = Path(__file__).parents[1] / "toy"
BATTERY = """
from parlour.registry import rules_of
from parlour.testing import battery
from parlour.testing.pairs import pairwise
from parlour.testing.soak import soak

rules = rules_of("high-card")
assert rules.package == "high_card"
battery(rules, 15)
assert soak(rules, pairwise(rules).sets, 100) == ""
"""


def installed(target: Path) -> dict[str, str]:
    """What pip would lay into site-packages for the toy's entry points; gives the environment that finds it."""
    project = tomllib.loads((TOY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = target / f"high_card-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: high-card\nVersion: {project['version']}\n")
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *[f"{name} = {value}" for name, value in entries.items()]]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    ours = Path(parlour.__file__).parents[1]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(target), str(TOY), str(ours)])}


def run(tmp_path: Path, *arguments: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=installed(tmp_path), cwd=tmp_path, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_own_game_passes_the_battery(tmp_path: Path) -> None:
    run(tmp_path, "-c", BATTERY)


def test_own_game_is_listed(tmp_path: Path) -> None:
    listed = json.loads(run(tmp_path, "-c", "from parlour.cli import main; main(['games', '--json'])"))
    assert listed[-1]["name"] == "high-card"
    assert listed[-1]["title"] == "High Card"
    assert listed[-1]["players"] == [2, 2]


def test_own_game_is_simulated(tmp_path: Path) -> None:
    command = "from parlour.cli import main; main('sim high-card --games 50 --seed 1 --option aces=low --json'.split())"
    found = json.loads(run(tmp_path, "-c", command))
    assert found["games"] == 50
    assert found["ledger_sum"] == 0
