"""Who is thought for next, and when bots answer: under a clock that runs only where somebody waits on purpose."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from time import sleep
from typing import Any

import pytest

from parlour.bots.roster import bot_of
from parlour.bots.search import SearchBot
from parlour.core.game import Game
from parlour.core.outlook import Outlook
from parlour.core.players import Seat
from parlour.core.rules import Rules
from parlour.registry import all_rules, rules_of
from parlour.server.net.limits import Allowances, Limits
from parlour.server.protocol.messages import Hint
from parlour.server.room.driver import Thought
from parlour.server.room.thinking import LEAST, MOST, ON_THE_WAY, Inline, Pace, allotted
from parlour.server.room.turns import LONGEST_WAIT, MOST_IN_LINE, WEAKENED, Overrun, Turns, Waiter
from tests.server.clockwork import Clockwork
from tests.server.hall import Person, a_game, fixed_secrets, gathered, house_of, make, settled, until
from tests.server.places import in_loop
from tests.server.test_secrets import timed


def by_clockwork(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    def run(*args: Any, **kwargs: Any) -> None:
        with asyncio.Runner(loop_factory=Clockwork) as runner:
            runner.run(test(*args, **kwargs))

    run.__name__ = test.__name__
    return run


class Room:
    """Somewhere with few places to think, and a diary of who had them."""

    def __init__(self, places: int = 2) -> None:
        loop = asyncio.get_running_loop()
        self.turns = Turns(places)
        self.allowances = Allowances(Limits(), loop.time)
        self.had: list[str] = []
        self.tasks: list[asyncio.Task[object]] = []

    def think(self, table: str, address: str, seconds: float) -> asyncio.Task[object]:
        """What a table's bot does: it pays for all of its time."""

        async def work(share: float) -> float:
            self.had.append(table)
            await asyncio.sleep(seconds * share)
            return share

        purse = self.allowances.purse("thinking", table=table, address=address)
        task = asyncio.ensure_future(self.turns.run(table, address, purse, seconds, work))
        self.tasks.append(task)
        return task

    async def rest(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)


@by_clockwork
async def test_slow_bots_wait_for_others_and_not_others_for_them() -> None:
    room = Room()
    for _i in range(20):
        room.think("slow", "a", 5.0)
    await asyncio.sleep(0.1)
    began = asyncio.get_running_loop().time()
    await room.think("quick", "b", 0.1)
    assert asyncio.get_running_loop().time() == pytest.approx(began + 0.1), "a place is kept for what is short"
    await room.think("also slow", "c", 4.0)
    assert room.had[:3] == ["slow", "quick", "also slow"]


@by_clockwork
async def test_a_hundred_tables_of_one_address_are_no_more_than_one() -> None:
    room = Room()
    for number in range(100):
        room.think(f"table {number}", "a", 1.5)
    await asyncio.sleep(0.1)
    for number in range(5):
        await room.think(f"mine {number}", "b", 1.1)
    mine = [i for i, table in enumerate(room.had) if table.startswith("mine")]
    assert mine[0] == 1
    assert mine[-1] <= 10, room.had
    await room.rest()


@by_clockwork
async def test_tables_that_use_the_same_have_their_turns_alike() -> None:
    room = Room()
    for table in "ab":
        for _i in range(4):
            room.think(table, table, 1.2)
    await room.rest()
    assert sorted(room.had[:2]) == sorted(room.had[2:4]) == sorted(room.had[4:6]) == ["a", "b"]


@by_clockwork
async def test_who_has_used_his_thinking_up_thinks_less_and_only_a_while() -> None:
    room = Room()
    limit = Limits().table_thinking
    purse = room.allowances.purse("thinking", table="t", address="a")
    purse.spend(limit * 1.5)
    assert await room.think("t", "a", 1.0) == (WEAKENED, 0.0)
    await asyncio.sleep(60.0)
    assert await room.think("t", "a", 1.0) == (1.0, 60.1)


