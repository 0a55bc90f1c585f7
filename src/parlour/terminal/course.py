"""The course of a sitting on a screen that stays alive: bots at a pleasant pace, the person whenever he likes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from parlour.bots.hints import Hint
from parlour.bots.thoughts import counsel, is_quick, pickled, think
from parlour.bots.workers import WorkerPool
from parlour.core.moves import Move
from parlour.core.players import Advice
from parlour.core.view import View
from parlour.terminal.pace import TRICK_STAYS, Pace
from parlour.terminal.settings import Settings
from parlour.terminal.sitting import Sitting
from parlour.terminal.story import Story


async def _nothing() -> None:
    """Without a screen there is nobody who would look."""


class Course:
    """Takes a sitting from step to step; ``changed`` is called whenever there is something new to draw."""

    def __init__(
        self, sitting: Sitting, story: Story, changed: Callable[[], None], workers: WorkerPool | None = None
    ) -> None:
        self.sitting = sitting
        self.story = story
        self.changed = changed
        self.workers = workers or WorkerPool(1)
        self.pace = Pace()
        self.acted = asyncio.Event()
        self.waiting = False  # for the person
        self.plays_forced = False
        self.hurries_out = False
        self.rests = True
        self.show_deal: Callable[[], Awaitable[object]] = _nothing
        self.staying = False  # a trick that was taken up is still shown

    def wish(self, settings: Settings) -> None:
        """As the person likes it from now on."""
        self.pace.take(settings.pace)
        self.plays_forced = settings.forced == "plays"
        self.hurries_out = settings.out == "hurry"
        self.rests = settings.rest == "waits"

    async def run(self) -> None:
        """Until the game is over; the record is safe after every step."""
        self.sitting.save()
        while not self.sitting.game.over:
            if self.sitting.rests():
                await self._rest()
            await self._step()
            self.sitting.save()
            await self._show_news()

    def view(self) -> View:
        view = self.sitting.game.view(self.sitting.me)
        return self.story.as_it_lay(view) if self.staying else view

    def act(self, move: Move) -> None:
        """The person's move; IllegalMove says why not."""
        self.sitting.play(self.sitting.me, move)
        self._go_on()

    def let_be(self) -> None:
        self.sitting.let_be()
        self._go_on()

    def _go_on(self) -> None:
        self.waiting = False
        self.acted.set()
        self.pace.wake()

    async def _rest(self) -> None:
        """A deal is over: all may look at it before anybody goes on."""
        self.changed()
        if self.rests:
            await self.show_deal()
        self.sitting.next_deal()

    async def _step(self) -> None:
        sitting = self.sitting
        if not sitting.game.to_act:
            sitting.go_on()
            return
        position = sitting.position
        volunteered = await self._volunteered()
        if volunteered is not None:
            await self.pace.pause()
        if sitting.position != position:
            return
        if volunteered is not None:
            sitting.play(*volunteered)
            return
        seat = sitting.next_seat()
        if seat == sitting.me or (sitting.may_volunteer() and self.sitting.offences_happen()):
            await self._persons_turn()
        else:
            await self._bot_moves(seat, position)

    async def _volunteered(self) -> tuple[int, Move] | None:
        for seat in self.sitting.volunteers():
            move = await self._thought(seat, asked=False)
            if move is not None:
                return seat, move
        return None

    async def _thought(self, seat: int, asked: bool = True) -> Move | None:
        """Search keeps the interpreter to itself while it thinks, so it does that in another process."""
        sitting = self.sitting
        bot = sitting.bots[seat]
        if is_quick(bot):
            return await asyncio.to_thread(sitting.thought(seat, asked))
        notation, seed = sitting.game.notation(), sitting.seed + sitting.position
        text = (await self.workers.run(think, pickled(sitting.game), seat, bot.name, asked, 1.0, seed)).move
        return None if text is None else notation.read(text)

    def _forced_move(self) -> Move | None:
        """The only move there is, if the person wants such ones to be played."""
        sitting = self.sitting
        if not self.plays_forced or self.sitting.offences_happen() or not sitting.asked():
            return None
        moves = sitting.game.moves(sitting.me)
        return moves[0] if len(moves) == 1 else None

    async def _persons_turn(self) -> None:
        forced, position = self._forced_move(), self.sitting.position
        if forced is not None:
            await self.pace.pause()  # drawn as a bot's is, and tells nothing
            if self.sitting.position == position:
                self.sitting.play(self.sitting.me, forced)
            return
        self.pace.asked()
        self.waiting = True
        self.acted.clear()
        self.changed()
        await self.acted.wait()

    async def _bot_moves(self, seat: int, position: int) -> None:
        """The bot thinks within the pause; if the person acts meanwhile, the question is put again."""
        self.pace.out = self.hurries_out and self.story.is_out(self.view())
        _paused, move = await asyncio.gather(self.pace.pause(), self._thought(seat))
        if self.sitting.position == position and move is not None:
            self.sitting.play(seat, move)

    async def hint(self) -> Hint:
        """What a good player would do in the person's place."""
        game = self.sitting.game
        told = await self.workers.run(counsel, pickled(game), self.sitting.me)
        read = game.notation().read
        book = Advice(read(told.otherwise), told.otherwise_reason) if told.otherwise else None
        return Hint(Advice(read(told.move), told.reason, told.worth, told.deals), book)

    async def _show_news(self) -> None:
        if self.story.follow(self.view()) and not self.pace.hasty():
            self.staying = True
            self.changed()
            await self.pace.pause(TRICK_STAYS)
            self.staying = False
        self.changed()
        await asyncio.sleep(0)
