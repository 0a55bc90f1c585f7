"""What a card takes from the board: its own rank, and groups of number cards that total its number.

Ranks run from 0, the ace; ranks 0 to 9 are the numbers 1 to 10, court cards have none (cassino.R4).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF

TEN: Final = 9
SUMS: Final = 0x7FF  # totals 0 to 10
PARTS: Final = 0x01FF_01FF_01FF_01FF  # the cards that can be part of one: one to nine
RANKS: Final = 0x1FFF
ACES: Final = 0x0001_0001_0001_0001
RANK: Final = vec[i64]([ACES << int(rank) for rank in range(15)])  # the four cards of a rank
BELOW: Final = vec[i64]([ACES * ((1 << int(rank)) - 1) for rank in range(15)])
SEVERAL: Final = -1  # in the place of a set

# What was reckoned of boards on which all parts are of different ranks, by these ranks: suits are nothing to a total.
PART_RANKS: Final = 0x1FF
TWINS: Final = PART_RANKS + 1  # in their place, where two are of one rank
UNMET: Final = -1
WAYS: Final = vec[i64]([UNMET for _ranks in range(TWINS + 1)])
SETS: Final = vec[i64]([0 for _i in range(16 * (TWINS + 1))])  # and the rank that takes: which ranks, if in one way
CHOOSING: Final = 16  # the first bit of the second half of ``ways``


def able(board: i64) -> i64:
    """The ranks, as bits, that can take something."""
    return ranks_in(board) | ways(board) & RANKS


def ways(board: i64) -> i64:
    """The ranks, as bits, whose number two or more cards make, and again, from CHOOSING on, if they may choose."""
    known = WAYS[_part_ranks(board)]
    return known if known != UNMET else _reckoned(board)


def _part_ranks(board: i64) -> i64:
    """The ranks of all parts, as bits, or TWINS."""
    cards = board & PARTS
    halves = cards | cards >> 32
    if cards & cards >> 32 | halves & halves >> 16 & PART_RANKS:
        return TWINS
    return (halves | halves >> 16) & PART_RANKS


def _reckoned(board: i64) -> i64:
    found = totalled(board)
    ranks = _part_ranks(board)  # and as a board, these cards of the first suit
    if ranks == TWINS:
        return found | found << CHOOSING
    for rank in range(TEN + 1):
        if found & BIT[rank]:
            sets = _captures_found(ranks, rank)
            if len(sets) == 1:
                SETS[16 * ranks + rank] = sets[0]
            else:
                found |= BIT[CHOOSING + rank]
    WAYS[ranks] = found
    return found


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
    return ranks * ACES


def takers(hand: i64, board: i64) -> i64:
    """The cards of the hand that can take something."""
    return hand & of_ranks(able(board))


def choosers(hand: i64, board: i64) -> i64:
    """Those that may choose what they take, or of which it is not known."""
    return hand & of_ranks(ways(board) >> CHOOSING)


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
    sole = sole_capture(board, card)
    if sole == SEVERAL:
        return _captures_found(board, card)
    return append(vec[i64](), sole) if sole else vec[i64]()


def sole_capture(board: i64, card: i64) -> i64:
    """The one set that it may take, or none; SEVERAL where it may choose, or that is not known."""
    rank = card & 15
    if ways(board) & BIT[CHOOSING + rank]:
        return SEVERAL
    return board & (RANK[rank] | of_ranks(SETS[16 * _part_ranks(board) + rank]))


def _captures_found(board: i64, card: i64) -> vec[i64]:
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
