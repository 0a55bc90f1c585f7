"""What a seat sees at Spin, and the hint for its lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.view import View
from parlour.mechanisms.board import show_board
from parlour.mechanisms.stops_show import lay_out_cards

if TYPE_CHECKING:
    from parlour.games.spin.rules import Spin


def lay_out(game: Spin, view: View, seat: i64) -> None:
    lay_out_cards(game, view, seat, "spin.1")
    view.fact("stops", game.pack.show(game.stops()), "spin.4")
    view.fact("winner", game.name_of(game.winner), "spin.22")
    show_board(game, view, "spin.6")
    if seat < game.seats and game.leads(seat):
        view.advice = ["spin.24"]
