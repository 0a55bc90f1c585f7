"""Reviews at a server: of finished games that the table opens, made once in the background, kept with the record."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from parlour.review.course import Course
from parlour.server.http import replays, reviewing
from parlour.server.protocol.reviewed import GameReview
from parlour.server.protocol.settings import Opening, Settings
from parlour.server.room.house import House
from parlour.server.room.reviews import WAITING, Reviews, reviewed, reviewed_closed, unpacked
from parlour.server.room.thinking import Inline
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.store import Batch
from parlour.server.table.callers import Rejected
from tests.review.games import golden
from tests.server.doors import open_door
from tests.server.hall import LITTLE, gathered, house_of, play_out
from tests.server.places import Place, in_loop

SETTINGS: dict[str, Any] = {"players": 2, "deals": 1, "conduct": "table"}


async def played(house: House, opening: Opening) -> str:
    table, people = await gathered(house, Settings("nap", SETTINGS, opening=opening, claim_time=0), 2)
    await people[0].ask("start")
    await play_out(people, Random(2))
    return table


async def ready(http: httpx.AsyncClient, where: str) -> dict[str, Any]:
    while True:
        answer = await http.get(where)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["ready"]:
            return found


@in_loop
async def test_a_game_that_its_table_opens_is_gone_through_once() -> None:
    house = house_of()
    async with open_door(house) as door, door.http() as http:
        table = await played(house, "all")
        where = f"/api/tables/{table}/review?game=1"
        first = (await http.get(where)).json()
        assert (first["ready"], first.get("seats")) == (False, None)
        found = await ready(http, where)
        kept = await house.store.review(table, 1)
        assert kept is not None
        document = unpacked(kept)
        assert [seat["seat"] for seat in found["seats"]] == [0, 1]
        for told, seat in zip(found["seats"], document["seats"], strict=True):
            assert told["decisions"] == len(seat["decisions"])
            assert len(told["faults"]) == told["mistakes"] + told["blunders"]
            assert told["parts"]["result"] == seat["parts"]["result"]
        entries = {step["seq"] for step in (await http.get(f"/api/tables/{table}/replay?game=1")).json()["steps"]}
        named = [
            one["entry"] for seat in found["seats"] for kind in ("faults", "missed", "uncaught") for one in seat[kind]
        ]
        assert named
        assert set(named) <= entries
        assert not house.reviews.making
        assert (await http.get(where)).json() == found


@in_loop
async def test_a_game_that_stays_hidden_is_not_gone_through() -> None:
    house = house_of()
    async with open_door(house) as door, door.http() as http:
        table = await played(house, "shown")
        assert (await http.get(f"/api/tables/{table}/review?game=1")).status_code == 403
        assert not house.reviews.making
        assert (await http.get("/api/tables/nothing/review")).status_code == 404


@in_loop
async def test_at_a_closed_table_a_player_has_the_review_of_his_own_seat_and_nothing_else() -> None:
    house = house_of()
    table = await played(house, "shown")

    async def told(guest: str, seat: int | None = None) -> GameReview | None:
        record, _eyes = await replays.looked_up(house, table, 1, guest, seat)
        return await reviewing.review_of(house, record, guest)

    async def refused(guest: str, seat: int | None = None) -> bool:
        with pytest.raises(Rejected) as rejected:
            await told(guest, seat)
        return rejected.value.code == "forbidden"

    assert await refused("stranger")
    assert await refused("guest0", 1)
    assert await told("guest0") is None
    record, _eyes = await replays.looked_up(house, table, 1, "guest0", None)
    await reviewing.begin(house, record)
    await asyncio.gather(*house.reviews.making.values())
    kept = unpacked(await house.store.review(table, 1) or b"")
    assert all(seat["parts"] is None for seat in kept["seats"]), "nothing is reckoned from all hands"
    for own in (0, 1):
        found = await told(f"guest{own}")
        assert found is not None
        (seat,) = found.seats
        assert (seat.seat, seat.parts, seat.decisions) == (own, None, len(kept["seats"][own]["decisions"]))
        assert all(missed.noticed for missed in seat.missed)
        entries = {step.seq for step in record.replay_for(own).steps}
        assert {one.entry for one in seat.faults} | {one.entry for one in seat.uncaught} <= entries
        assert await refused(f"guest{own}", 1 - own), "nor by asking for another seat"
    assert await refused("stranger"), "nor once it is there"
    await house.close()


@in_loop
async def test_a_running_game_is_not_gone_through() -> None:
    house = house_of()
    async with open_door(house) as door, door.http() as http:
        table, people = await gathered(house, Settings("nap", SETTINGS, opening="all"), 2)
        await people[0].ask("start")
        assert (await http.get(f"/api/tables/{table}/review")).status_code == 403


class Counting(Inline):
    """Counts how often a game is gone through."""

    reviewed = 0

    async def ponder(self, work: Callable[..., Any], *about: Any) -> Any:
        self.reviewed += work is reviewed or work is reviewed_closed
        return await super().ponder(work, *about)


class SlowReviews(MemoryStore):
    """Whoever asks for a review is told what was there when he asked, some time later."""

    async def review(self, table: str, number: int) -> bytes | None:
        found = await super().review(table, number)
        for _turn in range(20):
            await asyncio.sleep(0)
        return found


@pytest.mark.parametrize("opening", ["all", "shown"])
@in_loop
async def test_many_who_ask_at_once_have_it_gone_through_once(opening: Opening) -> None:
    house = house_of(SlowReviews())
    thinking = house.reviews.thinking = Counting(0.02)
    table = await played(house, opening)
    record, _eyes = await replays.looked_up(house, table, 1, "guest0", None)

    async def ask(turns: int) -> None:
        for _turn in range(turns):
            await asyncio.sleep(0)
        while True:
            told = await reviewing.review_of(house, record, f"guest{turns % 2}")
            if told is None:
                await reviewing.begin(house, record)
            elif told.ready:
                return

    await asyncio.gather(*[ask(turns) for turns in range(60)])
    assert thinking.reviewed == 1
    await house.close()


@in_loop
async def test_a_review_of_another_program_is_made_anew_once_and_then_kept(place: Place) -> None:
    store = await place.open()
    older = zlib.compress(b'{"format": 0}')
    await store.append(Batch([], {}, {}, reviews={("a", 1): older}))
    thinking = Counting(0.02)
    for _ask in range(2):
        reviews = Reviews(store, thinking, LITTLE)
        if await reviews.kept("a", 1) is None:
            reviews.begin("a", 1, golden("loo"))
            await asyncio.gather(*reviews.making.values())
    assert await reviews.kept("a", 1) is not None
    assert thinking.reviewed == 1
    made = await store.review("a", 1)
    await store.append(Batch([], {}, {}, reviews={("a", 1): b"other"}, outdated={("a", 1): older}))
    assert await store.review("a", 1) == made, "what another process made meanwhile stays"
    await store.close()


class Never(Inline):
    async def ponder(self, *_work: object) -> Any:
        await asyncio.get_running_loop().create_future()


@in_loop
async def test_so_many_wait_and_no_more() -> None:
    reviews = Reviews(MemoryStore(), Never())
    for number in range(WAITING):
        reviews.begin("a", number, "")
    with pytest.raises(Rejected) as refused:
        reviews.begin("a", WAITING, "")
    assert refused.value.code == "busy"
    assert reviews.is_due("a", 0)
    reviews.close()
    await asyncio.gather(*reviews.making.values(), return_exceptions=True)


@in_loop
async def test_what_cannot_be_gone_through_is_not_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    reviews = Reviews(MemoryStore(), Inline())
    reviews.begin("a", 1, "game nap\n")
    await asyncio.gather(*reviews.making.values())
    assert "could not be gone through" in caplog.text
    with pytest.raises(Rejected) as refused:
        reviews.begin("a", 1, "game nap\n")
    assert refused.value.code == "lost"
    assert await reviews.kept("a", 1) is None


@in_loop
async def test_a_review_is_kept_as_it_was_first_made(place: Place) -> None:
    store = await place.open()
    await store.append(Batch([], {}, {}, reviews={("a", 1): b"first"}))
    await store.append(Batch([], {}, {}, reviews={("a", 1): b"second", ("a", 2): b"other"}))
    assert await store.review("a", 1) == b"first"
    assert await store.review("a", 2) == b"other"
    assert await store.review("b", 1) is None
    await store.close()


def test_a_review_packed_is_the_same_document() -> None:
    found = unpacked(reviewed(golden("loo"), LITTLE))
    assert found["names"] == Course(golden("loo")).names
