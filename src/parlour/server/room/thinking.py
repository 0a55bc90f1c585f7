"""Who thinks for bots: processes of their own (``workers.py``), or whoever is there.

How long a bot seems to think is drawn before it begins, and how long it may think follows from its name: so the time of
its answer tells nothing of its cards, nor whether it had a choice.  See ``Driver``.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Protocol, TypeVar

from parlour.bots.roster import name_of_bot, strength_of
from parlour.bots.thoughts import counsel, pickled, think
from parlour.core.game import Game
from parlour.server.protocol.messages import Hint
from parlour.server.protocol.values import PaceName

Answer = TypeVar("Answer")

QUICK = 0.08  # seconds that bots who think quickly are given where somebody wants them to be quick
QUICK_BOTS = ("random", "book", "search", "ahead", "net", "master", "level")
LEAST = 0.4  # seconds that every bot is given: less than the shortest pace, so that nobody waits for it
EACH = 0.0001  # seconds for a trial, which takes a third of that where trials take long
MOST = 5.0
ON_THE_WAY = 0.1  # seconds to a process that thinks, and back;
QUICKLY = 0.04  # as much of it as a quick bot is given
SHARE: dict[PaceName, float] = {"unhurried": 1.0, "brisk": 0.3, "at-once": 0.0}  # of the pause before an answer


@lru_cache(maxsize=1024)
def allotted(bot: str, pace: PaceName = "unhurried") -> float:
    """The seconds that a bot of this name is given to think, whatever it holds; it is never given more."""
    tried, ms = strength_of(bot)
    return min(MOST, max(QUICK if _is_quick(bot, pace) else LEAST, tried * EACH, ms / 1000))


def _is_quick(bot: str, pace: PaceName) -> bool:
    return pace != "unhurried" and name_of_bot(bot) in QUICK_BOTS


class Thinking(Protocol):
    """Whoever thinks for bots."""

    workers: int  # how many thoughts there can be at a time
    cut: int  # thoughts so far that had to end before all was tried

    async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
        """The move of a bot, found in so many seconds; None if it is not asked and lets it be."""

    async def hint(self, game: Game, seat: int) -> Hint: ...

    async def run(self, work: Callable[..., Answer], *args: object) -> Answer:
        """Anything else that takes long, and can wait until nobody has anything more urgent to do."""

    async def ponder(self, work: Callable[..., Answer], *args: object) -> Answer:
        """What may take a minute of a core: nobody's record waits for it."""

    def close(self) -> None: ...


class Pace:
    """How long bots seem to think: seconds, from a generator that knows nothing of any game."""

    def __init__(self, shortest: float = 0.6, longest: float = 1.8) -> None:
        self.shortest = shortest
        self.longest = longest
        self.chance = random.SystemRandom()

    def draw(self, pace: PaceName = "unhurried") -> float:
        return self.chance.uniform(self.shortest, self.longest) * SHARE[pace]

    def thinks(self, bot: str, pace: PaceName = "unhurried") -> float:
        """How long a bot of this name seems to be busy with any move; bots without a pace are not."""
        way = QUICKLY if _is_quick(bot, pace) else ON_THE_WAY
        return allotted(bot, pace) + way if self.longest else 0.0


class Inline:
    """Thinking at once, in this process: for tests, and where nobody else can."""

    workers = 1000
    cut = 0

    def __init__(self, share: float = 1.0) -> None:
        self.share = share

    async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
        return think(pickled(game), seat, bot, asked, self.share, random.getrandbits(62)).move

    async def run(self, work: Callable[..., Answer], *args: object) -> Answer:
        return work(*args)

    async def ponder(self, work: Callable[..., Answer], *args: object) -> Answer:
        return work(*args)

    async def hint(self, game: Game, seat: int) -> Hint:
        return Hint(*counsel(pickled(game), seat))

    def close(self) -> None:
        """Nothing to close."""
