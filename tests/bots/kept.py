"""Bouts that were played before, in a file to which more are added: a long proof may be played in pieces, anywhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from parlour.errors import ParlourError
from parlour.lab.same_code import code_mark
from tests.bots.standing import Bout


class Which(NamedTuple):
    """A bout: the seed, the name of the question, and the number of the game among those of the question."""

    seed: int
    question: str
    number: int


class Kept:
    """What is known of bouts.  A line each, so that files of several machines may be laid one after the other."""

    def __init__(self, path: Path | None, any_code: bool = False) -> None:
        """``any_code``: those played by other code count as well, where one knows that it plays the same."""
        self.path = path
        self.mark = code_mark()
        self.known: dict[Which, Bout] = {}
        self.by_others = 0
        text = path.read_text(encoding="utf-8") if path is not None and path.exists() else ""
        for line in text.split("\n")[:-1]:  # who was killed while writing has left half a line at the end
            try:
                mark, which, bout = json.loads(line)
                one, found = Which(*which), Bout(*bout)
            except (ValueError, TypeError):
                raise ParlourError(f"{path} holds no bouts: {line[:60]!r}") from None
            if mark == self.mark or any_code:
                self.by_others += mark != self.mark and one not in self.known
                self.known[one] = found

    def add(self, which: Which, bout: Bout) -> None:
        self.known[which] = bout
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([self.mark, which, bout]) + "\n")
