"""What the strongest bot of the game would have done: nobody is told that it was a mistake to play as that does.

Moves are weighed by playing on by the book, which the strongest bot need not do; so what looks like a mistake there is
shown to that bot, several times over.  One that tries deals tries others each time, and what it does once by chance
excuses no blunder; a net mixes on purpose, and whatever it does now and then is as good as the rest.
"""

from __future__ import annotations

from parlour.bots.hints import strongest
from parlour.bots.net_bot import NetBot
from parlour.bots.roster import bot_of
from parlour.bots.search import LET_BE
from parlour.core.chance import seed_of
from parlour.core.moves import Move
from parlour.core.players import Bot, Seat
from parlour.core.rules import Rules

ASKED = 3  # times, of which it must make a blunder in most; what costs less is close where it is made once
DRAWN = 20  # times that a net is asked: once is enough


class SecondOpinion:
    """Asked from a seat's handle alone, ``more`` times as often as usual."""

    def __init__(self, rules: Rules, more: int = 1) -> None:
        self.rules = rules
        self.more = more

    def shares(self, handle: Seat, move: Move, seed: int, once: bool = False) -> bool:
        """Whether the strongest bot makes this move, too: mostly, or at least once."""
        name = strongest(self.rules, handle.offences_happen(), handle.options().number("players"))
        made = times = 0
        while True:
            bot = bot_of(name, self.rules, seed_of(seed, times))
            mixes = isinstance(bot, NetBot)
            asked = self.more * (DRAWN if mixes else ASKED)
            enough = 1 if mixes or once else asked // 2 + 1
            made += _made(bot, handle).same(move)
            times += 1
            if made == enough or made + asked - times < enough:  # it is decided
                return made == enough


def _made(bot: Bot, handle: Seat) -> Move:
    advice = bot.think(handle.lawful()) if handle.asked() else bot.think_unasked(handle)
    return LET_BE if advice is None else advice.move
