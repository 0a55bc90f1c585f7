"""An episode of one seat among bots: it alone is asked, and they answer for all the others.

Where it sits is drawn by the episode's seed.  A bot is made for its seat too, for whoever wants to be shown; who only
wants to be shown may be asked on every seat.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance, seed_of
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Bot, BotMaker, Seat
from parlour.core.rules import Rules
from parlour.envs.episode import Episode
from parlour.envs.saying import Saying

PLACE = 0x5EA7  # which of a seed's numbers draws the seat, and makes the bots


class OpposedEpisode(Episode):
    """``company`` makes the bot of a seat from a seed; with ``everywhere`` no seat is answered for."""

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, object],
        seed: int,
        company: BotMaker,
        saying: Saying | None = None,
        everywhere: bool = False,
    ) -> None:
        self.own = 0  # the seat that is asked
        self.everywhere = everywhere
        self.bots: list[Bot] = []  # by seat
        self._company = company
        self._wanted: Move | None = None
        self._has_thought = False  # of the move that is now to be said
        super().__init__(rules, options, seed, saying)

    def begin(self, seed: i64) -> None:
        players = self.options.number("players")
        self.own = int(Chance(seed_of(seed, PLACE)).below(players))
        self.bots = [self._company(seed_of(seed, PLACE, seat)) for seat in range(players)]
        super().begin(seed)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("an episode among bots is not pickled: nobody knows what they keep in mind")

    def _new_game(self, seed: i64) -> Game:
        self.steps = 0  # one that was cut before the seat was asked is dealt anew
        self.truncated = False
        return super()._new_game(seed)

    def shown(self) -> int:
        """The action by which the bot of the seat asked would go on; NO_ACTION where another move is being said."""
        return int(self.saying.on_the_way(self.wanted()))

    def wanted(self) -> Move | None:
        """The move that it would make; it is asked once.  None: it lets be what it need not do."""
        if not self._has_thought:
            self._wanted = self._move_of(int(self.seat))
            self._has_thought = True
        return self._wanted

    def _ask(self, seat: i64) -> None:
        if seat == self.own or self.everywhere:
            super()._ask(seat)
            self._has_thought = False
        else:
            self.seat = seat  # what it may do nobody wants to read

    def _ask_next(self) -> None:
        super()._ask_next()
        while not self.everywhere and self.seat not in (self.own, NO_SEAT):
            self._answer(int(self.seat))
            if self.steps >= self.most_steps:
                self.truncated = not self.game.over
                self.seat = NO_SEAT
                return
            super()._ask_next()

    def _answer(self, seat: int) -> None:
        self.steps += 1
        move = self._move_of(seat)
        if move is None:
            self._passed_over |= BIT[seat]
        else:
            self.game.act(seat, move)
            self._passed_over = 0

    def _move_of(self, seat: int) -> Move | None:
        """What the bot of a seat wants to do; None: it lets be what it need not do."""
        game, bot, handle = self.game, self.bots[seat], Seat(self.game, seat)
        if game.waits >> seat & 1:
            return bot.choose(handle)
        advice = bot.volunteer(handle) if game.moves(seat) else None
        return None if advice is None else advice.move
