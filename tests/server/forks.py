"""Processes that are killed: they are forked from one in which everything is there already, so they start fast."""

from __future__ import annotations

import multiprocessing
import os
import pkgutil
from functools import cache
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext
from pathlib import Path

from parlour import games

ROOT = Path(__file__).parents[2]
GAMES = [module.name for module in pkgutil.walk_packages(games.__path__, f"{games.__name__}.")]


@cache
def forking() -> ForkServerContext:
    """The first who asks starts that process, which finds the tests' own modules beside a compiled package too."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["parlour.server.serve", *GAMES, "tests.server.warm"])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), *([before] if before else [])])
    try:
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
    return context
