"""Accidents: what befalls at an occasion, by chance at the table's rates or as a case gives it.

An accident is written like a move (``exposed B 2``): a verb and its arguments.  All of one occasion are drawn, given
and noted together, through the one Chance of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.chance import Chance
from parlour.core.moves import Move, Verb
from parlour.core.options import Options

FINE_GRAIN: Final = 1 << 30

Draw = Callable[[Verb], Move | None]  # the arguments by chance; None where it cannot happen now


def rates_of(options: Options, name: str, kinds: list[Verb]) -> list[float]:
    """The rate of each kind by an option that is ``Rates``."""
    return [options.rate_of(name, kind.name) for kind in kinds]


def befall(chance: Chance, kinds: list[Verb], rates: list[float], here: list[Verb], draw: Draw) -> list[Move]:
    """The accidents of one occasion, at which the kinds ``here`` can happen."""
    numbers = [kinds.index(kind) for kind in here]
    drawn = any(rates[number] > 0 for number in numbers)
    given = chance.given_mishaps(numbers, drawn)
    if given is not None:
        befallen = [Move(kinds[given[i]], given[i + 1], given[i + 2], given[i + 3]) for i in range(0, len(given), 4)]
    elif drawn:
        befallen = _drawn(chance, kinds, rates, numbers, draw)
    else:
        return []
    if drawn or befallen:
        chance.note_mishaps([x for mishap in befallen for x in _numbers(kinds, mishap)])
    return befallen


def _drawn(chance: Chance, kinds: list[Verb], rates: list[float], numbers: list[int], draw: Draw) -> list[Move]:
    befallen = []
    for number in numbers:
        if rates[number] > 0 and chance.below(FINE_GRAIN) < int(rates[number] * FINE_GRAIN):
            mishap = draw(kinds[number])
            if mishap is not None:
                befallen.append(mishap)
    return befallen


def _numbers(kinds: list[Verb], mishap: Move) -> list[int]:
    return [kinds.index(mishap.verb), mishap.a, mishap.b, mishap.c]
