"""People at a table come back, look on, are removed, leave their seats and take them again."""

from __future__ import annotations

from random import Random

from parlour.server.table.seating import MOST_MUTED
from parlour.server.table.waits import Waits
from tests.server.hall import (
    Person,
    a_game,
    any_move,
    gathered,
    house_of,
    make,
    play_out,
    settled,
    table_in,
    until,
)
from tests.server.places import in_loop
from tests.server.test_tables import seat_seen


@in_loop
async def test_coming_back_one_is_told_what_happened_since() -> None:
    house = house_of()
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    ann = people[1]
    seen = ann.seq
    ann.leave()
    chance = Random(7)
    while True:
        asked = [person for person in people if person.is_asked() and person is not ann]
        if not asked:
            break
        await asked[0].move(any_move(asked[0].view or {}, chance))
    back = Person(house, ann.guest)
    answer = await back.ask("enter", table=id, since=seen)
    assert answer["you"] == 1
    assert all(told["seq"] > seen for told in answer["told"])
    moves = [seq for seq, _move in table_in(house, id).moves if seq > seen]
    assert [told["seq"] for told in answer["told"]] == moves
    whole = await back.ask("enter", table=id)
    assert len(whole["told"]) >= len(answer["told"])
    assert back.view == whole["view"]
    await house.close()


@in_loop
async def test_spectators_see_no_hand_and_may_be_kept_out() -> None:
    house = house_of()
    id, people = await gathered(house, settled(a_game()), 4)
    watcher = Person(house, "watcher")
    answer = await watcher.ask("enter", table=id)
    assert answer["you"] is None
    assert answer["watching"] == 1
    await people[0].ask("start")
    assert seat_seen(watcher) is None
    assert watcher.view is not None
    assert watcher.view["choices"] == []
    assert people[2].told[-1]["t"] in ("news", "watching")
    await play_out(people, Random(8))
    assert (await people[0].ask("set", spectators=False))["t"] == "news"
    assert seat_seen(watcher) == "nothing"
    await people[0].ask("start")
    assert seat_seen(watcher) == "nothing"
    assert (await watcher.ask("say", text="what is going on?"))["code"] == "not_seated"
    await house.close()


@in_loop
async def test_the_next_on_a_seat_does_not_see_the_last_ones_hand() -> None:
    house = house_of()
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    await play_out(people, Random(9))
    await people[2].ask("stand")
    late = Person(house, "late")
    await late.ask("enter", table=id)
    assert (await late.ask("sit", seat=2))["you"] == 2
    assert seat_seen(late) is None
    await people[0].ask("start")
    assert seat_seen(late) == 2
    await house.close()


@in_loop
async def test_a_host_cannot_make_the_list_of_the_silent_as_long_as_he_likes() -> None:
    house = house_of()
    host = Person(house, "host", "Host")
    await make(house, host, settled(a_game()))
    answers = [await host.ask("mute", guest=f"nobody{i}") for i in range(MOST_MUTED + 2)]
    assert [answer["t"] for answer in answers] == ["news"] * MOST_MUTED + ["error"] * 2
    assert answers[-1]["code"] == "full"
    assert (await host.ask("mute", guest="nobody0", on=False))["t"] == "news"
    assert (await host.ask("mute", guest="somebody"))["t"] == "news"
    await house.close()


@in_loop
async def test_the_host_removes_and_mutes() -> None:
    house = house_of()
    id, people = await gathered(house, settled(a_game()), 4)
    assert (await people[1].ask("say", text="hello"))["chat"]["text"] == "hello"
    await people[0].ask("mute", guest="guest1")
    assert (await people[1].ask("say", text="hello"))["code"] == "muted"
    await people[0].ask("mute", guest="guest1", on=False)
    assert (await people[1].ask("say", text="thank you"))["t"] == "news"
    await people[0].ask("start")
    await people[0].ask("remove", guest="guest1")
    assert people[1].told[-1] == {"t": "gone", "reason": "removed"}
    chair = table_in(house, id).chairs[1]
    assert chair.bot
    assert not chair.guest
    assert (await people[1].ask("enter", table=id))["code"] == "forbidden"
    assert (await people[0].ask("remove", guest="guest0"))["code"] == "forbidden"
    await house.close()


@in_loop
async def test_a_leaver_is_replaced_after_a_countdown_and_takes_his_seat_back() -> None:
    house = house_of(waits=Waits(away=300))
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    ann = people[1]
    ann.leave()
    await until(lambda: "away_until" in (people[0].table or {})["seats"][1])
    assert not table_in(house, id).chairs[1].bot
    await until(lambda: bool(table_in(house, id).chairs[1].bot))
    await until(lambda: "bot" in (people[0].table or {})["seats"][1])
    back = Person(house, ann.guest, "Ann")
    await back.ask("enter", table=id)
    assert (await back.ask("move", move="pass", window=0, seq=back.seq))["code"] == "not_now"
    assert (await back.ask("sit"))["t"] == "news"
    assert not table_in(house, id).chairs[1].bot
    people[1] = back
    await play_out(people, Random(10))
    await house.close()


@in_loop
async def test_standing_up_in_a_game_leaves_the_seat_to_a_bot_at_once() -> None:
    house = house_of()
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    await people[0].ask("stand")
    table = table_in(house, id)
    assert table.chairs[0].bot
    assert table.host == "guest1"
    await play_out(people[1:], Random(11))
    await people[1].ask("start")
    assert table_in(house, id).chairs[0].guest == ""
    await house.close()
