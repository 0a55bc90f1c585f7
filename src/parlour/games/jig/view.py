"""What a seat sees at Jig, and the hints for its lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.view import View
from parlour.games.jig.words import LONGEST, LOW
from parlour.mechanisms.board import show_board
from parlour.mechanisms.stops import PLAYING
from parlour.mechanisms.stops_show import lay_out_cards

if TYPE_CHECKING:
    from parlour.games.jig.rules import Jig


def lay_out(game: Jig, view: View, seat: i64) -> None:
    lay_out_cards(game, view, seat, "jig.21")
    view.fact("position", str(game.deal.length), "jig.7")
    if game.phase == PLAYING:
        view.fact("stops", game.pack.show(game.stops()), "jig.9")
    show_board(game, view, "jig.16")
    view.fact("aim", "out", "jig.3")
    if seat < game.seats and game.leads(seat):
        view.advice = advice(game, seat)


def advice(game: Jig, seat: i64) -> list[str]:
    """For whoever is to lead: where the Jig will fall, and which stops are known."""
    hand = game.deal.hands[seat]
    applies = {
        "jig.11": _brings_jig_back(game, hand),
        "jig.12": game.deal.played != 0,
        "jig.13": True,
        "jig.14": hand & game.stops() & LOW != 0,
    }
    return [clause for clause, fits in applies.items() if fits]


def _brings_jig_back(game: Jig, hand: i64) -> bool:
    """He holds a card and the one at which its run will end, as all can see (jig.13)."""
    stops = game.stops()
    for card in range(61):
        if hand & BIT[card]:
            last = card
            while last < card + LONGEST - 1 and not stops & BIT[last]:
                last += 1
            if last > card and hand & BIT[last]:
                return True
    return False
