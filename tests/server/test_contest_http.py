"""Competitions over HTTP: what is told, and what is refused."""

from __future__ import annotations

import msgspec

from parlour.client.contests import Shown
from parlour.server.protocol.evenings import EveningInfo
from tests.server.evenings import Json, answer, paying
from tests.server.places import Memory, in_loop
from tests.server.porch import porches

CUP: Json = {"name": "Cup", "form": "knockout", "seats": 2, "options": {"deals": 1}, "clock": {"move": 30}}


@in_loop
async def test_a_competition_over_http() -> None:
    async with porches(Memory(), 1) as [porch], porch.http() as http, porch.http() as other, porch.http() as stranger:
        made = await answer(http, "POST", "/api/evenings", 201, name="Friday")
        where = f"/api/evenings/{made['evening']}"
        cup = {**CUP, "game": paying().name}
        await answer(stranger, "GET", "/api/me")
        await answer(stranger, "POST", f"{where}/contests", 403, **cup)
        book = await answer(http, "POST", f"{where}/contests", **cup)
        (contest,) = book["contests"]
        assert (contest["state"], contest["form"], contest["least"], contest["people"]) == ("open", "knockout", 2, [])
        one = f"{where}/contests/{contest['number']}"
        for client in (http, other):
            book = await answer(client, "POST", f"{one}/entries", key=made["key"])
        await answer(other, "POST", f"{one}/entries", 409, key=made["key"])
        await answer(stranger, "POST", f"{one}/entries", 403, key="no")
        await answer(stranger, "POST", f"{one}/rounds", 403, round=1)
        for path in ("x", "-1", "1e3", "99", "1" * 9):
            await answer(http, "POST", f"{where}/contests/{path}/rounds", 404, round=1)
        book = await answer(http, "POST", f"{one}/rounds", round=1)
        await answer(http, "POST", f"{one}/rounds", 409, round=1)
        (contest,) = book["contests"]
        (match,) = contest["rounds"][0]["matches"]
        assert sorted(match["people"]) == contest["people"]
        table = await answer(stranger, "GET", f"/api/tables/{match['table']}")
        assert table["settings"]["clock"] == {"move": 30, "bank": 0}
        assert (await answer(other, "GET", f"/api/tables/{match['table']}/evening"))["evening"]["name"] == "Friday"
        forged: Json = {"table": match["table"], "places": [1, 2], "why": "I won"}
        await answer(other, "POST", f"{one}/results", 403, **forged)
        for bad in ({**forged, "places": [0, 1]}, {**forged, "places": [1, 9]}, {"table": match["table"]}, {}):
            assert (await http.post(f"{one}/results", json=bad)).status_code == 400
        book = await answer(http, "POST", f"{one}/results", **forged)
        (contest,) = book["contests"]
        assert (contest["state"], contest["champions"]) == ("over", [match["people"][0]])
        assert contest["rounds"][0]["matches"][0]["how"] == "settled"
        assert contest["standings"][0]["points"] == 840
        assert [line["kind"] for line in book["lines"]] == [
            "opened",
            "contest",
            "entered",
            "entered",
            "round",
            "settled",
        ]
        book["names"][0] = "\x1b[2JAnn"
        for language, winner in (("en", "Winner"), ("hu", "Győztes"), ("tr", "Kazanan")):
            told = "\n".join(Shown(msgspec.convert(book, EveningInfo), language).lines())
            assert winner in told
            assert "?[2JAnn" in told, "what somebody else wrote is only text on a terminal"
        await answer(http, "POST", f"{one}/withdrawals", 409, person=0)
        for bad in ({**cup, "seats": 1}, {**cup, "form": "cup"}, {**cup, "name": ""}, {**cup, "scoring": 1}):
            assert (await http.post(f"{where}/contests", json=bad)).status_code == 400
        sheet = (await stranger.get(f"{where}/csv")).text
        assert "Cup" in sheet
