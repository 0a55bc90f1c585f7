"""Bots by name: ``random``, ``search:2000`` (deals tried), ``search:300ms``, and what each game brings along."""

from __future__ import annotations

from parlour.bots.random_bot import RandomBot
from parlour.bots.search import SearchBot
from parlour.core.game import Game
from parlour.core.players import Bot
from parlour.core.rules import Rules
from parlour.errors import BadOption, Unknown, nearest

DEFAULT_TRIED = 2000
USUAL = "search:500"


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


def can_think(game: Game) -> bool:
    """Whether a seat of this game has redeals, which every bot but ``random`` needs: not at a table with faults."""
    return game.options.values.get("conduct", "strict") == "strict"


def seated(texts: list[str], rules: Rules, game: Game, me: int, seed: int) -> dict[int, Bot]:
    """Bots for all seats but one, in the order named and from the first again; without names, the usual ones."""
    if not texts:
        texts = [USUAL if can_think(game) else "random"]
    elif not can_think(game) and texts != ["random"]:
        raise BadOption("only the bot random sits at a table with conduct=table")
    others = [seat for seat in range(game.seats) if seat != me]
    return {seat: bot_of(texts[i % len(texts)], rules, seed + seat) for i, seat in enumerate(others)}


def _read_strength(text: str) -> tuple[int, int]:
    """Deals tried and milliseconds; one of them is 0."""
    digits = text.removesuffix("ms")
    if not (digits.isascii() and digits.isdigit() and int(digits) > 0):
        raise Unknown(
            f"a strength is a number of deals tried or milliseconds (search:2000, search:300ms), not {text!r}"
        )
    return (0, int(digits)) if text.endswith("ms") else (int(digits), 0)
