"""What case lines say of places: which place, which values, and whether those found are the ones wanted."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.errors import BadCase


def segments(game: Game, text: str) -> list[tuple[str, list[str]]]:
    """``score A 3, B 4`` and ``hand A KS, turn 9S`` in pieces: place and values."""
    pieces: list[tuple[str, list[str]]] = []
    word = ""
    for piece in text.split(","):
        tokens = piece.split()
        if not tokens:
            raise BadCase(f"nothing between two commas in {text!r}")
        if not word or tokens[0].split("/")[0] in game.words():
            word = tokens.pop(0)
        keyed = len(tokens) > 1 and not _names_seats(game, word)  # `dealer A` says who, `hand A none` says whose
        if keyed and tokens[0].split("/")[0] in game.names:
            pieces.append((f"{word} {tokens[0]}", tokens[1:]))
        else:
            pieces.append((word, tokens))
    return pieces


def _names_seats(game: Game, word: str) -> bool:
    known = game.vocabulary().words.get(word)
    return known is not None and known.names_seats


def same(wanted: list[str], found: list[str], ordered: bool) -> bool:
    """A last ``*`` stands for whatever else there is, ``none`` for nothing."""
    if wanted == ["none"] and not found:
        return True
    if wanted and wanted[-1] == "*":
        named = wanted[:-1]
        return found[: len(named)] == named if ordered else all(word in found for word in named)
    return wanted == found if ordered else sorted(wanted) == sorted(found)
