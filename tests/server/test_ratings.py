"""Ratings: what a rated table asks, what its game makes of them, and that it does so once."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.bots.company import CHARACTERS, company
from parlour.bots.ratings import rated_bots, rating_of
from parlour.bots.roster import bot_names, name_of_bot, usual_of
from parlour.registry import all_rules
from parlour.server.protocol.settings import Clock, Settings
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.people import Guest, Session
from parlour.server.storage.store import Batch, Store
from parlour.server.table.callers import Rejected
from parlour.server.table.commands import checked
from parlour.server.table.rated import rate_of
from parlour.server.table.rating import FEWEST, WIDEST, Skill, after
from parlour.server.table.results import Finished
from tests.bots.prove_ratings import demanded, demanding, drawn, ladder, rated, wrong
from tests.server.clockwork import by_clockwork, clock_ms
from tests.server.hall import Person, a_game, gathered, house_of, make, play_out, settled, until
from tests.server.places import Database, File, Memory, Place, in_loop
from tests.server.porch import porches
from tests.server.test_results import seat, told
from tests.server.test_sessions import registered

pytest.importorskip("openskill")

RATED: dict[str, Any] = {"rated": True, "clock": Clock(30, 60), "hints": False}


def seats(*guests: str, number: int = 1, **other: Any) -> list[Finished]:
    """The first of them has won."""
    return [seat(at, guest, number=number, rated=bool(guest), **other) for at, guest in enumerate(guests)]


async def account(store: Store, guest: str, program: bool = False) -> None:
    opened = Guest(guest, guest.title(), 0, login=guest, password="hash", program=program)
    await store.open_account(opened, guest, [], Session(f"s-{guest}", guest, 1, 1, 10**15))


async def entered(store: Store, played: list[Finished]) -> bool:
    key = played[0].table, played[0].number
    await store.append(Batch([], {}, {}, records={key: b"record"}))
    return await store.enter_results(*key, played, rate_of(played))


async def skills(store: Store, *guests: str) -> dict[str, Skill]:
    return {one.guest: one.skill for one in await store.ratings_of(guests)}


# -- the model ----------------------------------------------------------------------------------


def test_who_wins_rises_and_who_shares_a_place_stays_near() -> None:
    first, second, third = after([Skill()] * 3, [1, 2, 2])
    assert first.mu > 25 > second.mu == third.mu
    assert first.sigma < Skill().sigma
    assert [one.games for one in (first, second)] == [1, 1]


def test_a_rating_is_provisional_until_it_rests_on_something() -> None:
    assert Skill(25, WIDEST, FEWEST - 1).is_provisional
    assert Skill(25, WIDEST + 0.1, FEWEST).is_provisional
    assert not Skill(25, WIDEST, FEWEST).is_provisional
    assert (Skill().points, Skill().interval) == (1000, 667)


def test_bots_stay_what_they_are() -> None:
    rate = rate_of(seats("ann", "", "bob"))
    assert rate is not None
    assert set(rate({"ann": Skill(), "bob": Skill()})) == {"ann", "bob"}


def test_who_abandons_is_rated_last_and_nobody_else_at_all() -> None:
    left = seats("ann", "bob", "cid")
    left[0] = replace(left[0], abandoned=True)  # a bot has won it for him
    rate = rate_of(left)
    assert rate is not None
    found = rate({guest: Skill() for guest in ("ann", "bob", "cid")})
    assert set(found) == {"ann"}
    assert found["ann"].mu < 25
    both = [replace(one, abandoned=one.guest != "cid") for one in left]
    rate = rate_of(both)
    assert rate is not None
    last = rate({guest: Skill() for guest in ("ann", "bob", "cid")})
    assert last["ann"].mu == last["bob"].mu < 25


# -- in a store -----------------------------------------------------------------------------------


@in_loop
async def test_a_game_is_rated_once(place: Place) -> None:
    store = await place.open()
    for guest in ("ann", "bob"):
        await account(store, guest)
    assert await entered(store, seats("ann", "bob", ""))
    before = await skills(store, "ann", "bob")
    assert before["ann"].mu > before["bob"].mu
    assert not await entered(store, seats("bob", "ann", ""))
    assert await skills(store, "ann", "bob") == before
    (played,) = await store.results_of("ann")
    assert [(one.rated, one.mu) for one in played.seats] == [
        (True, before["ann"].mu),
        (True, before["bob"].mu),
        (False, None),
    ]
    assert await store.ratings_of(["mallory", ""]) == []
    await store.drop_results("ann")
    assert set(await skills(store, "ann", "bob")) == {"bob"}
    await store.close()


@in_loop
async def test_games_that_two_processes_rate_at_once_all_count(lasting: File | Database) -> None:
    stores = [await lasting.open() for _process in range(2)]
    for guest in ("ann", "bob"):
        await account(stores[0], guest)
    games = [seats("ann", "bob", number=number) for number in range(1, 5)]
    found = await asyncio.gather(*[entered(store, one) for one in games for store in stores])
    assert sorted(found) == [False] * 4 + [True] * 4
    now = await skills(stores[1], "ann", "bob")
    assert [skill.games for skill in now.values()] == [4, 4]
    steady = {"ann": Skill(), "bob": Skill()}
    for one in games:
        rate = rate_of(one)
        assert rate is not None
        steady |= rate(steady)
    assert now["ann"].mu == pytest.approx(steady["ann"].mu)
    for store in stores:
        await store.close()


@in_loop
async def test_without_an_account_at_every_seat_nobody_is_rated(place: Place) -> None:
    store = await place.open()
    await account(store, "ann")
    await entered(store, seats("ann", "throwaway"))
    assert await store.ratings_of(["ann", "throwaway"]) == []
    (played,) = await store.results_of("ann")
    assert not any(one.rated for one in played.seats)
    await store.close()


@in_loop
async def test_who_deletes_his_account_does_not_take_the_others_game_from_them(place: Place) -> None:
    store = await place.open()
    for guest in ("ann", "bob"):
        await account(store, guest)
    loser = await store.guest("bob")
    assert loser is not None
    await store.forget(loser, 5)
    await entered(store, seats("ann", "bob"))
    assert (await skills(store, "ann", "bob", ""))["ann"].mu > 25
    assert set(await skills(store, "ann", "bob", "")) == {"ann"}
    await store.close()


# -- at tables ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lacking", [{"clock": None}, {"clock": Clock(601)}, {"clock": Clock(5, 3601)}, {"hints": True}, {"undo": True}]
)
def test_a_rated_table_has_a_clock_and_no_help(lacking: dict[str, Any]) -> None:
    assert checked(settled(a_game(2), 2, **RATED)).rated
    with pytest.raises(Rejected, match="a clock"):
        checked(settled(a_game(2), 2, **{**RATED, **lacking}))


async def rated_table(house: House, game: str = "") -> tuple[str, list[Person]]:
    return await gathered(house, settled(game or a_game(2), 2, **RATED), 2)


@in_loop
async def test_a_rated_game_changes_the_ratings_of_those_who_played_it() -> None:
    store = MemoryStore()
    house = house_of(store)
    table, people = await rated_table(house)
    refused = await people[0].ask("start")
    assert (refused["t"], refused["code"]) == ("error", "unrated")
    for person in people:
        await account(store, person.guest)
    assert (await people[0].ask("set", hints=True))["code"] == "unrated"
    assert (await people[0].ask("start"))["t"] == "news"
    for forbidden in ("undo", "hint"):
        assert (await people[0].ask(forbidden))["t"] == "error"
    assert (await people[0].ask("remove", guest=people[1].guest))["code"] == "unrated"
    assert (await people[0].ask("set", rated=False))["code"] == "not_now"
    await play_out(people, Random(1))
    await until(lambda: bool(store.finished))
    (played,) = await store.results_of("guest0")
    now = await skills(store, "guest0", "guest1")
    by_place = sorted(played.seats, key=lambda one: one.place)
    assert now[by_place[0].guest].mu >= 25 >= now[by_place[-1].guest].mu
    for _look in range(2):
        await house.archive.stored(table, 1)
    assert await skills(store, "guest0", "guest1") == now
    await house.close()


@in_loop
async def test_a_game_without_the_option_changes_nothing() -> None:
    store = MemoryStore()
    house = house_of(store)
    _table, people = await gathered(house, settled(a_game(2), 2, clock=Clock(30), hints=False), 2)
    for person in people:
        await account(store, person.guest)
    await people[0].ask("start")
    await people[0].ask("set", rated=True)
    await play_out(people, Random(1))
    await until(lambda: bool(store.finished))
    assert await skills(store, "guest0", "guest1") == {}
    await house.close()


@in_loop
async def test_programs_and_bots_of_unknown_strength_play_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    house = house_of(store)
    ann, program = Person(house, "ann"), Person(house, "program", "Robot", program=True)
    await account(store, "ann")
    await account(store, "program", program=True)
    await make(house, ann, settled(a_game(2), 2, **RATED), [None, "search:7"])
    assert "has no rating" in (await ann.ask("start"))["text"]
    monkeypatch.setattr("parlour.server.table.rated.rating_of", lambda _rules, bot: 24.0 if bot == "search:7" else None)
    assert (await ann.ask("start"))["t"] == "news"
    table = await make(house, ann, settled(a_game(2), 2, **RATED))
    await program.ask("enter", table=table)
    assert (await program.ask("sit"))["t"] == "news"
    assert "programs" in (await ann.ask("start"))["text"]
    await house.close()


async def _left_alone(store: MemoryStore) -> None:
    house = house_of(store, now=clock_ms)
    await house.open()
    ann = Person(house, "ann")
    await account(store, "ann")
    settings = Settings(a_game(2), {"players": 2, "deals": 2}, next_deal=3600, **RATED)
    table = await make(house, ann, settings, [None, "random"])
    assert (await ann.ask("start"))["t"] == "news"
    ann.leave()
    while not store.finished:
        assert table in house.rooms or store.games[table, 1].ended, "a rated game does not leave the memory"
        await asyncio.sleep(1)
    await house.close()


def test_who_leaves_a_rated_game_with_bots_has_lost_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.table.rated.rating_of", lambda _rules, _bot: 24.0)
    store = MemoryStore()
    by_clockwork(_left_alone(store))
    ((mine, _bot),) = store.finished.values()
    assert mine.abandoned
    assert store.ratings["ann", mine.game].mu < 25


# -- what is told -------------------------------------------------------------------------------


@in_loop
async def test_ratings_are_told_with_their_interval_and_at_rated_tables() -> None:
    memory = Memory()
    async with porches(memory, 1) as (here,), here.http() as http:
        guest = await registered(http)
        store = await memory.open()
        await account(store, "bob")
        game = a_game(2)
        await entered(store, [replace(one, game=game) for one in seats(guest, "bob")])
        mine = await told(http)
        (rating,) = mine["ratings"]
        assert (rating["game"], rating["games"], rating["provisional"]) == (game, 1, True)
        assert rating["rating"] > 1000
        assert mine["results"][0]["rating"] == rating["rating"]
        ann, settings = Person(here.front.house, guest), settled(game, 2, **RATED)
        table = await make(here.front.house, ann, settings)
        answer = (await http.get(f"/api/tables/{table}/ratings")).json()
        assert answer == {"seats": [rating, None]}
        table = await make(here.front.house, ann, settled(game, 2))
        assert (await http.get(f"/api/tables/{table}/ratings")).json() == {"seats": [None, None]}
        assert (await http.get("/api/tables/nowhere/ratings")).status_code == 404


def test_every_game_has_ratings_of_bots_that_play_it_and_the_book_stands_where_people_begin() -> None:
    for rules in all_rules().values():
        known = rated_bots(rules)
        assert rating_of(rules, "book") == Skill().mu
        assert {*known} >= {usual_of(rules), *[CHARACTERS[name] for name in company(rules)]}
        assert {name_of_bot(bot) for bot in known} <= {*bot_names(rules)}
        assert known[0] == "random"
        assert rating_of(rules, "nobody") is None


def test_the_proof_finds_bots_that_stand_in_the_wrong_order() -> None:
    rules = demanding(1)[0]
    assert {"random", "book", "level:1", "master"} <= set(ladder(rules))
    assert {("level:2", "level:1"), ("level:1", "random")} <= set(demanded(rules))
    found = rated(drawn(rules, rules.options.make({"deals": 1}), ["random", "book"], 2))
    assert set(found) == {"random", "book"}
    assert wrong({"book": Skill(20), "random": Skill(21)}, (("book", "random"),)) == ["book is not above random"]
