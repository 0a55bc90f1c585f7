"""Bots by name: ``random``, ``search:2000`` (deals tried), ``search:300ms``, and what each game brings along.

``ahead:200`` plays on by the book in so many deals.
``net`` plays as it has learnt, where it has learnt a game; ``net:2`` mixes less.  ``master`` is the strongest that was
measured at a game, perhaps another where few or many sit.
``level:1`` to ``level:5`` are the ladder: the master with fewer and fewer faults, and himself.
``stubborn:most``, ``stubborn:in+most``, ``stubborn:habit7`` and their like are opponents for the arena, by whom
others are tried.

Where offences happen, a name may be followed by manners: ``book@sleepy``, ``search:500@claims=0.8,errs=0.01``.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.ahead import AheadBot
from parlour.bots.by_seats import BySeats
from parlour.bots.faults import MASTER_LEVEL, ladder_of
from parlour.bots.level_bot import LevelBot
from parlour.bots.net_bot import NetBot
from parlour.bots.random_bot import RandomBot
from parlour.bots.search import SearchBot
from parlour.bots.stubborn import HABIT, KINDS, StubbornBot, is_known
from parlour.bots.weighing import FEW_WORLDS, WORLDS, Weigher
from parlour.core.players import BookBot, Bot, Manners, Rule
from parlour.core.rules import Rules
from parlour.errors import Unknown, nearest
from parlour.nets.net import has_net, net_of

DEFAULT_TRIED = 2000
DEFAULT_AHEAD = 400
AHEAD = "ahead"
MASTER = "master"
LEVEL = "level"
NET = "net"
SHARP = 1.0
MOST_SHARP = 100
USUAL = "search:500"  # where a game names no other
MANNERS = {  # how often somebody claims what he has seen, and how often he does what is forbidden
    "committee": (1.0, 0.0),
    "member": (0.8, 0.005),
    "amateur": (0.4, 0.02),
    "sleepy": (0.1, 0.05),
}
RATES = {"claims": 1.0, "errs": 0.0}  # where none is given


def bot_of(text: str, rules: Rules, seed: int) -> Bot:
    """The bot that a text names, for this game; the same seed gives the same bot."""
    named, at, manners = text.strip().partition("@")
    bot = _thinker(named, rules, seed)
    if at:
        bot.manners = manners_of(manners, seed)
    rule = _book_of(bot, rules)
    bot.manners.judge = Weigher(rules.outlook, rule, WORLDS if rule is not None else FEW_WORLDS)
    return bot


def _book_of(bot: Bot, rules: Rules) -> Rule | None:
    """The rule by which a bot plays, or else that of the game's book, if it has one."""
    book = bot if isinstance(bot, BookBot) or "book" not in rules.bots else rules.bots["book"](0)
    return book.rule if isinstance(book, BookBot) and not book.reckons else None


def bots_in(text: str) -> list[str]:
    """The bots of a list with commas, some of which may stand between the rates of a bot's manners."""
    found: list[str] = []
    for part in text.split(","):
        named = part.strip()
        if found and named.partition("=")[0] in RATES and "@" in found[-1]:
            found[-1] = f"{found[-1]},{named}"
        elif named:
            found.append(named)
    return found


def name_of_bot(text: str) -> str:
    """Its name alone, without strength and manners."""
    return text.strip().partition("@")[0].partition(":")[0]


def manners_of(text: str, seed: int) -> Manners:
    """Manners by name, or as two rates."""
    if text in MANNERS:
        return Manners(*MANNERS[text], seed)
    rates = RATES.copy()
    for part in text.split(","):
        name, equals, rate = part.partition("=")
        if not equals or name not in rates or not _is_rate(rate):
            known = ", ".join(MANNERS)
            raise Unknown(f"manners are {known}, or rates from 0 to 1 as in claims=0.8,errs=0.01, not {text!r}")
        rates[name] = float(rate)
    return Manners(rates["claims"], rates["errs"], seed)


def _is_rate(text: str) -> bool:
    try:
        return 0 <= float(text) <= 1
    except ValueError:
        return False


def _thinker(text: str, rules: Rules, seed: int) -> Bot:
    name, colon, strength = text.strip().partition(":")
    if name == "search":
        tried, ms = _read_strength(strength) if colon else (DEFAULT_TRIED, 0)
        return SearchBot(text, rules.outlook, seed, tried, ms)
    if name == AHEAD:
        return AheadBot(text, rules, seed, _read_deals(strength) if colon else DEFAULT_AHEAD)
    if name == "stubborn":
        return _stubborn(strength, rules, seed)
    if name == LEVEL:
        return _level(text, strength, rules, seed)
    if name == NET and has_net(rules):
        return _learnt(text, strength, rules, seed)
    known = bot_names(rules)
    if name not in known:
        raise Unknown(f"no bot {name!r} plays {rules.name}{nearest(name, known)}")
    if colon:
        raise Unknown(f"the bot {name} has one strength only: write {name}, not {text}")
    if name == MASTER:
        return _master(text, rules, seed)
    return RandomBot(seed) if name == "random" else rules.bots[name](seed)


