"""What draws somebody to a move before he thinks: what it costs at once, whether it gives up, whether it sells.

Which moves give up or sell is said by the game (``Rules.giving_up``, ``Rules.selling``).
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.moves import NONE, WORD, Choices, Move
from parlour.core.players import Seat
from parlour.core.rules import Rules

MOST_TRIED = 64  # of many moves, as many evenly between the first and the last

Leaning = Callable[[Rules, Seat, list[Move]], list[float]]  # how much each move draws him


def staked(_rules: Rules, seat: Seat, moves: list[Move]) -> list[float]:
    """What each move costs at once."""
    world = seat.world()
    costs = []
    for move in moves:
        after = world.copy()
        after.act(seat.seat, move)
        costs.append(float(world.ledger[seat.seat] - after.ledger[seat.seat]))
    return costs


def kept(rules: Rules, seat: Seat, moves: list[Move]) -> list[float]:
    return [-cost for cost in staked(rules, seat, moves)]


def gives_up(rules: Rules, _seat: Seat, moves: list[Move]) -> list[float]:
    return [float(is_said(move, rules.giving_up)) for move in moves]


def goes_on(rules: Rules, seat: Seat, moves: list[Move]) -> list[float]:
    return [-much for much in gives_up(rules, seat, moves)]


def holds(rules: Rules, _seat: Seat, moves: list[Move]) -> list[float]:
    return [-float(is_said(move, rules.selling)) for move in moves]


def is_said(move: Move, known: frozenset[str]) -> bool:
    """Whether a move is said so: by its verb, or by its verb and its first word (``call pass``)."""
    return move.verb.name in known or way_of(move) in known


def way_of(move: Move) -> str:
    """Its verb, with its first word where that is one: ``call three``."""
    name, shape = move.verb.name, move.verb.shape
    return f"{name} {move.verb.words[move.a]}" if shape[:1] == [WORD] and move.a != NONE else name


def some_of(choices: Choices, wished: Move | None) -> list[Move]:
    """All moves, or so many of many, the first, the last and the one wished for among them."""
    last = choices.size - 1
    if last < MOST_TRIED:
        return choices.all()
    found = [choices[last * i // (MOST_TRIED - 1)] for i in range(MOST_TRIED)]
    return found if wished is None else [*found, wished]
