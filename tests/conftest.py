"""What holds for all tests."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.registry import all_rules, rules_of
from tools.missing import missing

BROWSER = "tests/browser/"
LONG = ("test_builds.py", "test_new_game.py", "test_install.py", "test_blocks.py")  # begun last, they would end alone
LONG_SCREENS = ("test_screens.py", "test_trouble.py")
ROOT = Path(__file__).parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="NAME", help="only the tests that concern this game, and what it lacks")


def pytest_configure(config: pytest.Config) -> None:
    try:
        rules_of(config.getoption("--game") or next(iter(all_rules())))
    except ParlourError as error:
        raise pytest.UsageError(str(error)) from error


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items[:] = in_order(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    name = config.getoption("--game")
    if name is not None:
        concerned = [item for item in items if concerns(item, name)]
        config.hook.pytest_deselected(items=[item for item in items if item not in concerned])
        items[:] = concerned


def in_order(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """The first process begins with the browser, in which much is waited for, and the last with what takes long.

    Each begins with an equal part of the list; who has done his takes over from the end of another's.
    """
    browser = [item for item in items if item.nodeid.startswith(BROWSER)]
    browser.sort(key=lambda item: item.path.name not in LONG_SCREENS)
    rest = [item for item in items if not item.nodeid.startswith(BROWSER)]
    long = [item for item in rest if item.path.name in LONG]
    short = [item for item in rest if item.path.name not in LONG]
    before = max(0, len(items) - len(items) // processes - len(browser))
    return [*browser, *short[:before], *long, *short[before:]]


def pytest_collection_finish() -> None:
    """Ten thousand tests are no garbage: whoever looks for that need not look at them each time."""
    gc.collect()
    gc.freeze()


def concerns(item: pytest.Item, name: str) -> bool:
    """Whether a test lies in the game's folder of tests, or is given the game, its folder or one of its files."""
    folder = name.replace("-", "_")
    if item.path.is_relative_to(ROOT / "tests" / "games" / folder):
        return True
    call = getattr(item, "callspec", None)
    return call is not None and any(is_of(value, name, folder) for value in call.params.values())


def is_of(value: object, name: str, folder: str) -> bool:
    if isinstance(value, Rules):
        return value.name == name
    if isinstance(value, Path):
        return name in value.parts or folder in value.parts
    home = f"parlour/games/{folder}"
    return isinstance(value, str) and (value in (name, folder) or home in value.replace(".", "/"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Tests that need a browser are not left out in silence, nor is what a game lacks."""
    left_out = [report for report in terminalreporter.stats.get("skipped", []) if report.nodeid.startswith(BROWSER)]
    if left_out:
        why = str(left_out[0].longrepr[2]).removeprefix("Skipped: ")
        terminalreporter.write_line(f"{len(left_out)} TESTS IN A BROWSER WERE SKIPPED: {why}", red=True, bold=True)
    name = config.getoption("--game")
    if name is not None:
        terminalreporter.section(f"what {name} lacks")
        wants = missing(rules_of(name), ROOT)
        for want in wants:
            terminalreporter.write_line(str(want), red=want.wanted, yellow=not want.wanted)
        if not wants:
            terminalreporter.write_line("nothing")