@by_clockwork
async def test_the_wait_is_bounded_and_can_be_seen() -> None:
    room = Room()
    room.think("a", "a", 4 * LONGEST_WAIT)
    await asyncio.sleep(1.0)
    late = room.think("b", "b", 1.5)
    await asyncio.sleep(3.0)
    assert room.turns.waiting == 1
    assert room.turns.longest_wait() == pytest.approx(3.0)
    with pytest.raises(Overrun):
        await late
    assert asyncio.get_running_loop().time() == pytest.approx(1.0 + LONGEST_WAIT)
    assert room.turns.waiting == 0
    for _i in range(MOST_IN_LINE):
        room.think("b", "b", 1.5)
    await asyncio.sleep(0)
    with pytest.raises(Overrun):
        await room.think("b", "b", 1.5)
    assert room.turns.waiting == MOST_IN_LINE
    await room.rest()
    assert not room.turns.lines
    assert not room.turns.thinking


@by_clockwork
async def test_a_place_is_not_free_before_the_thought_has_ended() -> None:
    """Whoever stops waiting for an answer does not stop the process that thinks about it."""
    room = Room()
    given_up = room.think("a", "a", 5.0)
    waits = room.think("b", "b", 1.5)
    never = room.think("c", "c", 1.5)
    await asyncio.sleep(1.0)
    given_up.cancel()
    never.cancel()
    await waits
    assert asyncio.get_running_loop().time() == pytest.approx(6.5)
    await room.rest()
    assert room.had == ["a", "b"]
    assert room.turns.free == 2


@by_clockwork
async def test_who_gives_up_in_the_moment_of_his_turn_gives_it_to_the_next() -> None:
    room = Room()
    room.think("a", "a", 1.5)
    second = room.think("b", "b", 1.5)
    third = room.think("c", "c", 1.5)
    await asyncio.sleep(0.5)
    call_next = room.turns._call_next

    def call_and_cancel() -> None:
        call_next()
        second.cancel()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room.turns, "_call_next", call_and_cancel)
        await third
    await room.rest()
    assert room.had == ["a", "c"]
    assert room.turns.free == 2


# -- hints ---------------------------------------------------------------------------------


class Pondering(Inline):
    """Hints that take as long as the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.given = 0

    async def hint(self, _game: Game, _seat: int) -> Hint:
        self.given += 1
        await self.go_on.wait()
        return Hint("pass", "")


@in_loop
async def test_a_guest_has_one_hint_at_a_time_and_so_many_in_a_minute() -> None:
    house = house_of(limits=Limits(rate=1e9, burst=1e9, guest_thinking=3 * LEAST, guest_work=1e9), clock=lambda: 0.0)
    house.thinking = thinking = Pondering()
    _table, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    first = people[0].say("hint")
    await until(lambda: thinking.given == 1)
    for _i in range(100):
        assert (await people[0].ask("hint"))["code"] == "busy"
    assert thinking.given == 1
    thinking.go_on.set()
    assert (await people[0].answer(first))["t"] == "done"
    answers = [await people[0].ask("hint") for _i in range(10)]
    given = [answer for answer in answers if answer["t"] == "done"]
    assert len(given) == 3
    assert answers[-1]["limit"] == "guest_thinking"
    assert answers[-1]["wait"] > 0
    assert (await people[1].ask("hint"))["t"] == "done", "that was another guest"
    await house.close()


# -- the moment of an answer ---------------------------------------------------------------

STRENGTHS = ["random", "search:500", "search:20000", "search:300ms", "search:4000ms"]


@pytest.mark.parametrize("bot", STRENGTHS)
def test_the_moment_of_an_answer_does_not_tell_whether_there_was_a_choice(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Today's finding: with ``search:4000ms`` a move that was forced came seconds earlier than one that was not."""
    rules = rules_of(a_game())
    moments = []
    for seconds, anew in ((0.0, 0), (allotted(bot) / 2, 1), (allotted(bot), 2)):
        fixed_secrets(monkeypatch)
        moments.append(timed(rules, seconds, [1.5] * 40, anew, bot))
    assert moments[0] is not None
    assert len(set(moments)) == 1, moments
    assert moments[0] >= allotted(bot)


