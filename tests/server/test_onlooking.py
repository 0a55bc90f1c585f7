"""Over HTTP: who waits for which game, and public tables to look on at."""

from __future__ import annotations

from random import Random

import httpx
import pytest

from parlour.server.http import finding_routes
from parlour.server.protocol.cards import GameCard, Player, TableCard
from parlour.server.protocol.finding import Wanted
from parlour.server.room import onlooking
from parlour.server.room.agreeing import agreement_of
from parlour.server.storage.blocks import Blocked
from parlour.server.storage.store import Batch, Store
from parlour.server.storage.waiters import Waiter
from parlour.server.table.entries import Entry, Said
from tests.server.hall import Json, Person, a_game, make, play_out, settled, table_in
from tests.server.places import Memory, Place, in_loop
from tests.server.porch import porches

GAME = a_game(2)


async def lay(store: Store, table: str, at: int, game: str = GAME, **card: object) -> None:
    """A table at which a game goes on, as the log's neighbours tell it."""
    more: Json = {"public": True, "state": "playing", "spectators": True, **card}
    listed = TableCard(table, "", game, more["public"], more["state"], 2, 0, "", at, False, more["spectators"], 3)
    players = (Player(0, f"guest of {table}", f"Ann {table}"), Player(1, "", "random"))
    begun = GameCard(table, 1, game, at, 0, players)
    entry = Entry(table, 1, at, Said("", "", ""))
    await store.append(Batch([entry], {table: listed}, {(table, 1): begun}))


async def listed(http: httpx.AsyncClient, **asked: str | int) -> Json:
    answer = await http.get("/api/watch", params=asked)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@in_loop
async def test_games_at_public_tables(place: Place) -> None:
    store = await place.open()
    await lay(store, "a", 10)
    await lay(store, "b", 30)
    await lay(store, "hidden", 30, public=False)
    await lay(store, "old", 5)
    found = await store.public_games(6)
    assert [(one.card.table, one.game.number, one.at) for one in found] == [("b", 1, 30), ("a", 1, 10)]
    assert found[0].game.players[0].name == "Ann b"
    assert [one.card.table for one in await store.public_games(6, 1)] == ["b"]
    await store.close()


@in_loop
async def test_what_is_listed_and_in_which_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onlooking, "KEPT", 0)
    monkeypatch.setattr(finding_routes, "ON_A_PAGE", 2)
    async with porches(Memory(), 1) as (porch,), porch.http() as http:
        house = porch.front.house
        now, store = house.now(), house.store
        await lay(store, "new", now - 1_000)
        await lay(store, "begun before", now - 2_000)
        await lay(store, "quiet", now - onlooking.LIVELY - 5_000)
        await lay(store, "dead", now - onlooking.ALIVE - 5_000)
        await lay(store, "closed", now, spectators=False)
        first = await listed(http)
        assert [card["table"] for card in first["tables"]] == ["new", "begun before"]
        assert (first["more"], first["games"]) == (True, {GAME: 3})
        assert [card["table"] for card in (await listed(http, page=1))["tables"]] == ["quiet"]
        card = first["tables"][0]
        assert (card["deal"], card["seats"]) == (3, [{"name": "Ann new"}, {"bot": "random"}])
        assert "guest" not in str(card), "whoever looks around learns nobody's id"
        assert (await listed(http, of="nothing"))["tables"] == []
        assert (await listed(http, of=GAME))["tables"] == first["tables"]
        assert (await http.get("/api/watch", params={"page": "-1"})).status_code == 400
        await http.get("/api/me")
        me = (await http.get("/api/me")).json()["guest"]
        await store.block("guest of new", Blocked(me, "Me", 1))
        await store.block(me, Blocked("guest of quiet", "Him", 1))
        assert [card["table"] for card in (await listed(http))["tables"]] == ["begun before"]


@in_loop
async def test_a_real_game_is_listed_while_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onlooking, "KEPT", 0)
    async with porches(Memory(), 1) as (porch,), porch.http() as http:
        house = porch.front.house
        ann = Person(house, "ann", "Ann")
        table = await make(house, ann, settled(GAME, 2, public=True), [None, "random"])
        assert (await listed(http))["tables"] == []
        await ann.ask("start")
        (card,) = (await listed(http))["tables"]
        assert (card["table"], card["deal"], card["seats"][0]) == (table, 1, {"name": "Ann"})
        await play_out([ann], Random(1))
        assert (await listed(http))["tables"] == []
        assert table_in(house, table).card().deal == 0


@in_loop
async def test_how_many_wait_is_told_and_who_is_not() -> None:
    async with porches(Memory(), 1) as (porch,), porch.http() as http:
        store, now = porch.front.house.store, porch.front.house.now()
        for guest, seats, rated in (("ann", None, False), ("bob", 4, False), ("cid", None, True)):
            wanted = Wanted(GAME, {"deals": 3}, seats, rated)
            await store.wait(Waiter(guest, guest.title(), False, agreement_of(wanted), wanted, now, now + 10_000), now)
        gone = Wanted(GAME)
        await store.wait(Waiter("dan", "Dan", False, agreement_of(gone), gone, now - 9_000, now - 1), now)
        told = (await http.get("/api/waiting")).json()
        assert told["games"] == {GAME: 3}
        assert [(group["waiting"], group["rated"], group["seats"]) for group in told["groups"]] == [
            (2, False, [None, 4]),
            (1, True, [None]),
        ]
        assert told["groups"][0]["options"] == {"deals": 3}
        assert not any(name in str(told).lower() for name in ("ann", "bob", "cid"))
