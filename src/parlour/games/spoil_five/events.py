"""What happens at Spoil Five, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND, PACK, STOCK, TRICK
from parlour.core.game import EVERYTHING
from parlour.games.spoil_five.rules.ranks import ACE_OF_HEARTS, HEARTS, ORDERS
from parlour.games.spoil_five.words import LAID, PASSED, TAKEN, TURN_UP
from parlour.mechanisms.trick_deal import trick_cards

if TYPE_CHECKING:
    from parlour.games.spoil_five.rules.game import SpoilFive


def dealt(game: SpoilFive) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("spoil-five.12", "shuffles-and-cuts", game.dealer)
    for k in range(game.seats):
        seat = (game.dealer + 1 + k) % game.seats
        game.carry("spoil-five.12", "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], BIT[seat])


def turned_up(game: SpoilFive) -> None:
    if game.detail < EVERYTHING:
        return
    again = game.deal.passed != 0
    message = "turns-another" if again else "turns-up"
    game.lay("spoil-five.32" if again else "spoil-five.12", message, game.dealer, game.deal.turn_up, STOCK, TURN_UP)


def set_aside(game: SpoilFive) -> None:
    game.lay("spoil-five.32", "sets-aside", game.dealer, game.deal.turn_up, TURN_UP, PASSED)


def turn_up_stays(game: SpoilFive) -> None:
    game.lay("spoil-five.R22", "turn-up-stays", game.dealer, game.deal.turn_up, PASSED, TURN_UP)


def laid_out(game: SpoilFive, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.bring(game.rob_clause(), "lays-face-down", seat, [card], HAND[seat], LAID[seat], BIT[seat])


def robbed(game: SpoilFive, seat: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.lay(game.rob_clause(), "robs", seat, game.deal.turn_up, TURN_UP, HAND[seat])


def led(game: SpoilFive, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    clause = "spoil-five.21" if game.deal.tricks_made else "spoil-five.17"
    game.lay(clause, "leads", seat, card, HAND[seat], TRICK)


def replied(game: SpoilFive, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.lay(_duty(game), "plays", seat, card, HAND[seat], TRICK)


def _duty(game: SpoilFive) -> str:
    """The clause under which the trick is played to."""
    if game.deal.led == ACE_OF_HEARTS and game.deal.trump != HEARTS and not game.agreed.first_order:
        return "spoil-five.19"
    return "spoil-five.18" if ORDERS[game.deal.ranking].trumps & BIT[game.deal.led] else "spoil-five.20"


def took_trick(game: SpoilFive, winner: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.bring("spoil-five.21", "takes-trick", winner, trick_cards(game.deal), TRICK, TAKEN[winner])
