"""What happens at Jig, as it is told: every card with its call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.game import EVERYTHING
from parlour.games.jig.words import CALLS, LONGEST
from parlour.mechanisms.stops_show import tell_card, tell_due, tell_hands, tell_run_over

if TYPE_CHECKING:
    from parlour.games.jig.rules import Jig


def dealt(game: Jig) -> None:
    if game.deals == 1:
        game.say("jig.1", "this-game")
    tell_hands(game, "jig.2")


def played(game: Jig, seat: i64, card: i64, follower: i64) -> None:
    """The card that is now the last of the run, and its call."""
    if game.detail == EVERYTHING:
        played_aloud(game, seat, card, follower, call_of(game.deal.length, follower < 0))


def played_aloud(game: Jig, seat: i64, card: i64, follower: i64, said: str) -> None:
    """The same with whatever was said, if anything."""
    if game.detail < EVERYTHING:
        return
    if game.deal.due >= 0:
        tell_card(game, "jig.6", "follows", seat, card)
    else:
        tell_card(game, "jig.5" if game.deal.played == BIT[card] else "jig.8", "leads", seat, card)
    position, ended = game.deal.length, follower < 0
    if ended and position < LONGEST:
        clause = "jig.9"
    else:
        clause = "jig.5" if position == 1 else "jig.6" if position == 2 else "jig.7"
    if said == "none":
        game.say(clause, "says-nothing", seat)
    else:
        game.say(clause, "calls", seat, 0, said)


def call_of(position: i64, ended: bool) -> str:
    """What is said with the card at this place of its run; a stop adds Jig (jig.9, R4)."""
    call = CALLS[position - 1]
    return f"{call}-jig" if ended and position < LONGEST else call


def card_due(game: Jig) -> None:
    tell_due(game, "jig.6")


def run_over(game: Jig) -> None:
    """Jig, or a stop: its player leads next."""
    if game.detail < EVERYTHING:
        return
    game.say("jig.8" if game.deal.length == LONGEST else "jig.10", "leads-next", game.deal.player)
    tell_run_over(game, "jig.21")
