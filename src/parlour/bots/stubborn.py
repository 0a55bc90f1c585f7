"""Stubborn opponents, to find out what a bot gives away to somebody who does not think.

``stubborn:most`` stakes as much as it may, ``least`` as little, ``in`` never gives up where it can go on, ``out``
always does.  Where several moves are as stubborn it plays by the book, so that nothing but the stubbornness is tried.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.chance import Chance
from parlour.core.moves import Choices, Move
from parlour.core.players import Advice, Bot, Rule, Seat

GIVING_UP = frozenset(
    ["pass", "retire", "decline", "refuse", "throw_up", "no_rob", "no_double", "no_flush", "content", "stay", "wait"]
)
MOST_TRIED = 64  # of many moves, as many evenly between the first and the last

Judged = Callable[[Seat, list[Move]], list[float]]  # how stubborn each move is


def staked(seat: Seat, moves: list[Move]) -> list[float]:
    """What each move costs at once."""
    world = seat.world()
    costs = []
    for move in moves:
        after = world.copy()
        after.act(seat.seat, move)
        costs.append(float(world.ledger.balance[seat.seat] - after.ledger.balance[seat.seat]))
    return costs


def kept(seat: Seat, moves: list[Move]) -> list[float]:
    return [-cost for cost in staked(seat, moves)]


def goes_on(_seat: Seat, moves: list[Move]) -> list[float]:
    return [float(move.verb.name not in GIVING_UP) for move in moves]


def gives_up(_seat: Seat, moves: list[Move]) -> list[float]:
    return [float(move.verb.name in GIVING_UP) for move in moves]


KINDS: dict[str, Judged] = {"most": staked, "least": kept, "in": goes_on, "out": gives_up}


class StubbornBot(Bot):
    def __init__(self, kind: str, rule: Rule | None, seed: int) -> None:
        super().__init__(f"stubborn:{kind}")
        self.judged = KINDS[kind]
        self.rule = rule
        self.chance = Chance(seed)

    def think(self, seat: Seat) -> Advice:
        by_book = self._by_book(seat)
        moves = some_of(seat.moves(), by_book)
        how = self.judged(seat, moves)
        best = [move for move, much in zip(moves, how, strict=True) if much == max(how)]
        chosen = next((move for move in best if by_book is not None and move.same(by_book)), None)
        return Advice(chosen or best[self.chance.below(len(best))], "why-by-lot")

    def think_unasked(self, seat: Seat) -> Advice | None:
        advice = None if self.rule is None else self.rule(seat.world(), int(seat.seat))
        return advice if advice is not None and seat.moves().allow(advice.move) else None

    def _by_book(self, seat: Seat) -> Move | None:
        advice = self.think_unasked(seat)
        return None if advice is None else advice.move


def some_of(choices: Choices, wished: Move | None) -> list[Move]:
    """All moves, or so many of many, the first, the last and the one wished for among them."""
    last = choices.size - 1
    if last < MOST_TRIED:
        return choices.all()
    found = [choices[last * i // (MOST_TRIED - 1)] for i in range(MOST_TRIED)]
    return found if wished is None else [*found, wished]
