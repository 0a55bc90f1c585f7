"""The cards a seat cannot see, drawn anew as it may think they lie: every possible way alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import altered, cards_from, count, vec_of
from parlour.core.chance import Chance
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.unseen import fill_hands

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules.game import SmokingCat


def deal_anew(new: SmokingCat, seat: i64, chance: Chance) -> None:
    """The seat knows the eight cards dealt to it and, if it has taken them up, the three from its right."""
    dealt = _as_dealt(new)
    right = (seat + 3) & 3
    shown = _taken_up(new, seat)
    unseen = new.pack.all & ~dealt[seat] & ~shown
    for step in range(1, 4):
        other = (seat + step) & 3
        kept: i64 = 0
        if other == right:
            kept = shown
        drawn = draw(unseen, 8 - count(kept), chance)
        unseen ^= drawn
        dealt[other] = drawn | kept
        if new.deal.passed[other] and not kept:
            new.deal.passed = altered(new.deal.passed, other, draw(dealt[other], 3, chance))
    _hold(new, dealt)


def _as_dealt(game: SmokingCat) -> vec[i64]:
    dealt = game.deal.hands[:]
    for seat in range(game.seats):
        dealt[seat] = game.deal.hands[seat] & ~_taken_up(game, seat) | game.deal.passed[seat]
    return dealt


def _hold(game: SmokingCat, dealt: vec[i64]) -> None:
    for seat in range(game.seats):
        game.deal.hands[seat] = dealt[seat] & ~game.deal.passed[seat] | _taken_up(game, seat)


def _taken_up(game: SmokingCat, seat: i64) -> i64:
    if game.deal.passed[seat] == 0:
        return 0
    return game.deal.passed[(seat + 3) & 3]


def share_anew(new: SmokingCat, seat: i64, chance: Chance) -> None:
    """The seat knows its hand, what was played, what it passed, and the suits that others have shown to lack.

    After the pass every hand may hold any three of its eight as those received, so these are drawn last.
    """
    deal = new.deal
    unseen = new.pack.all & ~new.seen(seat)
    left = (seat + 1) & 3
    kept = deal.passed[seat] & ~deal.fallen
    if deal.lacks[left] | deal.lacks[(seat + 2) & 3] | deal.lacks[(seat + 3) & 3]:
        _fill_bound_hands(new, left, unseen, chance)
    else:
        cards = vec_of(unseen)
        chance.mix(cards, 0, len(cards))
        at: i64 = 0
        for j in range(3):
            n = count(deal.hands[(left + j) & 3] & unseen)
            deal.hands[(left + j) & 3] = cards_from(cards, at, n)
            at += n
    deal.hands[left] |= kept
    for step in range(1, 3):
        giver = (seat + step) & 3
        getter = (giver + 1) & 3
        if deal.passed[giver]:
            got = draw(deal.hands[getter] | deal.played[getter], 3, chance)
            deal.passed = altered(deal.passed, giver, got)


def _fill_bound_hands(new: SmokingCat, left: i64, unseen: i64, chance: Chance) -> None:
    deal = new.deal
    lie = vec[i64]([deal.hands[(left + j) & 3] & unseen for j in range(3)])
    lacks = vec[i64]([deal.lacks[(left + j) & 3] for j in range(3)])
    hands = fill_hands(vec[i64]([count(hand) for hand in lie]), lacks, lie, unseen, chance)
    for j in range(3):
        deal.hands[(left + j) & 3] = hands[j]
