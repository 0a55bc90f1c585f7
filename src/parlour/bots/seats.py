"""What a bot gets: its seat's handle, never the game."""

from __future__ import annotations

from parlour.game import Game
from parlour.moves import Choices, Move
from parlour.rng import Chance
from parlour.view import View


class Seat:
    """One seat of a game: what it may see, what it may do, and worlds it cannot tell from the true one."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    def view(self) -> View:
        return self._game.view(self.seat)

    def moves(self) -> Choices:
        return self._game.moves(self.seat)

    def offences_happen(self) -> bool:
        return self._game.options.values.get("conduct") == "table"

    def offends(self, move: Move) -> str:
        """The clause that a move breaks; everybody knows what he does himself."""
        return self._game.offends(self.seat, move)

    def noticed(self, move: Move) -> bool:
        return self._game.noticed(self.seat, move)

    def redeal(self, chance: Chance) -> Game:
        return self._game.redeal(self.seat, chance)
