"""``parlour.client``: a few lines of a program's play a game, are told what concerns them, and are not lied to."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

import parlour.client
from parlour.client import House, Player, Unanswered
from parlour.client.choosing import random_move
from parlour.errors import ParlourError
from parlour.server.protocol import messages
from parlour.server.protocol.views import Choice
from tests.house.checkout import ROOT
from tests.server.doors import Door, open_door
from tests.server.hall import Person, house_of, make, settled, until
from tests.server.places import in_loop
from tests.server.test_program_accounts import PROGRAM
from tests.server.test_programs import token_of

SHORT = "ecarte"
EXAMPLE = re.findall(r"```python\n(.*?)```", (ROOT / "docs/client.md").read_text(encoding="utf-8"), re.DOTALL)[-1]


@pytest.fixture(autouse=True)
def at_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
    monkeypatch.setattr("parlour.client.attending.FIRST_WAIT", 0.01)


@asynccontextmanager
async def with_token() -> AsyncIterator[tuple[Door, str]]:
    async with open_door(house_of()) as door, door.http() as http:
        await http.post("/api/accounts", json=PROGRAM)
        yield door, await token_of(http)


def test_what_it_offers_can_be_had() -> None:
    assert all(getattr(parlour.client, name) for name in parlour.client.__all__)
    with pytest.raises(AttributeError):
        _nothing = parlour.client.Nobody


def test_any_move_can_be_had_of_any_choice() -> None:
    choices = [Choice("blind", "play"), Choice("cards", "discard", list("ABCDE"), 0, 5), Choice("fixed", "pass")]
    choices += [
        Choice("number", "bid", [], 2, 10**12),
        Choice("card", "play", ["KS"]),
        Choice("numbers", "cover", ["7"], 1, 1),
    ]
    found = {random_move(choices, Random(seed)).split()[0] for seed in range(60)}
    assert found == {"discard", "pass", "bid", "play", "cover"}
    assert random_move([Choice("cards", "discard", ["A"], 0, 0)], Random(1)) == "discard none"
    assert random_move([Choice("card", "play", ["KS"])], Random(1)) == "play KS"


@pytest.mark.parametrize("is_program", [True, False])
@in_loop
async def test_a_few_lines_play_a_game(is_program: bool) -> None:
    async with with_token() as (door, token):
        house = House(door.url, token if is_program else "")
        chance = Random(3)
        link = await house.make_table(SHORT, [None, "random"], deals=1)
        async with Player(link, house.token) as player:
            assert isinstance(await player.ask_for("start"), messages.News)
            refused = await player.play("sing")
            assert isinstance(refused, messages.Failure)
            async for view in player.turns():
                assert (view.game, view.number) == (SHORT, 1)
                answer = await player.play(player.random_move(chance))
                assert isinstance(answer, messages.News), answer
            assert player.standing.view is not None
            assert player.standing.view.over
            assert player.standing.seats[0].program == is_program
            assert player.complaints == []
        me = await house.ask("GET", "/api/me")
        assert (me["program"], me["guest"]) == (is_program, player.standing.seats[0].guest)


@in_loop
async def test_the_example_plays(capsys: pytest.CaptureFixture[str]) -> None:
    source, _run = EXAMPLE.rsplit("\n\n\n", 1)
    given: dict[str, Any] = {}
    exec(source, given)
    async with with_token() as (door, token):
        await given["main"](door.url, token)
    assert re.fullmatch(r"\[-?\d+, -?\d+\] \[\]\n", capsys.readouterr().out)


@in_loop
async def test_a_question_is_given_again_while_it_is_open() -> None:
    async with with_token() as (door, token):
        link = await House(door.url, token).make_table(SHORT, [None, "random"], deals=1)
        async with Player(link, token) as player:
            await player.ask_for("start")
            given = 0
            async for _view in player.turns():
                given += 1
                if given == 3:
                    break
                await player.play("no such move")
            assert given == 3


@in_loop
async def test_what_concerns_a_program_comes_as_a_stream() -> None:
    async with with_token() as (door, token):
        house = House(door.url, token)
        ann = Person(door.front.house, "ann", "Ann")
        stream = house.concerns()
        coming = asyncio.ensure_future(anext(stream))
        await until(lambda: bool(door.front.house.following.guests))
        id = await make(door.front.house, ann, settled(SHORT, 2))
        await ann.ask("invite", account=PROGRAM["login"])
        invited = await coming
        assert isinstance(invited, messages.Invited)
        async with Player(house.link(invited.table), token) as player:
            assert isinstance(await player.ask_for("sit"), messages.News)
            await ann.ask("start")
        assert id == invited.table
        await stream.aclose()


@in_loop
async def test_a_bad_token_ends_it_and_a_problem_says_what_it_is() -> None:
    async with with_token() as (door, _token):
        bad = House(door.url, "A" * 43)
        with pytest.raises(Unanswered) as refused:
            await bad.ask("GET", "/api/me")
        assert (refused.value.status, refused.value.code) == (401, "unauthorized")
        with pytest.raises(ParlourError, match="token is not"):
            await anext(bad.concerns())
        with pytest.raises(ParlourError, match="token is not"):
            async with Player(bad.link("t"), bad.token):
                pass
        with pytest.raises(ParlourError, match="no_such_table"):
            async with Player(House(door.url).link("t")):
                pass
        with pytest.raises(Unanswered):
            await House("http://127.0.0.1:1").ask("GET", "/api/me")
        with pytest.raises(ParlourError, match="forbidden"):
            await anext(House(door.url).concerns())
