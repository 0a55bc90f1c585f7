"""What the strongest bot of the game would have done: nobody is told that it was a mistake to play as that does.

Moves are weighed by playing on by the book, which the strongest bot need not do; so what looks like a mistake there is
shown to that bot, several times over, since it tries other deals or mixes.
"""

from __future__ import annotations

from parlour.bots.hints import strongest
from parlour.bots.roster import bot_of
from parlour.bots.search import LET_BE
from parlour.core.chance import seed_of
from parlour.core.moves import Move
from parlour.core.players import Seat
from parlour.core.rules import Rules

ASKED = 3  # times


class SecondOpinion:
    """Asked from a seat's handle alone."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def shares(self, handle: Seat, move: Move, seed: int) -> bool:
        """Whether the strongest bot makes this move, too, in one of its tries."""
        return any(self._made(handle, seed_of(seed, again)).same(move) for again in range(ASKED))

    def _made(self, handle: Seat, seed: int) -> Move:
        bot = bot_of(strongest(self.rules, handle.offences_happen()), self.rules, seed)
        advice = bot.think(handle.lawful()) if handle.asked() else bot.think_unasked(handle)
        return LET_BE if advice is None else advice.move
