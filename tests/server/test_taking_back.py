"""What a clause says cannot be taken back stands, whatever it has shown."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.registry import all_rules
from parlour.server.protocol.settings import Settings
from tests.server.hall import any_move, gathered, house_of
from tests.server.places import in_loop

STRICT = [rules for rules in all_rules().values() if rules.final]


def test_every_final_act_is_one_of_the_game() -> None:
    for rules in STRICT:
        assert rules.final.keys() <= verbs_of(rules), rules.name


def verbs_of(rules: Rules) -> set[str]:
    known: set[str] = set()
    for conduct in rules.option("conduct").samples():
        with suppress(BadOption):  # not every game is played with faults
            known |= {verb.name for verb in rules.new({"conduct": conduct}, seed=1).verbs()}
    return known


def is_met(rules: Rules) -> bool:
    """Whether a final act is one of the strict game; the others are those of tables with faults."""
    return not rules.final.keys().isdisjoint(verb.name for verb in rules.new(seed=1).verbs())


@pytest.mark.parametrize("rules", [rules for rules in STRICT if is_met(rules)], ids=lambda rules: rules.name)
@in_loop
async def test_the_clause_is_named(rules: Rules) -> None:
    seats = rules.players[0]
    house = house_of()
    _id, people = await gathered(house, Settings(rules.name, {"players": seats, "deals": 20}, undo=True), seats)
    await people[0].ask("start")
    chance = Random(3)
    refused = False
    while not refused and (asked := [person for person in people if person.is_asked()]):
        move = any_move(asked[0].view or {}, chance)
        assert (await asked[0].move(move))["t"] == "news"
        clause = rules.final.get(move.partition(" ")[0])
        if clause and not (asked[0].view or {})["over"]:
            answer = await asked[0].ask("undo")
            assert (answer["t"], answer["clause"], answer["message"]) == ("refused", clause, "not-taken-back")
            refused = True
    assert refused
    await house.close()
