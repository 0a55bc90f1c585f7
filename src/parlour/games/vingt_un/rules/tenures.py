"""The deal and how it moves: sale, naturals and limits, who leaves, the close."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import NO_SEAT
from parlour.games.vingt_un.layout import OF_HANDS, TO_HOLDER
from parlour.games.vingt_un.words import LEAVING, NEXT_HAND, OFFER, OVER, SALE, SHUFFLE
from parlour.mechanisms.pools import share_out

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules import VingtUn


def begin(game: VingtUn, owner: i64) -> None:
    """He whose turn it is deals, or first offers the deal for sale (vingt-un.59)."""
    game.gather()
    game.owner = owner
    game.dealer = owner
    game.price = 0
    game.deals += 1
    if game.on_sale:
        game.phase = OFFER
        game.ask(owner)
    else:
        _take_pack(game)


def _take_pack(game: VingtUn) -> None:
    game.phase = SHUFFLE
    game.wait_for_chance()


# -- sale ---------------------------------------------------------------------------


def deal_oneself(game: VingtUn) -> None:
    game.say("vingt-un.59", "deals-himself", game.owner)
    _take_pack(game)


def offer(game: VingtUn, price: i64) -> None:
    game.price = price
    game.say("vingt-un.59", "offers-deal", game.owner, price)
    game.phase = SALE
    game.ask(game.left_of(game.owner))


def answer(game: VingtUn, seat: i64, bought: bool) -> None:
    """The first who buys has it; nobody: he deals himself (vingt-un.R15)."""
    if bought:
        game.pay("vingt-un.59", "buys-deal", seat, game.owner, game.price)
        game.dealer = seat
        game.say("vingt-un.60", "serves-from-sellers-left", seat)
        _take_pack(game)
        return
    game.say("vingt-un.59", "passes", seat)
    seat = game.left_of(seat)
    if seat == game.owner:
        deal_oneself(game)
    else:
        game.ask(seat)


# -- after a hand -----------------------------------------------------------------------


def hand_over(game: VingtUn) -> None:
    if game.in_stock() == 1 and not game.visited:
        game.visits += 1
        game.visited = True
    if game.close_after and game.hands_played >= game.close_after:
        game.say("vingt-un.4", "hands-done", NO_SEAT, game.hands_played)
        close(game)
    elif _tenure_over(game) and _deals_done(game):
        _finish_tenure(game)
        close(game)
    elif game.leaving:
        game.phase = LEAVING
        game.turn = 0
        game.ask(game.order[0])
    else:
        _go_on_dealing(game)


def _tenure_over(game: VingtUn) -> bool:
    return game.thrower >= 0 or _limit_reached(game)


def _limit_reached(game: VingtUn) -> bool:
    """A number of hands, the pack twice, or two packs once (vingt-un.57)."""
    if game.limit == OF_HANDS:
        return game.hand_no >= game.limit_hands
    return game.limit_visits > 0 and game.visits >= game.limit_visits


def _deals_done(game: VingtUn) -> bool:
    """With the tenure that now ends (vingt-un.4); a sold deal counts for its seller."""
    if game.round:
        return (game.had | BIT[game.owner]) & game.present == game.present
    return game.tenures + 1 >= game.deals_agreed


def stay_or_leave(game: VingtUn, seat: i64, stays: bool) -> None:
    game.say("vingt-un.3", "stays" if stays else "leaves", seat)
    if not stays:
        game.present &= ~BIT[seat]
        if count(game.present) < 2:
            game.say("vingt-un.R20", "too-few")
            close(game)
            return
    game.turn += 1
    if game.turn < len(game.order):
        game.ask(game.order[game.turn])
    else:
        _go_on_dealing(game)


def _go_on_dealing(game: VingtUn) -> None:
    if not _tenure_over(game) and game.present & BIT[game.dealer]:
        game.phase = NEXT_HAND
        game.wait_for_chance()
        return
    _finish_tenure(game)
    if _deals_done(game) if game.round else game.tenures >= game.deals_agreed:
        close(game)
    else:
        begin(game, _next_owner(game))


def _finish_tenure(game: VingtUn) -> None:
    if _limit_reached(game):
        game.say("vingt-un.57", "limit-reached", game.dealer)
    elif not game.present & BIT[game.dealer]:
        game.say("vingt-un.R20", "dealer-leaves", game.dealer)
    game.tenures += 1
    game.had |= BIT[game.owner]


def _next_owner(game: VingtUn) -> i64:
    """In the old manner the natural's holder; else the left neighbour of whose turn it was (vingt-un.5, 6, 61)."""
    holder = game.thrower
    if game.effect == TO_HOLDER and holder >= 0 and game.present & BIT[holder]:
        game.say("vingt-un.5", "takes-deal", holder)
        return holder
    seat = game.left_of(game.owner)
    game.say("vingt-un.6", "deal-passes", seat)
    if game.owner != game.dealer:
        game.say("vingt-un.61", "follows-seller", seat)
    return seat


def close(game: VingtUn) -> None:
    """What is left in the pool is divided among those present (vingt-un.R12)."""
    game.say("vingt-un.4", "game-closes", NO_SEAT, game.tenures)
    if game.pool >= 0:
        share_out(game, game.pool, game.present, "vingt-un.R12", "shares-pool")
    game.phase = OVER
    game.over = True
    game.wait_for_chance()
