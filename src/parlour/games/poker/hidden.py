"""The cards a seat cannot see, drawn anew as it may think they lie: every possible way alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count, vec_of
from parlour.core.chance import Chance

if TYPE_CHECKING:
    from parlour.games.poker.rules import Poker


def deal_anew(new: Poker, seat: i64, chance: Chance) -> None:
    """The seat knows its own cards and discards; whoever opened a jack-pot was dealt the minimum hand."""
    opener = new.opener if new.jackpot >= 0 and new.opener != seat else -1
    minimum = new.minimum()
    before = new.copy()
    while True:
        _lay_anew(new, before, seat, chance)
        if opener < 0 or new.order.value(new.dealt[opener]) >= minimum:
            return


def _lay_anew(new: Poker, old: Poker, seat: i64, chance: Chance) -> None:
    """Others' kept, thrown and drawn cards and the stub; what came out of reshuffled discards was thrown before."""
    kept = old.dealt[seat] & ~old.thrown[seat]
    drawn = old.hands[seat] & ~kept & ~old.redrawn[seat]
    mine = old.dealt[seat] | drawn
    from_others = old.redrawn[seat] & ~old.thrown[seat]  # thrown by others, and come to this seat
    thrown = _place_thrown(old, seat, from_others, chance)
    rest = vec_of(old.pack.all & ~mine & ~from_others)
    chance.shuffle(rest)
    at: i64 = 0
    for other in range(old.seats):
        if other == seat:
            continue
        was_kept = old.dealt[other] & ~old.thrown[other]
        missing = count(old.thrown[other]) - count(thrown[other])
        new.thrown[other] = thrown[other] | _take(rest, at, missing)
        at += missing
        held = _take(rest, at, count(was_kept))
        at += count(was_kept)
        new.dealt[other] = held | new.thrown[other]
        fresh = count(old.hands[other] & ~was_kept & ~old.redrawn[other])
        new.hands[other] = held | _take(rest, at, fresh)
        at += fresh
    if old.reshuffled:
        _share_discards(new, old, seat, chance)
    else:
        deck = old.deck[:]
        for i in range(old.next_card, len(deck)):
            deck[i] = rest[at]
            at += 1
        new.deck = deck


def _place_thrown(old: Poker, seat: i64, cards: i64, chance: Chance) -> vec[i64]:
    """These cards among the others' discards, every place alike."""
    owners = [other for other in range(old.seats) if other != seat for _i in range(count(old.thrown[other]))]
    places = vec[i64](owners)
    chance.shuffle(places, count(cards))
    thrown = vec[i64]([0 for _name in old.names])
    drawn = vec_of(cards)
    for i in range(len(drawn)):
        thrown[places[i]] |= BIT[drawn[i]]
    return thrown


def _take(cards: vec[i64], start: i64, n: i64) -> i64:
    hand: i64 = 0
    for i in range(start, start + n):
        hand |= BIT[cards[i]]
    return hand


def _share_discards(new: Poker, old: Poker, seat: i64, chance: Chance) -> None:
    """All discards but those the seat holds, to the others who drew from them, and the rest of the stub."""
    pile: i64 = 0
    for other in range(old.seats):
        pile |= new.thrown[other]
    cards = vec_of(pile & ~old.redrawn[seat])
    chance.shuffle(cards)
    at: i64 = 0
    for other in range(old.seats):
        if other != seat:
            new.redrawn[other] = _take(cards, at, count(old.redrawn[other]))
            new.hands[other] |= new.redrawn[other]
            at += count(old.redrawn[other])
    deck = old.deck[:]
    for i in range(old.next_card, len(deck)):
        deck[i] = cards[at]
        at += 1
    new.deck = deck
