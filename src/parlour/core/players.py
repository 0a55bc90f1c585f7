"""A seat's handle, and what sits on it: what a player without eyes gets, and what he answers.

A bot is given its seat's handle and nothing else: what the seat sees, what it may do, and worlds that it cannot tell
from the true one.  Whatever a bot reads out of such a world, it knows, or has guessed.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import Choices, Move
from parlour.core.view import View


class Seat:
    """One seat of a game: what it may see, what it may do, and worlds it cannot tell from the true one."""

    seat: i64
    _game: Game

    def __init__(self, game: Game, seat: i64) -> None:
        self._game = game
        self.seat = seat

    def view(self) -> View:
        return self._game.view(self.seat)

    def moves(self) -> Choices:
        return self._game.moves(self.seat)

    def asked(self) -> bool:
        """Whether the game waits for this seat; if not, it may still have a move that it need not make."""
        return self._game.waits >> self.seat & 1 != 0

    def offences_happen(self) -> bool:
        return self._game.options.values.get("conduct") == "table"

    def offends(self, move: Move) -> str:
        """The clause that a move breaks; everybody knows what he does himself."""
        return self._game.offends(self.seat, move)

    def noticed(self, move: Move) -> bool:
        return self._game.noticed(self.seat, move)

    def redeal(self, chance: Chance) -> Game:
        return self._game.redeal(self.seat, chance)

    def redeal_into(self, spent: Game, chance: Chance) -> Game:
        """The same, perhaps in the place of a redeal that nobody needs any more."""
        return self._game.redeal_into(spent, self.seat, chance)

    def world(self) -> Game:
        """One of those worlds: read in it what the seat knows (its own hand, what lies open), nothing else."""
        return self._game.redeal(self.seat, Chance(0))


class Advice:
    """A move with its reason: a clause of the rule book, or a message of the texts (``why-only-card``).

    Where the move was reckoned, also the expected result, and in how many deals.
    """

    move: Move
    reason: str
    worth: float | None
    deals: int

    def __init__(self, move: Move, reason: str, worth: float | None = None, deals: int = 0) -> None:
        self.move = move
        self.reason = reason
        self.worth = worth
        self.deals = deals

    def __repr__(self) -> str:
        return f"Advice({self.move}, {self.reason!r}, {self.worth})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers for a seat.  The same seed and the same seats asked in turn give the same answers."""

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, seat: Seat) -> Move:
        """The move of a seat that the game waits for."""
        return self.advise(seat).move

    def advise(self, seat: Seat) -> Advice:
        """The same move, with its reason."""
        raise NotImplementedError

    def volunteer(self, seat: Seat) -> Advice | None:
        """A move that the seat may make though nobody waits for it, or None to let it be."""
        return None


Rule = Callable[[Game, int], Advice | None]
BotMaker = Callable[[int], Bot]


class BookBot(Bot):
    """Plays by a written rule: a function of what the seat knows.  The rule reads one world the seat cannot refute."""

    rule: Rule

    def __init__(self, name: str, rule: Rule) -> None:
        super().__init__(name)
        self.rule = rule

    def advise(self, seat: Seat) -> Advice:
        advice = self.rule(seat.world(), seat.seat)
        return advice if advice is not None else Advice(seat.moves()[0], "why-none-better")

    def volunteer(self, seat: Seat) -> Advice | None:
        return self.rule(seat.world(), seat.seat)
