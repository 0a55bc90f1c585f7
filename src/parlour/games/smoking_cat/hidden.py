"""The cards a seat cannot see, drawn anew as it may think they lie: every possible way alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.cards import BIT, SUIT, count
from parlour.moves import CHOOSE, nth_subset
from parlour.rng import Chance

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules import SmokingCat

WIDE: Final = 1073741824  # 2 ** 30: two draws make one that is wide enough for any number of deals


def some(cards: i64, n: i64, chance: Chance) -> i64:
    """n of the cards, every set alike."""
    return nth_subset(cards, n, chance.below(CHOOSE[count(cards) * 64 + n]))


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
        drawn = some(unseen, 8 - count(kept), chance)
        unseen ^= drawn
        dealt[other] = drawn | kept
        if new.passed[other] and not kept:
            new.passed[other] = some(dealt[other], 3, chance)
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
    hands = vec[i64]([kept, 0, 0])
    room = vec[i64]([count(new.hands[(seat + 1 + j) & 3]) for j in range(3)])
    room[0] -= count(kept)
    share(hands, room, _by_holders(new, seat, unseen), chance)
    for j in range(3):
        new.hands[(left + j) & 3] = hands[j]
    for giver in (left, (seat + 2) & 3):
        getter = (giver + 1) & 3
        if new.passed[giver]:
            new.passed[giver] = some(new.hands[getter] | new.played_by[getter], 3, chance)


def _by_holders(game: SmokingCat, seat: i64, unseen: i64) -> vec[i64]:
    """The unseen cards by the set of the three others who may hold them."""
    groups = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    for suit in range(4):
        holders: i64 = 0
        for j in range(3):
            if game.lacks & BIT[((seat + 1 + j) & 3) * 4 + suit] == 0:
                holders |= BIT[j]
        groups[holders] |= unseen & SUIT[suit]
    return groups


def share(hands: vec[i64], room: vec[i64], groups: vec[i64], chance: Chance) -> None:
    """Fill three hands: a group goes only to its holders (3: hands 0 and 1), and every way to fill them is alike."""
    for j in range(3):
        _give(hands, room, j, groups[BIT[j]])
    split = _draw_split(room, groups, chance)
    with_first = count(groups[3]) + 1
    with_second = count(groups[5]) + 1
    _part(hands, room, groups[3], split % with_first, 0, 1, chance)
    _part(hands, room, groups[5], split // with_first % with_second, 0, 2, chance)
    _part(hands, room, groups[6], split // with_first // with_second, 1, 2, chance)
    drawn = some(groups[7], room[0], chance)
    _give(hands, room, 0, drawn)
    _part(hands, room, groups[7] ^ drawn, room[1], 1, 2, chance)


def _give(hands: vec[i64], room: vec[i64], j: i64, cards: i64) -> None:
    hands[j] |= cards
    room[j] -= count(cards)


def _part(hands: vec[i64], room: vec[i64], cards: i64, n: i64, one: i64, other: i64, chance: Chance) -> None:
    """n of the cards to one hand, the others to another."""
    drawn = some(cards, n, chance)
    _give(hands, room, one, drawn)
    _give(hands, room, other, cards ^ drawn)


def _draw_split(room: vec[i64], groups: vec[i64], chance: Chance) -> i64:
    """How many of each group of two holders the first of them gets, weighed by the deals there are."""
    splits = (count(groups[3]) + 1) * (count(groups[5]) + 1) * (count(groups[6]) + 1)
    if splits == 1:
        return 0
    deals: i64 = 0
    split: i64 = 0
    while split < splits:
        deals += _deals(room, groups, split)
        split += 1
    left = (chance.below(WIDE) * WIDE + chance.below(WIDE)) % deals
    split = 0
    while left >= _deals(room, groups, split):
        left -= _deals(room, groups, split)
        split += 1
    return split


def _deals(room: vec[i64], groups: vec[i64], split: i64) -> i64:
    """In how many ways the cards can lie with this split."""
    n3 = count(groups[3])
    n5 = count(groups[5])
    n6 = count(groups[6])
    free = count(groups[7])
    k3 = split % (n3 + 1)
    k5 = split // (n3 + 1) % (n5 + 1)
    k6 = split // (n3 + 1) // (n5 + 1)
    room0 = room[0] - k3 - k5
    room1 = room[1] - (n3 - k3) - k6
    if room0 < 0 or room1 < 0 or room0 + room1 > free:
        return 0
    two_holders = CHOOSE[n3 * 64 + k3] * CHOOSE[n5 * 64 + k5] * CHOOSE[n6 * 64 + k6]
    return two_holders * CHOOSE[free * 64 + room0] * CHOOSE[(free - room0) * 64 + room1]
