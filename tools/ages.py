"""When each message or clause of a file was last changed, by the repository's history."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

HEADER = re.compile(r"^([0-9a-f]{40}) \d+ (\d+)")


class Ages:
    def __init__(self, checkout: Path) -> None:
        self.checkout = checkout

    def of(self, file: str, begins: re.Pattern[str]) -> dict[str, int]:
        """By id, the second of the commit that changed it last; nothing where there is no history.

        A line that the pattern knows begins what belongs to its id, up to the next.
        """
        found: dict[str, int] = {}
        id = ""
        for line, at in self._lines(file):
            begun = begins.match(line)
            id = begun[1] if begun else id if line.startswith((" ", "}")) else ""
            if id:
                found[id] = max(found.get(id, 0), at)
        return found

    def _lines(self, file: str) -> list[tuple[str, int]]:
        command = ["git", "blame", "-w", "--porcelain", "--", file]
        try:
            told = subprocess.run(command, cwd=self.checkout, capture_output=True, check=True).stdout.decode()
        except (OSError, subprocess.CalledProcessError):
            return []
        times: dict[str, int] = {}
        commit = ""
        lines = []
        for line in told.split("\n"):
            if header := HEADER.match(line):
                commit = header[1]
            elif line.startswith("committer-time "):
                times[commit] = int(line.split()[1])
            elif line.startswith("\t"):
                lines.append((line[1:], times[commit]))
        return lines
