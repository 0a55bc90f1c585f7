"""What the page asks beside the table: titles in its language, where others find the house, whether a deal was fair."""

from __future__ import annotations

import socket
from random import Random

import pytest

from parlour.languages import LANGUAGES
from parlour.laws import load
from parlour.registry import all_rules
from parlour.server import replays
from parlour.server.lan import addresses
from parlour.server.table import Table
from tests.core.test_fair import SECRET, played
from tests.server.doors import open_door
from tests.server.hall import a_game, gathered, house_of, play_out, settled
from tests.server.places import in_loop


@in_loop
async def test_games_have_titles_in_every_language() -> None:
    async with open_door() as door, door.http() as http:
        for language in LANGUAGES:
            told = (await http.get(f"/api/games?language={language}")).json()
            assert [game["title"] for game in told] == [load(rules, language).title for rules in all_rules().values()]
        assert (await http.get("/api/games?language=../x")).status_code == 400


@in_loop
async def test_a_house_for_this_machine_alone_names_no_address() -> None:
    async with open_door() as door, door.http() as http:
        assert (await http.get("/api/addresses")).json() == {"addresses": []}


def test_a_house_for_the_network_names_the_address_to_send_from() -> None:
    with socket.socket() as bound:
        bound.bind(("0.0.0.0", 0))
        port = bound.getsockname()[1]
        assert all(found.startswith("http://") and found.endswith(f":{port}/") for found in addresses(bound))
        assert not [found for found in addresses(bound) if "0.0.0.0" in found]


def fair_record(_table: Table) -> str:
    _chance, recorder, witnesses = played(a_game())
    return "\n".join([*recorder.lines, *witnesses[0].lines(opening=True), f"fair secret {SECRET.hex()}"])


@in_loop
async def test_a_fair_deal_is_checked_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "_whole_text", fair_record)
    house = house_of()
    async with open_door(house) as door, door.http() as http:
        table, people = await gathered(house, settled(a_game(), opening="all"), 4)
        await people[0].ask("start")
        early = await http.get(f"/api/tables/{table}/fair")
        assert (early.status_code, early.json()["code"]) == (409, "not_now")
        await play_out(people, Random(1))
        found = (await http.get(f"/api/tables/{table}/fair")).json()
        assert found["wrong"] == []
        assert found["everything"]
        assert found["promises"] > 0
        assert found["record"] == fair_record(house.rooms[table].table)
