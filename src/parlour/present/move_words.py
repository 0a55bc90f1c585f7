"""A whole move in words, from the game's texts and the house's: ``Play KS``, ``Bid 3``."""

from __future__ import annotations

from parlour.core.moves import NONE, NUMBER, WORD, Move
from parlour.present.teller import Teller


def move_words(teller: Teller, move: Move, written: str) -> str:
    """``written`` is the move as a record has it."""
    return teller.move(written) or " ".join([teller.verb(move.verb.name), *argument_words(teller, move, written)])


def argument_words(teller: Teller, move: Move, written: str) -> list[str]:
    """What follows the verb, piece by piece."""
    pieces = written.split(" ")[1:]
    shape = [kind for kind, value in zip(move.verb.shape, (move.a, move.b, move.c), strict=False) if value != NONE]
    kinds = [shape[min(at, len(shape) - 1)] for at in range(len(pieces))]
    return [_argument(teller, move, piece, kind) for piece, kind in zip(pieces, kinds, strict=True)]


def _argument(teller: Teller, move: Move, piece: str, kind: str) -> str:
    if kind == NUMBER and piece.isdecimal():
        return teller.number(move.verb.name, int(piece))
    return teller.value(piece) if kind == WORD or piece == "none" else piece
