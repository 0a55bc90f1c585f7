"""What cannot be asked of the lab gets one line, and nothing is written."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from parlour.cli.lab import chosen_games
from tests.cli.running import parlour

EXTRAS = ("polars", "ray", "torch", "numpy")  # as if they were not installed,
WHO_ASKS = (
    "parlour.lab.tables",
    "parlour.lab.dataset",
    "parlour.lab.cluster",
    "parlour.nets.hall",
)  # whoever has imported them before


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("sim nap --jobs -1", "--jobs is a whole number"),
        ("sim nap --games -1", "--games and --seed"),
        ("sim nap --games 2 --errs 0.5", "--errs is for table conduct"),
        ("sim nap --games 2 --ray auto", "install parlour[ray]"),
        ("arena nap --bots random,book --ray nowhere", "install parlour[ray]"),
        ("export nowhere.case --parquet x.parquet", "install parlour[lab]"),
        ("dataset nap --out x", "install parlour[lab]"),
        ("dataset --out x", "name a game"),
        ("dataset nap --all --out x", "name a game, or --all"),
        ("dataset nap --out x --games 0", "--games is a whole number"),
        ("dataset nap loo --out x --option deals=2", "--option is for one game"),
        ("dataset nap --out x --bots ,", "at least one bot"),
        ("baselines nap --episodes 1", "--episodes is a whole number"),
        ("exploit nap --against book --games 5", "--games is a whole number from 30 up"),
        ("exploit nap --against book --steps 0", "--steps and --seeds"),
        ("exploit nap --against whist", "no bot 'whist'"),
        ("exploit nap --against book --option conduct=table", "strict conduct"),
        ("exploit nap --against book --device tpu", "--device is cuda or cpu"),
        ("exploit nap --against book", "learning needs PyTorch"),
        ("exploit nap", "--against"),
        ("train nap", "learning needs PyTorch"),
        ("baselines whist", "no game 'whist'"),
        ("study all --json", "--json is for one study"),
        ("study places --json --bots ,", "bots names at least one bot"),
        ("study nap/calls --draw x.json --seed 2", "--draw plays nothing"),
        ("study nap/calls --write --bots random", "leave --bots out"),
        ("study own.toml --write --json", "--write is for the studies of the house"),
    ],
)
def test_bad_input_gets_one_line(command: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for module in WHO_ASKS:
        monkeypatch.delitem(sys.modules, module, raising=False)
    for module in EXTRAS:
        monkeypatch.setitem(sys.modules, module, None)
    done = parlour(*command.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_game_that_is_named_twice_is_played_once() -> None:
    assert [rules.name for rules in chosen_games(("nap", "loo", "nap"), False)] == ["nap", "loo"]
