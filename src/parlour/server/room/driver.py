"""The driver of a room, in the process that owns its table: bots move, time runs out, absent people are replaced."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from parlour.core.game import Game
from parlour.errors import ParlourError
from parlour.server.protocol import replies
from parlour.server.protocol.messages import Hint
from parlour.server.protocol.values import PaceName
from parlour.server.room.thinking import LEAST, allotted
from parlour.server.room.turns import Overrun
from parlour.server.table import entries
from parlour.server.table.callers import Rejected, too_fast
from parlour.server.table.claims import waits_until
from parlour.server.table.clocks import due_at, due_seats, house_act
from parlour.server.table.commands import hinted
from parlour.server.table.entries import AnyAct, By
from parlour.server.table.pacing import alone
from parlour.server.table.seating import heir
from parlour.server.table.table import Table
from parlour.server.table.vacancies import is_vacant

if TYPE_CHECKING:
    from parlour.server.room.connection import Connection
    from parlour.server.room.room import Room

log = logging.getLogger("parlour.server")

PATIENCE = 2.0  # seconds after which brisk bots answer at once, until the person is asked
MISSED = 3  # so many moves in a row made by the clock, and a bot takes the seat


class Thought:
    """A bot thinks for a seat: about which question, in which position, and for whom."""

    __slots__ = ("asked", "by", "position", "seat", "task", "window")

    def __init__(self, seat: int, window: int, position: int, asked: bool, by: By) -> None:
        self.seat = seat
        self.window = window
        self.position = position
        self.asked = asked
        self.by = by
        self.task: asyncio.Task[None] | None = None


class Driver:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.thoughts: dict[int, Thought] = {}  # by seat
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at = 0
        self.was_asked = True  # the person who plays alone; also before a deal, and while people are waited for
        self.waits_since = 0.0  # when he began to wait for his next turn
        self.stir = asyncio.Event()  # set when those who wait to answer need not wait any longer
        self.is_idle = False  # no move needs a look: people are at every seat, and no clock runs

    @property
    def table(self) -> Table:
        return self.room.table

    def look(self) -> None:
        """Something has changed: see whether a bot is to move, or a clock to be watched."""
        self.is_idle = False
        house = self.room.house
        if house.closing or not house.owners.owns(self.room.id) or self.room.waiting is not None:
            return
        if self._house_acts():
            return
        self._set_alarm()
        chairs = self.table.chairs
        self.is_idle = self.table.terms.clock is None and all(chair.connected and not chair.bot for chair in chairs)
        game = self.table.game
        if game is None or game.over or self.table.rest is not None or self.table.plea is not None:
            self.was_asked = True
            return
        if not any(chair.bot for chair in self.table.chairs) or not (self._somebody_here() or self.table.is_rated):
            return  # who has left a rated game does not stop it
        self._keep_pace(game)
        for seat in game.may_act:
            if self.table.chairs[seat].bot:
                self._begin(game, seat, bool(game.waits >> seat & 1), "bot")

    def _keep_pace(self, game: Game) -> None:
        seat = alone(self.table.chairs)
        is_asked = seat < 0 or bool(game.waits >> seat & 1)
        if self.was_asked and not is_asked:
            self.waits_since = asyncio.get_running_loop().time()
        self.was_asked = is_asked
        if self._pace() == "at-once":
            self.stir.set()
            self.stir = asyncio.Event()

    def _pace(self) -> PaceName:
        """That of a person who plays with bots alone; it follows from what he asked for, and how long he waits."""
        seat = alone(self.table.chairs)
        if seat < 0:
            return "unhurried"
        pace = self.table.chairs[seat].pace
        waited = asyncio.get_running_loop().time() - self.waits_since
        return "at-once" if self.table.hurried or (pace == "brisk" and waited > PATIENCE) else pace

    def _house_acts(self) -> bool:
        """Bring the game on where the house can: what is done then looks again."""
        act = house_act(self.table, self.room.now())
        if act is None:
            return False
        self.room.do([act])
        return True

    def stop(self) -> None:
        for thought in self.thoughts.values():
            if thought.task is not None:
                thought.task.cancel()
        self.thoughts = {}
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def _somebody_here(self) -> bool:
        return bool(self.room.connections.roles) or any(chair.connected for chair in self.table.chairs)

    def _begin(self, game: Game, seat: int, asked: bool, by: By) -> None:
        window = game.windows[seat]
        old = self.thoughts.get(seat)
        if old is not None:
            if old.asked == asked and old.window == window and (asked or old.position == self.table.game_seq):
                return
            if old.task is not None:
                old.task.cancel()
        thought = Thought(seat, window, self.table.game_seq, asked, by)
        self.thoughts[seat] = thought
        thought.task = self.room.house.spawn(self._think(game, thought))

    async def _think(self, game: Game, thought: Thought) -> None:
        house = self.room.house
        loop = asyncio.get_running_loop()
        bot = self.table.chairs[thought.seat].bot or self.table.usual_bot()
        pace = self._pace()
        ready = loop.time()
        due = ready + house.pace.draw(pace)
        text = None
        if thought.asked or game.moves(thought.seat):  # whether it has a move at all may be its own secret
            busy = house.pace.thinks(bot, pace)
            text, begun = await self._choose(game, thought, bot, pace)
            ready = max(loop.time(), begun + busy)  # also if there was nothing to think about
            while ready > due:
                due += house.pace.draw(pace) or busy or 0.001
        if text is not None and self._still_asks(thought):
            ready = max(ready, loop.time() + self._time_to_claim(thought.seat, text))
        await self._wait(ready, due)
        if self.thoughts.get(thought.seat) is thought:
            if text is None:
                return  # the thought stays: it has been thought for this position
            del self.thoughts[thought.seat]
            if self._still_asks(thought):
                self.room.do(self._moves(thought, text))

    async def _wait(self, ready: float, due: float) -> None:
        """Until it is due to answer; no longer than until it is ready, once somebody wants to go on."""
        loop, stir = asyncio.get_running_loop(), self.stir
        await asyncio.sleep(max(0.0, ready - loop.time()))
        if due > loop.time() and not stir.is_set():
            try:
                await asyncio.wait_for(stir.wait(), due - loop.time())
            except TimeoutError:
                return  # it is due

    def _time_to_claim(self, seat: int, text: str) -> float:
        """Seconds that others still have to claim what this move would put out of reach; none where it is no move."""
        try:
            until = waits_until(self.table, seat, self.table.read(text))
        except ParlourError:
            return 0.0
        return max(0, until - self.room.now()) / 1000

    async def _choose(self, game: Game, thought: Thought, bot: str, pace: PaceName) -> tuple[str | None, float]:
        """The move, and when it began to be thought about: other tables may have had their turn before."""
        house = self.room.house
        seat, asked, cost, address = thought.seat, thought.asked, allotted(bot, pace), self._address()
        purse = house.allowances.purse("thinking", table=self.room.id, address=address)

        def choose(share: float) -> Coroutine[Any, Any, str | None]:
            return house.thinking.choose(game, seat, bot, asked, cost * share)

        try:
            return await house.turns.run(f"table {self.room.id}", address, purse, cost, choose)
        except Overrun:
            quick = "book" if "book" in self.table.rules.bots else "random"
        except Exception:
            log.exception("a bot could not think")
            quick = "random"
        return await house.fallback.choose(game, seat, quick, asked, 0.0), asyncio.get_running_loop().time()

    def _address(self) -> str:
        """For whom the bots think: the host, or who else looks at the table."""
        found = ""
        for connection in self.room.connections.roles:
            if connection.caller.guest == self.table.host:
                return connection.address
            found = found or connection.address
        return found

    def _still_asks(self, thought: Thought) -> bool:
        table = self.table
        game = table.game
        if game is None or game.over or table.rest is not None or table.plea is not None:
            return False
        if self.room.waiting is not None:
            return False
        if not thought.asked and table.game_seq != thought.position:
            return False
        if thought.asked and not game.waits >> thought.seat & 1:
            return False  # the person has answered in the last moment
        if thought.by == "bot" and not table.chairs[thought.seat].bot:
            return False
        return table.floor <= thought.position and game.windows[thought.seat] == thought.window

    def _moves(self, thought: Thought, text: str) -> list[AnyAct]:
        acts: list[AnyAct] = [entries.Moved(thought.seat, text, thought.by)]
        chair = self.table.chairs[thought.seat]
        if thought.by == "clock" and chair.missed + 1 >= MISSED:
            acts += [entries.SeatedBot(thought.seat, self.table.usual_bot(), "time"), *heir(self.table, chair.guest)]
        return acts

    def _set_alarm(self) -> None:
        at = due_at(self.table)
        if self.alarm is not None and at == self.alarm_at:
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if at is not None:
            self.alarm_at = at
            delay = max(0, at - self.room.now()) / 1000
            self.alarm = asyncio.get_running_loop().call_later(delay, self._rings)

    def _rings(self) -> None:
        self.alarm = None
        table = self.table
        if self.room.waiting is not None or not self.room.house.owners.owns(self.room.id):
            return
        if table.game is None:
            self.look()
            return
        away, late = due_seats(table, max(self.room.now(), self.alarm_at))
        for seat in away:
            self.room.do(self._without(seat))
        for seat in late:
            if not table.chairs[seat].bot:
                self._begin(table.game, seat, True, "clock")
        if away or not late:
            self.look()

    def _without(self, seat: int) -> list[AnyAct]:
        """Somebody has been away too long: a bot plays his seat, unless the game can do without him."""
        table = self.table
        guest = table.chairs[seat].guest
        if is_vacant(table, seat):
            return [*heir(table, guest), entries.Left(guest)]
        return [entries.SeatedBot(seat, table.usual_bot(), "away"), *heir(table, guest)]

    async def hint(self, connection: Connection, re: int) -> None:
        """Answer a request for a hint."""
        try:
            answer = replies.done(re, await self._hint(connection))
        except Rejected as rejected:
            answer = replies.rejection(re, rejected)
        except ParlourError as error:
            answer = replies.failure(re, "not_now", str(error))
        except Exception:
            log.exception("no hint could be given")
            answer = replies.failure(re, "busy", "there is no hint to be had just now")
        connection.send(answer)

    async def _hint(self, connection: Connection) -> Hint:
        """One at a time for each guest, and as much thinking as he has left."""
        house = self.room.house
        game, seat = hinted(self.table, connection.caller)
        guest = connection.caller.guest
        if house.turns.is_busy(f"guest {guest}"):
            raise Rejected("busy", "your last hint is still being thought about")
        over = house.allowances.purse("thinking", guest=guest).take(0.0)
        if over is not None:
            raise too_fast(over)
        purse = house.allowances.purse("thinking", guest=guest, address=connection.address)

        def think(_share: float) -> Coroutine[Any, Any, Hint]:
            return house.thinking.hint(game, seat)

        try:
            return (await house.turns.run(f"guest {guest}", connection.address, purse, LEAST, think))[0]
        except Overrun:
            raise Rejected("busy", f"too many think just now: {house.turns.waiting} wait") from None
