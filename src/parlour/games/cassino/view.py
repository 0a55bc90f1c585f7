"""What a seat sees at Cassino, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import HAND, STOCK
from parlour.core.view import View, tally
from parlour.games.cassino.rules.captures import RANK, TEN
from parlour.games.cassino.words import BOARD, PLAY, TAKEN, TWO_LOWEST

if TYPE_CHECKING:
    from parlour.games.cassino.rules.game import Cassino

TENS_AND_TWOS: Final = RANK[TEN] | RANK[1]


def lay_out(game: Cassino, view: View, seat: i64) -> None:
    deal = game.deal
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("round", f"{deal.round}/{len(game.agreed.orders)}")
    if game.agreed.partners:
        names = game.names
        view.fact("partners", f"{names[0]} {names[2]}, {names[1]} {names[3]}", "cassino.8")
    view.fact("scoring", game.options.word("independent_scoring"), game.scoring_clause())
    view.show(BOARD, game.faces(deal.board), 0, "cassino.11")
    view.show(STOCK, [], game.stock(), "cassino.17")
    for s in range(game.seats):
        open_cards = deal.hands[s] if s == seat else game.in_view(s)
        view.show(HAND[s], game.faces(open_cards), count(deal.hands[s] & ~open_cards))
        view.show(TAKEN[s], [], count(deal.taken[s]), "cassino.9")
        view.fact("sweeps", tally(game.names[s], deal.sweeps[s]), "cassino.19")
    view.fact("last_taker", game.name_of(deal.last_taker), "cassino.18")
    view.advice = advice(game, seat)


def advice(game: Cassino, seat: i64) -> list[str]:
    if seat >= game.seats or game.phase != PLAY or not game.waits & BIT[seat]:
        return []
    found = ["cassino.27", "cassino.28"]
    if game.deal.board & TENS_AND_TWOS:
        found.append("cassino.29")
    if game.agreed.scoring == TWO_LOWEST:
        found.append("cassino.31")
    return found
