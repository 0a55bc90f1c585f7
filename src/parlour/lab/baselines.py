"""Baselines: what the usual bots win in the episodes of every environment, for others to compare theirs with.

One seat plays as the bot, all others as one opponent; every episode is played from each seat with the same seed, which
is one observation.  What is counted is what the seat has won above the mean of all.
"""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from parlour.bots.roster import bot_of
from parlour.core.chance import seed_of
from parlour.core.players import Bot, Seat
from parlour.core.rules import Rules
from parlour.envs.actions import actions_of
from parlour.envs.episode import ONE_DEAL, Episode, episode_options
from parlour.envs.in_actions import in_actions
from parlour.envs.version import id_of
from parlour.lab import interrupts
from parlour.lab.arena import Cell, cell_of, cell_text
from parlour.lab.crew import Crew
from parlour.lab.pieces import Piece, pieces_of
from parlour.lab.runs import Tell, run
from parlour.lab.state import State
from parlour.lab.trials import match_of, strongest_of
from parlour.registry import rules_of

SEARCH = "search:100"
OPPONENTS = ("random", "book")
IN_A_PIECE = 5


class Line(NamedTuple):
    """One bot among others of one kind."""

    game: str
    bot: str
    among: str


class Report(TypedDict):
    environment: str
    players: int
    strongest: str
    cells: list[Cell]


def bots_at(rules: Rules) -> list[str]:
    """Whom the table has: random, book, search and the strongest, each once."""
    book = [text for text in ("book",) if text in rules.bots]
    named = ["random", *book, SEARCH, strongest_of(rules, seats_at(rules))]
    return list(dict.fromkeys(named))


def lines_of(rules: Rules) -> list[Line]:
    bots = bots_at(rules)
    return [Line(rules.name, bot, other) for other in OPPONENTS if other in bots for bot in bots if bot != other]


def play_episode(episode: Episode, bots: list[Bot]) -> list[float]:
    """What each seat has won; a seat that may act though nobody waits for it is asked whether it wants to."""
    actions = actions_of(episode.rules)
    while not episode.over:
        who = Seat(episode.game, episode.seat)
        bot = bots[episode.seat]
        move = bot.choose(who) if who.asked() else None
        if move is None and who.moves():
            advice = bot.volunteer(who)
            move = advice.move if advice is not None else None
        for action in in_actions(actions, who.moves(), move) if move is not None else [actions.let_be]:
            episode.step(action)
    return episode.won()


def observe_piece(task: tuple[Line, int, Piece]) -> list[float]:
    """What the bot won, summed over the seats, in each episode of a piece."""
    line, seed, piece = task
    rules = rules_of(line.game)
    options = episode_options(rules, options_at(rules), ONE_DEAL)
    seats = rules.options.make(options).number("players")
    found: list[float] = []
    for number in piece.numbers():
        gain = 0.0
        for turn in range(seats):
            interrupts.raise_noted()
            texts = [line.bot if seat == turn else line.among for seat in range(seats)]
            thinking = seed_of(seed, number, turn)
            bots = [bot_of(text, rules, seed_of(thinking, seat)) for seat, text in enumerate(texts)]
            won = play_episode(Episode(rules, options, seed_of(seed, number)), bots)
            gain += won[turn] - sum(won) / seats
        found.append(gain)
    return found


def options_at(rules: Rules) -> dict[str, object]:
    """As many players as in the game's own match, all else as it is usual."""
    given = match_of(rules).options
    return {"players": given["players"]} if "players" in given else {}


def seats_at(rules: Rules) -> int:
    return rules.options.make(options_at(rules)).number("players")


def measure_baselines(
    each: list[Rules], episodes: int, seed: int, crew: Crew, state: State | None = None, tell: Tell | None = None
) -> list[Report]:
    """The tables of these games; who plays changes nothing."""
    pieces = pieces_of(episodes, IN_A_PIECE)
    lines = [line for rules in each for line in lines_of(rules)]
    found, _seconds = run(observe_piece, [(line, seed, piece) for line in lines for piece in pieces], crew, state, tell)
    gains = {
        line: [gain for part in found[i * len(pieces) :][: len(pieces)] for gain in part]
        for i, line in enumerate(lines)
    }
    return [report_of(rules, gains) for rules in each]


def settings_of(each: list[Rules], episodes: int, seed: int) -> list[object]:
    return [[rules.name for rules in each], episodes, seed]


def tasks_of(each: list[Rules], episodes: int) -> int:
    return sum(len(lines_of(rules)) for rules in each) * len(pieces_of(episodes, IN_A_PIECE))


def report_of(rules: Rules, gains: dict[Line, list[float]]) -> Report:
    seats = seats_at(rules)
    return {
        "environment": id_of(rules),
        "players": seats,
        "strongest": strongest_of(rules, seats),
        "cells": [
            cell_of(line.bot, line.among, [(gain, seats) for gain in gains[line]], 1) for line in lines_of(rules)
        ],
    }


def table_of(reports: list[Report]) -> list[str]:
    """As a table of Markdown; the strongest bot of a game is marked."""
    lines = ["| environment | players | bot | among random | among book |", "|---|---|---|---|---|"]
    for report in reports:
        cells = {(cell["row"], cell["column"]): cell for cell in report["cells"]}
        for bot in dict.fromkeys(cell["row"] for cell in report["cells"]):
            shown = [cell_text(cells[bot, other]) if (bot, other) in cells else "-" for other in OPPONENTS]
            mark = " (strongest)" if bot == report["strongest"] else ""
            lines.append(f"| {report['environment']} | {report['players']} | {bot}{mark} | {' | '.join(shown)} |")
    return lines
