"""Time to claim: nobody shuts a window before the others could speak, and the wait betrays nothing."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.chance import Chance
from parlour.core.moves import CLAIMING
from parlour.registry import all_rules, rules_of
from parlour.server.protocol.settings import Settings
from parlour.server.table.claims import shuts_out
from parlour.testing.faults import has_faults
from parlour.testing.walk import next_act, walk
from tests.server.hall import Person, Time, gathered, house_of, table_in
from tests.server.places import in_loop

WITH_FAULTS = [name for name, rules in all_rules().items() if has_faults(rules)]
FOR_TWO = min(WITH_FAULTS, key=lambda name: rules_of(name).players)
SECONDS = 4
STEPS = 60
CHANCE = 0.05  # of another answer: the worlds that are asked are drawn


async def play_some(house_time: Time, people: list[Person], chance: Random) -> tuple[int, int]:
    """Moves made by people who never wait, and how often one was kept for the others to claim."""
    made = kept = 0
    for _step in range(STEPS):
        asked = [person for person in people if person.is_asked()]
        if not asked:
            break
        person = chance.choice(asked)
        assert person.view is not None
        game = table_in(person.house, str(person.table and person.table["id"])).game
        assert game is not None
        assert person.you is not None
        act = next_act(game, chance)
        while act.seat != person.you or act.move is None:
            act = next_act(game, chance)
        text = game.notation().write(act.move)
        answer = await person.move(text)
        if answer["t"] == "error":
            assert answer["code"] == "claims"
            kept += 1
            house_time.ms += SECONDS * 1000 - 1
            assert (await person.move(text))["code"] == "claims"
            house_time.ms += 1
            answer = await person.move(text)
        assert answer["t"] == "news"
        made += 1
        for other in people:
            await other.until_told(person.seq)
    return made, kept


@pytest.mark.parametrize("seconds", [0, SECONDS])
@in_loop
async def test_a_move_that_shuts_a_window_waits(seconds: int) -> None:
    time = Time()
    house = house_of(now=time)
    options: dict[str, str | int | float] = {"players": 2, "conduct": "table", "deals": 1}
    _table, people = await gathered(house, Settings(FOR_TWO, options, claim_time=seconds), 2)
    assert (await people[0].ask("start"))["t"] == "news"
    made, kept = await play_some(time, people, Random(3))
    assert made > STEPS // 4
    assert bool(kept) == bool(seconds)
    await house.close()


@pytest.mark.parametrize("name", WITH_FAULTS)
def test_the_wait_is_the_same_fault_or_no_fault(name: str) -> None:
    """Whether a move shuts somebody out hangs on nothing that its seat does not know."""
    rules = rules_of(name)
    tried = differ = 0
    for seed in range(3):
        game = rules.new({"conduct": "table"}, seed)
        for act in walk(game, Random(seed)):
            if act is None or act.move is None or act.move.verb.name == CLAIMING or game.offends(act.seat, act.move):
                continue
            others = [seat for seat in range(game.seats) if seat != act.seat]
            here = shuts_out(game, act.seat, act.move, others)
            world = game.redeal(act.seat, Chance(seed))
            differ += shuts_out(world, act.seat, act.move, others) != here
            tried += 1
            if tried % 40 == 0:
                break
    assert tried
    assert differ <= tried * CHANCE
