"""Taking moves back: where a game stood before its last moves, and whether a move has shown so much that it stands."""

from __future__ import annotations

from collections import deque

from parlour.core.chance import Chance
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.view import View
from parlour.fair.chance import FairChance
from parlour.fair.rounds import RoundChance
from parlour.server.table.position import eyes_of

KEPT = 8  # so many moves can be taken back one after the other without playing the game again
Given = tuple[int, ...]


class Before:
    """Where a game stood after an entry, what chance had given by then, and whether the move after it used chance."""

    __slots__ = ("by_chance", "game", "given", "to")

    def __init__(self, to: int, game: Game, given: Given) -> None:
        self.to = to
        self.game = game
        self.given = given
        self.by_chance = False


class Earlier:
    """Copies of a game from before its last moves."""

    def __init__(self) -> None:
        self._kept: deque[Before] = deque(maxlen=KEPT)

    def forget(self) -> None:
        self._kept.clear()

    def keep(self, to: int, game: Game, chance: FairChance | RoundChance) -> None:
        """Copy a game that stands where this entry has brought it, and where the next move is about to be made.

        Chance is not copied, and need not be: a move that used it stands.
        """
        self._kept.append(Before(to, _copy(game), given_by(chance)))

    def moved(self, chance: FairChance | RoundChance) -> None:
        """The move was made, and the game has gone on."""
        if self._kept:
            self._kept[-1].by_chance = given_by(chance) != self._kept[-1].given

    def latest(self, to: int) -> Before | None:
        """Where the game stood before its last move, if that was after this entry."""
        return self._kept[-1] if self._kept and self._kept[-1].to == to else None

    def go_back(self, to: int) -> Game | None:
        """The game as it stood after this entry; what came later is forgotten."""
        while self._kept:
            before = self._kept.pop()
            if before.to == to:
                return before.game
        return None


def _copy(game: Game) -> Game:
    """A copy with no chance of its own: copying what a fair table has promised would cost more than all the rest."""
    chance, game.chance = game.chance, Chance(0)
    try:
        return game.copy()
    finally:
        game.chance = chance


def given_by(chance: FairChance | RoundChance) -> Given:
    """What chance has given so far: other numbers whenever anything more was asked of it."""
    numbers = chance.numbers
    drawn = len(chance.history)
    return (drawn,) if numbers is None else (drawn, numbers.block, numbers.bits)


def has_shown(before: Before, game: Game, told: list[Event]) -> bool:
    """Whether the move in between has let chance decide, or begun a deal, or shown anybody what he did not see before.

    A face may have been told and be gone from the views at once, as that of the card which completes a trick.
    """
    if before.by_chance or game.deals != before.game.deals:
        return True
    return any(_learned(before.game, game, told, eyes) for eyes in eyes_of(game))


def _learned(before: Game, game: Game, told: list[Event], eyes: int) -> bool:
    seen = faces(before.view(eyes))
    shown = [event for event in told if event.reaches(eyes) and event.shows(eyes)]
    new = {game.pack.face(card) for event in shown for card in event.cards} | faces(game.view(eyes))
    return not new <= seen


def faces(view: View) -> set[str]:
    return {face for place in view.places for face in place.faces}
