"""What a seat cannot know at Poker, drawn anew: every possible way alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, cards_from, count, vec_of
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.games.poker.state import PokerDeal

if TYPE_CHECKING:
    from parlour.games.poker.rules.game import Poker


def deal_anew(new: Poker, old: PokerDeal, seat: i64, chance: Chance) -> None:
    """The seat knows its own cards and discards; whoever opened a jack-pot was dealt the minimum hand."""
    opener = old.opener if new.jackpot >= 0 and old.opener != seat else NO_SEAT
    while True:
        _lay_anew(new, old, seat, chance)
        if opener < 0 or new.agreed.order.value(new.deal.dealt[opener]) >= new.minimum():
            return


def _lay_anew(new: Poker, old: PokerDeal, seat: i64, chance: Chance) -> None:
    """Others' kept, thrown and drawn cards and the stub; what came out of reshuffled discards was thrown before."""
    deal = new.deal
    kept = old.dealt[seat] & ~old.thrown[seat]
    drawn = old.hands[seat] & ~kept & ~old.redrawn[seat]
    mine = old.dealt[seat] | drawn
    from_others = old.redrawn[seat] & ~old.thrown[seat]  # thrown by others, and come to this seat
    thrown = _place_thrown(old, seat, from_others, chance)
    rest = vec_of(new.pack.all & ~mine & ~from_others)
    chance.shuffle(rest)
    at: i64 = 0
    for other in range(new.seats):
        if other == seat:
            continue
        was_kept = old.dealt[other] & ~old.thrown[other]
        missing = count(old.thrown[other]) - count(thrown[other])
        deal.thrown[other] = thrown[other] | cards_from(rest, at, missing)
        at += missing
        held = cards_from(rest, at, count(was_kept))
        at += count(was_kept)
        deal.dealt[other] = held | deal.thrown[other]
        fresh = count(old.hands[other] & ~was_kept & ~old.redrawn[other])
        deal.hands[other] = held | cards_from(rest, at, fresh)
        at += fresh
    if old.reshuffled:
        _share_discards(deal, old, seat, chance)
    else:
        _lay_stub(deal, rest, at)


def _place_thrown(old: PokerDeal, seat: i64, cards: i64, chance: Chance) -> vec[i64]:
    """These cards among the others' discards, every place alike."""
    seats = len(old.thrown)
    if cards == 0:
        return BLANK[:seats]
    places = vec[i64]([other for other in range(seats) if other != seat for _i in range(count(old.thrown[other]))])
    chance.shuffle(places, count(cards))
    thrown = BLANK[:seats]
    drawn = vec_of(cards)
    for i in range(len(drawn)):
        thrown[places[i]] |= BIT[drawn[i]]
    return thrown


def _share_discards(deal: PokerDeal, old: PokerDeal, seat: i64, chance: Chance) -> None:
    """All discards but those the seat holds, to the others who drew from them, and the rest of the stub."""
    pile: i64 = 0
    for thrown in deal.thrown:
        pile |= thrown
    cards = vec_of(pile & ~old.redrawn[seat])
    chance.shuffle(cards)
    at: i64 = 0
    redrawn = old.redrawn[:]
    for other in range(len(redrawn)):
        if other != seat:
            n = count(old.redrawn[other])
            redrawn[other] = cards_from(cards, at, n)
            deal.hands[other] |= redrawn[other]
            at += n
    deal.redrawn = redrawn
    _lay_stub(deal, cards, at)


def _lay_stub(deal: PokerDeal, cards: vec[i64], at: i64) -> None:
    deck = deal.deck[:]
    for i in range(deal.next_card, len(deck)):
        deck[i] = cards[at]
        at += 1
    deal.deck = deck
