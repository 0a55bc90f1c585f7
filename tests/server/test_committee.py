"""The committee of a table: whoever plays may ask it, it alone decides, and log and record keep both."""

from __future__ import annotations

from random import Random
from typing import Any

from parlour.cases.run import run_case
from parlour.registry import rules_of
from parlour.server.protocol.settings import Settings
from parlour.server.room.house import House
from parlour.server.table.recording import record_of
from parlour.server.table.standing import load
from parlour.server.table.table import Table
from tests.server.hall import Person, gathered, house_of, play_out, table_in
from tests.server.places import in_loop

GAME = "nap"
CLAUSE = "nap.45"


async def playing(house: House, **more: Any) -> tuple[str, list[Person]]:
    options: dict[str, str | int | float] = {"players": 3, "deals": 1}
    table, people = await gathered(house, Settings(GAME, options, **more), 3)
    await people[0].ask("start")
    return table, people


def questions(answer: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = answer["table"]["questions"]
    return found


@in_loop
async def test_the_host_decides_what_a_player_has_put_to_the_committee() -> None:
    house = house_of()
    _id, people = await playing(house)
    asked = await people[1].ask("refer", clause="45")
    (question,) = questions(asked)
    assert question["clause"] == CLAUSE
    assert question["seat"] == 1
    assert "by" not in question
    assert (await people[1].ask("refer", clause=CLAUSE))["code"] == "not_now"
    assert (await people[1].ask("decide", question=question["seq"]))["code"] == "forbidden"
    decided = await people[0].ask("decide", question=question["seq"], against=2)
    assert [(one["by"], one["against"]) for one in questions(decided)] == [("Name 0", 2)]
    assert (await people[0].ask("decide", question=question["seq"], against=1))["code"] == "unknown"
    again = await people[2].ask("refer", clause=CLAUSE)
    assert len(questions(again)) == 2
    await house.close()


@in_loop
async def test_people_named_decide_and_the_host_does_not() -> None:
    house = house_of()
    _id, people = await playing(house, committee=("Name 2",))
    (question,) = questions(await people[0].ask("refer", clause=CLAUSE))
    assert (await people[0].ask("decide", question=question["seq"]))["code"] == "forbidden"
    stranger = Person(house, "stranger", "Name 2")
    await stranger.ask("enter", table=_id)
    assert (await stranger.ask("decide", question=question["seq"]))["code"] == "forbidden"
    assert (await stranger.ask("refer", clause=CLAUSE))["code"] == "not_seated"
    decided = await people[2].ask("decide", question=question["seq"])
    assert [one["by"] for one in questions(decided)] == ["Name 2"]
    await house.close()


@in_loop
async def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    house = house_of()
    table, people = await gathered(house, Settings(GAME, {"players": 3, "deals": 1}), 3)
    assert (await people[0].ask("refer", clause=CLAUSE))["code"] == "not_now"
    assert (await people[0].ask("decide", question=1))["code"] == "not_now"
    assert (await people[0].ask("set", committee=["a\nb"]))["code"] == "malformed"
    assert (await people[0].ask("set", committee=[""]))["code"] == "malformed"
    await people[0].ask("start")
    refused = await people[0].ask("refer", clause="nap.9999")
    assert (refused["code"], "nap.9999" in refused["text"]) == ("unknown", True)
    assert (await people[0].ask("refer", clause="x" * 100))["code"] == "malformed"
    assert (await people[0].ask("decide", question=7))["code"] == "unknown"
    (question,) = questions(await people[0].ask("refer", clause=CLAUSE))
    assert (await people[0].ask("decide", question=question["seq"], against=9))["code"] == "unknown"
    assert table_in(house, table).questions[0].by == ""
    await house.close()


@in_loop
async def test_log_and_record_keep_the_decision() -> None:
    house = house_of()
    id, people = await playing(house, opening="all")
    (question,) = questions(await people[1].ask("refer", clause=CLAUSE))
    await people[0].ask("decide", question=question["seq"], against=2)
    await people[1].ask("refer", clause="nap.21")
    await play_out(people, Random(4))
    log = await house.store.entries(id)
    again = Table(id)
    load(again, log)
    assert again.questions == table_in(house, id).questions
    record = record_of(log, 1, "then")
    kept = [(one.clause, one.by, one.against) for one in record.questions]
    assert kept == [(CLAUSE, "Name 0", 2), ("nap.21", "", None)]
    text = record.record_for(0).text
    assert f"# committee, entry {question['seq']}: B asks about {CLAUSE}; Name 0: against C" in text
    assert "B asks about nap.21; not decided" in text
    assert not run_case(text, rules_of).failures
    assert record.check_for(0).wrong == []
    await people[0].ask("start")
    assert table_in(house, id).questions == []
    await house.close()
