"""What a seat sees at Nap, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import HAND, PLAYED, STOCK
from parlour.core.view import View
from parlour.games.nap.state import NO_KITTY, NO_TRUMPS
from parlour.games.nap.words import CALLING, LAID, OUT, RUNGS, SPARE_HAND, SUITS, TRICKS
from parlour.mechanisms.trick_deal import show_trick

if TYPE_CHECKING:
    from parlour.games.nap.rules.game import Nap


def lay_out(game: Nap, view: View, seat: i64) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("stake", str(game.agreed.stake), "nap.8")
    if game.agreed.double_header:
        view.fact("doubled", "yes" if game.doubled else "no", "nap.38")
    if game.agreed.kitty_rule != NO_KITTY:
        view.fact("kitty", str(game.kitty()), "nap.28")
    if game.dealt():
        _lay_out_calls(game, view)
        _lay_out_cards(game, view, seat)
        view.advice = advice(game, seat)


def _lay_out_calls(game: Nap, view: View) -> None:
    deal = game.deal
    if game.agreed.stands_out:
        view.fact("stands_out", game.names[game.dealer], game.out_clause())
    for s in range(game.seats):
        if deal.said[s] >= 0:
            view.fact("said", f"{game.names[s]} {RUNGS[deal.said[s]]}", "nap.18")
    if deal.caller >= 0:
        view.fact("caller", f"{game.names[deal.caller]} {RUNGS[deal.highest]}", "nap.5")
    if deal.trump >= 0:
        view.fact("trump", SUITS[deal.trump], "nap.31" if deal.trump == NO_TRUMPS else "nap.22")


def _lay_out_cards(game: Nap, view: View, seat: i64) -> None:
    deal, agreed = game.deal, game.agreed
    for s in range(game.seats):
        if game.sits_out(s):
            continue
        game.show_cards(view, HAND[s], deal.hands[s], s == seat, "nap.17")
        if agreed.to_lay or agreed.spare_hand:
            view.show(LAID[s], [], count(deal.laid[s]), "nap.47" if agreed.to_lay else "nap.36")
        if agreed.buying:
            view.show(OUT[s], [], count(deal.out[s]), "nap.35")
        view.show(PLAYED[s], game.faces(deal.played[s] & ~deal.in_trick), 0, "nap.R4")
    if agreed.spare_hand:
        view.show(SPARE_HAND, [], count(deal.spare), "nap.36")
    game.show_cards(view, STOCK, game.stock_cards(), False, "nap.12")
    show_trick(game, deal, view)


def advice(game: Nap, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what the opponents owe the caller."""
    if seat >= game.seats:
        return []
    found = ["nap.27"] if game.phase == TRICKS and seat != game.deal.caller else []
    if game.waits & BIT[seat] == 0:
        return found
    if game.phase == CALLING:
        return ["nap.49", "nap.50", "nap.51", "nap.52", "nap.53", "nap.54"]
    if game.phase == TRICKS and game.deal.tricks_made == 0 and game.deal.led >= 0:
        found.append("nap.55")
    elif game.phase == TRICKS:
        found.append("nap.56")
    return found
