"""What a good player makes of his cards before he decides: a help for those who learn a game by playing it."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.game import Game

Reckon = Callable[[Game, int], list[int]]


class Insight:
    """Named facts, each with the words it may be; ``reckon`` gives their numbers, from what the seat knows alone."""

    facts: list[tuple[str, list[str]]]
    reckon: Reckon

    def __init__(self, facts: list[tuple[str, list[str]]], reckon: Reckon) -> None:
        self.facts = facts
        self.reckon = reckon
