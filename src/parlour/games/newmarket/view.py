"""What a seat sees at Newmarket, and the hint for its lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.view import View
from parlour.games.newmarket.words import POOL_PLACES, STAKING
from parlour.mechanisms.stops import PLAYING
from parlour.mechanisms.stops_show import lay_out_cards

if TYPE_CHECKING:
    from parlour.games.newmarket.rules import Newmarket


def lay_out(game: Newmarket, view: View, seat: i64) -> None:
    lay_out_cards(game, view, seat, "newmarket.1")
    faces = game.pool_faces()
    for k in range(4):
        view.show(POOL_PLACES[k], faces[k : k + 1], 0, "newmarket.3", game.ledger.balance[game.seats + k])
    if game.phase == STAKING:
        view.fact("to-place", str(game.to_place), "newmarket.4")
    if game.phase == PLAYING:
        view.fact("stops", game.pack.show(game.stops()), "newmarket.10")
    if seat < game.seats and game.leads(seat):
        view.advice = ["newmarket.13"]
