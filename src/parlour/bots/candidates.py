"""Which moves a decision is judged by: all that were lawful, or of very many those that bots would think of."""

from __future__ import annotations

from parlour.bots.search import FEW, LET_BE, Search
from parlour.bots.tree import ROOT
from parlour.core.chance import Chance
from parlour.core.moves import Move
from parlour.core.outlook import Outlook
from parlour.core.players import Seat

MOST = FEW  # so many are all tried
FOUND = 8  # of more, those that a search has tried most often


def candidates(seat: Seat, outlook: Outlook, known: list[Move], most: int, trials: int, seed: int) -> list[Move]:
    """First those ``known``, what was played and what the book advises; then other lawful ones, each once.

    Of more than ``most`` those that a search of so many trials finds promising.
    """
    lawful = seat.lawful()
    choices = lawful.moves()
    if choices.size > min(most, MOST):
        found = _searched(lawful, outlook, trials, seed)[: min(most, FOUND)]
    else:
        found = [*choices.all()] if seat.asked() else [LET_BE, *choices.all()]
    unlike: list[Move] = []
    for move in [*known, *found]:
        if not any(move.same(other) for other in unlike):
            unlike.append(move)
    return unlike


def _searched(seat: Seat, outlook: Outlook, trials: int, seed: int) -> list[Move]:
    search = Search(seat, outlook, Chance(seed))
    search.run(trials)
    tried = search.tree.children(ROOT)
    return [found.move for found in sorted(tried, key=lambda found: -found.visits)]
