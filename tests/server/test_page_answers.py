"""What the page asks beside the table: titles in its language, where others find the house, whether a deal was fair."""

from __future__ import annotations

import socket
from random import Random

import pytest

from parlour.core.languages import LANGUAGES
from parlour.fair.verify import verify
from parlour.law.book import load
from parlour.registry import all_rules, rules_of
from parlour.server.net.lan import addresses
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
async def test_an_agreement_keeps_the_latest_choice() -> None:
    rules = next(rules for rules in all_rules().values() if rules.options.presets)
    preset = next(values for values in rules.options.presets.values() if values)
    async with open_door() as door, door.http() as http:
        path = f"/api/games/{rules.name}/agreement"
        told = (await http.post(path, json={"options": {**preset, "nonsense": 1}})).json()
        assert told["kept"] == preset
        assert set(preset) <= set(told["unusual"])
        assert {asked["name"] for asked in told["open"]} >= set(preset)
        assert (await http.post(path, json={"options": {}})).json()["unusual"] == []
        assert (await http.post(path, json={"options": [1]})).status_code == 400
        assert (await http.post("/api/games/nonsense/agreement", json={})).status_code == 404


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


@pytest.mark.parametrize("opening", ["shown", "all"])
@in_loop
async def test_the_deals_of_a_game_can_be_checked(opening: str) -> None:
    house = house_of()
    async with open_door(house) as door, door.http() as http:
        table, people = await gathered(house, settled(a_game(), opening=opening), 4)
        await people[0].ask("start")
        early = (await http.get(f"/api/tables/{table}/fair")).json()
        assert early["promises"] > 0
        assert (early["opened"], early["everything"], early["wrong"]) == (0, False, [])
        await play_out(people, Random(1))
        found = (await http.get(f"/api/tables/{table}/fair")).json()
        assert found["wrong"] == []
        assert found["opened"] > 0
        assert found["everything"] == (opening == "all")
        assert verify(found["record"], rules_of).opened == found["opened"]
        assert (await http.get("/api/tables/nothing/fair")).status_code == 404
