"""The cards a seat cannot see, drawn anew as it may think they lie: every possible way alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT, cards_from, count, vec_of
from parlour.core.chance import Chance
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.unseen import fill_hands

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules import SmokingCat


# -- before the exchange is done --------------------------------------------------


def deal_anew(new: SmokingCat, seat: i64, chance: Chance) -> None:
    """The seat knows the eight cards dealt to it and, if it has taken them up, the three from its right."""
    dealt = _as_dealt(new)
    right = (seat + 3) & 3
    shown = new.passed[right] if new.passed[seat] else 0
    unseen = new.pack.all & ~dealt[seat] & ~shown
    for step in range(1, 4):
        other = (seat + step) & 3
        kept = shown if other == right else 0
        drawn = draw(unseen, 8 - count(kept), chance)
        unseen ^= drawn
        dealt[other] = drawn | kept
        if new.passed[other] and not kept:
            new.passed[other] = draw(dealt[other], 3, chance)
    _hold(new, dealt)


def _as_dealt(game: SmokingCat) -> vec[i64]:
    dealt = game.hands[:]
    for seat in range(4):
        dealt[seat] = game.hands[seat] & ~_taken_up(game, seat) | game.passed[seat]
    return dealt


def _hold(game: SmokingCat, dealt: vec[i64]) -> None:
    for seat in range(4):
        game.hands[seat] = dealt[seat] & ~game.passed[seat] | _taken_up(game, seat)


def _taken_up(game: SmokingCat, seat: i64) -> i64:
    return game.passed[(seat + 3) & 3] if game.passed[seat] else 0


# -- in play -------------------------------------------------------------------------


def share_anew(new: SmokingCat, seat: i64, chance: Chance) -> None:
    """The seat knows its hand, what was played, what it passed, and the suits that others have shown to lack.

    After the pass every hand may hold any three of its eight as those received, so these are drawn last.
    """
    unseen = new.pack.all & ~new.seen(seat)
    left = (seat + 1) & 3
    kept = new.passed[seat] & ~new.played
    if new.lacks & ~(BIT[4] - 1 << seat * 4):
        _fill_bound_hands(new, left, unseen, chance)
    else:
        cards = vec_of(unseen)
        chance.mix(cards, 0, len(cards))
        at: i64 = 0
        for j in range(3):
            n = count(new.hands[(left + j) & 3] & unseen)
            new.hands[(left + j) & 3] = cards_from(cards, at, n)
            at += n
    new.hands[left] |= kept
    for giver in (left, (seat + 2) & 3):
        getter = (giver + 1) & 3
        if new.passed[giver]:
            new.passed[giver] = draw(new.hands[getter] | new.played_by[getter], 3, chance)


def _fill_bound_hands(new: SmokingCat, left: i64, unseen: i64, chance: Chance) -> None:
    lie = vec[i64]([new.hands[(left + j) & 3] & unseen for j in range(3)])
    lacks = vec[i64]([_lacking(new, (left + j) & 3) for j in range(3)])
    hands = fill_hands(vec[i64]([count(hand) for hand in lie]), lacks, lie, unseen, chance)
    for j in range(3):
        new.hands[(left + j) & 3] = hands[j]


def _lacking(game: SmokingCat, seat: i64) -> i64:
    """The suits the seat has shown to lack, as cards."""
    cards: i64 = 0
    for suit in range(4):
        if game.lacks & BIT[seat * 4 + suit]:
            cards |= SUIT[suit]
    return cards
