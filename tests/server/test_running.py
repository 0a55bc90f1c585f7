"""The games that a guest can go on with, and whose turn it is there."""

from __future__ import annotations

from random import Random

from parlour.server.http.running import running_game
from parlour.server.table.waits import Waits
from tests.server.hall import Person, a_game, any_move, games_for, gathered, house_of, make, settled, table_in, until
from tests.server.places import Memory, in_loop
from tests.server.porch import porches


@in_loop
async def test_a_guest_is_told_whose_turn_it_is() -> None:
    house = house_of()
    id, people = await gathered(house, settled(a_game(2), 2), 2)
    await people[0].ask("start")
    await until(lambda: any(person.is_asked() for person in people))
    asked = [seat for seat, person in enumerate(people) if person.is_asked()]
    for seat, person in enumerate(people):
        told = running_game(table_in(house, id), person.guest)
        assert (told.table, told.game, told.you, told.waits_for) == (id, a_game(2), seat, asked)
        assert [one.name for one in told.seats] == [each.name for each in people]
    await house.close()


@in_loop
async def test_between_deals_those_are_waited_for_who_are_not_ready() -> None:
    house = house_of()
    chance = Random(1)
    id, people = await gathered(house, settled(games_for(2)[0].name, 2, next_deal=60), 2)
    await people[0].ask("set", options={"players": 2, "deals": 2})
    await people[0].ask("start")
    table = table_in(house, id)
    while table.rest is None:
        await until(lambda: table.rest is not None or any(person.is_asked() for person in people))
        for person in people:
            if table.rest is None and person.is_asked():
                await person.move(any_move(person.view or {}, chance))
    await people[1].ask("ready", seq=people[1].seq)
    assert running_game(table, people[1].guest).waits_for == [0]
    people[1].leave()
    assert running_game(table, people[1].guest).waits_for == [0], "he is ready, also while he is away"
    await house.close()


@in_loop
async def test_the_front_page_is_told_of_games_in_which_the_guest_has_a_seat() -> None:
    async with porches(Memory(), 1) as (porch,), porch.http() as http:
        house = porch.front.house
        me = (await http.get("/api/me")).json()
        assert (await http.get("/api/me/running")).json() == {"games": []}
        person = Person(house, me["guest"], "Ann")
        waits = await make(house, person, settled(a_game(2), 2), [None, "random"])
        assert (await http.get("/api/me/running")).json() == {"games": []}, "nothing was begun"
        named = f"/api/me/running?gathering={waits}"
        (gathering,) = (await http.get(named)).json()["games"]
        assert (gathering["table"], gathering["gathering"], gathering["waits_for"]) == (waits, True, [])
        assert (await http.get("/api/me/running?gathering=..%2F&gathering=none")).json() == {"games": []}
        await person.ask("start")
        for path in ("/api/me/running", named):
            found = (await http.get(path)).json()["games"]
            assert [(one["table"], one["you"], one["gathering"]) for one in found] == [(waits, 0, False)]
        async with porch.http() as stranger:
            assert (await stranger.get(named)).json() == {"games": []}


@in_loop
async def test_nobody_stands_in_for_whoever_plays_alone() -> None:
    """He finds his game as he left it; where others wait for him a bot takes over."""
    house = house_of(waits=Waits(away=20))
    alone = Person(house, "alone")
    id = await make(house, alone, settled(a_game(2), 2), [None, "random"])
    await alone.ask("start")
    alone.leave()
    table = table_in(house, id)
    assert not table.chairs[0].connected
    assert table.away_until(table.chairs[0]) is None
    other, people = await gathered(house, settled(a_game(2), 2), 2)
    await people[0].ask("start")
    people[1].leave()
    await until(lambda: bool(table_in(house, other).chairs[1].bot))
    assert not table.chairs[0].bot
    await house.close()
