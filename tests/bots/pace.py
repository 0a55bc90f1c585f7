"""How long bots think over a move: whoever sits at a table is asked through one who holds a watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from parlour.bots.roster import bot_of
from parlour.bots.search import WORKED
from parlour.core.chance import seed_of
from parlour.core.moves import Move
from parlour.core.players import Advice, Bot, Seat
from parlour.lab.arena import play_game
from parlour.lab.trials import match_of
from parlour.registry import rules_of

Said = TypeVar("Said")


class Paced(NamedTuple):
    """Some moves: how many, the seconds of work they took together, and the longest."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __add__(self, other: object) -> Paced:
        assert isinstance(other, Paced)
        return Paced(self.moves + other.moves, self.seconds + other.seconds, max(self.longest, other.longest))

    @property
    def mean(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0


class Watched(Bot):
    """Answers as another does, and keeps how much work each answer was; others on the machine do not count."""

    def __init__(self, other: Bot) -> None:
        super().__init__(other.name)
        self.other = other
        self.paced = Paced()

    def choose(self, seat: Seat) -> Move:
        return self._timed(lambda: self.other.choose(seat))

    def volunteer(self, seat: Seat) -> Advice | None:
        return self._timed(lambda: self.other.volunteer(seat))

    def _timed(self, ask: Callable[[], Said]) -> Said:
        before = WORKED()
        said = ask()
        took = WORKED() - before
        self.paced += Paced(1, took, took)
        return said


class Game(NamedTuple):
    """One to be played by bots of one name, at the usual table of the game's match."""

    game: str
    bot: str
    seed: int


def paced(task: Game) -> Paced:
    rules = rules_of(task.game)
    options = rules.options.make(match_of(rules).options)
    seats = range(options.number("players"))
    bots = [Watched(bot_of(task.bot, rules, seed_of(task.seed, seat))) for seat in seats]
    play_game(rules, options, [*bots], task.seed)
    return sum((bot.paced for bot in bots), Paced())
