"""What names and sayings look like: marks that nobody sees are taken out, and letters that look alike count as one.

Two names look alike where they share a skeleton.  A skeleton folds the letters of Latin, Cyrillic and Greek that are
drawn alike, and some digits; it is for comparing alone and never shown.  A small list of our own, not all of Unicode's.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from parlour.bots.roster import bot_names, name_of_bot
from parlour.registry import all_rules

JOINERS = "\u200c\u200d"  # some scripts, and some pictures, are not written without them
UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # categories: control, format (bidi and zero-width among it), separators
UNDRAWN = frozenset(  # letters and marks that are drawn as nothing (Unicode calls them ignorable)
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
    + "".join([chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))])
)
BLANK = "\u2800"  # a pattern of Braille without a dot
ACCENTS = ("\u0300", "\u036f")
PAIRS = (
    ("АВЕНКМОРТХУІЈЅСӀҮԌ", "ABEHKMOPTXYlJSClYG"),  # Cyrillic
    ("авенкмортхуіјѕсԁԛԝһӏгпьү", "abehkmoptxyijscdqwhlrnby"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ", "ABEZHlKMNOPTYXCJ"),  # Greek
    ("αβγεηικνοπρστυχωϲϳ", "abyenikvonpotuxwcj"),
    ("ɑɡıȷɩʀᴀᴄᴇᴏѕᴜᴠᴡᴢⅼǀ", "agijlraceosuvwzll"),  # other Latin
    ("I|10", "lllo"),
)
ALIKE = str.maketrans({one: other for ones, others in PAIRS for one, other in zip(ones, others, strict=True)})
WIDE = str.maketrans({"m": "rn", "w": "vv"})


def as_login(text: str) -> str:
    """The login that is meant, however it is typed."""
    return unicodedata.normalize("NFKC", text).strip().casefold()


def visible(text: str) -> str:
    """A saying without marks that nobody sees or that turn the line around; lines are broken as they were."""
    return unicodedata.normalize("NFC", "".join([_seen(c) for c in text])).strip()


def _seen(c: str) -> str:
    if c == "\n" or c in JOINERS or unicodedata.category(c) not in UNSEEN:
        return c
    return " " if c.isspace() else ""


def skeleton(text: str) -> str:
    """What a name looks like, as it is written."""
    bare = unicodedata.normalize("NFKD", text).translate(ALIKE)  # accents stay: they are seen
    drawn = "".join([c for c in bare if c not in UNDRAWN])
    seen = unicodedata.normalize("NFC", drawn).casefold().translate(WIDE)
    return "".join([c for c in seen if _tells(c)]) or seen


def _tells(c: str) -> bool:
    """Whether a character tells names apart: not spaces and dots, nor an accent that goes with no letter."""
    return c.isalnum() or (unicodedata.category(c)[0] == "M" and not ACCENTS[0] <= c <= ACCENTS[1])


def is_blank(name: str) -> bool:
    """Whether there is nothing to be seen of a name."""
    return all(c in UNDRAWN or c in BLANK or c.isspace() for c in name)


def skeletons(text: str) -> frozenset[str]:
    """What a name looks like as it is written, and in small letters."""
    return frozenset((skeleton(text), skeleton(unicodedata.normalize("NFKC", text).casefold())))


def look_alike(one: str, other: str) -> bool:
    return not skeletons(one).isdisjoint(skeletons(other))


def is_a_bots(name: str) -> bool:
    """Whether a name looks like that of a bot of any game, with its strength or without."""
    bots = _looks_of_bots()
    return not (bots.isdisjoint(skeletons(name)) and bots.isdisjoint(skeletons(name_of_bot(name))))


@cache
def _looks_of_bots() -> frozenset[str]:
    """Whoever sits down is compared with them."""
    bots = {bot for rules in all_rules().values() for bot in bot_names(rules)}
    return frozenset[str]().union(*[skeletons(bot) for bot in bots])
