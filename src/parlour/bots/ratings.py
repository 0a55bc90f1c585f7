"""Fixed ratings of bots at a game: what those of people are hung up on, so that no game of theirs moves them.

Whoever plays by the book stands where people begin.  The others were measured beside him, by
``tests/bots/prove_ratings.py``, and written into the game's folder; where nobody has measured yet, they are as such
bots usually are.
"""

from __future__ import annotations

import tomllib
from functools import cache

from parlour.bots.faults import MASTER_LEVEL
from parlour.bots.roster import LEVEL, MASTER, bot_names, name_of_bot, usual_of
from parlour.core.rules import Rules
from parlour.errors import ParlourError

FILE = "ratings.toml"
CHANCE = "random"
BOOK, START = "book", 25.0
USUAL = {CHANCE: 15.0, BOOK: START, "search:100": 26.0, "search:500": 27.0, "net": 27.5, "search:2000": 27.5}
USUAL |= {"computed": 28.0, MASTER: 28.5}
USUAL |= {f"{LEVEL}:1": 18.0, f"{LEVEL}:2": 21.0, f"{LEVEL}:3": 24.0, f"{LEVEL}:4": 26.5}


def rating_of(rules: Rules, bot: str) -> float | None:
    """What a bot of this name is; None where nobody knows."""
    return _known(rules).get(bot.strip())


def rated_bots(rules: Rules) -> list[str]:
    """The weakest first."""
    known = _known(rules)
    return sorted(known, key=lambda bot: known[bot])


@cache
def _known(rules: Rules) -> dict[str, float]:
    usual = {bot: mu for bot, mu in USUAL.items() if name_of_bot(bot) in bot_names(rules)}
    file = rules.folder / FILE
    try:
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        measured = {bot: float(mu) for bot, mu in tomllib.loads(text).items()}
        himself = usual_of(rules)
        master = START if himself == BOOK else measured.get(MASTER, measured.get(himself, usual[MASTER]))
        return usual | measured | dict.fromkeys((himself, MASTER, f"{LEVEL}:{MASTER_LEVEL}"), master)
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as error:
        raise ParlourError(f"{file} is no list of ratings: {error}") from None
