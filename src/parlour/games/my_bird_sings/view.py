"""What a seat sees at My Bird Sings, and the hint for the leader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import count
from parlour.core.events import HAND, STOCK
from parlour.core.view import View, tally
from parlour.games.my_bird_sings.state import UNANSWERED, WAITED
from parlour.games.my_bird_sings.words import OPENING, PICKING_OUT, TRICKS

if TYPE_CHECKING:
    from parlour.games.my_bird_sings.rules.game import MyBirdSings


def lay_out(game: MyBirdSings, view: View, seat: i64) -> None:
    deal = game.deal
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("leader", game.name_of(deal.leader), "my-bird-sings.8")
    view.fact("aim", "flush" if game.agreed.flush_only else "flush_or_four_suits", game.aim_clause())
    view.fact("method", game.options.word("method"), "my-bird-sings.7")
    view.fact("circuits", str(deal.circuits), "my-bird-sings.11")
    for s in range(game.seats):
        _show_seat(game, view, seat, s)
    view.show(STOCK, [], len(deal.stock))
    if seat < game.seats and game.phase == OPENING and deal.answers[seat] != UNANSWERED:
        view.fact("answer", "wait" if deal.answers[seat] == WAITED else "call", "my-bird-sings.R2")
    if seat == deal.player and game.may_exchange():
        view.advice = ["my-bird-sings.15"]


def _show_seat(game: MyBirdSings, view: View, seat: i64, s: i64) -> None:
    deal = game.deal
    if s == seat and game.phase == PICKING_OUT and deal.player == s:
        view.show(HAND[s], [game.pack.face(card) for card in deal.row])  # held up, in the order of their positions
    else:
        game.show_cards(view, HAND[s], deal.hands[s], s == seat)
    if game.agreed.whole_pack:
        view.show(TRICKS[s], [], count(deal.laid[s]), "my-bird-sings.18")
        view.fact("tricks", tally(game.names[s], deal.tricks[s]), "my-bird-sings.19")
