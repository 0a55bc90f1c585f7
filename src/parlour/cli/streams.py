"""Standard streams that can say anything: a locale that lacks a letter gets the next best one, not a traceback."""

from __future__ import annotations

import codecs
import io
import sys

from parlour.present.folding import bare

NEXT_BEST = {"–": "-", "—": "-", "−": "-", "…": "...", "“": '"', "”": '"', "„": '"', "’": "'"}
NEXT_BEST |= {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
HANDLER = "parlour-next-best"


def next_best(error: UnicodeError) -> tuple[str, int]:
    """Letters without their accents, signs by what comes nearest; a question mark for what nothing comes near."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    told = "".join(NEXT_BEST.get(sign) or bare(sign) for sign in lacking)
    return "".join(sign if sign.isascii() else "?" for sign in told), error.end


def speak_anywhere() -> None:
    codecs.register_error(HANDLER, next_best)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def can_draw() -> bool:
    """Whether standard output knows the signs of a table."""
    try:
        "♠╭▒".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