def test_every_bot_is_given_time_by_its_name_alone() -> None:
    assert allotted("random") == allotted("book@sleepy") == allotted("search:500@errs=0.01") == LEAST
    assert allotted("search:4000ms") == 4.0
    assert LEAST < allotted("search:20000") < MOST
    assert allotted("search:999999999") == MOST
    assert Pace().shortest >= LEAST + ON_THE_WAY, "usual bots answer as soon as they did"


def at_a_choice(rules: Rules) -> Seat:
    game = rules.new({}, seed=3)
    while game.waits == 0 or game.moves(game.to_act[0]).size == 1:
        if game.waits:
            game.play(game.to_act[0], game.moves(game.to_act[0])[0])
        else:
            game.go_on()
    return Seat(game, game.to_act[0])


def test_a_search_ends_when_its_time_is_up() -> None:
    rules = next(iter(all_rules().values()))
    seat = at_a_choice(rules)
    bot = bot_of("search:100000000", rules, 1)
    assert isinstance(bot, SearchBot)
    bot.longest = 0.005
    assert 0 < bot.think(seat).deals < 100_000_000
    few = bot_of("search:37", rules, 1)
    assert isinstance(few, SearchBot)
    few.longest = 1e6
    assert few.think(seat).deals == 37
    timed_bot = bot_of("search:5000000ms", rules, 1)
    assert isinstance(timed_bot, SearchBot)
    timed_bot.longest = 0.005
    assert timed_bot.think(seat).deals > 0


class Dreamer(Outlook):
    """Comes to no conclusion for a while: to whoever waits, as if others kept the core busy."""

    def believes(self, game: Game, seat: int, s: int) -> bool:
        sleep(0.0005)
        return True


def test_a_busy_machine_makes_no_bot_weaker() -> None:
    """Its time is counted in work; what it waits for others is not its own."""
    rules = next(iter(all_rules().values()))
    seat = at_a_choice(rules)
    bot = SearchBot("search:64", Dreamer(), 1, 64, 0)
    bot.longest = 0.03  # sleeping alone takes longer
    assert bot.think(seat).deals == 64
    assert not bot.was_cut
    bot.tried = 10_000_000
    bot.longest = 0.001
    assert bot.think(seat).deals < 10_000_000
    assert bot.was_cut


@in_loop
async def test_a_table_that_has_used_its_thinking_up_has_weaker_bots_and_a_full_house_quick_ones() -> None:
    class Noting(Inline):
        async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
            noted.append((bot, within))
            return await super().choose(game, seat, "random", asked, within)

    noted: list[tuple[str, float]] = []
    house = house_of(clock=lambda: 0.0, limits=Limits(table_thinking=10.0))
    house.thinking = Noting()
    host = Person(house, "host", address="192.0.2.1")
    table = await make(house, host, settled(a_game(2), 2), [None, "search:4000ms"])
    purse = house.allowances.purse("thinking", table=table, address="192.0.2.1")
    await host.ask("start")
    game = house.rooms[table].table.game
    assert game is not None
    driver = house.rooms[table].driver
    thought = Thought(game.to_act[0], 0, 0, True, "bot")
    await driver._choose(game, thought, "search:4000ms", "unhurried")
    assert noted[-1] == ("search:4000ms", 4.0)
    purse.spend(1e9)
    await driver._choose(game, thought, "search:4000ms", "unhurried")
    assert noted[-1] == ("search:4000ms", 4.0 * WEAKENED)
    house.turns.free = 0
    before = len(noted)
    full = [Waiter("", purse, 0.0) for _i in range(MOST_IN_LINE)]
    house.turns.lines[f"table {table}"] = deque(full)
    text, _begun = await driver._choose(game, thought, "search:4000ms", "unhurried")
    assert text is not None
    assert len(noted) == before, "nobody thought about it"
    house.turns.lines.clear()
    await house.close()
