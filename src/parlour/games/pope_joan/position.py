"""Positions that a case sets: counters on the board, and a deal in which somebody is to lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.cards import BIT
from parlour.errors import BadCase
from parlour.mechanisms.board import set_counters
from parlour.rng import ANY
from parlour.setting import Setting

if TYPE_CHECKING:
    from parlour.games.pope_joan.rules import PopeJoan


def arrange(game: PopeJoan, setting: Setting) -> None:
    """``phase play`` needs hands and the turn-up; the board is dressed, and then as set."""
    if setting.word("phase", ["play"], "") != "play":
        set_counters(game, setting)
        return
    turn_up = setting.cards("turn", game.pack)
    if len(turn_up) != 1 or turn_up[0] == ANY or not game.dealt & BIT[turn_up[0]]:
        raise BadCase("a position in play needs its turn-up: turn CARD")
    if game.dealer < 0:
        game.dealer = game.seats - 1
    game.dress_board()
    game.lay_cards(setting, BIT[turn_up[0]])
    game.turn_up = turn_up[0]
    game.trump = game.turn_up >> 4
    set_counters(game, setting)
    game.lead_as_set(setting)
