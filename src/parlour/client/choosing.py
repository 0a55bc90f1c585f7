"""The choices of a view as moves that can be sent."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random

from parlour.core.shown import Offer
from parlour.server.protocol.views import Choice

MOST_LISTED = 30  # ways to fill in one choice; where there are more, the choice itself is shown


def listed(choices: list[Choice]) -> tuple[list[str], list[str]]:
    """The moves that can be taken by number, and the choices that are too wide for that."""
    moves: list[str] = []
    wide: list[str] = []
    for choice in choices:
        ways = ways_of(choice)
        if ways is None:
            wide.append(Offer(choice.kind, choice.head, choice.of, choice.lo, choice.hi).text())
        else:
            moves += ways
    return moves, wide


def ways_of(choice: Choice) -> list[str] | None:
    """All moves of a choice; None where they are too many to list, or cannot be sent."""
    if choice.kind == "fixed":
        return [choice.head]
    if choice.kind == "card":
        return [f"{choice.head} {face}" for face in choice.of]
    if choice.kind == "number":
        few = choice.hi - choice.lo < MOST_LISTED
        return [f"{choice.head} {n}" for n in range(choice.lo, choice.hi + 1)] if few else None
    sizes = range(max(choice.lo, 0), min(choice.hi, len(choice.of)) + 1)
    if choice.kind == "blind" or sum(comb(len(choice.of), size) for size in sizes) > MOST_LISTED:
        return None
    parts = [part for size in sizes for part in combinations(choice.of, size)]
    return [f"{choice.head} {' '.join(part) or 'none'}" for part in parts]


def random_move(choices: Sequence[Choice], chance: Random) -> str:
    """One of all moves that can be sent, however many they are."""
    choice = chance.choice([choice for choice in choices if choice.kind != "blind"])
    if choice.kind == "fixed":
        return choice.head
    if choice.kind == "card":
        return f"{choice.head} {chance.choice(choice.of)}"
    if choice.kind == "number":
        return f"{choice.head} {chance.randint(choice.lo, choice.hi)}"
    some = chance.sample(choice.of, chance.randint(choice.lo, min(choice.hi, len(choice.of))))
    return f"{choice.head} {' '.join(some) or 'none'}"
