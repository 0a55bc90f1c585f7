"""What a card takes from the board: its own rank, and groups of number cards that total its number.

Ranks run from 0, the ace; ranks 0 to 9 are the numbers 1 to 10, court cards have none (cassino.R4).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import CARD_OF

TEN: Final = 9
SUMS: Final = 0x7FF  # totals 0 to 10
PARTS: Final = 0x01FF_01FF_01FF_01FF  # the cards that can be part of one: one to nine
RANKS: Final = 0x1FFF
RANK: Final = vec[i64]([0x0001_0001_0001_0001 << int(rank) for rank in range(15)])  # the four cards of a rank
BELOW: Final = vec[i64]([0x0001_0001_0001_0001 * ((1 << int(rank)) - 1) for rank in range(15)])


def able(board: i64) -> i64:
    """The ranks, as bits, that can take something."""
    return ranks_in(board) | totalled(board)


def ranks_in(cards: i64) -> i64:
    halves = cards | cards >> 32
    return (halves | halves >> 16) & RANKS


def totalled(board: i64) -> i64:
    """The ranks, as bits, whose number two or more cards make."""
    one: i64 = 0  # totals of a single number card
    more: i64 = 0  # totals of two or more
    numbers = board & PARTS
    while numbers:
        low = numbers & -numbers
        numbers ^= low
        value = ranks_in(low) * 2
        more |= (more | one) * value & SUMS
        one |= value
    return more >> 1


def of_ranks(ranks: i64) -> i64:
    """The cards of these ranks."""
    return ranks * RANK[0]


def takers(hand: i64, board: i64) -> i64:
    """The cards of the hand that can take something."""
    return hand & of_ranks(able(board))


def groups(board: i64, total: i64) -> vec[i64]:
    """Every set of two or more number cards with this total."""
    return _add_groups(vec[i64](capacity=4), board & BELOW[total - 1], total, 0)


def _add_groups(found: vec[i64], cards: i64, left: i64, group: i64) -> vec[i64]:
    while cards:
        low = cards & -cards
        cards ^= low
        value = (CARD_OF[low % 67] & 15) + 1
        if value == left:
            found = append(found, group | low)
        elif value < left:
            found = _add_groups(found, cards, left - value, group | low)
    return found


def captures(board: i64, card: i64) -> vec[i64]:
    """Every set that the card may take: all of its rank, and disjoint groups, as many as will go (cassino.12, R6)."""
    rank = card & 15
    same = board & RANK[rank]
    found = groups(board, rank + 1) if rank <= TEN else vec[i64]()
    if len(found) == 0:
        return append(found, same) if same else found
    if len(found) > 1:
        found = _maximal(found)
    if same:
        for i in range(len(found)):
            found[i] |= same
    return found


def _maximal(found: vec[i64]) -> vec[i64]:
    """The unions of disjoint groups that lie in no larger one."""
    if len(found) == 2:
        if found[0] & found[1]:
            return found
        return append(vec[i64](), found[0] | found[1])
    full = _full_unions(found)
    best = vec[i64]()
    for union in full:
        if not _inside_another(union, full):
            best = append(best, union)
    return best


def _full_unions(found: vec[i64]) -> vec[i64]:
    """The unions of disjoint groups to which no group can be added."""
    full = vec[i64]()
    waiting = append(vec[i64](), 0)
    seen: set[int] = {0}
    at: i64 = 0
    while at < len(waiting):
        union = waiting[at]
        at += 1
        grows = False
        for group in found:
            if union & group == 0:
                grows = True
                if union | group not in seen:
                    seen.add(union | group)
                    waiting = append(waiting, union | group)
        if not grows:
            full = append(full, union)
    return full


def _inside_another(union: i64, full: vec[i64]) -> bool:
    for other in full:
        if union & ~other == 0 and union != other:
            return True
    return False
