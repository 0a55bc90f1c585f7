"""Positions of any game, found by what they are like: no test of the table needs to name a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

from parlour.errors import BadOption
from parlour.game import EVERYTHING, Game
from parlour.registry import all_rules
from parlour.rules import Rules
from parlour.terminal.app import ParlourApp
from parlour.terminal.entry import Entry
from parlour.terminal.settings import Settings
from parlour.terminal.sitting import Sitting

ME = 0
MOST_STEPS = 150
Like = Callable[[Game], bool]


@cache
def find(like: Like, conduct: str = "strict") -> tuple[Rules, Game]:
    """The first position of this kind in random play of all games."""
    for rules in all_rules().values():
        for seed in range(8):
            game = _played(rules, seed, like, conduct)
            if game is not None:
                return rules, game
    raise AssertionError("no game comes to such a position")


def _played(rules: Rules, seed: int, like: Like, conduct: str) -> Game | None:
    try:
        game = rules.new({"conduct": conduct}, seed)
    except BadOption:
        return None
    game.telling = EVERYTHING
    drawn = random.Random(seed)
    for _step in range(MOST_STEPS):
        if game.over:
            return None
        if not game.to_act:
            game.go_on()
            continue
        if like(game):
            return game
        seat = drawn.choice(game.to_act)
        game.play(seat, drawn.choice(game.moves(seat)))
    return None


def entry_of(game: Game) -> Entry:
    return Entry(game.moves(ME))


def asked(game: Game) -> bool:
    return game.to_act == (ME,)


def app_at(like: Like, folder: Path, settings: Settings | None = None, conduct: str = "strict") -> ParlourApp:
    """The application with a table at such a position."""
    rules, found = find(like, conduct)
    game = found.copy()
    game.telling = EVERYTHING
    game.events = list(found.events)
    app = ParlourApp(settings or Settings(pace=0))
    app.rules = rules
    app.first = Sitting(rules, game, ME, 1, folder / "game.case", ["random"])
    return app
