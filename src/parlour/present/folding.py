"""Text as people type it: without accents, case, or the dots that Turkish and Hungarian put on letters."""

from __future__ import annotations

import unicodedata


def bare(text: str) -> str:
    """Without accents; the two letters i of Turkish are one."""
    plain = unicodedata.normalize("NFKD", text.replace("ı", "i").replace("İ", "I"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def folded(text: str) -> str:
    """For comparing only: what two people may spell differently is the same."""
    return " ".join(bare(text).casefold().split())
