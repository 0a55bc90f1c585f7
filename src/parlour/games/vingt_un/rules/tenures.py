"""The deal and how it moves: sale, naturals and limits, who leaves, the close."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import NO_SEAT
from parlour.games.vingt_un.state import OF_HANDS, TO_HOLDER, VingtUnTenure
from parlour.games.vingt_un.words import LEAVING, NEXT_HAND, OFFER, OVER, SALE, SHUFFLE
from parlour.mechanisms.pools import share_out

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn


def begin(game: VingtUn, owner: i64) -> None:
    """He whose turn it is deals, or first offers the deal for sale (vingt-un.59)."""
    game.tenure = VingtUnTenure(game.agreed.sheet, game.seats, owner)
    game.dealer = owner
    game.deals += 1
    if game.agreed.on_sale:
        game.phase = OFFER
        game._turn(owner)
    else:
        _take_pack(game)


def _take_pack(game: VingtUn) -> None:
    game.phase = SHUFFLE
    game._await_chance()


def deal_oneself(game: VingtUn) -> None:
    game.say("vingt-un.59", "deals-himself", game.tenure.owner)
    _take_pack(game)


def offer(game: VingtUn, price: i64) -> None:
    game.tenure.price = price
    game.say("vingt-un.59", "offers-deal", game.tenure.owner, price)
    game.phase = SALE
    game._turn(game.left_of(game.tenure.owner))


def answer(game: VingtUn, seat: i64, bought: bool) -> None:
    """The first who buys has it; nobody: he deals himself (vingt-un.R15)."""
    if bought:
        game.pay("vingt-un.59", "buys-deal", seat, game.tenure.owner, game.tenure.price)
        game.dealer = seat
        game.say("vingt-un.60", "serves-from-sellers-left", seat)
        _take_pack(game)
        return
    game.say("vingt-un.59", "passes", seat)
    seat = game.left_of(seat)
    if seat == game.tenure.owner:
        deal_oneself(game)
    else:
        game._turn(seat)


def hand_over(game: VingtUn) -> None:
    if game.tenure.in_stock() == 1 and not game.tenure.visited:
        game.tenure.visits += 1
        game.tenure.visited = True
    if game.agreed.close_after and game.hands_played >= game.agreed.close_after:
        game.say("vingt-un.4", "hands-done", NO_SEAT, game.hands_played)
        close(game)
    elif _tenure_over(game) and _deals_done(game):
        _finish_tenure(game)
        close(game)
    elif game.agreed.leaving:
        game.phase = LEAVING
        game.deal.turn = 0
        game._turn(game.order[0])
    else:
        _go_on_dealing(game)


def _tenure_over(game: VingtUn) -> bool:
    return game.tenure.thrower >= 0 or _limit_reached(game)


def _limit_reached(game: VingtUn) -> bool:
    """A number of hands, the pack twice, or two packs once (vingt-un.57)."""
    if game.agreed.limit == OF_HANDS:
        return game.tenure.hand_no >= game.agreed.limit_hands
    return game.agreed.limit_visits > 0 and game.tenure.visits >= game.agreed.limit_visits


def _deals_done(game: VingtUn) -> bool:
    """With the tenure that now ends (vingt-un.4); a sold deal counts for its seller."""
    if game.agreed.round:
        return (game.had | BIT[game.tenure.owner]) & game.present == game.present
    return game.tenures + 1 >= game.agreed.deals


def stay_or_leave(game: VingtUn, seat: i64, stays: bool) -> None:
    game.say("vingt-un.3", "stays" if stays else "leaves", seat)
    if not stays:
        game.present &= ~BIT[seat]
        if count(game.present) < 2:
            game.say("vingt-un.R20", "too-few")
            close(game)
            return
    game.deal.turn += 1
    if game.deal.turn < len(game.order):
        game._turn(game.order[game.deal.turn])
    else:
        _go_on_dealing(game)


def _go_on_dealing(game: VingtUn) -> None:
    if not _tenure_over(game) and game.present & BIT[game.dealer]:
        game.phase = NEXT_HAND
        game._await_chance()
        return
    _finish_tenure(game)
    if _deals_done(game) if game.agreed.round else game.tenures >= game.agreed.deals:
        close(game)
    else:
        begin(game, _next_owner(game))


def _finish_tenure(game: VingtUn) -> None:
    if _limit_reached(game):
        game.say("vingt-un.57", "limit-reached", game.dealer)
    elif not game.present & BIT[game.dealer]:
        game.say("vingt-un.R20", "dealer-leaves", game.dealer)
    game.tenures += 1
    game.had |= BIT[game.tenure.owner]


def _next_owner(game: VingtUn) -> i64:
    """In the old manner the natural's holder; else the left neighbour of whose turn it was (vingt-un.5, 6, 61)."""
    holder = game.tenure.thrower
    if game.agreed.effect == TO_HOLDER and holder >= 0 and game.present & BIT[holder]:
        game.say("vingt-un.5", "takes-deal", holder)
        return holder
    seat = game.left_of(game.tenure.owner)
    game.say("vingt-un.6", "deal-passes", seat)
    if game.tenure.owner != game.dealer:
        game.say("vingt-un.61", "follows-seller", seat)
    return seat


def close(game: VingtUn) -> None:
    """What is left in the pool is divided among those present (vingt-un.R12)."""
    game.say("vingt-un.4", "game-closes", NO_SEAT, game.tenures)
    if game.agreed.pool >= 0:
        share_out(game, game.agreed.pool, game.present, "vingt-un.R12", "shares-pool")
    game._game_over(OVER)
