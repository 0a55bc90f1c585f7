"""``parlour join --wait``: a guest at a terminal, or a program, waits for a game with other people."""

from __future__ import annotations

import asyncio

import pytest

from parlour.client import House as Server
from parlour.client.address import server_of
from parlour.client.seeking import table_for
from parlour.errors import ParlourError
from parlour.registry import all_rules
from parlour.server.protocol.messages import Waiting
from parlour.server.room import ushering
from tests.server.doors import open_door
from tests.server.hall import house_of, until
from tests.server.places import in_loop
from tests.server.waiting import Waiter
from tests.terminal.guests import Terminal, main_of

GAME = next(name for name, rules in all_rules().items() if rules.options.make().number("players") == 2)


@in_loop
async def test_a_guest_waits_is_told_how_it_stands_and_sits_down() -> None:
    house = house_of()
    async with open_door(house) as door:
        told: list[Waiting] = []
        seeking = asyncio.create_task(table_for(server_of(door.url), {"game": GAME}, told=told.append))
        await until(lambda: bool(told))
        assert (told[0].waiting, told[0].lacks) == (1, 1)
        ann = Waiter(house, "ann", "Ann")
        await ann.wait()
        guest = Terminal(door.url, await seeking)
        await until(lambda: ann.view is not None)
        await guest.hears("Game 1 begins.")
        await guest.leaves()


@in_loop
async def test_a_program_waits_and_where_nobody_comes_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ushering, "COME", 300)
    house = house_of()
    async with open_door(house) as door:
        server = Server(door.url)
        ann = Waiter(house, "ann", "Ann")
        ann.lazy = True
        await ann.wait()
        link = await server.wait(GAME)
        guest = Terminal(door.url, link.rpartition("/")[2])
        await until(guest.task.done)
        assert guest.visit.came_to_nothing
        with pytest.raises(ParlourError, match="unknown"):
            await server.wait("nothing")


def test_what_is_only_for_those_who_wait(capsys: pytest.CaptureFixture[str]) -> None:
    main_of(["join", "http://127.0.0.1:9/table/x", "--bots", "5"], 2)
    assert "--wait" in capsys.readouterr().err
