"""Fair deals at a table: promised before, cut by those who like, checked from everybody's own record."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.fair.verify import verify
from parlour.registry import rules_of
from parlour.server.http.replays import looked_up
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from tests.server.hall import (
    Person,
    a_game,
    any_move,
    fixed_secrets,
    games_for,
    gathered,
    house_of,
    play_out,
    settled,
    table_in,
)
from tests.server.places import in_loop
from tests.server.test_tables import again_from_log, state_of


def promised(person: Person) -> dict[str, Any]:
    """The promise that a person was told last."""
    told = [message["fair"] for message in person.told if message.get("fair")]
    return dict(told[-1])


async def text_for(house: House, id: str, guest: str) -> str:
    """The record of the first game as a guest may have it."""
    record, eyes = await looked_up(house, id, 1, guest, None)
    return record.record_for(eyes).text


@in_loop
async def test_seats_cut_the_next_drawing_once() -> None:
    house = house_of()
    id, people = await gathered(house, settled(a_game()), 4)
    first = promised(people[1])
    assert first["drawing"] == 0
    answer = await people[3].ask("nonce", drawing=0, nonce="beef")
    assert answer["fair"] == {**first, "nonced": [3]}
    await people[0].ask("start")
    drawn = table_in(house, id).chance.history[0]
    assert drawn.drawing.promise.hex() == first["promises"][0]
    assert drawn.nonces == {3: bytes.fromhex("beef")}
    fair = promised(people[1])
    drawing = fair["drawing"]
    assert (await people[1].ask("nonce", drawing=99, nonce="00"))["code"] == "stale"
    assert (await people[1].ask("nonce", drawing=drawing, nonce="0"))["code"] == "malformed"
    assert (await people[1].ask("nonce", drawing=drawing, nonce="zz"))["code"] == "malformed"
    answer = await people[1].ask("nonce", drawing=drawing, nonce="c0ffee")
    assert answer["fair"] == {**fair, "nonced": [1]}
    assert promised(people[0]) == answer["fair"]
    assert (await people[1].ask("nonce", drawing=drawing, nonce="00"))["code"] == "not_now"
    assert table_in(house, id).chance.nonces == {1: bytes.fromhex("c0ffee")}
    await house.close()


@pytest.mark.parametrize("opening", ["shown", "all"])
@in_loop
async def test_everybody_can_check_his_own_record(opening: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_secrets(monkeypatch)
    for rules in games_for(4):
        store = MemoryStore()
        house = house_of(store)
        id, people = await gathered(house, settled(rules.name, opening=opening), 4)
        await people[1].ask("nonce", drawing=0, nonce="beef")
        await people[0].ask("start")
        await people[2].ask("nonce", drawing=promised(people[2])["drawing"], nonce="c0ffee")
        middle = await text_for(house, id, "guest1")
        if not (people[0].view or {})["over"]:  # a deal may end before anybody is asked
            assert " open " not in middle
            assert "secret" not in middle
        await play_out(people, Random(3))
        assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
        fairs = [message["fair"] for message in people[3].told if "fair" in message]
        told: dict[int, str] = {}  # what was said first of a drawing; later ones may be of the next game
        for fair in fairs:
            for i, promise in enumerate(fair["promises"]):
                told.setdefault(fair["drawing"] + i, promise)
        for guest in ("guest0", "guest3", "stranger"):
            text = await text_for(house, id, guest)
            verdict = verify(text, rules_of)
            assert verdict.wrong == []
            assert verdict.everything == (opening == "all")
            assert set(range(verdict.promises)) <= set(told)  # each was promised before
            for number in range(verdict.promises):
                assert f"fair {number} promise {told[number]}" in text
        await house.close()


@in_loop
async def test_only_a_move_that_showed_nothing_is_taken_back() -> None:
    """Of many moves in many games some are taken back and some stand; after one taken back all is as it was."""
    back = stood = 0
    for rules in games_for(4):
        store = MemoryStore()
        house = house_of(store)
        id, people = await gathered(house, settled(rules.name, undo=True), 4)
        await people[0].ask("start")
        chance = Random(7)
        for _move in range(12):
            asked = [person for person in people if person.is_asked()]
            if not asked:
                break
            person = asked[0]
            views = [other.view for other in people]
            assert (await person.move(any_move(person.view or {}, chance)))["t"] == "news"
            after = [other.view for other in people]
            answer = await person.ask("undo")
            if answer["t"] == "news":
                back += 1
                assert [other.view for other in people] == views
                assert (await person.move(any_move(person.view or {}, chance)))["t"] == "news"
            else:
                assert answer.get("code") == "not_now" or answer["clause"] in rules.final.values()
                assert [other.view for other in people] == after
                stood += 1
        assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
        await house.close()
    assert back > 10
    assert stood > 10
