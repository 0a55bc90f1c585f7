"""What search may know of one game beyond its rules; a game that has more to say gives a subclass to its ``Rules``."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import count
from parlour.core.game import Game
from parlour.core.moves import CARDS, Move, Verb, verb
from parlour.core.players import Rule, Seat

SEALED: Final = Move(verb("sealed"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    shown: list[Verb]  # the verbs whose sets of cards everybody sees

    def __init__(self, shown: list[Verb] | None = None) -> None:
        self.shown = shown if shown is not None else []

    def stand(self, game: Game, by_seat: vec[float]) -> None:
        """Put down how the seats stand now that the deal is over, or as far as the search looks: their results."""
        for seat in range(game.seats):
            by_seat[seat] = float(game.result_of(seat))

    def stage(self, game: Game) -> i64:
        """The number of the deal, or of what is settled sooner: a trial ends when it is another one."""
        return game.deals

    def believes(self, game: Game, seat: i64, s: i64) -> bool:
        """Whether a world dealt for the seat is worth a trial, by how the others have acted; the random state decides
        how often a doubtful one is.  Another is dealt where it is not, a few times at most."""
        return True

    def rule_for(self, seat: Seat) -> Rule | None:
        """A written rule to which search leaves this decision: where trying out moves would tell nothing."""
        return None

    def roll(self, game: Game, seat: i64, s: i64) -> Move:
        """The move in a playout that a random state points at."""
        return game.pick(seat, s)

    def seen_as(self, game: Game, seat: i64, move: Move) -> Move:
        """What the others see of a move about to be made.

        Of a set of cards that is not shown the number; of an answer that several are asked for at once, nothing; any
        other move whole.
        """
        if game.waits & (game.waits - 1):
            return SEALED
        shape = move.verb.shape
        if len(shape) == 1 and shape[0] == CARDS and move.verb not in self.shown:
            return Move(move.verb, count(move.a))
        return move


PLAIN: Final = Outlook()
