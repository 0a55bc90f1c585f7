"""The pace of bots for somebody who plays with them alone: as he wishes, and whatever anybody holds."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.law.fingerprint import law_of
from parlour.registry import rules_of
from parlour.server.protocol.values import PaceName
from parlour.server.room.driver import PATIENCE
from parlour.server.room.house import House
from parlour.server.room.thinking import QUICK, QUICKLY, Inline, Pace, allotted
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.table import Table
from tests.server.clockwork import by_clockwork, clock_ms
from tests.server.hall import Person, any_move, fixed_secrets, gathered, house_of, make, settled, table_in, until
from tests.server.places import in_loop
from tests.server.test_tables import again_from_log, state_of

RUNS = ("jig", "spin", "pope-joan", "newmarket", "loto")  # long runs of others' moves between one's own


class Thinker(Inline):
    """Takes a certain time to think, and then makes the first move there is."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
        await asyncio.sleep(self.seconds)
        return game.notation().write(game.moves(seat)[0]) if asked else None


async def begun(game: str, pace: PaceName, thinks: float = 0.0, seats: int = 4) -> tuple[House, Person, Table]:
    law_of(rules_of(game))  # read before the clock runs
    house = house_of(now=clock_ms, pace=Pace())
    house.thinking = Thinker(thinks)
    person = Person(house, "alone")
    id = await make(house, person, settled(game, seats), [None, *["search:500"] * (seats - 1)])
    await person.ask("pace", pace=pace)
    await person.ask("start")
    return house, person, table_in(house, id)


async def decisions(house: House, person: Person, table: Table, most: int) -> list[float]:
    """The seconds from each decision of a person to his next."""
    loop, chance, waits = asyncio.get_running_loop(), Random(1), []
    for _i in range(most):
        since = loop.time()
        while not person.is_asked() and table.playing:
            await asyncio.sleep(0.01)
        if not table.playing:
            break
        waits.append(loop.time() - since)
        assert person.view is not None
        assert (await person.move(any_move(person.view, chance)))["t"] == "news"
    await house.close()
    return waits


@pytest.mark.parametrize("game", RUNS)
def test_a_brisk_player_comes_to_his_next_decision_in_about_three_seconds(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_secrets(monkeypatch)

    async def evening(pace: PaceName) -> list[float]:
        return await decisions(*await begun(game, pace), 12)

    brisk, at_once = by_clockwork(evening("brisk")), by_clockwork(evening("at-once"))
    assert max(brisk) < PATIENCE + 1.5
    assert max(at_once) < 3.0


@pytest.mark.parametrize("pace", ["brisk", "at-once"])
def test_quick_bots_answer_at_a_moment_that_tells_nothing(pace: PaceName, monkeypatch: pytest.MonkeyPatch) -> None:
    """With other cards, and a shorter or a longer thought, as long as it is no longer than it may be."""

    async def moment(seconds: float, anew: int) -> float:
        house, person, table = await begun("newmarket", pace, seconds)
        await until(person.is_asked)
        house.pace.chance = Random(3)  # type: ignore[assignment]
        if anew and table.game is not None:
            events, detail = table.game.events, table.game.detail
            table.game = table.game.redeal(0, Chance(anew))
            table.game.events, table.game.detail = list(events), detail
        assert person.view is not None
        await asyncio.sleep(3 * PATIENCE)  # he thinks as long as he likes
        await person.move(any_move(person.view, Random(1)))
        since, told = asyncio.get_running_loop().time(), len(person.told)
        while len(person.told) == told:
            await asyncio.sleep(0.001)
        moment = asyncio.get_running_loop().time() - since
        await house.close()
        return round(moment, 2)

    seen = set()
    for seconds, anew in ((0.0, 0), (0.03, 1), (QUICK, 2)):
        fixed_secrets(monkeypatch)
        seen.add(by_clockwork(moment(seconds, anew)))
    assert len(seen) == 1
    assert (seen.pop() > QUICK + QUICKLY + 0.01) == (pace == "brisk"), "his own time does not count"


def test_a_quick_bot_may_think_no_longer_than_it_seems_to() -> None:
    assert Pace().thinks("search:500", "at-once") == pytest.approx(QUICK + QUICKLY)
    assert allotted("search:500", "at-once") == QUICK
    assert allotted("search:2000ms", "at-once") == 2.0
    assert allotted("search:500") > QUICK
    assert Pace().draw("at-once") == 0.0


def test_whoever_hurries_comes_to_his_turn_and_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_secrets(monkeypatch)

    async def evening() -> None:
        house, person, table = await begun("newmarket", "unhurried")
        chance = Random(1)
        hurried = 0
        for _i in range(12):
            while not person.is_asked() and table.playing:
                since = asyncio.get_running_loop().time()
                hurried += (await person.ask("hurry"))["t"] == "news"
                while not person.is_asked() and table.playing:
                    await asyncio.sleep(0.01)
                assert asyncio.get_running_loop().time() - since < 3.0
            assert not table.hurried
            if not table.playing:
                break
            assert (await person.ask("hurry"))["t"] == "done", "he is asked already"
            await person.move(any_move(person.view or {}, chance))
        assert hurried > 3
        await house.close()

    by_clockwork(evening())


@in_loop
async def test_the_pace_is_kept_with_the_seat_and_holds_only_alone() -> None:
    store = MemoryStore()
    house = house_of(store, pace=Pace())
    id, people = await gathered(house, settled("newmarket", 3), 2)
    await people[0].ask("pace", pace="brisk")
    assert (await people[0].ask("pace", pace="brisk"))["t"] == "done"
    assert (await people[0].ask("pace", pace="slow"))["code"] == "malformed"
    await people[0].ask("start")
    driver = house.rooms[id].driver
    assert driver._pace() == "unhurried", "another person plays"
    assert (await people[0].ask("hurry"))["code"] == "forbidden"
    await people[1].ask("stand")
    driver.waits_since = asyncio.get_running_loop().time()
    assert driver._pace() == "brisk"
    assert (people[0].table or {})["seats"][0]["pace"] == "brisk"
    driver.stop()
    assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
    await house.close()
