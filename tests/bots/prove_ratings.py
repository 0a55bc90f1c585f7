"""The ratings of bots, and whether they stand in the ladder's order: ``./dev proof ratings [GAMES]``

At each table every seat is drawn by lot from the bots of the game's match; after each game all are rated by the model
by which people are.  Bots must come out in the order that the match demands.  ``python -m tests.bots.prove_ratings
GAMES GAME... --write`` puts what was found into the folders of these games, as the fixed ratings by which people are
rated.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from random import Random

from parlour.bots.company import CHARACTERS, company
from parlour.bots.ratings import BOOK, FILE, START
from parlour.bots.roster import bot_of
from parlour.core.chance import seed_of
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.lab.arena import play_game
from parlour.lab.trials import match_of
from parlour.present.figures import figures_of
from parlour.registry import all_rules, rules_of
from parlour.server.table.rating import Skill, after
from parlour.server.table.results import place_of
from tests.house.checkout import ROOT

GAMES, MOST_RULES = 2000, 5
SEED = 20261116
Ladder = tuple[tuple[str, str], ...]  # who must beat whom


def ladder(rules: Rules) -> list[str]:
    """The bots of the game's match, and those that people are offered."""
    return list(dict.fromkeys([*match_of(rules).bots, *offered(rules)]))


def offered(rules: Rules) -> list[str]:
    """Those that people are offered, between chance and, beside them, the book, by which all are measured."""
    return ["random", BOOK, *[CHARACTERS[name] for name in company(rules)]]


def demanding(most: int) -> list[Rules]:
    """The games of most skill whose match demands more than that everybody beats chance."""
    found = [rules for rules in all_rules().values() if len({worse for _better, worse in match_of(rules).beats}) > 1]
    return sorted(found, key=_skill, reverse=True)[:most]


def _skill(rules: Rules) -> float:
    figures = figures_of(rules)
    return figures.skill if figures else 0.0


def rated(rules: Rules, options: Options, bots: Sequence[str], games: int, seed: int = SEED) -> dict[str, Skill]:
    """Each bot's rating after so many games; at a table all of a name are one, and their mean is what is kept."""
    chance = Random(seed)
    skills = dict.fromkeys(bots, Skill())
    for number in range(games):
        texts = _drawn(bots, options.number("players"), chance)
        seated = [bot_of(text, rules, seed_of(seed, number, seat)) for seat, text in enumerate(texts)]
        result = play_game(rules, options, seated, seed_of(seed, number)).result
        found = after([skills[text] for text in texts], [place_of(points, result) for points in result])
        skills |= {bot: _mean(bot, texts, found) for bot in set(texts)}
    return skills


def _drawn(bots: Sequence[str], seats: int, chance: Random) -> list[str]:
    """All alike would teach nothing."""
    while True:
        texts = chance.choices(bots, k=seats)
        if len(set(texts)) > 1:
            return texts


def _mean(bot: str, texts: Sequence[str], found: Sequence[Skill]) -> Skill:
    his = [skill for text, skill in zip(texts, found, strict=True) if text == bot]
    return Skill(sum(one.mu for one in his) / len(his), sum(one.sigma for one in his) / len(his), his[0].games)


def wrong(skills: Mapping[str, Skill], beats: Ladder) -> list[str]:
    """What the ladder demands and the ratings do not say."""
    return [f"{better} is not above {worse}" for better, worse in beats if skills[better].mu <= skills[worse].mu]


def lines(skills: Mapping[str, Skill]) -> list[str]:
    best_first = sorted(skills.items(), key=lambda item: -item[1].mu)
    return [f"  {bot:<14}{one.points:>6} ± {one.interval:<5}{one.games:>6} games" for bot, one in best_first]


def write(rules: Rules, skills: Mapping[str, Skill], games: int) -> None:
    """So that whoever plays by the book stands where people begin."""
    head = f"# Measured by `python -m tests.bots.prove_ratings {games} {rules.name} --write`; the book is 25.\n\n"
    up = START - skills[BOOK].mu
    rows = [f'"{bot}" = {skill.mu + up:.1f}\n' for bot, skill in sorted(skills.items(), key=lambda item: item[1].mu)]
    (ROOT / "src/parlour/games" / rules.folder.name / FILE).write_text(head + "".join(rows), encoding="utf-8")


def main(args: list[str]) -> int:
    numbers = [int(arg) for arg in args if arg.isdigit()]
    named = [arg for arg in args if not arg.isdigit() and not arg.startswith("-")]
    games = numbers[0] if numbers else GAMES
    is_written = "--write" in args
    failed = False
    for rules in [rules_of(name) for name in named] or demanding(MOST_RULES):
        match = match_of(rules)
        bots = offered(rules) if is_written else ladder(rules)
        skills = rated(rules, rules.options.make(match.options), bots, games)
        broken = wrong(skills, tuple([pair for pair in match.beats if {*pair} <= {*bots}]))
        failed = failed or bool(broken)
        print(f"{rules.name}, {games} games:", *lines(skills), *broken, sep="\n", flush=True)
        if is_written:
            write(rules, skills, games)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
