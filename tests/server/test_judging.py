"""The committee's tool at a server: a leaflet for each game, a finished game opened, of a running one only windows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.languages import LANGUAGES
from parlour.judging.matters import matters_of
from parlour.judging.records import Laid
from parlour.registry import rules_of
from parlour.server.http.judging import clerk, judged, windows_of
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.settings import Opening, Settings
from tests.server.doors import cookie_of, open_door
from tests.server.hall import any_move, gathered, house_of, play_out
from tests.server.places import in_loop

GAME = "nap"
STANDING = ("scores", "to_act")
SETTINGS: dict[str, Any] = {"players": 2, "deals": 1, "conduct": "table"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_leaflet_answers_every_question(language: str) -> None:
    told = judged("ecarte", language)
    assert [matter.clause for matter in told.matters] == [
        matter.clause for matter in matters_of(rules_of("ecarte")).each
    ]
    for matter in told.matters:
        assert {*matter.by.values(), *matter.noticed.values(), matter.verdict} <= matter.sentences.keys()
        if matter.window:
            assert matter.case is not None
            assert matter.case.told


@in_loop
async def test_the_leaflet_is_handed_out() -> None:
    async with open_door() as door, door.http() as http:
        answer = await http.get(f"/api/judge/{GAME}?language=hu")
        assert answer.status_code == 200
        assert answer.json()["game"] == GAME
        again = await http.get(f"/api/judge/{GAME}?language=hu", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        assert (await http.get("/api/judge/nothing")).status_code == 404
        assert (await http.get(f"/api/judge/{GAME}?language=..")).status_code == 400


@in_loop
async def test_of_a_running_table_the_answer_is_the_same_in_two_worlds_that_look_alike() -> None:
    house = house_of()
    await house.open()
    table_id, people = await gathered(house, Settings(GAME, SETTINGS, claim_time=0), 2)
    await people[0].ask("start")
    room = await house.room(table_id)
    assert room is not None
    table, ready = room.table, clerk(GAME, "en")
    chance = Random(5)
    asked = 0
    for _step in range(12):
        game = table.game
        if game is None or game.over:
            break
        for seat in game.may_act if game.to_act else ():
            person = next(person for person in people if table.eyes_of(person.guest) == seat)
            before = ENCODER.encode(windows_of(table, person.guest, ready))
            table.game = game.redeal(seat, Chance(asked))
            after = ENCODER.encode(windows_of(table, person.guest, ready))
            table.game = game
            assert before == after
            assert b"findings" not in before
            asked += b"claim" in before
        await _one_move(people, chance)
    assert asked
    await house.close()


async def _one_move(people: list[Any], chance: Random) -> None:
    for person in people:
        if person.is_asked():
            answer = await person.move(any_move(person.view, chance))
            assert answer["t"] == "news", answer
            return


async def _laid_at_every_entry(http: Any, table: str) -> None:
    """A replay counts entries: each leads to the position of the record that stood there, the last to its end."""
    replay = (await http.get(f"/api/tables/{table}/replay?game=1")).json()
    record = (await http.get(f"/api/tables/{table}/record?game=1")).json()["text"]
    laid = Laid(record)
    positions = {step: (list(game.view().scores), list(game.to_act)) for step, game in laid.walk()}
    before = -1
    seen: dict[str, list[int]] = {}
    last = len(replay["steps"]) - 1
    for i, step in enumerate(replay["steps"]):
        seen |= {key: value for key, value in (step.get("view") or step["change"]).items() if key in STANDING}
        if i % 5 and i != last:
            continue  # whatever is reckoned is counted of its guest
        heard = (await http.get(f"/api/tables/{table}/judge?game=1&entry={step['seq']}")).json()
        assert before <= heard.get("step", 0) <= heard["steps"] == laid.steps, heard
        before = heard.get("step", 0)
        assert positions[before] == tuple(seen[key] for key in STANDING), step["seq"]
    assert before == laid.steps


@in_loop
async def test_a_finished_game_is_heard_as_far_as_its_table_opened_it() -> None:
    openings: list[tuple[Opening, int]] = [("all", 200), ("shown", 403)]
    for opening, status in openings:
        house = house_of()
        async with open_door(house) as door, door.http() as http:
            table, people = await gathered(house, Settings(GAME, SETTINGS, opening=opening, claim_time=0), 2)
            await people[0].ask("start")
            await play_out(people, Random(2))
            await http.get("/api/me")
            where = f"/api/tables/{table}/judge"
            answer = await http.get(f"{where}?step=3", headers={"cookie": cookie_of(http)})
            assert answer.status_code == status, answer.text
            if status == 200:
                assert answer.json()["running"] is False
                assert answer.json()["step"] == 3
                assert (await http.get(f"{where}?step=99999")).status_code == 404
                await _laid_at_every_entry(http, table)
                assert (await http.get(f"{where}?step=x")).status_code == 400
            assert (await http.get("/api/tables/nothing/judge")).status_code == 404
