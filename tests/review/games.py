"""Finished games for reviews: the golden ones, and some that bots play."""

from __future__ import annotations

from functools import cache

from parlour.bots.onward import Onward, rule_of_book
from parlour.bots.roster import bot_of
from parlour.cases.record import Recorder
from parlour.core.players import Bot, Seat
from parlour.core.rules import Rules
from parlour.registry import rules_of
from parlour.review.course import Course
from parlour.review.stages import Stages
from tests.house.checkout import ROOT


@cache
def golden(name: str) -> str:
    return (ROOT / "tests" / "golden" / f"{name}.case").read_text(encoding="utf-8")


def onward_of(rules: Rules) -> Onward:
    return Onward(rules.outlook, rule_of_book(rules))


def laid_out(text: str) -> tuple[Course, Stages, Onward]:
    course = Course(text)
    onward = onward_of(course.rules)
    return course, Stages(course, onward), onward


def recorded(name: str, bot: str, seed: int, options: dict[str, object] | None = None) -> Recorder:
    """A game that such bots have played to its end."""
    rules = rules_of(name)
    recorder = Recorder(rules.new(options or {}, seed))
    play_on(recorder, [bot_of(bot, rules, seed * 100 + seat) for seat in range(recorder.game.seats)])
    return recorder


def play_on(recorder: Recorder, bots: list[Bot]) -> None:
    game = recorder.game
    while not game.over:
        if not game.waits:
            recorder.go_on()
        elif not _volunteered(recorder, bots):
            seat = game.to_act[0]
            recorder.play(seat, bots[seat].choose(Seat(game, seat)))


def _volunteered(recorder: Recorder, bots: list[Bot]) -> bool:
    game = recorder.game
    for seat in game.may_act:
        if not game.waits >> seat & 1 and game.moves(seat):
            advice = bots[seat].volunteer(Seat(game, seat))
            if advice is not None:
                recorder.play(seat, advice.move)
                return True
    return False
