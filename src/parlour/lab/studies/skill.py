"""Luck and skill: how much of what a deal brings a seat lies in who sits there, and when the better player leads.

Every seat is drawn by lot from the bots named, and the pack is played in every arrangement of those drawn.  What a pack
has shown is one observation.  Where two of the bots are the same at a game, they are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import inf, sqrt

from parlour.bots.roster import MASTER, usual_of
from parlour.core.chance import Chance, seed_of
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.lab.studies.about import counted_by, settles_later
from parlour.lab.studies.means import Estimate, OfOneGame, Tally, jackknifed, joined
from parlour.lab.studies.table import Table
from parlour.lab.trials import match_of

COLUMNS = ("what", "who")
GAIN, SHARE, STEADY, LEAD, SQUARE, LEAD_SQUARE = "gain", "share", "steady", "lead", "square", "lead-square"
OVER = " over "
ALL_SEATS = "all"
DRAWN = 5  # the stream of a game's seed by which seats are drawn
SURE = 1.645  # standard deviations above which 95 of 100 lie


def is_of_skill(rules: Rules) -> bool:
    return not match_of(rules).even


def who_plays(rules: Rules, bots: Sequence[str]) -> list[str]:
    """The bots named, from the weakest to the strongest; a master who is one of the others is not counted twice."""
    return [bot for bot in bots if bot != MASTER or usual_of(rules) not in bots]


def play(rules: Rules, options: Options, bots: Sequence[str], found: OfOneGame, seed: int) -> int:
    """One pack in all arrangements of the seats drawn; gives how many deals that were."""
    lot = Chance(seed_of(seed, DRAWN))
    known = who_plays(rules, bots)
    drawn = sorted([int(lot.below(len(known))) for _seat in range(options.number("players"))])
    ways = sorted(set(permutations(drawn)))
    for way in ways:
        enter([known[number] for number in way], one_deal(rules, options, [known[n] for n in way], seed), known, found)
    return len(ways)


def one_deal(rules: Rules, options: Options, bots: list[str], seed: int) -> list[float]:
    """What it has brought each seat beyond the mean of all."""
    table = Table(rules, options, bots, seed)
    game, outlook = table.game, rules.outlook
    count = counted_by(rules) or table.onward.stand
    before = count(game)
    while not game.over and not (game.waits and game.deals):  # at some tables one is asked before the first deal
        table.step()
    stage, now = outlook.stage(game), before
    while not game.over:
        now = count(game)
        table.step()
        if outlook.stage(game) != stage:
            break
    if game.over or settles_later(rules):
        now = count(game)
    gains = [standing - stood for standing, stood in zip(now, before, strict=True)]
    mean = sum(gains) / len(gains)
    return [gain - mean for gain in gains]


def enter(seated: list[str], gains: list[float], known: list[str], found: OfOneGame) -> None:
    for bot, gain in zip(seated, gains, strict=True):
        found.see((GAIN, bot), gain)
        found.see((SQUARE, ALL_SEATS), gain * gain)
    for better, worse in pairs_of(known):
        for i, one in enumerate(seated):
            for j, other in enumerate(seated):
                if one == better and other == worse:
                    lead = gains[i] - gains[j]
                    found.see((LEAD, f"{better}{OVER}{worse}"), lead)
                    found.see((LEAD_SQUARE, f"{better}{OVER}{worse}"), lead * lead)


def pairs_of(known: list[str]) -> Iterator[tuple[str, str]]:
    """Each with all who are weaker."""
    return ((known[i], known[j]) for i in range(len(known)) for j in range(i))


def estimates(tallies: list[Tally]) -> dict[tuple[str, str], Estimate]:
    """The share, and how steadily each leads: made of several means, with the interval by leaving out pieces."""
    whole = _made_of(tallies)
    without = [_made_of(tallies[:i] + tallies[i + 1 :]) for i in range(len(tallies))] if len(tallies) > 1 else []
    return {key: jackknifed(value, [one.get(key, value) for one in without]) for key, value in whole.items()}


def _made_of(tallies: list[Tally]) -> dict[tuple[str, str], float]:
    whole = joined(tallies)
    made: dict[tuple[str, str], float] = {}
    gains = [mean for key, mean in whole.found.items() if key[0] == GAIN]
    squares = whole.mean((SQUARE, ALL_SEATS)).mean
    if squares:
        between = sum(mean.n * mean.mean**2 for mean in gains) / sum(mean.n for mean in gains)
        made[SHARE, ALL_SEATS] = between / squares
    for what, pair in list(whole.found):
        if what == LEAD:
            lead = whole.mean((LEAD, pair)).mean
            spread = whole.mean((LEAD_SQUARE, pair)).mean - lead * lead
            made[STEADY, str(pair)] = lead / sqrt(spread) if spread > 0 else 0.0
    return made


def deals_until(steady: float) -> float:
    """After how many deals one leads in 95 of 100 cases, whose lead a deal is so many times its spread."""
    return (SURE / steady) ** 2 if steady > 0 else inf
