"""The compiled package and the plain source play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import parlour.games
from parlour.registry import all_rules
from parlour.testing.builds import checksum
from parlour.version import is_compiled

SOURCE = Path(__file__).parents[2] / "src"


def test_compiled_and_plain_agree() -> None:
    if not is_compiled():
        pytest.skip("THE PACKAGE UNDER TEST IS NOT COMPILED: there is nothing to hold against the plain source")
    ours = [name for name, rules in all_rules().items() if rules.package.startswith(parlour.games.__name__)]
    command = [sys.executable, "-m", "parlour.testing.builds", *ours]
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=SOURCE.parent, timeout=300)
    assert done.returncode == 0, done.stderr
    plain = json.loads(done.stdout)
    assert not plain["compiled"]
    assert plain["checksums"] == {name: checksum(all_rules()[name]) for name in ours}
