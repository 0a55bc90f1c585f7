"""The HTTP side of a real server: guests, accounts, tables, records, headers."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from parlour.cases.run import run_case
from parlour.registry import all_rules, rules_of
from parlour.server.net.limits import Limits
from parlour.server.storage.memory import MemoryStore
from tests.server.doors import asked, cookie_of, heard, open_door
from tests.server.hall import FREE, Person, a_game, any_move, gathered, house_of, make, play_out, settled
from tests.server.places import in_loop

LOGIN = {"login": "Ann@Example", "password": "correct horse"}


def new_table(**more: Any) -> dict[str, Any]:
    return {"settings": {"game": a_game(), "options": {"players": 4, "deals": 1}, **more}}


@in_loop
async def test_games_books_and_texts_are_told() -> None:
    async with open_door() as door, door.http() as http:
        games = (await http.get("/api/games")).json()
        assert [game["name"] for game in games] == list(all_rules())
        for game in games:
            assert {option["name"] for option in game["options"]} >= {"players", "deals"}
            book = (await http.get(f"/api/games/{game['name']}/book")).json()
            assert book["clauses"]
            texts = await http.get(f"/api/texts/en/{game['name']}")
            assert "not-your-turn" in texts.text
        assert (await http.get("/api/games/nothing/book")).status_code == 404
        assert (await http.get(f"/api/texts/xx/{a_game()}")).status_code == 404
        assert (await http.get(f"/api/texts/..%2f/{a_game()}")).status_code in (400, 404)
        assert (await http.get("/health")).json()["ok"]
        assert (await http.get("/api/schema.json")).json()["$defs"]
        assert (await http.get("/api/nothing")).status_code == 404


@in_loop
async def test_every_answer_carries_the_headers_of_safety() -> None:
    async with open_door() as door, door.http() as http:
        for path in ("/", "/health", "/api/me", "/api/nothing", "/t/sometable"):
            headers = (await http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "script-src 'self';" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"]


@in_loop
async def test_other_pages_can_ask_for_nothing() -> None:
    async with open_door() as door, door.http() as http:
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{door.port + 1}"):
            refused = await http.post("/api/tables", json=new_table(), headers={"Origin": origin})
            assert refused.status_code == 403
        refused = await http.post("/api/tables", json=new_table(), headers={"Sec-Fetch-Site": "cross-site"})
        assert refused.status_code == 403
        assert (await http.post("/api/tables", json=new_table(), headers={"Origin": door.url})).status_code == 201
        form = await http.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
        assert form.status_code == 400
        assert not [room for room in door.front.house.rooms.values() if room.table.number]


@in_loop
async def test_cookies_are_dated_and_outlive_the_server() -> None:
    store = MemoryStore()
    async with open_door(house_of(store)) as door, door.http() as http:
        first = await http.get("/api/me")
        flags = first.headers["set-cookie"]
        assert "HttpOnly" in flags
        assert "SameSite=Lax" in flags
        assert "Max-Age=7776000" in flags
        me = first.json()
        assert "set-cookie" not in (await http.get("/api/me")).headers
        await http.post("/api/me/name", json={"name": "  Ann   Example "})
        cookie = cookie_of(http)
    async with open_door(house_of(store)) as door:
        async with door.http(headers={"Cookie": cookie}) as http:
            assert (await http.get("/api/me")).json() == {**me, "name": "Ann Example"}
        name, _equals, value = cookie.partition("=")
        assert len(value) == 43
        swapped = value[:-2] + value[-1] + value[-2] if value[-1] != value[-2] else value[::-1]
        for bad in (f"{value}x", value[:-1], swapped, store.sessions.popitem()[0], "x", "..", ""):
            async with door.http(headers={"Cookie": f"{name}={bad}"}) as http:
                assert (await http.get("/api/me")).json()["guest"] != me["guest"]


@in_loop
async def test_names_are_printable_and_short() -> None:
    async with open_door() as door, door.http() as http:
        for bad in ("", "   ", "x" * 25, "a\u0000b", "a\u202eb"):
            assert (await http.post("/api/me/name", json={"name": bad})).status_code == 400
        assert (await http.post("/api/me/name", json={"name": "İsmet Şahin"})).json()["name"] == "İsmet Şahin"


@in_loop
async def test_an_account_from_beginning_to_end() -> None:
    async with open_door() as door, door.http() as here, door.http() as there:
        me = (await here.get("/api/me")).json()
        assert (await here.post("/api/accounts", json=LOGIN)).json()["guest"] == me["guest"]
        assert (await there.post("/api/accounts", json=LOGIN)).status_code == 409
        assert (await there.post("/api/accounts/login", json={**LOGIN, "password": "wrong horse"})).status_code == 403
        assert (await there.post("/api/accounts/login", json={**LOGIN, "login": "nobody"})).status_code == 403
        again = (await there.post("/api/accounts/login", json={**LOGIN, "login": "ANN@example"})).json()
        assert again == {**me, "account": "ann@example"}
        assert (await here.get("/api/me")).json() == again
        changed = await here.post("/api/accounts/password", json={"old": LOGIN["password"], "new": "battery staple"})
        assert changed.status_code == 200
        assert (await here.get("/api/me")).json()["guest"] == me["guest"]
        assert (await there.get("/api/me")).json()["guest"] != me["guest"]
        assert (await there.post("/api/accounts/login", json=LOGIN)).status_code == 403
        assert (await here.request("DELETE", "/api/accounts", json={"password": "wrong horse"})).status_code == 403
        gone = await here.request("DELETE", "/api/accounts", json={"password": "battery staple"})
        assert gone.status_code == 200
        assert gone.json()["guest"] != me["guest"]
        login = await there.post("/api/accounts/login", json={**LOGIN, "password": "battery staple"})
        assert login.status_code == 403
        stored = door.front.house.store
        assert await stored.guest(me["guest"]) is None


@in_loop
async def test_passwords_are_not_tried_without_end_and_tables_not_made() -> None:
    async with (
        open_door(house_of(limits=Limits(login_tries=3, guest_tables=2, address_tables=2))) as door,
        door.http() as http,
    ):
        codes = [(await http.post("/api/accounts/login", json=LOGIN)).status_code for _i in range(5)]
        assert codes == [403, 403, 403, 429, 429]
        codes = [(await http.post("/api/tables", json=new_table())).status_code for _i in range(3)]
        assert codes == [201, 201, 429]
        http.cookies.clear()
        assert (await http.post("/api/tables", json=new_table())).status_code == 429


@in_loop
async def test_bad_requests_are_told_what_is_wrong() -> None:
    async with open_door() as door, door.http() as http:
        bad = [
            b"",
            b"{",
            b"[]",
            b'{"settings": {}}',
            b'{"settings": {"game": 7}}',
            b"[" * 5000,
            b'{"settings": {"game": "x"}, "more": 1}',
        ]
        for body in bad:
            answer = await http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400, body
            assert answer.json()["text"]
        large = b'{"settings": "' + b"x" * 100_000
        answer = await http.post("/api/tables", content=large, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413
        unknown = await http.post("/api/tables", json={"settings": {"game": "no-such-game"}})
        assert unknown.status_code == 404
        assert not door.front.house.rooms


@in_loop
async def test_the_lobby_lists_public_tables_only() -> None:
    async with open_door() as door, door.http() as http:
        public = (await http.post("/api/tables", json=new_table(public=True, name="For all"))).json()["table"]
        private = (await http.post("/api/tables", json=new_table())).json()["table"]
        listed = (await http.get("/api/tables")).json()["tables"]
        assert [(card["table"], card["name"], card["free"]) for card in listed] == [(public, "For all", 3)]
        assert (await http.get(f"/api/tables/{private}")).json()["state"] == "gathering"
        assert (await http.get("/api/tables/nothing")).status_code == 404


@in_loop
async def test_a_record_in_mid_game_is_one_seats() -> None:
    house = house_of(limits=FREE)
    async with open_door(house) as door, door.http() as http, door.http() as watcher:
        me = (await http.get("/api/me")).json()
        table = (await http.post("/api/tables", json=new_table())).json()["table"]
        async with door.socket(cookie_of(http)) as socket:
            await heard(socket)
            await asked(socket, t="enter", id=1, table=table)
            await asked(socket, t="start", id=2)
            mine = (await http.get(f"/api/tables/{table}/record")).json()
            assert mine["seat"] == 0
            assert not mine["over"]
            assert "* shuffle" not in mine["text"]
            assert " open " not in mine["text"]
            assert mine["view"]["seat"] == 0
            theirs = (await watcher.get(f"/api/tables/{table}/record")).json()
            assert theirs["seat"] is None
            secret = house.rooms[table].table.secret.hex()
            for text in (str(mine), str(theirs)):
                assert secret not in text
            others = house.rooms[table].table.game
            assert others is not None
            _pack, dealt, told = theirs["text"].partition("fair entry")
            assert dealt
            for face in others.read("hand", 1):
                assert not re.search(rf"\b{face}\b", told)
            assert (await http.get(f"/api/tables/{table}/record?seat=1")).status_code == 403
            assert (await http.get(f"/api/tables/{table}/replay?game=2")).status_code == 404
            assert (await http.get(f"/api/tables/{table}/record?game=x")).status_code == 400
            steps = (await http.get(f"/api/tables/{table}/replay")).json()["steps"]
            assert steps[0]["view"]["seat"] == 0
        assert [game["table"] for game in (await http.get("/api/me/games")).json()["games"]] == [table]
        assert me["guest"]


@in_loop
async def test_a_finished_game_opens_what_was_agreed() -> None:
    for opening in ("shown", "all"):
        house = house_of()
        async with open_door(house) as door, door.http() as http:
            table, people = await gathered(house, settled(a_game(), opening=opening), 4)
            await people[0].ask("start")
            await play_out(people, Random(1))
            record = (await http.get(f"/api/tables/{table}/record")).json()
            assert record["over"]
            assert len(record["result"]) == 4
            other = await http.get(f"/api/tables/{table}/replay?seat=2")
            if opening == "shown":
                assert other.status_code == 403
                assert "* shuffle" not in record["text"]
                assert "fair secret" not in record["text"]
            else:
                assert other.json()["steps"][0]["view"]["seat"] == 2
                outcome = run_case(record["text"], rules_of)
                assert not outcome.failures
                assert outcome.game is not None
                assert outcome.game.result == record["result"]
            for person in people:
                person.leave()


@in_loop
async def test_a_finished_game_of_a_closed_table_is_opened_to_those_who_played_alone() -> None:
    """An outsider who named a seat was given what he was refused without."""
    house = house_of()
    async with open_door(house) as door, door.http() as outsider, door.http() as player:
        me = (await player.get("/api/me")).json()["guest"]
        people = [Person(house, guest, f"Name {guest[:4]}") for guest in (me, "ben")]
        table = await make(house, people[0], settled(a_game(2), 2, opening="all", spectators=False))
        await people[1].ask("enter", table=table)
        await people[1].ask("sit")
        await people[0].ask("start")
        await play_out(people, Random(1))
        for what in ("record", "replay", "fair", "review", "judge"):
            for seat in ("", "&seat=0", "&seat=1"):
                refused = await outsider.get(f"/api/tables/{table}/{what}?game=1{seat}")
                assert (refused.status_code, refused.json()["code"]) == (403, "forbidden"), (what, seat)
        assert (await player.get(f"/api/tables/{table}/replay?game=1&seat=1")).status_code == 200
        for person in people:
            person.leave()


def test_moves_are_offered_as_they_are_written() -> None:
    """The head and the open part of every choice make a move that the game can read."""
    for rules in all_rules().values():
        game = rules.new({"players": rules.players[0]}, seed=3)
        while game.waits == 0:
            game.go_on()
        chance = Random(5)
        for seat in game.to_act:
            for _i in range(20):
                move = game.notation().read(any_move(game.view(seat).plain(), chance))
                assert game.allows(seat, move)