def _learnt(text: str, strength: str, rules: Rules, seed: int) -> Bot:
    """The net of a game; where it was not taught, by the book, or by search."""
    try:
        sharp = float(strength or SHARP)
    except ValueError:
        sharp = 0.0
    if not 0 < sharp <= MOST_SHARP:
        raise Unknown(f"a net is the sharper the higher the number, up to {MOST_SHARP} (net:2), not {text!r}")
    other = _thinker("book" if "book" in rules.bots else USUAL, rules, seed)
    return NetBot(text, rules, net_of(rules), seed, other, sharp, rules.defence)


def _level(text: str, number: str, rules: Rules, seed: int) -> Bot:
    """A level of the ladder; the highest is the master."""
    faults = {str(level): found for level, found in ladder_of(rules).faults.items()}
    if number not in faults:
        raise Unknown(f"levels are {', '.join(f'{LEVEL}:{known}' for known in faults)}, not {text!r}")
    if number == str(MASTER_LEVEL):
        return _master(text, rules, seed)
    return _by_seats(
        text, rules, lambda usual: LevelBot(text, _thinker(usual, rules, seed), faults[number], rules, seed)
    )


def _master(text: str, rules: Rules, seed: int) -> Bot:
    """Whoever is the strongest at a game, by the name he was called."""
    return _by_seats(text, rules, lambda usual: _thinker(usual, rules, seed))


def _by_seats(text: str, rules: Rules, made: Callable[[str], Bot]) -> Bot:
    """Made from the strongest, at each table from whoever is that there."""
    bot = made(usual_of(rules))
    if rules.usual_at:
        bot = BySeats(text, bot, {seats: made(usual_of(rules, seats)) for seats in rules.usual_at})
    bot.name = text
    return bot


def _stubborn(kind: str, rules: Rules, seed: int) -> Bot:
    if not is_known(kind):
        known = ", ".join(f"stubborn:{each}" for each in [*KINDS, f"{HABIT}7"])
        raise Unknown(f"stubborn bots are {known} and the like, not {kind!r}")
    book = rules.bots["book"](seed) if "book" in rules.bots else None
    return StubbornBot(kind, rules, book.rule if isinstance(book, BookBot) else None, seed)


def strength_of(text: str) -> tuple[int, int]:
    """The deals that a bot tries and the milliseconds it thinks; nothing where its name says neither."""
    name, colon, strength = text.strip().partition("@")[0].partition(":")
    if name == AHEAD:
        return (_read_deals(strength) if colon else DEFAULT_AHEAD), 0
    if name != "search":
        return 0, 0
    return _read_strength(strength) if colon else (DEFAULT_TRIED, 0)


def bot_names(rules: Rules) -> list[str]:
    """Every bot that can play this game."""
    return ["random", "search", AHEAD, *rules.bots, *[NET] * has_net(rules), MASTER, LEVEL]


def usual_of(rules: Rules, seats: int = 0) -> str:
    """Who the master of a game is, where so many sit: the strongest that was measured."""
    usual = rules.usual_at.get(seats, rules.usual)
    if usual == NET and not has_net(rules):
        return "book" if "book" in rules.bots else USUAL
    return usual or USUAL


def seated(texts: list[str], rules: Rules, seats: int, me: int, seed: int) -> dict[int, Bot]:
    """Bots for all seats but one, in the order named and from the first again; without names, masters."""
    texts = texts or [MASTER]
    others = [seat for seat in range(seats) if seat != me]
    return {seat: bot_of(texts[i % len(texts)], rules, seed + seat) for i, seat in enumerate(others)}


def _read_deals(text: str) -> int:
    if not _is_count(text):
        raise Unknown(f"a strength is here a number of deals tried (ahead:200), not {text!r}")
    return int(text)


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and int(text) > 0


def _read_strength(text: str) -> tuple[int, int]:
    """Deals tried and milliseconds; one of them is 0."""
    digits = text.removesuffix("ms")
    if not _is_count(digits):
        raise Unknown(
            f"a strength is a number of deals tried or milliseconds (search:2000, search:300ms), not {text!r}"
        )
    return (0, int(digits)) if text.endswith("ms") else (int(digits), 0)
