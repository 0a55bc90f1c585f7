"""What can be wrong with what people write, each with a line that says what would be right."""

from __future__ import annotations

from difflib import get_close_matches


class ParlourError(Exception):
    """Any input we refuse; its text is one line for a person."""


class BadCard(ParlourError):
    """A face that the pack does not have."""


class BadMove(ParlourError):
    """A move that cannot be read at all (an unlawful one is IllegalMove)."""


class BadOption(ParlourError):
    """An unknown option, a value outside its range, or a combination the rules refuse."""

    clause: str

    def __init__(self, text: str, clause: str = "") -> None:
        super().__init__(text)
        self.clause = clause


class BadCase(ParlourError):
    """A case or record that cannot be read."""


class Unknown(ParlourError):
    """A game, clause or file that does not exist."""


def nearest(word: str, known: list[str]) -> str:
    """``; nearest: X`` or, where nothing is near and the list is short, what there is."""
    near = get_close_matches(word, known, 1, 0.5) or get_close_matches(word.upper(), known, 1, 0.5)
    if near:
        return f"; nearest: {near[0]}"
    return f"; there is: {', '.join(known)}" if 0 < len(known) <= 24 else ""
