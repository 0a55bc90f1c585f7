"""What is sent to processes that think: the game as it stands, and nothing of what decides the cards to come."""

from __future__ import annotations

import os
import pickle

import pytest

from parlour.bots.hints import hint_for
from parlour.bots.roster import usual_of
from parlour.bots.thoughts import pickled, think
from parlour.bots.workers import HUMBLY
from parlour.core.chance import Chance
from parlour.fair.rounds import RoundChance
from parlour.registry import all_rules, rules_of
from parlour.server.room.workers import Workers
from tests.fair.evenings import Evening
from tests.server.places import in_loop


@pytest.mark.parametrize("name", list(all_rules()))
def test_a_process_that_thinks_does_not_know_the_secret(name: str) -> None:
    table = Evening(name).play(12).table
    game, chance = table.game, table.chance
    assert game is not None
    assert isinstance(chance, RoundChance)
    assert table.secret in pickle.dumps(game)  # as it would be sent without care
    sent = pickled(game)
    for hidden in [table.secret, table.next_secret, chance.cut, *[drawn.drawing.key for drawn in chance.history]]:
        assert hidden not in sent
    again = pickle.loads(sent)
    assert type(again.chance) is Chance
    again.chance = game.chance
    assert again == game
    if game.waits:
        seat = game.to_act[0]
        said = think(sent, seat, "random", True, 1.0, 5).move
        assert said is not None
        assert game.allows(seat, game.notation().read(said))


def test_copies_that_a_game_keeps_of_itself_have_no_secret_either() -> None:
    found = 0
    for name, rules in all_rules().items():
        if "conduct" not in rules.options.make().values:
            continue
        table = Evening(name, options={"conduct": "table"}).play(40).table
        assert table.game is not None
        assert table.secret not in pickled(table.game)
        found += pickle.dumps(table.game).count(table.secret) > 0
    assert found > 5


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no priorities")
@in_loop
async def test_who_makes_records_lets_others_go_before() -> None:
    workers = Workers(1)
    try:
        assert await workers.run(os.nice, 0) == min(os.nice(0) + HUMBLY, 19)
        assert await workers.thinkers.run(os.nice, 0) == os.nice(0)
    finally:
        workers.close()


@in_loop
async def test_another_process_knows_who_the_master_is_where_two_play() -> None:
    rules = rules_of("nap")
    game = rules.new({"players": 2}, seed=3)
    while not game.waits:
        game.go_on()
    sent, seat = pickled(game), game.to_act[0]
    workers = Workers(1)
    try:
        said = await workers.thinkers.run(think, sent, seat, "master", True, 1.0, 7)
        hint = await workers.hint(game, seat)
    finally:
        workers.close()
    assert said == think(sent, seat, usual_of(rules, 2), True, 1.0, 7)
    assert hint.move == game.notation().write(hint_for(rules, game, seat).best.move)
