"""What a seat sees at My Bank, and the hint for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import HAND, STOCK
from parlour.core.view import View

if TYPE_CHECKING:
    from parlour.games.my_bank.rules import MyBank


def lay_out(game: MyBank, view: View, seat: i64) -> None:
    deal = game.deal
    view.fact("dealer", game.name_of(game.dealer), "my-bank.1")
    view.fact("limit", str(game.limit()), "my-bank.6")
    for s in range(game.seats):
        if deal.stakes[s]:
            view.fact("staked", f"{game.names[s]} {deal.stakes[s]}", "my-bank.3")
        game.show_cards(view, HAND[s], game.held(s), s == seat or deal.shown, "my-bank.2")
    view.show(STOCK, [], count(game.stock()), "my-bank.2")
    if game.waits & BIT[seat]:
        view.advice = ["my-bank.8"]
