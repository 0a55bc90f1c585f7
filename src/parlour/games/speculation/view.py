"""What is seen at Speculation: all seats see the same cards (speculation.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, count
from parlour.core.events import STOCK
from parlour.core.view import View, tally
from parlour.games.speculation import words
from parlour.games.speculation.events import advised
from parlour.games.speculation.faults.rights import packet_bits
from parlour.games.speculation.state import EACH, POOL_SPARE_HAND

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation


def lay_out(game: Speculation, view: View, seat: i64) -> None:
    _lay_facts(game, view)
    if game.deal.dealt_by < 0:
        return
    for s in range(game.seats):
        view.show(words.PACKET[s], [], EACH - game.deal.turned[s], "speculation.1")
        view.show(words.OPEN[s], game.faces(game.deal.open[s]))
    _lay_middle(game, view)
    if game.waits:
        _lay_sale(game, view)
    if game.agreed.at_table:
        _lay_faults(game, view)
    if seat < game.seats and game.agreed.honour_pass and game.waits and game.deal.step == words.TURN_UP:
        view.advice = ["speculation.20"]


def faces(game: Speculation, cards: list[int]) -> list[str]:
    return [game.pack.face(card) for card in cards]


def _lay_facts(game: Speculation, view: View) -> None:
    deal = game.deal
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("rank", " ".join(reversed(game.pack.ranks)), "speculation.4")
    if game.seats > advised(game):
        view.fact("advised", str(advised(game)), "speculation.3")
    if deal.chief >= 0:
        view.fact("trump", SUIT_NAMES[deal.trump], "speculation.8")
        view.fact("chief", game.pack.face(deal.chief), "speculation.12")
        view.fact("holder", game.owner_name(deal.holder), "speculation.12")


def _lay_middle(game: Speculation, view: View) -> None:
    deal = game.deal
    hidden = deal.turn_up < 0 and deal.next_card < len(deal.deck)
    view.show(
        words.TURNED_UP, [game.pack.face(deal.turn_up)] if deal.turn_up >= 0 else [], int(hidden), "speculation.8"
    )
    if game.passed():
        view.show(words.PASSED, faces(game, game.passed()), 0, "speculation.18")
    view.show(STOCK, [], len(deal.deck) - deal.next_card - int(hidden))
    if game.agreed.benefit == POOL_SPARE_HAND:
        shown = faces(game, game.spare_hand()) if deal.spare_turned else []
        view.show(words.SPARE_HAND, shown, EACH - len(shown), "speculation.25")


def _lay_sale(game: Speculation, view: View) -> None:
    deal = game.deal
    view.fact("step", words.STEPS[deal.step])
    view.fact("owner", game.names[deal.owner])
    if game.phase != words.OFFERING:
        view.fact("item", game.item())
        view.fact("bidding", " ".join([game.names[s] for s in range(game.seats) if deal.bidding & BIT[s]]))
    if deal.bidder >= 0:
        view.fact("bid", tally(game.names[deal.bidder], deal.best), "speculation.R1")
    if deal.step == words.HAND:
        for i in game.sold():
            view.fact("sold", f"{game.names[deal.lot_owner[i]]} {i}", "speculation.R12")


def _lay_faults(game: Speculation, view: View) -> None:
    for seat in range(game.seats):
        looks = count(game.deal.unclaimed & packet_bits(seat))
        if looks:
            view.fact("looks", tally(game.names[seat], looks), "speculation.19")
        if game.deal.barred & BIT[seat]:
            view.fact("barred", game.names[seat], "speculation.19")
