"""Bots by name: ``random``, ``search:2000`` (deals tried), ``search:300ms``, and what each game brings along."""

from __future__ import annotations

from parlour.bots.chance import RandomBot
from parlour.bots.search import SearchBot
from parlour.errors import Unknown, nearest
from parlour.rules import Rules
from parlour.seat import Bot

DEFAULT_TRIED = 2000


def bot_of(text: str, rules: Rules, seed: int) -> Bot:
    """The bot that a text names, for this game; the same seed gives the same bot."""
    name, colon, strength = text.strip().partition(":")
    if name == "search":
        tried, ms = _read_strength(strength) if colon else (DEFAULT_TRIED, 0)
        return SearchBot(text, rules.outlook, seed, tried, ms)
    known = bot_names(rules)
    if name not in known:
        raise Unknown(f"no bot {name!r} plays {rules.name}{nearest(name, known)}")
    if colon:
        raise Unknown(f"the bot {name} has one strength only: write {name}, not {text}")
    return RandomBot(seed) if name == "random" else rules.bots[name](seed)


def bot_names(rules: Rules) -> list[str]:
    """Every bot that can play this game."""
    return ["random", "search", *rules.bots]


def _read_strength(text: str) -> tuple[int, int]:
    """Deals tried and milliseconds; one of them is 0."""
    digits = text.removesuffix("ms")
    if not (digits.isascii() and digits.isdigit() and int(digits) > 0):
        raise Unknown(
            f"a strength is a number of deals tried or milliseconds (search:2000, search:300ms), not {text!r}"
        )
    return (0, int(digits)) if text.endswith("ms") else (int(digits), 0)
