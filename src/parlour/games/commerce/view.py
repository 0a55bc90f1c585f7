"""What a seat sees at Commerce, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD
from parlour.core.events import HAND, STOCK
from parlour.core.view import View, tally
from parlour.games.commerce.words import BOARD, HORSE, MODERN, OFFER, POOL, TO_ALL
from parlour.mechanisms.three_card_hands import ALL_CLASSES

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce


def lay_out(game: Commerce, view: View, seat: i64) -> None:
    agreed, deal = game.agreed, game.deal
    view.fact("mode", game.options.word("mode"))
    view.fact("dealer", game.name_of(game.dealer), "commerce.16")
    view.fact("trumps", "none", "commerce.4")
    if agreed.mode == POOL:
        view.fact("horse", "offered" if game.horse_offered else "open", "commerce.45")
    else:
        view.fact("stake", str(agreed.stake), "commerce.19")
    view.fact("combinations", game.options.word("combinations"), "commerce.5" if _full(game) else "commerce.47")
    view.fact("circuits", str(deal.circuits), "commerce.R4")
    for s in range(game.seats):
        _show_seat(game, view, seat, s)
    if agreed.mode != MODERN:
        view.show(BOARD, game.faces(deal.board), 0, "commerce.35")
    view.show(STOCK, [], game.stock_size(), "commerce.29" if agreed.mode == MODERN else "")
    if deal.offered != NO_CARD:
        game.show_cards(view, OFFER, BIT[deal.offered], seat == deal.trader, "commerce.30")
    if deal.stander >= 0:
        view.fact("stander", game.names[deal.stander], "commerce.24")
    view.advice = advice(game, seat)


def _full(game: Commerce) -> bool:
    return game.agreed.recognised == ALL_CLASSES


def _show_seat(game: Commerce, view: View, seat: i64, s: i64) -> None:
    deal = game.deal
    game.show_cards(view, HAND[s], deal.hands[s], s == seat or deal.shown, "commerce.24" if deal.shown else "")
    if game.agreed.mode == POOL:
        view.fact("lives", tally(game.names[s], game.lives[s]), "commerce.41")
    if deal.stood & BIT[s]:
        view.fact("stood", game.names[s], "commerce.51" if game.agreed.extended else "commerce.38")
    if deal.passed & BIT[s]:
        view.fact("passed", game.names[s], "commerce.37")


def advice(game: Commerce, seat: i64) -> list[str]:
    found: list[str] = []
    if seat >= game.seats:
        return found
    if game.agreed.mode == POOL and game.entered and game.lives[seat] == 0 and game.phase != HORSE:
        found.append("commerce.46")
    if not _full(game):
        found.append("commerce.48")
    if game.agreed.penalty == TO_ALL:
        found.append("commerce.50")
    if game.agreed.extended and game.deal.stood & BIT[seat]:
        found.append("commerce.52")
    return found
