"""Bots as people know them: by their level, or by how they think.  The texts call them by name (``bot-level-1``)."""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots.faults import LEVELS, MASTER_LEVEL, ladder_of
from parlour.bots.roster import AHEAD, LEVEL, MASTER, bot_names, name_of_bot, strength_of
from parlour.core.rules import Rules

LADDER = {level: MASTER if level == MASTER_LEVEL else f"{LEVEL}:{level}" for level in LEVELS}
THINKERS = {  # by how they think, from the weakest to the strongest
    "beginner": "random",
    "reader": "book",
    "quick": "search:100",
    "thinker": "search:500",
    "deep": "search:2000",
    "exact": "computed",
    "trained": "net",
}
CHARACTERS = {f"{LEVEL}-{level}": bot for level, bot in LADDER.items()} | THINKERS
PER_MS = 5  # trials that a search is reckoned to make in a millisecond
TRIED = {"quick": 200, "thinker": 1000}  # the most deals that such a one tries
DEEP = "deep"  # who tries more


class Thinker(NamedTuple):
    """How a bot of this name thinks that tries at most so many deals, 0 for any number, or thinks so many milliseconds.

    ``usual``: so does one of whose strength nothing is said.
    """

    bot: str
    character: str
    most: int = 0
    most_ms: int = 0
    usual: bool = True


def company(rules: Rules) -> list[str]:
    """The characters that people are offered at this game, the weakest first: the levels that can be told apart."""
    return [f"{LEVEL}-{level}" for level in ladder_of(rules).offered]


def thinkers(rules: Rules) -> list[str]:
    """The ways to think that can play this game, the weakest first."""
    known = bot_names(rules)
    return [name for name, bot in THINKERS.items() if name_of_bot(bot) in known]


def ways_to_think(rules: Rules) -> list[Thinker]:
    """By name and strength, what any bot of this game is like that is known by how it thinks; the weakest first."""
    known = bot_names(rules)
    plain = [Thinker(bot, character) for character, bot in THINKERS.items() if strength_of(bot) == (0, 0)]
    tried = [
        Thinker(bot, character, most, most // PER_MS, character_of(bot) == character)
        for bot in (name_of_bot(THINKERS[DEEP]), AHEAD)
        for character, most in (*TRIED.items(), (DEEP, 0))
    ]
    return [thinker for thinker in [*plain, *tried] if thinker.bot in known]


def character_of(bot: str) -> str:
    """What a bot is like, by its name and strength; nothing for one that somebody else has made."""
    named = bot.partition("@")[0].strip()
    deals, ms = strength_of(named)
    tried = deals or ms * PER_MS
    if tried:
        return next((name for name, most in TRIED.items() if tried <= most), DEEP)
    named = MASTER if named == f"{LEVEL}:{MASTER_LEVEL}" else named
    return next((name for name, known in CHARACTERS.items() if known == named), "")


def bot_called(name: str) -> str:
    """The bot of a character, with its manners if any are added; any other name as it is."""
    called, at, manners = name.strip().partition("@")
    return CHARACTERS.get(called, called) + at + manners
