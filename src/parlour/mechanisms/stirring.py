"""Hidden cards laid anew by trying, where the ways they may lie are too many to count."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count, vec_of
from parlour.core.chance import Chance
from parlour.mechanisms.drawing import draw

TRIES: Final = 400
STIRS: Final = 60  # exchanges for each card where no try fits


def lay_anew(cards: i64, room: vec[i64], may: vec[i64], lie: vec[i64], chance: Chance) -> vec[i64]:
    """Fill places with cards they may hold, so many in each; what is left over lies anywhere.

    Where no try fits for long, the cards as they ``lie`` are stirred instead.
    """
    laid = lay_by_trying(cards, room, may, TRIES, chance)
    return laid if len(laid) else _stirred(cards, may, lie, chance)


def lay_by_trying(cards: i64, room: vec[i64], may: vec[i64], tries: i64, chance: Chance) -> vec[i64]:
    """Places are filled one after the other, the closest fit first, and a filling is kept with the odds that make all
    fillings alike; nothing where none is kept in so many tries."""
    order = _closest_first(cards, room, may)
    most = _most_open(cards, room, may, order)
    for _i in range(tries):
        laid = room[:]
        if _fill(laid, cards, room, may, order, most, chance):
            return laid
    return vec[i64]()


def _closest_first(cards: i64, room: vec[i64], may: vec[i64]) -> list[int]:
    return sorted(range(len(room)), key=lambda j: int(count(cards & may[j]) - room[j]))


def _most_open(cards: i64, room: vec[i64], may: vec[i64], order: list[int]) -> vec[i64]:
    """For each place the most cards that can be open to it when its turn comes."""
    most = room[:]
    left = count(cards)
    for turn in range(len(order)):
        j = order[turn]
        mine = cards & may[j]
        here = count(mine)
        for k in range(turn):
            i = order[k]
            taken = room[i] - count(cards & may[i] & ~mine)  # so many at least come out of mine
            here -= taken if taken > 0 else 0
        most[j] = here if here < left else left
        left -= room[j]
    return most


def _fill(
    laid: vec[i64], cards: i64, room: vec[i64], may: vec[i64], order: list[int], most: vec[i64], chance: Chance
) -> bool:
    for j in order:
        mine = cards & may[j]
        open_now = count(mine)
        for k in range(room[j]):
            if chance.below(most[j] - k) >= open_now - k:
                return False
        laid[j] = draw(mine, room[j], chance)
        cards ^= laid[j]
    return True


def _stirred(cards: i64, may: vec[i64], lie: vec[i64], chance: Chance) -> vec[i64]:
    """Many random exchanges of two cards between places that may hold them."""
    each = vec_of(cards)
    size = len(each)
    where = each[:]
    for i in range(size):
        where[i] = _place_of(each[i], lie)
    for _i in range(STIRS * size):
        one = chance.below(size)
        other = chance.below(size)
        if _may_lie(each[one], where[other], may) and _may_lie(each[other], where[one], may):
            swap = each[one]
            each[one] = each[other]
            each[other] = swap
    laid = lie[:]
    for j in range(len(lie)):
        laid[j] = 0
    for i in range(size):
        if where[i] >= 0:
            laid[where[i]] |= BIT[each[i]]
    return laid


def _place_of(card: i64, lie: vec[i64]) -> i64:
    for j in range(len(lie)):
        if lie[j] & BIT[card]:
            return j
    return -1


def _may_lie(card: i64, place: i64, may: vec[i64]) -> bool:
    return place < 0 or may[place] & BIT[card] != 0
