"""What a seat sees at Vingt-un, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.events import PACK, STOCK
from parlour.core.view import View
from parlour.games.vingt_un.rules.count import ACE, points, worth
from parlour.games.vingt_un.state import EFFECTS, HANDS, PASSES_LEFT, count_set, holds
from parlour.games.vingt_un.words import DOUBLING, GONE, OFFER, SALE, STAKING, USED

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn


def lay_out(game: VingtUn, view: View, seat: i64) -> None:
    _lay_facts(game, view)
    if game.tenure.owner < 0:
        return
    _lay_deal(game, view)
    for slot in range(HANDS * game.seats):
        if slot & 3 < game.deal.hands[slot >> 2] and game.deal.held(slot):
            _lay_hand(game, view, slot, seat)
    stock = game.shown_stock()
    if stock:
        view.show(STOCK, [], stock, "vingt-un.39")
        view.show(USED, [], count_set(game.tenure.used), "vingt-un.29")
        if len(game.tenure.gone):
            view.show(GONE, [game.pack.face(card) for card in game.tenure.gone])
    else:
        view.show(PACK, [], len(game.agreed.sheet))
    view.advice = advice(game, seat)


def _lay_facts(game: VingtUn, view: View) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("worth", "ace 1 or 11, courts 10", "vingt-un.1")
    view.fact("bounds", f"{game.agreed.least}–{game.agreed.most}", "vingt-un.9")
    view.fact("natural", EFFECTS[game.agreed.effect], "vingt-un.42")
    if game.agreed.bonus == 0 and game.agreed.effect == PASSES_LEFT:
        view.fact("natural_bonus", "none", "vingt-un.64")


def _lay_deal(game: VingtUn, view: View) -> None:
    view.fact("pone", game.names[game.pone()], "vingt-un.28")
    view.fact("hand", str(game.tenure.hand_no))
    if game.dealer != game.tenure.owner:
        view.fact("seller", game.names[game.tenure.owner], "vingt-un.60")
    if game.phase == SALE:
        view.fact("price", str(game.tenure.price), "vingt-un.59")
    for seat in range(game.seats):
        if not game.present & BIT[seat]:
            view.fact("left", game.names[seat], "vingt-un.3")


def _lay_hand(game: VingtUn, view: View, slot: i64, seat: i64) -> None:
    deal, owner = game.deal, slot >> 2
    cards = deal.first_two(slot)
    shown = [card for card in cards if owner == seat or holds(game.tenure.seen, card)]
    backs = len(cards) - len(shown)
    shown += deal.drawn_to(slot)
    too_much = game.too_much(slot)
    if too_much >= 0 and game.tenure.has_seen(seat, too_much):
        shown.append(int(too_much))
    elif too_much >= 0:
        backs += 1
    where = deal.place_of(slot)
    view.show(where, [game.pack.face(card) for card in shown], backs, "vingt-un.36" if deal.hands[owner] > 1 else "")
    hand = f"{game.names[owner]}/{where.part}" if where.part else game.names[owner]
    if backs == 0:
        view.fact("total", f"{hand} {_total(shown)}", "vingt-un.1")
    if deal.stakes[slot]:
        clause = "vingt-un.10" if deal.stakes[slot] > game.agreed.most else "vingt-un.15"
        view.fact("stake", f"{hand} {deal.stakes[slot]}", clause)


def _total(cards: list[int]) -> str:
    """What cards that one sees come to: both counts where an ace may be one or eleven."""
    low = sum([int(worth(card)) for card in cards])
    high = int(points(low, sum([1 for card in cards if rank(card) == ACE])))
    return f"{low}/{high}" if high > low else str(low)


def advice(game: VingtUn, seat: i64) -> list[str]:
    if seat >= game.seats or not game.waits & BIT[seat]:
        return []
    if game.phase == OFFER or game.phase == SALE:
        return ["vingt-un.8"]
    if game.phase == STAKING:
        return ["vingt-un.16"]
    return ["vingt-un.18"] if game.phase == DOUBLING else []
