"""Positions that a case sets: counters on the board, a deal in which somebody is to lead, losers who are to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.cards import BIT, SUIT_NAMES
from parlour.core.chance import ANY
from parlour.core.moves import PASS, PLAY
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, Word, card, cards, choice, person
from parlour.errors import BadCase
from parlour.games.pope_joan.refusals import why_not
from parlour.games.pope_joan.words import LEFT, PHASES, PLACE
from parlour.mechanisms.board import board_word
from parlour.mechanisms.stops_setup import WORDS, arrange_stops

if TYPE_CHECKING:
    from parlour.games.pope_joan.rules import PopeJoan


def arrange(game: PopeJoan, setup: Setup) -> None:
    phase = setup.word("phase", ["deal", "play", "place"], "deal")
    if phase == "play":
        _turn_up(game, setup)
    elif phase == "place":
        _owe(game, setup)
    arrange_stops(game, setup, phase == "play")
    if phase == "place":
        game.ask_losers()


def _turn_up(game: PopeJoan, setup: Setup) -> None:
    """``phase play`` needs hands and the turn-up; the board is dressed, and then as set."""
    turn_up = setup.cards("turn", game.pack)
    if len(turn_up) != 1 or turn_up[0] == ANY or not game.dealt & BIT[turn_up[0]]:
        raise BadCase("a position in play needs its turn-up: turn CARD")
    game.turn(turn_up[0])


def _owe(game: PopeJoan, setup: Setup) -> None:
    """``phase place``: the ``winner`` of the deal just over, what each seat ``owes``, and who deals next."""
    if not game.agreed.onto_board or game.dealer < 0:
        raise BadCase("counters are placed with losers_pay=board, between two deals: set the next dealer")
    game.winner = setup.seat("winner", game.names, game.dealer)
    for seat in range(game.seats):
        game.owes[seat] = setup.count(f"owes {game.names[seat]}", LEFT)
    game.deals = max(game.deals, 1)
    game.finished = game.deals


VOCABULARY: Final = Vocabulary(
    [PLAY, PASS, PLACE],
    PHASES,
    {
        **WORDS,
        "spare": cards("deal.aside"),
        "turn": card("deal.turn_up"),
        "trump": choice(lambda game: game.trump(), SUIT_NAMES),
        "board": board_word("board"),
        "owes": Word(lambda game, seat, _part: [str(game.owes[seat] if seat >= 0 else game.to_place)]),
        "winner": person("winner"),
    },
    why_not,
    arrange,
)
