"""What happens at Vingt-un, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import ALL, NOBODY, STOCK
from parlour.core.game import EVERYTHING
from parlour.games.vingt_un.rules.count import points
from parlour.games.vingt_un.state import HANDS, holds
from parlour.games.vingt_un.words import DEALER_DIVISION, DEALER_DRAWING, DIVISION, FIRST_CARDS, SECOND_CARDS, USED

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn


def shuffled(game: VingtUn) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("vingt-un.1", "shuffles", game.dealer, len(game.tenure.deck))
    game.say("vingt-un.14", "cuts", game.pone())


def began_hand(game: VingtUn) -> None:
    if game.detail < EVERYTHING:
        return
    if game.tenure.hand_no > 1:
        game.say("vingt-un.39", "goes-on-with-stock", game.dealer, game.tenure.in_stock())
    if game.dealer != game.tenure.owner:
        game.say("vingt-un.60", "serves-from-sellers-left", game.dealer)


def came_to_last_card(game: VingtUn) -> None:
    if game.detail < EVERYTHING:
        return
    last = game.tenure.deck[game.tenure.next_card]
    game.bring("vingt-un.40", "last-card-to-pone", game.pone(), [last], STOCK, USED, NOBODY)


def mixed(game: VingtUn) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("vingt-un.40", "used-cards-shuffled", game.pone(), game.tenure.in_stock())
    if game.agreed.limit_visits and game.tenure.visits >= game.agreed.limit_visits:
        game.say("vingt-un.58", "round-finished-from-used", game.dealer)


def gave(game: VingtUn, slot: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    seat = slot >> 2
    phase = game.phase
    where = game.deal.place_of(slot)
    if phase == FIRST_CARDS:
        game.bring("vingt-un.14", "gets-first-card", seat, [card], STOCK, where, BIT[seat])
    elif phase == SECOND_CARDS:
        game.bring("vingt-un.19", "gets-second-card", seat, [card], STOCK, where, BIT[seat])
    elif phase == DIVISION:
        game.bring("vingt-un.36", "gets-second-card", seat, [card], STOCK, where, BIT[seat])
    elif phase == DEALER_DIVISION:
        game.bring("vingt-un.37", "gets-second-card", seat, [card], STOCK, where)
    elif phase == DEALER_DRAWING:
        game.bring("vingt-un.31", "draws", seat, [card], STOCK, where)
    else:
        game.bring("vingt-un.25", "draws", seat, [card], STOCK, where)


def showed_natural(game: VingtUn, seat: i64, clause: str) -> None:
    if game.detail < EVERYTHING:
        return
    slot = HANDS * seat
    where = game.deal.place_of(slot)
    target = USED if clause == "vingt-un.21" else where
    game.bring(clause, "has-natural", seat, game.deal.first_two(slot), where, target)


def divided(game: VingtUn, seat: i64, k: i64, counters: i64) -> None:
    if seat == game.dealer:
        game.say("vingt-un.37", "divides", seat, k + 1)
        return
    clause = "vingt-un.34" if game.deal.hands[seat] == 1 else "vingt-un.36"
    game.say(clause, "divides", seat, k + 1)
    game.say("vingt-un.35", "stakes-second", seat, counters)


def threw_up(game: VingtUn, seat: i64, slot: i64) -> None:
    if game.detail < EVERYTHING:
        return
    where = game.deal.place_of(slot)
    game.bring("vingt-un.27", "throws-up", seat, game.deal.drawn_to(slot), where, USED)
    game.bring("vingt-un.29", "throws-up-unseen", seat, game.deal.first_two(slot), where, USED, BIT[seat])


def showed(game: VingtUn, seat: i64, slot: i64, message: str) -> None:
    """The cards stay where they lie, now face up."""
    if game.detail < EVERYTHING:
        return
    where = game.deal.place_of(slot)
    game.bring("vingt-un.31", message, seat, game.deal.first_two(slot), where, where)


def counted(game: VingtUn, seat: i64, slot: i64) -> None:
    """What a hand that lies open comes to."""
    if game.detail < EVERYTHING:
        return
    game.say("vingt-un.1", "makes", seat, points(game.deal.low[slot], game.deal.aces[slot]))


def collected(game: VingtUn) -> None:
    """Hands that nobody showed stay unseen."""
    if game.detail < EVERYTHING:
        return
    deal, pone = game.deal, game.pone()
    for seat in game.order:
        for slot in range(HANDS * seat, HANDS * seat + deal.hands[seat]):
            cards = deal.held(slot)
            if cards:
                sees = ALL if holds(game.tenure.seen, cards[0]) else BIT[seat]
                game.bring("vingt-un.28", "collects", pone, cards, deal.place_of(slot), USED, sees)
