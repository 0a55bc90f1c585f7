"""What a seat cannot know at Nap, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import cards_from, count, lay_last
from parlour.core.chance import Chance
from parlour.mechanisms.unseen import fill_hands

if TYPE_CHECKING:
    from parlour.games.nap.rules.game import Nap


def deal_anew(new: Nap, seat: i64, chance: Chance) -> None:
    """Others' hands as their play bounds them; laid away, in the spare hand or the stock anything may lie."""
    deal = new.deal
    unseen = new.pack.all & ~new.seen(seat)
    bound = False
    for s in range(new.seats):
        if s != seat and deal.hands[s] and deal.lacks[s] & unseen:
            bound = True
    if bound:
        unseen = _fill_bound_hands(new, seat, unseen, chance)
    deck = deal.deck
    at = lay_last(deck, unseen)  # so that the stock, which comes last in it, lies where it should
    end = len(deck) if new.agreed.buying else deal.next_card  # unbought, the stock's order never tells
    chance.mix(deck, at, end)
    if not bound:
        for s in range(new.seats):
            if s != seat:
                n = count(deal.hands[s])
                deal.hands[s] = cards_from(deck, at, n)
                at += n
    if new.agreed.to_lay or new.agreed.buying or new.agreed.spare_hand:
        _lay_rest(new, seat, at)


def _fill_bound_hands(new: Nap, seat: i64, unseen: i64, chance: Chance) -> i64:
    """Gives the cards that no hand has got."""
    deal = new.deal
    lie = vec[i64]([0 if s == seat else deal.hands[s] for s in range(new.seats)])
    hands = fill_hands(vec[i64]([count(hand) for hand in lie]), deal.lacks, lie, unseen, chance)
    for s in range(new.seats):
        if s != seat:
            deal.hands[s] = hands[s]
            unseen ^= hands[s]
    return unseen


def _lay_rest(new: Nap, seat: i64, at: i64) -> None:
    """The unseen cards that are neither in a hand nor in the stock: laid away or bought out by others, or spare."""
    deal = new.deal
    for s in range(new.seats):
        if s != seat:
            laid = count(deal.laid[s])
            deal.laid[s] = cards_from(deal.deck, at, laid)
            at += laid
            out = count(deal.out[s])
            deal.out[s] = cards_from(deal.deck, at, out)
            at += out
    deal.spare = cards_from(deal.deck, at, count(deal.spare))
