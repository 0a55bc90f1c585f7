"""Positions of any game, found by what they are like: no test of the table needs to name a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

from parlour.core.game import EVERYTHING, Game
from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.present.layout import layout_of
from parlour.registry import all_rules, rules_of
from parlour.terminal.app import ParlourApp
from parlour.terminal.entry import A_NUMBER, OF_CARDS, POSITIONS, Entry
from parlour.terminal.settings import Settings
from parlour.terminal.sitting import Sitting
from parlour.testing.walk import questions

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
    game.detail = EVERYTHING
    drawn = random.Random(seed)
    for due in questions(game, MOST_STEPS):
        if like(game):
            return game
        seat = drawn.choice(due)
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
    game.detail = EVERYTHING
    game.events = list(found.events)
    app = ParlourApp(settings or Settings(pace="at-once"))
    app.rules = rules
    app.first = Sitting(rules, game, ME, 1, folder / "game.case", ["random"])
    return app


# -- what a position can be like ------------------------------------------------------------


def one_card(game: Game) -> bool:
    """Some cards may be played at once, and one of the hand may not."""
    hand = [s for s in game.view(ME).places if s.place.name == "hand" and s.place.seat == ME]
    entry = entry_of(game)
    ways = [way.verb.name for way in entry.ways]
    return asked(game) and ways == ["play"] and len(hand) == 1 and 0 < len(entry.lawful()) < len(hand[0].faces)


def several_cards(game: Game) -> bool:
    return asked(game) and any(way.kind == OF_CARDS and way.bounds[1] >= 3 for way in entry_of(game).ways)


def card_and_cards(game: Game) -> bool:
    return asked(game) and any(way.verb.shape == ["card", "cards"] for way in entry_of(game).ways)


def a_number(game: Game) -> bool:
    return asked(game) and any(way.kind == A_NUMBER and way.bounds[1] > way.bounds[0] for way in entry_of(game).ways)


def positions(game: Game) -> bool:
    return asked(game) and any(way.kind == POSITIONS for way in entry_of(game).ways)


def a_word(game: Game) -> bool:
    return asked(game) and any(way.verb.shape[:1] == ["word"] and way.kind == "done" for way in entry_of(game).ways)


def in_a_trick(game: Game) -> bool:
    layout = layout_of(rules_of(game.name))
    full = [s for s in game.view(ME).places if s.faces and layout.place(s.place.name).kind == "trick"]
    return asked(game) and bool(full)


def may_but_need_not(game: Game) -> bool:
    return ME in game.may_act and ME not in game.to_act and bool(game.moves(ME))
