"""Waiting for a game with other people: who is put together, in which order, and who keeps his place."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from parlour.server.net.limits import Limits
from parlour.server.protocol import messages
from parlour.server.room.agreeing import HOUSE
from parlour.server.room.parties import FRESH, PATIENCE
from parlour.server.room.ushering import COME, STAYED_AWAY
from parlour.server.storage.blocks import Blocked
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.people import Guest
from tests.server.clockwork import clock_ms
from tests.server.hall import Json, play_out, table_in, until
from tests.server.waiting import FOUR, GAME, clockwork, opened, playing, seated, waiters


@clockwork
async def test_two_who_want_the_same_play_at_a_table_of_the_house() -> None:
    async with opened() as house:
        ann, bob = waiters(house, "ann", "bob")
        assert (await ann.wait())["t"] == "done"
        await until(lambda: bool(ann.told[-1]["t"] == "waiting"))
        assert (ann.standing["waiting"], ann.standing.get("ahead", 0), ann.standing["lacks"]) == (1, 0, 1)
        await bob.wait(seats=2)
        table = await playing(ann, bob)
        assert (table.host, table.settings.public, table.settings.hints, table.settings.undo) == (
            HOUSE,
            True,
            False,
            False,
        )
        assert table.terms.clock is not None
        assert await house.store.waiters(0) == []
        for command in ({"t": "set", "hints": True}, {"t": "remove", "guest": "bob"}, {"t": "start"}):
            assert (await ann.ask(**command))["code"] == "not_host"


@clockwork
async def test_first_come_first_served_and_nobody_is_taken_who_wants_something_else() -> None:
    async with opened() as house:
        ann, bob, cid, dan, eve = waiters(house, "ann", "bob", "cid", "dan", "eve")
        await ann.wait(FOUR, seats=4)
        await bob.wait(FOUR, options={"deals": 7}, seats=3)
        await cid.wait(FOUR, seats=3)
        await dan.wait(FOUR, options={"deals": 7}, seats=3)
        await eve.wait(FOUR, options={"deals": "7"}, seats=3)
        table = await playing(bob, dan, eve)
        assert table.options.values["deals"] == 7
        assert not ann.found
        assert not cid.found
        (fay,) = waiters(house, "fay")
        await fay.wait(FOUR, seats=3)
        assert cid.standing["wanted"]["seats"] == 3
        (gus,) = waiters(house, "gus")
        await gus.wait(FOUR)  # any number: with those who asked for three
        await playing(cid, fay, gus)
        assert not ann.found


@clockwork
async def test_any_number_is_the_usual_one_or_fewer_after_a_while() -> None:
    async with opened() as house:
        people = waiters(house, "ann", "bob", "cid")
        for one in people:
            await one.wait(FOUR)
        await asyncio.sleep(PATIENCE / 2000)
        assert not people[0].found
        assert people[2].standing["ahead"] == 2
        await asyncio.sleep(PATIENCE / 1000)
        assert len((await playing(*people)).chairs) == 3


@clockwork
async def test_rated_waits_for_rated_and_for_accounts() -> None:
    store = MemoryStore()
    store.guests = {name: Guest(name, name.title(), 1, login=name) for name in ("ann", "bob")}
    async with opened(store) as house:
        ann, bob, cid = waiters(house, "ann", "bob", "cid")
        assert (await cid.wait(rated=True))["code"] == "unrated"
        await cid.wait()
        await ann.wait(rated=True)
        await asyncio.sleep(5)
        assert not ann.found
        assert not cid.found
        await bob.wait(rated=True)
        assert (await playing(ann, bob)).is_rated
        assert not cid.found


@clockwork
async def test_programs_only_among_those_who_bear_them() -> None:
    async with opened() as house:
        (robot,) = waiters(house, "robot", program=True)
        ann, bob = waiters(house, "ann", "bob")
        await robot.wait()
        await ann.wait()
        await asyncio.sleep(5)
        assert not ann.found
        assert not robot.found
        await bob.wait(programs=True)
        await playing(robot, bob)
        (cid,) = waiters(house, "cid")
        await cid.wait(programs=True)
        await playing(ann, cid)
        assert (await robot.wait(rated=True))["code"] == "unrated"


@clockwork
async def test_people_who_have_blocked_each_other_are_never_put_together() -> None:
    async with opened() as house:
        ann, bob, cid, dan = waiters(house, "ann", "bob", "cid", "dan")
        await house.store.block("bob", Blocked("ann", "Ann", 1))
        await ann.wait()
        await bob.wait()
        await asyncio.sleep(20)
        assert not ann.found
        assert not bob.found
        assert ann.standing["waiting"] == 2, "honest, and it tells nobody who has blocked him"
        await cid.wait()
        await playing(ann, cid)
        await dan.wait()
        await playing(bob, dan)


@clockwork
async def test_a_party_is_found_past_those_who_do_not_go_together() -> None:
    async with opened() as house:
        people = waiters(house, "ann", "bob", "cid", "dan")
        for other in ("cid", "dan"):
            await house.store.block("bob", Blocked(other, other, 1))
        for one in people:
            await one.wait(FOUR, seats=3)
        await playing(people[0], people[2], people[3])
        assert not people[1].found


@clockwork
async def test_bots_only_when_each_wishes_so_and_after_his_time() -> None:
    async with opened() as house:
        ann, bob, cid = waiters(house, "ann", "bob", "cid")
        await ann.wait(FOUR, seats=4, bots=10)
        await bob.wait(FOUR, seats=4)
        await cid.wait(FOUR, seats=4, bots=5)
        await asyncio.sleep(8)
        table = await playing(cid)
        assert sum(bool(chair.bot) for chair in table.chairs) == 3
        await asyncio.sleep(10)
        await playing(ann)
        assert not bob.found, "he never wished for bots, however long it takes"
        dan, eve = waiters(house, "dan", "eve")
        await dan.wait(FOUR, seats=4, bots=0, options={"deals": 3})
        await playing(dan)
        await eve.wait(FOUR, seats=4, bots=600)
        await asyncio.sleep(60)
        assert not eve.found


@clockwork
async def test_two_who_wish_bots_by_then_play_together_with_them() -> None:
    async with opened() as house:
        ann, bob = waiters(house, "ann", "bob")
        await ann.wait(FOUR, seats=4, bots=10)
        await asyncio.sleep(3)
        await bob.wait(FOUR, seats=4, bots=5)
        await asyncio.sleep(9)
        table = await playing(bob)  # his time came first, and she had not come to hers
        assert sum(bool(chair.bot) for chair in table.chairs) == 3
        await playing(ann)
        cid, dan = waiters(house, "cid", "dan")
        await cid.wait(FOUR, seats=4, bots=10)
        await dan.wait(FOUR, seats=4, bots=10)
        await asyncio.sleep(12)
        assert sum(bool(chair.bot) for chair in (await playing(cid, dan)).chairs) == 2


@clockwork
async def test_who_does_not_come_is_replaced_and_the_others_keep_their_places() -> None:
    async with opened() as house:
        ann, bob = waiters(house, "ann", "bob")
        bob.lazy = True
        await ann.wait()
        await asyncio.sleep(2)
        await bob.wait()
        await until(lambda: ann.you is not None)
        (cid,) = waiters(house, "cid")
        await cid.wait()
        first = ann.found[0]
        assert not table_in(house, first).playing
        await asyncio.sleep(COME / 1000 - 3)
        assert not cid.found, "bob still has time to come"
        await until(lambda: len(ann.found) > 1 or ann.told[-1].get("left") == first)
        assert not seated(house, first)
        await ann.wait()  # as her client does
        await playing(ann, cid)
        assert bob.standing.get("wanted") is None, "he waits no longer"
        assert await house.store.waiters(0) == []


@clockwork
async def test_who_does_not_come_is_a_bot_where_the_others_wish_so() -> None:
    async with opened() as house:
        ann, bob, cid = waiters(house, "ann", "bob", "cid")
        bob.lazy = True
        for one, bots in ((ann, 20), (bob, None), (cid, 5)):
            await one.wait(FOUR, seats=3, bots=bots)
        await asyncio.sleep(COME / 1000 + 3)
        table = await playing(ann, cid)
        assert table.id == ann.found[0], "those who came stay where they are"
        assert sum(bool(chair.bot) for chair in table.chairs) == 1
        assert (await bob.ask("enter", table=table.id))["you"] is None


@clockwork
async def test_who_gets_up_before_it_begins_makes_nobody_wait() -> None:
    async with opened() as house:
        ann, bob, cid, dan = waiters(house, "ann", "bob", "cid", "dan")
        dan.lazy = True
        for one in (ann, bob, dan):
            await one.wait(FOUR, seats=3)
        await until(lambda: bob.you is not None)
        await bob.ask("stand")
        await until(lambda: any(message.get("left") for message in ann.told))
        await ann.wait(FOUR, seats=3)
        await dan.wait(FOUR, seats=3)
        dan.lazy = False
        await cid.wait(FOUR, seats=3)
        await playing(ann, dan, cid)


@clockwork
async def test_who_disconnects_leaves_the_list_and_who_is_back_soon_keeps_his_place() -> None:
    async with opened() as house:
        ann, bob, cid = waiters(house, "ann", "bob", "cid")
        await ann.wait()
        ann.leave()
        await asyncio.sleep(1)
        await bob.wait()
        await asyncio.sleep(2)
        assert not bob.found, "nobody is called who is just lost"
        (back,) = waiters(house, "ann")
        await back.wait()
        await playing(back, bob)
        await cid.wait()
        cid.leave()
        await asyncio.sleep(FRESH / 1000 + 1)
        assert await house.store.waiters(clock_ms()) == []


@clockwork
async def test_one_row_for_a_guest_whatever_he_does() -> None:
    async with opened() as house:
        ann, twin, bob, cid = [*waiters(house, "ann", "ann"), *waiters(house, "bob", "cid")]
        await ann.wait()
        await twin.wait(FOUR)
        assert len(await house.store.waiters(0)) == 1
        await bob.wait()
        await asyncio.sleep(3)
        assert not bob.found
        assert ann.standing["wanted"]["game"] == FOUR, "told over both connections"
        await twin.wait()
        await until(lambda: ann.view is not None and twin.view is not None and bob.view is not None)
        assert ann.found == twin.found == bob.found
        assert seated(house, ann.found[0]) == {"ann", "bob"}
        await cid.wait()
        assert (await cid.ask("give_up"))["t"] == "done"
        assert (await cid.ask("give_up"))["t"] == "done"
        assert cid.standing.get("wanted") is None
        assert await house.store.waiters(0) == []


@clockwork
async def test_after_the_game_one_of_them_is_the_host() -> None:
    async with opened() as house:
        ann, bob = waiters(house, "ann", "bob")
        for one in (ann, bob):
            await one.wait(options={"deals": 1})
        table = await playing(ann, bob)
        await play_out([ann, bob], Random(1))
        await until(lambda: table.host != HOUSE)
        assert table.host in ("ann", "bob")
        host = ann if table.host == "ann" else bob
        assert (await host.ask("start"))["t"] == "news"


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "nothing"},
        {"game": GAME, "options": {"nothing": 1}},
        {"game": GAME, "options": {"players": 2}},
        {"game": GAME, "options": {"deals": -1}},
        {"game": GAME, "options": {"deals": "x" * 200}},
        {"game": GAME, "seats": 25},
        {"game": GAME, "seats": 1},
        {"game": GAME, "seats": -1},
        {"game": GAME, "bots": -1},
        {"game": GAME, "bots": 10**9},
        {"game": GAME, "guest": "bob"},
        {"game": GAME, "since": 0},
        {"game": GAME, "options": {f"o{i}": 1 for i in range(41)}},
        {"game": "x" * 41},
        {},
    ],
)
@clockwork
async def test_what_nobody_can_wait_for(asked: Json) -> None:
    async with opened() as house:
        (ann,) = waiters(house, "ann")
        answer = await ann.ask("wait", **asked)
        assert (answer["t"], answer["code"] in ("malformed", "unknown")) == ("error", True), answer
        assert await house.store.waiters(0) == []


@clockwork
async def test_waiting_costs_a_table_and_not_to_come_costs_more() -> None:
    async with opened(limits=Limits(guest_tables=STAYED_AWAY + 1)) as house:
        ann, bob = waiters(house, "ann", "bob")
        bob.lazy = True
        for one in (ann, bob):
            await one.wait()
            await one.wait()
        await asyncio.sleep(COME / 1000 + 2)
        over = await bob.wait()
        assert (over["code"], over["limit"]) == ("too_fast", "guest_tables")
        assert (await ann.wait())["t"] == "done"


@clockwork
async def test_nobody_takes_a_seat_past_the_list_nor_is_the_table_seen_before() -> None:
    async with opened() as house:
        ann, bob, mal = waiters(house, "ann", "bob", "mal")
        bob.lazy = True
        await ann.wait()
        await bob.wait()
        await until(lambda: ann.you is not None)
        assert await house.store.tables() == []
        await mal.ask("enter", table=ann.found[0])
        assert (await mal.ask("sit"))["code"] == "full"
        assert (await mal.ask("start"))["code"] == "not_host"
        await ann.ask("stand")
        await mal.ask("sit")
        await asyncio.sleep(3)
        assert mal.view is None
        assert not seated(house, ann.found[0]), "who was not called is asked to get up"


def test_every_message_of_the_list_is_in_the_protocol() -> None:
    assert {messages.Waiting, messages.Found} <= set(messages.AnyMessage.__args__)
