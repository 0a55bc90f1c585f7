"""A table that waits for friends: no bot takes a seat unless the host says so."""

from __future__ import annotations

from parlour.server.protocol.settings import Settings
from parlour.server.table.waits import Waits
from tests.server.hall import Person, a_game, house_of, make, settled, table_in, until
from tests.server.places import in_loop

CLUB = Settings("ecarte", {"mode": "chouette", "players": 4})


@in_loop
async def test_free_seats_are_filled_only_where_the_host_says_so() -> None:
    house = house_of()
    host, friend = Person(house, "host", "Ann"), Person(house, "friend", "Ben")
    id = await make(house, host, settled(a_game(3), 3))
    assert (host.table or {})["lacking"] == [1, 2]
    await friend.ask("enter", table=id)
    await friend.ask("sit", name="Cleo")
    assert [seat["name"] for seat in (friend.table or {})["seats"][:2]] == ["Ann", "Cleo"]
    assert (await host.ask("start", fill=False))["code"] == "not_now"
    assert (host.table or {})["lacking"] == [2]
    assert not table_in(house, id).playing
    await host.ask("start", fill=True)
    table = table_in(house, id)
    assert [bool(chair.bot) for chair in table.chairs] == [False, False, True]
    assert (host.table or {})["lacking"] == []
    await house.close()


@in_loop
async def test_seats_that_a_game_can_do_without_lack_nobody() -> None:
    house = house_of()
    host, friend = Person(house, "host", "Ann"), Person(house, "friend", "Ben")
    id = await make(house, host, CLUB)
    await friend.ask("enter", table=id)
    await friend.ask("sit")
    assert (host.table or {})["lacking"] == []
    assert (await host.ask("start", fill=False))["t"] == "news"
    await house.close()


@in_loop
async def test_a_host_who_never_returns_leaves_the_table_to_who_waits_for_him() -> None:
    house = house_of(waits=Waits(away=100))
    host, friend = Person(house, "host", "Ann"), Person(house, "friend", "Ben")
    id = await make(house, host, settled(a_game(2), 2))
    host.leave()
    table = table_in(house, id)
    await until(lambda: not table.chairs[0].connected)
    await friend.ask("enter", table=id)
    assert (await friend.ask("start"))["code"] == "not_host"
    assert table.host == "host"  # nobody at the table has waited
    await friend.ask("sit")
    await until(lambda: (friend.table or {})["host"] == "friend")
    assert (await friend.ask("start"))["t"] == "news"
    await house.close()


@in_loop
async def test_a_host_who_is_back_in_time_stays_it() -> None:
    house = house_of(waits=Waits(away=1_000_000))
    host, friend = Person(house, "host", "Ann"), Person(house, "friend", "Ben")
    id = await make(house, host, settled(a_game(2), 2))
    await friend.ask("enter", table=id)
    await friend.ask("sit")
    host.leave()
    room = house.rooms[id]
    await until(lambda: room.driver.alarm is not None)
    back = Person(house, "host", "Ann")
    await back.ask("enter", table=id)
    assert room.driver.alarm is None
    assert room.table.host == "host"
    await house.close()
