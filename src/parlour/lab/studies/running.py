"""A study is run: its games in pieces, by whoever there is to play them, and the means put together."""

from __future__ import annotations

from math import ceil
from typing import Any, NamedTuple

from parlour.core.chance import seed_of
from parlour.core.rules import Rules
from parlour.errors import BadOption, nearest
from parlour.lab.crew import Crew
from parlour.lab.pieces import Piece, pieces_of
from parlour.lab.runs import Tell, run
from parlour.lab.state import State
from parlour.lab.studies import bluffs, choices, offences, places, skill
from parlour.lab.studies.means import Mean, OfOneGame, Plain, Tally, joined
from parlour.lab.studies.plan import Plan, Setting
from parlour.lab.studies.question import question_of
from parlour.lab.studies.table import Table

PILOTS = {"offences": 3, "skill": 0}  # where a game takes long; a pack is played in one deal
PILOT = 25  # games by which it is reckoned how many are needed
PIECES = 32  # of a setting


class Part(NamedTuple):
    """Some games of one setting."""

    plan: Plan
    setting: int
    piece: Piece


class Row(NamedTuple):
    """One line of what was found: the columns, the mean with its interval, and what it was made of."""

    values: tuple[Any, ...]
    mean: float
    interval: float
    observations: int
    games: int


def columns_of(plan: Plan) -> tuple[str, ...]:
    """What the values of a row are called."""
    if plan.count == "choices":
        return ("game", *plan.vary, *choices.columns_of(question_of(plan.settings()[0].rules(), plan.question)))
    own = {"places": places.COLUMNS, "offences": offences.COLUMNS, "skill": skill.COLUMNS, "bluffs": bluffs.COLUMNS}
    return ("game", *plan.vary, *own[plan.count])


def demand_columns(plan: Plan) -> None:
    """Tables and pictures name columns that there are: said before anything is played."""
    known = columns_of(plan)
    named = [*plan.rows, plan.columns]
    for picture in plan.pictures:
        named += [picture.along, picture.apart, picture.panels, *picture.only]
    for tells in plan.tells:
        named += tells.only
    for name in named:
        if name and name not in known:
            raise BadOption(f"{plan.name}: no column {name!r}{nearest(str(name), list(known))}")


def play_part(part: Part) -> Plain:
    """The tally of these games, as plain data; the first thing in it is how many deals they had."""
    plan, setting = part.plan, part.plan.settings()[part.setting]
    tally = Tally()
    deals = sum(play_one(plan, setting, part.setting, number, tally) for number in part.piece.numbers())
    return [deals, tally.plain()]


def play_one(plan: Plan, setting: Setting, number_of_setting: int, number: int, tally: Tally) -> int:
    """One game, entered into the tally; gives how many deals it had."""
    rules, options = setting.rules(), setting.options()
    seed = seed_of(plan.seed, number_of_setting, number)
    found = OfOneGame()
    if plan.count == "skill":
        deals = skill.play(rules, options, plan.bots, found, seed)
    else:
        deals = _of_table(plan, rules, Table(rules, options, plan.bots, seed), found, seed)
    found.enter(tally)
    return deals


def _of_table(plan: Plan, rules: Rules, table: Table, found: OfOneGame, seed: int) -> int:
    if plan.count == "places":
        return places.play(rules, table, found)
    if plan.count == "offences":
        return offences.play(rules, table, found, seed)
    if plan.count == "bluffs":
        return bluffs.play(table, found, question_of(rules, plan.question), plan.bots)
    return choices.play(table, found, question_of(rules, plan.question), seed)


def parts_of(plan: Plan) -> list[Part]:
    """As many games of each setting as make the deals that the plan asks for."""
    demand_columns(plan)
    parts = []
    for index, setting in enumerate(plan.settings()):
        pilot = PILOTS.get(plan.count, PILOT)
        deals = sum(play_one(plan, setting, index, number, Tally()) for number in range(pilot))
        games = max(pilot, ceil(plan.deals * pilot / deals)) if pilot else plan.deals
        parts += [Part(plan, index, piece) for piece in pieces_of(games, max(1, games // PIECES))]
    return parts


def run_study(
    plan: Plan, parts: list[Part], crew: Crew, state: State | None = None, tell: Tell | None = None
) -> tuple[list[Row], int]:
    """What was found, row by row, and in how many deals; who plays changes nothing but the time."""
    each, _seconds = run(play_part, parts, crew, state, tell)
    settings = plan.settings()
    pieces: list[list[Tally]] = [[] for _setting in settings]
    deals = 0
    for part, (played, plain) in zip(parts, each, strict=True):
        deals += played
        tally = Tally()
        tally.join(plain)
        pieces[part.setting].append(tally)
    rows = []
    for setting, tallies in zip(settings, pieces, strict=True):
        own = (setting.game, *setting.varied)
        whole = joined(tallies)
        rows += [_row((*own, *key), mean) for key, mean in whole.found.items()]
        if plan.count == "skill":
            packs = whole.mean((skill.SQUARE, skill.ALL_SEATS))
            for key, (value, interval) in skill.estimates(tallies).items():
                rows.append(Row((*own, *key), value, interval, int(packs.n), packs.games))
        if plan.count == "bluffs":
            rows += [Row((*own, *key), *estimate) for key, estimate in bluffs.estimates(tallies).items()]
    return rows, deals


def _row(values: tuple[Any, ...], mean: Mean) -> Row:
    return Row(values, mean.mean, mean.interval, int(mean.n), mean.games)
