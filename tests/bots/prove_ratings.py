"""The ratings of bots, and whether they stand in the ladder's order: ``./dev proof ratings [GAME]...``

At each table every seat is drawn by lot from the levels that people are offered at the game, the book and chance; after
each game all are rated by the model by which people are.  Each level must come out above the one below it, and all
above chance.  Where no game is named, these are the five of most skill whose match demands an order; ``--all`` are all
in which skill counts.  ``--write`` rates those, too, who are known by how they think, and puts what was found into the
folders of these games, as the fixed ratings by which people are rated.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from parlour.bots.company import CHARACTERS, THINKERS, company, thinkers
from parlour.bots.ratings import BOOK, CHANCE, FILE, START
from parlour.bots.roster import MASTER, bot_of, usual_of
from parlour.core.chance import seed_of
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.lab.arena import play_game
from parlour.lab.crew import Crew
from parlour.lab.hiring import crew_of
from parlour.lab.trials import match_of
from parlour.present.figures import figures_of
from parlour.registry import all_rules, rules_of
from parlour.server.table.rating import Skill, after, can_rate
from parlour.server.table.results import place_of
from tests.house.checkout import ROOT
from tests.proving import command_line, done, games_of_skill, put_down, read

TABLES, MOST_RULES = 2000, 5
SEED = 20261116
Ladder = tuple[tuple[str, str], ...]  # who must stand above whom


class Table(NamedTuple):
    """Who sits where at one game."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int


def levels(rules: Rules) -> list[str]:
    """Those that people are offered, the weakest first; a master who is the book goes by that name."""
    offered = [CHARACTERS[name] for name in company(rules)]
    return [BOOK if bot == MASTER and usual_of(rules) == BOOK else bot for bot in offered]


def ladder(rules: Rules) -> list[str]:
    """The levels between chance and, beside them, the book, by which all are measured."""
    return list(dict.fromkeys([CHANCE, BOOK, *levels(rules)]))


def everybody(rules: Rules) -> list[str]:
    """Whoever has a fixed rating: the ladder, and those who are known by how they think."""
    others = [THINKERS[name] for name in thinkers(rules) if THINKERS[name] != usual_of(rules)]
    return list(dict.fromkeys([*ladder(rules), *others]))


def demanded(rules: Rules) -> Ladder:
    """Every level above the one below it, and everybody above chance."""
    steps = [(higher, lower) for lower, higher in pairwise(levels(rules))]
    return (*steps, *[(bot, CHANCE) for bot in ladder(rules) if bot != CHANCE])


def demanding(most: int) -> list[Rules]:
    """The games of most skill whose match demands more than that everybody beats chance."""
    found = [rules for rules in all_rules().values() if len({worse for _better, worse in match_of(rules).beats}) > 1]
    return sorted(found, key=_skill, reverse=True)[:most]


def _skill(rules: Rules) -> float:
    figures = figures_of(rules)
    return figures.skill if figures else 0.0


def drawn(rules: Rules, options: Options, bots: Sequence[str], tables: int, seed: int = SEED) -> list[Table]:
    chance = Random(seed)
    seats = options.number("players")
    return [
        Table(rules.name, options, tuple(_drawn(bots, seats, chance)), seed_of(seed, number))
        for number in range(tables)
    ]


def _drawn(bots: Sequence[str], seats: int, chance: Random) -> list[str]:
    """All alike would teach nothing."""
    while True:
        texts = chance.choices(bots, k=seats)
        if len(set(texts)) > 1:
            return texts


def play(table: Table) -> list[int]:
    """The place of each seat, 1 the best; equals share one."""
    rules = rules_of(table.game)
    seated = [bot_of(text, rules, seed_of(table.seed, seat)) for seat, text in enumerate(table.bots)]
    result = play_game(rules, table.options, seated, table.seed).result
    return [place_of(points, result) for points in result]


def rated(tables: Sequence[Table], crew: Crew | None = None) -> dict[str, Skill]:
    """Each bot's rating by these tables, one after the other, whoever has played them.

    At a table all of a name are one, and their mean is what is kept.  The last games sway a rating; so what is found is
    its mean over the second half of the tables.
    """
    skills = {bot: Skill() for table in tables for bot in table.bots}
    course: list[dict[str, Skill]] = []
    for table, places in zip(tables, done(play, tables, crew or Crew(), tables[0].game), strict=True):
        found = after([skills[bot] for bot in table.bots], places)
        skills = skills | {bot: _mean(bot, table.bots, found) for bot in set(table.bots)}
        course.append(skills)
    half = course[len(course) // 2 :]
    return {bot: replace(skills[bot], mu=sum(past[bot].mu for past in half) / len(half)) for bot in skills}


def _mean(bot: str, texts: Sequence[str], found: Sequence[Skill]) -> Skill:
    his = [skill for text, skill in zip(texts, found, strict=True) if text == bot]
    return Skill(sum(one.mu for one in his) / len(his), sum(one.sigma for one in his) / len(his), his[0].games)


def wrong(skills: Mapping[str, Skill], beats: Ladder) -> list[str]:
    """What the ladder demands and the ratings do not say."""
    return [f"{better} is not above {worse}" for better, worse in beats if skills[better].mu <= skills[worse].mu]


def lines(skills: Mapping[str, Skill]) -> list[str]:
    best_first = sorted(skills.items(), key=lambda item: -item[1].mu)
    return [f"  {bot:<14}{one.points:>6} ± {one.interval:<5}{one.games:>6} games" for bot, one in best_first]


def write(rules: Rules, skills: Mapping[str, Skill], tables: int) -> None:
    """So that whoever plays by the book stands where people begin."""
    command = f"python -m tests.bots.prove_ratings {rules.name} --tables {tables} --write"
    up = START - skills[BOOK].mu
    rows = [f'"{bot}" = {skill.mu + up:.1f}\n' for bot, skill in sorted(skills.items(), key=lambda item: item[1].mu)]
    text = f"# Measured by `{command}`; the book is {START:.0f}.\n\n" + "".join(rows)
    (ROOT / "src/parlour/games" / rules.folder.name / FILE).write_text(text, encoding="utf-8")


def main(args: list[str]) -> int:
    parser = command_line(__doc__, SEED)
    parser.add_argument("--tables", type=int, default=TABLES, help="so many in each game")
    parser.add_argument("--all", action="store_true", help="all games in which skill counts")
    parser.add_argument("--write", action="store_true", help="put the ratings into the folders of the games")
    asked = read(parser, args, ["tables"])
    if not can_rate():
        parser.error("games are rated by the package openskill, which is not installed")
    chosen = asked.games or (games_of_skill() if asked.all else demanding(MOST_RULES))
    told: list[str] = []
    failed = False
    with crew_of(asked.jobs) as crew:
        for rules in chosen:
            options = rules.options.make(match_of(rules).options)
            bots = everybody(rules) if asked.write else ladder(rules)
            skills = rated(drawn(rules, options, bots, asked.tables, asked.seed), crew)
            broken = wrong(skills, demanded(rules))
            failed = failed or bool(broken)
            told += [f"{rules.name}, {asked.tables} tables:", *lines(skills), *broken]
            if asked.write:
                write(rules, skills, asked.tables)
    put_down(told, asked.table)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
