"""The book of an evening over HTTP: read by anybody, corrected by its secretary, by two processes at once."""

from __future__ import annotations

import asyncio
import csv
import io

from parlour.server.net.limits import Limits
from tests.server.evenings import Json, answer, evening_with_a_game
from tests.server.places import Memory, Place, in_loop
from tests.server.porch import porches


@in_loop
async def test_the_book_over_http(place: Place) -> None:
    async with porches(place, 1) as [porch], porch.http() as http, porch.http() as stranger:
        made, table = await evening_with_a_game(porch, http)
        where = f"/api/evenings/{made['evening']}"
        book = await answer(http, "GET", where)
        assert (book["key"], book["you"], book["secretary"]) == (made["key"], 0, 0)
        seen = await answer(stranger, "GET", where)
        assert (seen["key"], seen.get("you")) == ("", None)
        assert seen["lines"] == book["lines"]
        (line,) = [line for line in book["lines"] if line["kind"] == "game"]
        assert (line["table"], line["game"]["number"], line["game"]["agreed"]["stake"]) == (table, 1, 3)
        seats = line["game"]["seats"]
        assert sum(seat.get("gain", 0) for seat in seats) + line["game"]["left"] == 0
        assert seats[1]["bot"] == "random"
        assert seats[1]["person"] == -1
        assert sum(total["due"] for total in book["totals"]) == 0
        sheet = await stranger.get(f"{where}/csv")
        assert sheet.headers["content-type"].startswith("text/csv")
        rows = list(csv.DictReader(io.StringIO(sheet.text.removeprefix("\ufeff"))))
        assert {row["record"] for row in rows if row["what"] == "game"} == {f"http://127.0.0.1/#/replay/{table}/1"}
        assert (await answer(stranger, "GET", f"/api/tables/{table}/evening"))["evening"]["name"] == '<b>"Fri"</b>'
        assert (await answer(stranger, "GET", "/api/tables/none/evening"))["evening"] is None
        assert [one["yours"] for one in (await answer(http, "GET", "/api/me/evenings"))["evenings"]] == [True]
        assert (await answer(stranger, "GET", "/api/me/evenings"))["evenings"] == []


@in_loop
async def test_corrections_and_payments_over_http() -> None:
    async with porches(Memory(), 1) as [porch], porch.http() as http, porch.http() as stranger:
        made, _table = await evening_with_a_game(porch, http)
        where = f"/api/evenings/{made['evening']}"
        await answer(stranger, "GET", "/api/me")
        fix: Json = {"line": 3, "why": "the bot was lent =3", "transfers": [{"payer": 0, "payee": -1, "amount": 4}]}
        await answer(stranger, "POST", f"{where}/corrections", 403, **fix)
        book = await answer(http, "POST", f"{where}/corrections", **fix)
        assert book["lines"][2]["corrected_by"] == 4
        assert book["lines"][3]["corrects"] == 3
        assert book["debts"] == [{"payer": 0, "payee": -1, "amount": 4}]
        again = await answer(http, "POST", f"{where}/corrections", 409, **fix)
        assert again["text"] == "line 3 was corrected by line 4: correct that one"
        await answer(
            http, "POST", f"{where}/corrections", line=4, why="five", transfers=[{**fix["transfers"][0], "amount": 5}]
        )
        debt = {"payer": 0, "payee": -1, "amount": 5}
        await answer(stranger, "POST", f"{where}/payments", 403, **debt)
        book = await answer(http, "POST", f"{where}/payments", **debt)
        assert book["debts"] == []
        twice = await answer(http, "POST", f"{where}/payments", 409, **debt)
        assert twice["text"] == "nothing is owed there any more"
        assert [line["kind"] for line in book["lines"]] == [
            "opened",
            "joined",
            "game",
            "corrected",
            "corrected",
            "paid",
        ]
        for bad in (
            {},
            {"line": 0, "why": "x"},
            {"line": 3, "why": "x" * 301},
            {"line": 3, "why": 5},
            {**fix, "more": 1},
        ):
            assert (await http.post(f"{where}/corrections", json=bad)).status_code == 400
        for amount in (0, -1, 10**16, "5", 1.5, None):
            assert (await http.post(f"{where}/payments", json={**debt, "amount": amount})).status_code == 400
        for path in ("none", "x" * 41, "a b", "%2e%2e"):
            assert (await http.get(f"/api/evenings/{path}")).status_code == 404


@in_loop
async def test_two_processes_write_into_one_book(place: Place) -> None:
    async with porches(place, 2) as [one, other], one.http() as http:
        made, _table = await evening_with_a_game(one, http)
        where = f"/api/evenings/{made['evening']}"
        book = await answer(http, "GET", where)
        cookies = http.cookies
        async with other.http(cookies=cookies) as elsewhere:
            given = [{"line": 3, "why": f"try {i}", "transfers": []} for i in range(6)]
            asked = [
                (http if i % 2 else elsewhere).post(f"{where}/corrections", json=fix) for i, fix in enumerate(given)
            ]
            codes = sorted([response.status_code for response in await asyncio.gather(*asked)])
            assert codes == [200, 409, 409, 409, 409, 409]
            assert len((await answer(elsewhere, "GET", where))["lines"]) == len(book["lines"]) + 1


@in_loop
async def test_evenings_cost_what_tables_cost() -> None:
    async with porches(Memory(), 1, Limits(guest_tables=2)) as [porch], porch.http() as http:
        await answer(http, "GET", "/api/me")
        for _i in range(2):
            await answer(http, "POST", "/api/evenings", 201, name="Friday")
        refused = await answer(http, "POST", "/api/evenings", 429, name="Friday")
        assert refused["limit"] == "guest_tables"
        for name in ("", " ", "\u202e", "x" * 61):
            response = await http.post("/api/evenings", json={"name": name})
            assert response.status_code in (400, 429)


@in_loop
async def test_a_secretary_who_deletes_his_account_leaves_the_book_and_his_initials() -> None:
    async with porches(Memory(), 1) as [porch], porch.http() as http:
        await answer(http, "POST", "/api/me/name", name="Zsófia Ács")
        await answer(http, "POST", "/api/accounts", login="zsofi", password="correct horse")
        made, table = await evening_with_a_game(porch, http)
        where = f"/api/evenings/{made['evening']}"
        before = await answer(http, "GET", where)
        assert before["names"] == ["Zsófia Ács"]
        await answer(http, "DELETE", "/api/accounts", password="correct horse")
        after = await answer(http, "GET", where)
        assert (after["names"], after["key"], after.get("you")) == (["Z. Á."], "", None)
        assert after["lines"] == before["lines"]
        await answer(http, "POST", f"{where}/corrections", 403, line=3, why="not mine any more")
        await answer(http, "POST", f"{where}/tables", 403, key=made["key"], table=table)
        sheet = (await http.get(f"{where}/csv")).text
        assert "Z. Á." in sheet
        assert "Zsófia" not in sheet
