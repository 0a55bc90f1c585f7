"""Positions that a case sets: counters on the board, a deal in which somebody is to lead, losers who are to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.cards import BIT
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.pope_joan.words import LEFT
from parlour.mechanisms.board import set_counters

if TYPE_CHECKING:
    from parlour.games.pope_joan.rules import PopeJoan


def arrange(game: PopeJoan, setup: Setup) -> None:
    phase = setup.word("phase", ["deal", "play", "place"], "deal")
    if phase == "play":
        _in_play(game, setup)
    elif phase == "place":
        _placing(game, setup)
    else:
        set_counters(game, setup)


def _in_play(game: PopeJoan, setup: Setup) -> None:
    """``phase play`` needs hands and the turn-up; the board is dressed, and then as set."""
    turn_up = setup.cards("turn", game.pack)
    if len(turn_up) != 1 or turn_up[0] == ANY or not game.dealt & BIT[turn_up[0]]:
        raise BadCase("a position in play needs its turn-up: turn CARD")
    if game.dealer < 0:
        game.dealer = game.seats - 1
    game.dress_board()
    game.lay_cards(setup, BIT[turn_up[0]])
    game.turn_up = turn_up[0]
    game.trump = game.turn_up >> 4
    set_counters(game, setup)
    game.lead_as_set(setup)


def _placing(game: PopeJoan, setup: Setup) -> None:
    """``phase place``: the ``winner`` of the deal just over, what each seat ``owes``, and who deals next."""
    if not game.onto_board or game.dealer < 0:
        raise BadCase("counters are placed with losers_pay=board, between two deals: set the next dealer")
    game.winner = game.names.index(setup.word("winner", game.names, game.names[game.dealer]))
    for seat in range(game.seats):
        owed = setup.number(f"owes {game.names[seat]}", 0)
        if not 0 <= owed <= LEFT:
            raise BadCase(f"owes {game.names[seat]} cannot be {owed}")
        game.owes[seat] = owed
    game.deals = max(game.deals, 1)
    game.finished = game.deals
    set_counters(game, setup)
    game.ask_losers()
