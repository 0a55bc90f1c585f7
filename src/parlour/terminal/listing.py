"""What a person may do, one line each: whole moves, and ways that still ask for cards, a number or positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from parlour.core.moves import Choices, Move
from parlour.terminal.entry import A_NUMBER, DONE, OF_CARDS, Way, ways_of

MOST_NUMBERS = 8  # so many sums are listed one by one
MOST_MOVES = 30  # and so many moves of one way

Sort = Callable[[list[Move]], tuple[list[Move], list[Move], list[Move]]]


class Item(NamedTuple):
    """One line: a move, or a way that asks for more."""

    move: Move | None
    way: Way | None = None


def items_of(
    choices: Choices, sort: Sort, has_seen: Callable[[int], bool]
) -> tuple[list[Item], list[Item], list[Item]]:
    """Lawful things first, then claims, then what the rules forbid; cards not looked at yet are not asked for."""
    whole: list[Move] = []
    open_ways: list[Item] = []
    for way in ways_of(choices):
        moves = _listed(way)
        if moves is None and way.kind == OF_CARDS and not any(has_seen(card) for card in way.cards()):
            continue
        if moves is None:
            open_ways.append(Item(None, way))
        else:
            whole += moves
    lawful, claims, forbidden = ([Item(move) for move in moves] for moves in sort(whole))
    return [*lawful, *open_ways], claims, forbidden


def _listed(way: Way) -> list[Move] | None:
    """All moves of a way, if they are few."""
    if way.kind == DONE:
        return [way.like]
    if way.kind == A_NUMBER:
        lo, hi = way.bounds
        sums = range(lo, hi + 1) if hi - lo < MOST_NUMBERS else range(0)
        return [move for move in map(way.numbered, sums) if move is not None] or None
    moves = way.with_these(set())
    return moves if way.kind == OF_CARDS and way.is_listed() and len(moves) <= MOST_MOVES else None
