"""The same seed gives the same game, told or not; a record replays to the same end."""

from __future__ import annotations

from random import Random

from parlour.cases.record import Recorder
from parlour.cases.run import run_case
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.snapshots import snapshot
from parlour.testing.story import story
from parlour.testing.truth import cards_by_word
from parlour.testing.walk import finish, walk


@reproducible
def replays(rules: Rules, given: Given, seed: int) -> None:
    """Two games of one seed are the same game, move by move and event by event; a silent one ends as they do."""
    first = rules.new(given, seed)
    second = rules.new(given, seed)
    silent = rules.new(given, seed)
    told = zip(story(first, Random(seed)), story(second, Random(seed)), strict=True)
    for step, (one, other) in enumerate(told):
        demand(one == other, "the same seed goes two ways at line", step, one, other)
    finish(silent, Random(seed))
    demand(snapshot(first) == snapshot(silent), "telling changes the game")


@reproducible
def records(rules: Rules, given: Given, seed: int) -> None:
    """What is written down while a game is played, also when it is broken off, replays to where it stood."""
    game = rules.new(given, seed)
    recorder = Recorder(game)
    broken_off = Random(seed).randrange(60)
    for step, _act in enumerate(walk(game, Random(seed), recorder)):
        if step == broken_off:
            _check_record(rules, recorder)
    _check_record(rules, recorder)


def _check_record(rules: Rules, recorder: Recorder) -> None:
    outcome = run_case(recorder.text(), lambda _name: rules, "record")
    demand(not outcome.failures, "a record does not hold:", *outcome.failures)
    demand(outcome.game is not None, "a record makes no game")
    assert outcome.game is not None
    played = _standing(recorder.game)
    demand(_standing(outcome.game) == played, "a record leads elsewhere:", _standing(outcome.game), "not", played)


def _standing(game: Game) -> tuple[object, ...]:
    return game.over, game.to_act, game.score, game.result, game.ledger.balance, cards_by_word(game)
