"""What holds for all tests."""

from __future__ import annotations

import pytest

BROWSER = "tests/browser/"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that need a browser are not left out in silence."""
    left_out = [report for report in terminalreporter.stats.get("skipped", []) if report.nodeid.startswith(BROWSER)]
    if left_out:
        why = str(left_out[0].longrepr[2]).removeprefix("Skipped: ")
        terminalreporter.write_line(f"{len(left_out)} TESTS IN A BROWSER WERE SKIPPED: {why}", red=True, bold=True)
