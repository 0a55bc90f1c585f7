"""What happens at Pope Joan, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND, NO_SEAT, NOBODY, PACK
from parlour.core.game import EVERYTHING
from parlour.games.pope_joan.words import COMPARTMENTS, GAME, POPE, SPARE, TURN
from parlour.mechanisms.board import lying
from parlour.mechanisms.stops_show import tell_card, tell_due, tell_hands, tell_run_over

if TYPE_CHECKING:
    from parlour.games.pope_joan.rules import PopeJoan


def dressing(game: PopeJoan) -> None:
    if game.deals == 0:
        game.say("pope-joan.2", "players", NO_SEAT, game.seats)
    if game.agreed.onto_board and game.deals > 0:
        game.say("pope-joan.42", "not-dressed")
    elif len(game.agreed.compartments) == 5:
        game.say("pope-joan.43", "dresses-five")
    else:
        game.say("pope-joan.14", "dresses-eight")


def dealt(game: PopeJoan) -> None:
    dealer, dead = game.dealer, game.deal.aside
    game.say("pope-joan.3", "eight-out")
    game.say("pope-joan.16", "shuffles", dealer)
    tell_hands(game, "pope-joan.17")
    if dead and game.agreed.circuit > game.agreed.hands_dealt:
        game.carry("pope-joan.18", "spare-hand", dealer, dead, PACK, SPARE, NOBODY)
    elif dead:
        game.carry("pope-joan.45", "set-aside", dealer, dead, PACK, SPARE, NOBODY)
    if game.agreed.looks and dead:
        game.carry("pope-joan.47", "looks", dealer, dead, SPARE, SPARE, BIT[dealer])
    game.lay("pope-joan.17", "turns-up", dealer, game.deal.turn_up, PACK, TURN)


def played(game: PopeJoan, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    if game.deal.due >= 0:
        clause, message = ("pope-joan.31", "follows")
    else:
        clause, message = ("pope-joan.32" if game.deal.played else "pope-joan.30", "leads")
    tell_card(game, clause, message, seat, card)


def card_due(game: PopeJoan) -> None:
    tell_due(game, "pope-joan.4")


def played_in_lieu(game: PopeJoan, seat: i64, missing: i64) -> None:
    tell_card(game, "pope-joan.48", "plays-in-lieu", seat, POPE)
    game.say("pope-joan.48", "stands-for", seat, 0, game.pack.face(missing))


def stopped(game: PopeJoan, card: i64) -> None:
    """Why the card is a stop, as far as all can see."""
    if game.detail < EVERYTHING:
        return
    after = card + 1
    if after == game.deal.turn_up:
        clause = "pope-joan.6"
    elif game.deal.aside & BIT[after]:
        clause = "pope-joan.7"
    else:
        clause = "pope-joan.5"
    game.say(clause, "is-stop", game.deal.player, 0, game.pack.face(card))


def run_over(game: PopeJoan) -> None:
    tell_run_over(game, "pope-joan.33")


def kept_pope(game: PopeJoan, seat: i64) -> None:
    game.lay("pope-joan.40", "shows-pope", seat, POPE, HAND[seat], PACK)


def stakes_left(game: PopeJoan) -> None:
    if game.detail < EVERYTHING:
        return
    counters = lying(game) - game.ledger[game.agreed.account[GAME]]
    if counters:
        game.say("pope-joan.27", "stakes-stay", NO_SEAT, counters)
    for compartment in range(GAME):
        account = game.agreed.account[compartment]
        if account >= 0 and game.ledger[account]:
            game.say("pope-joan.25", "not-won", NO_SEAT, game.ledger[account], COMPARTMENTS[compartment])
