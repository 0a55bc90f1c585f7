"""What happens in every game of stops, as it is told, and what a seat sees of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import HAND, PACK, place
from parlour.core.game import EVERYTHING
from parlour.core.seen import Zone, backs, faces, row
from parlour.core.sight import DEALER, LEADER, Fact, Sight, a_card, some_cards
from parlour.mechanisms.stops import Stops

RUN: Final = place("run")
DOWN: Final = place("down")  # the runs that are over, face down
DUE: Final = a_card("due")
STOPS: Final = some_cards("stops")

TOLD: Final[list[Fact]] = [DEALER, LEADER, DUE, STOPS]
LAID_OUT: Final[list[Zone]] = [faces(*HAND), row(13, RUN), backs(DOWN)]


def tell_hands(game: Stops, clause: str) -> None:
    """Each seat sees what it is dealt, from the dealer's left on."""
    if game.detail < EVERYTHING:
        return
    for step in range(1, game.seats + 1):
        seat = (game.dealer + step) % game.seats
        cards = game.deal.hands[seat]
        if cards:
            game.carry(clause, "gets-cards", seat, cards, PACK, HAND[seat], BIT[seat])


def tell_card(game: Stops, clause: str, message: str, seat: i64, card: i64) -> None:
    game.lay(clause, message, seat, card, HAND[seat], RUN)


def tell_due(game: Stops, clause: str) -> None:
    """All see for whom the game waits, and so where the card is that is due."""
    if game.detail < EVERYTHING:
        return
    card = game.deal.due
    seat = game.holder(card)
    game.lay(clause, "must-follow", seat, card, HAND[seat], HAND[seat])


def tell_run_over(game: Stops, clause: str) -> None:
    game.carry(clause, "turned-down", game.deal.player, game.deal.run, RUN, DOWN)


def lay_out_cards(game: Stops, sight: Sight, seat: i64, turned_down: str) -> None:
    """Hands, the run, and the runs that the law has turned down."""
    deal = game.deal
    sight.tell(DEALER, game.dealer)
    sight.tell(LEADER, deal.leader)
    if deal.due >= 0:
        sight.tell(DUE, deal.due)
    for s in range(game.seats):
        open_cards = deal.hands[s] if s == seat else deal.hands[s] & deal.shown
        sight.lay(HAND[s], open_cards, count(deal.hands[s] & ~open_cards))
    sight.lay_row(RUN, game.run_row())
    sight.lay(DOWN, 0, count(deal.played & ~deal.run), turned_down)
