"""Bots as people know them: by character and strength.  The texts call them by name (``bot-thinker``)."""

from __future__ import annotations

from parlour.bots.roster import bot_names, name_of_bot, strength_of
from parlour.core.rules import Rules

CHARACTERS = {  # from the weakest to the strongest
    "beginner": "random",
    "reader": "book",
    "quick": "search:100",
    "thinker": "search:500",
    "deep": "search:2000",
    "exact": "computed",
    "trained": "net",
}
PER_MS = 5  # trials that a search is reckoned to make in a millisecond
TRIED = {"quick": 200, "thinker": 1000}  # the most deals that such a one tries


def company(rules: Rules) -> list[str]:
    """The characters that can play this game, the weakest first."""
    known = bot_names(rules)
    return [name for name, bot in CHARACTERS.items() if name_of_bot(bot) in known]


def character_of(bot: str) -> str:
    """What a bot is like, by its name and strength; nothing for one that somebody else has made."""
    named = bot.partition("@")[0].strip()
    deals, ms = strength_of(named)
    tried = deals or ms * PER_MS
    if tried:
        return next((name for name, most in TRIED.items() if tried <= most), "deep")
    return next((name for name, known in CHARACTERS.items() if known == named), "")


def bot_called(name: str) -> str:
    """The bot of a character, with its manners if any are added; any other name as it is."""
    called, at, manners = name.strip().partition("@")
    return CHARACTERS.get(called, called) + at + manners
