"""Finished games for reviews: the golden ones, and some that bots play."""

from __future__ import annotations

from functools import cache

from parlour.bots.onward import Onward
from parlour.bots.recorded import recorded as play_game
from parlour.cases.record import Recorder
from parlour.core.rules import Rules, rule_of_book
from parlour.registry import rules_of
from parlour.review.course import Course
from parlour.review.purse import FOR_SPLIT, FOR_VALUE, allowance, for_each_seat
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
    return play_game(rules_of(name), bot, seed, options)


def for_a_seat(rules: Rules, seats: int, more: float = 1.0) -> int:
    """What a review of a whole table has for each seat, at the least."""
    moves = allowance(rules, more)
    return for_each_seat(moves, int(moves * (FOR_SPLIT + FOR_VALUE)), seats)
