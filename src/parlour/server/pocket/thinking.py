"""Thinking where there is one thread for everything: at once, and never for long."""

from __future__ import annotations

import asyncio
import random

from parlour.bots.thoughts import counsel, pickled, think
from parlour.core.game import Game
from parlour.server.protocol.messages import Hint
from parlour.server.room.thinking import Inline

LONGEST = 1.2  # seconds; whoever presses something meanwhile waits


class InOneThread(Inline):
    async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
        await asyncio.sleep(0)  # what is to be told of the last move goes first
        return think(pickled(game), seat, bot, asked, self.share, random.getrandbits(62), min(within, LONGEST)).move

    async def hint(self, game: Game, seat: int) -> Hint:
        return Hint(*counsel(pickled(game), seat, LONGEST))
