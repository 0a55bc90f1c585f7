"""Whether a dealer doubles: by what each stake on the table promises to the one card he sees.

Whoever has an ace lays the most, and with any other card the least pays better, so a stake tells what lies under it.
What a dealer wins of either was counted in hands played by the book (``python -m tests.games.vingt_un.doubling``).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.players import Advice
from parlour.games.vingt_un import words
from parlour.games.vingt_un.bots.table import is_large
from parlour.games.vingt_un.rules.count import worth
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.state import HANDS

TELLING: Final = 2  # times the least, at most: then a stake tells nothing
RANKS: Final = 13

# By what his card counts, the ace being one; in parts of a stake
OF_LITTLE: Final = vec[float]([0.0, 0.86, 0.05, 0.03, 0.01, -0.03, -0.07, -0.04, 0.06, 0.14, 0.34])
OF_MUCH: Final = vec[float]([0.0, 0.24, -0.66, -0.69, -0.70, -0.77, -0.79, -0.80, -0.71, -0.62, -0.41])


def promised(game: VingtUn, dealer: i64) -> float:
    """What all stakes that lie there promise him, in counters."""
    least = game.agreed.least
    card = worth(game.deal.first[HANDS * dealer])
    little, much = OF_LITTLE[card], OF_MUCH[card]
    if game.agreed.most <= TELLING * least:
        little = ((RANKS - 1) * little + much) / RANKS
    found = 0.0
    for k in range(len(game.order) - 1):
        stake = game.deal.stakes[HANDS * game.order[k]]
        found += float(stake) * (much if is_large(stake, least) else little)
    return found


def double(promise: float) -> Advice:
    """By what the stakes promise as they lie."""
    if promise > 0.0:
        return Advice(words.DOUBLED, "why-stakes-win", 2.0 * promise)
    return Advice(words.NOT_DOUBLED, "why-stakes-lose", promise)
