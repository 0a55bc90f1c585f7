"""What a seat sees at My Stops, and the hint for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import HAND, place
from parlour.core.view import View

if TYPE_CHECKING:
    from parlour.games.my_stops.rules import MyStops

RUN: Final = place("run")
SPARE: Final = place("spare")


def lay_out(game: MyStops, view: View, seat: i64) -> None:
    deal = game.deal
    view.fact("dealer", game.name_of(game.dealer))
    if game.deals == 0:
        return
    view.fact("leader", game.name_of(deal.leader), "my-stops.3")
    if deal.due >= 0:
        view.fact("due", game.pack.face(deal.due), "my-stops.4")
    for s in range(game.seats):
        game.show_cards(view, HAND[s], deal.hands[s], s == seat, "my-stops.2")
    view.show(RUN, game.faces(deal.played), 0, "my-stops.3")
    view.show(SPARE, [], count(deal.spare), "my-stops.2")
    if game.waits & BIT[seat] and deal.due < 0:
        view.advice = ["my-stops.8"]
