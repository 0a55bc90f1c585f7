"""The command ``parlour``, run in this process: what it said, and its status.  One of its own takes half a second."""

from __future__ import annotations

import io
import json
import os
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from parlour.cli import main


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


def stream(text: str = "") -> io.TextIOWrapper:
    """As a process has it: in UTF-8, over bytes."""
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")


def said(into: io.TextIOWrapper) -> str:
    into.flush()
    into.seek(0)
    return into.read()


def parlour(*words: str, typed: str = "", home: Path | None = None) -> Done:
    variables = {"XDG_DATA_HOME": str(home or Path.cwd()), "NO_COLOR": "1", "LANGUAGE": "en"}
    streams = {"stdin": stream(typed), "stdout": stream(), "stderr": stream()}
    status = 0
    with ExitStack() as patched:
        patched.enter_context(patch.dict(os.environ, variables))
        for name, each in streams.items():
            patched.enter_context(patch.object(sys, name, each))
        try:
            main([*words])
        except SystemExit as exit:
            status = exit.code if isinstance(exit.code, int) else 1 if exit.code else 0
    return Done(status, said(streams["stdout"]), said(streams["stderr"]))


def document(*words: str) -> object:
    done = parlour(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
