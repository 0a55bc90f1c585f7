"""What a check found: what was checked, what is wrong, what is worth knowing."""

from __future__ import annotations

from parlour.errors import one_line

CHECKED = 0
WRONG = 1
UNREADABLE = 2
UNPROVEN = 3


class Verdict:
    """What was checked, and what did not hold."""

    def __init__(self) -> None:
        self.game = ""
        self.law = ""  # the fingerprint of the rules that it was played by, where the record tells
        self.promises = 0
        self.opened = 0
        self.entries = 0
        self.wrong: list[str] = []
        self.remarks: list[str] = []  # nothing is wrong with it, but whoever reads the record should know
        self.everything = False  # the secret was given, so every card could be checked
        self.finished = True  # the game is over, so that cards are opened
        self.against = 0  # so many heads that were kept stand in the record

    @property
    def status(self) -> int:
        """What a command exits with: whoever wrote a record may have written all of it, so alone it proves nothing."""
        if self.wrong:
            return WRONG
        return CHECKED if self.against and self.finished else UNPROVEN


MOST_SAID = 40


def lines_of(verdict: Verdict) -> list[str]:
    """What is wrong and what is worth knowing, for a terminal."""
    found = [*verdict.wrong[:MOST_SAID], *verdict.remarks[:MOST_SAID]]
    more = len(verdict.wrong) + len(verdict.remarks) - len(found)
    lines = [one_line(line) for line in found]
    return [*lines, f"and {more} more"] if more else lines


def verdict_line(verdict: Verdict) -> str:
    how = "every card could be checked" if verdict.everything else "what was shown could be checked"
    counted = f"{verdict.entries} entries, " if verdict.entries else ""
    return f"{counted}{verdict.promises} promises, {verdict.opened} cards opened, {len(verdict.wrong)} wrong ({how})"


def proof_line(verdict: Verdict) -> str:
    """What the verdict is worth."""
    if verdict.wrong:
        return "This is not what was promised."
    if not verdict.finished:
        return "The game is not over in this record, and no card is opened before it is: nothing is proven yet."
    if verdict.against:
        return f"It agrees with what was kept ({verdict.against} heads)."
    return "Nothing that was kept during the game was given: whoever wrote this record may have written all of it."
