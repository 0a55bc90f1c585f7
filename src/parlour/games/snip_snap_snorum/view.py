"""What a seat sees at Snip-Snap-Snorum, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import HAND, NO_SEAT
from parlour.core.view import View, tally
from parlour.games.snip_snap_snorum import words
from parlour.games.snip_snap_snorum.state import FIRST_OUT

if TYPE_CHECKING:
    from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum

MANY: Final = 5  # players, from which the whole pack makes short hands (snip-snap-snorum.33)


def lay_out(game: SnipSnapSnorum, view: View, seat: i64) -> None:
    deal = game.deal
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("players", str(game.seats), "snip-snap-snorum.3")
    view.fact("aim", "pair", "snip-snap-snorum.10")
    if deal.last >= 0:
        view.fact("last", game.pack.face(deal.last))
        view.fact("last_player", game.names[deal.last_player])
    view.fact("call", words.CALLS[deal.chain] or "none")
    view.fact("active", game.name_of(active(game)))
    for s in range(game.seats):
        _show_seat(game, view, seat, s)
    view.show(words.UNDEALT, [], count(game.undealt()))
    if deal.turn_up >= 0:
        view.show(words.TURN_UP, [game.pack.face(deal.turn_up)], 0, "snip-snap-snorum.34")
    view.advice = advice(game, seat)


def active(game: SnipSnapSnorum) -> i64:
    """Who plays on until he is paired, where the whole pack is dealt."""
    if game.phase == words.ACT or game.phase == words.RESPOND:
        return game.deal.active
    return NO_SEAT


def _show_seat(game: SnipSnapSnorum, view: View, seat: i64, s: i64) -> None:
    deal = game.deal
    game.show_cards(view, HAND[s], deal.hands[s], s == seat)
    game.show_cards(view, words.TABLE[s], deal.laid[s], True)
    if deal.aside[s]:
        game.show_cards(view, words.ASIDE[s], deal.aside[s], False, "snip-snap-snorum.18")
    if game.agreed.method != FIRST_OUT:
        view.fact("stock", tally(game.names[s], game.stocks[s]), "snip-snap-snorum.4")


def advice(game: SnipSnapSnorum, seat: i64) -> list[str]:
    """What the book tells a player who is free to choose; it looks at his own hand and the open cards only."""
    if seat >= game.seats or not game.waits & BIT[seat]:
        return []
    hints: list[str] = []
    if game.agreed.method == FIRST_OUT and game.seats >= MANY:
        hints.append("snip-snap-snorum.33")
    if game.phase == words.RESPOND or game.pairing(seat):
        return hints
    if game.phase == words.PLAY_ROUND and game.deal.last < 0:
        hints.append("snip-snap-snorum.21")
    shown = game.shown()
    ranks = [game.deal.hands[seat] & words.OF_RANK[r] for r in range(len(game.pack.ranks))]
    if any(cards and count(shown & words.OF_RANK[r]) == 2 for r, cards in enumerate(ranks)):
        hints.append("snip-snap-snorum.22")
    if any(count(cards) == 2 for cards in ranks):
        hints.append("snip-snap-snorum.23")
    return hints
