"""What a seat cannot know at Nap, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import altered, cards_from, count, pack_ending_in
from parlour.core.chance import Chance
from parlour.mechanisms.trick_deal import deal_others_anew

if TYPE_CHECKING:
    from parlour.games.nap.rules.game import Nap


def deal_anew(new: Nap, seat: i64, chance: Chance) -> None:
    """Others' hands as their play bounds them; laid away, in the spare hand or the stock anything may lie."""
    deal = new.deal
    unseen = new.pack.all & ~new.seen(seat)
    hands, lacks = deal.hands, deal.lacks
    bound = False
    for s in range(new.seats):
        if s != seat and hands[s] and lacks[s] & unseen:
            bound = True
    if bound:
        unseen = deal_others_anew(deal, seat, unseen, chance)
    laid_last = pack_ending_in(unseen, len(deal.deck))  # so that the stock, which comes last, lies where it should
    at = laid_last.at
    deck = laid_last.row[:]
    deal.deck = deck
    end = len(deck) if new.agreed.buying else deal.next_card  # unbought, the stock's order never tells
    chance.mix(deck, at, end)
    if not bound:
        for s in range(new.seats):
            if s != seat:
                n = count(hands[s])
                hands[s] = cards_from(deck, at, n)
                at += n
    if new.agreed.to_lay or new.agreed.buying or new.agreed.spare_hand:
        _lay_rest(new, seat, at)


def _lay_rest(new: Nap, seat: i64, at: i64) -> None:
    """The unseen cards that are neither in a hand nor in the stock: laid away or bought out by others, or spare."""
    deal = new.deal
    for s in range(new.seats):
        if s != seat:
            laid = count(deal.laid[s])
            deal.laid = altered(deal.laid, s, cards_from(deal.deck, at, laid))
            at += laid
            out = count(deal.out[s])
            deal.out = altered(deal.out, s, cards_from(deal.deck, at, out))
            at += out
    deal.spare = cards_from(deal.deck, at, count(deal.spare))
