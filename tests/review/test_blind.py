"""Nothing hidden has a part in the judgement: two games that look the same to a seat have the same review."""

from __future__ import annotations

import json

import pytest

from parlour.core.chance import Chance
from parlour.core.rules import Rules
from parlour.registry import all_rules
from parlour.review.course import Turn
from parlour.review.decisions import Decision, Reviewer, is_judged
from parlour.review.document import decision_document
from tests.review.games import golden, laid_out

DECISIONS = 2  # of a seat, in each game
ENOUGH = 1000  # moves: more than one round, so that it matters where one looks harder


def told(rules: Rules, decisions: list[Decision]) -> str:
    return json.dumps([decision_document(rules, decision, "en") for decision in decisions], indent=1)


@pytest.mark.parametrize("name", list(all_rules()))
def test_the_same_review_when_the_rest_is_dealt_anew(name: str) -> None:
    """All that the seat did not know when it moved lies elsewhere."""
    course, stages, onward = laid_out(golden(name))
    seat = course.turns[-1].seat
    mine = [turn for turn in course.turns if turn.seat == seat and is_judged(turn, onward.outlook)][-DECISIONS:]
    others = [
        Turn(turn.number, turn.step, turn.before.redeal(seat, Chance(turn.number)), seat, turn.move) for turn in mine
    ]
    assert mine
    reviews = []
    for turns in (mine, others):
        course.turns = turns
        reviews.append(told(course.rules, Reviewer(course, stages, onward, seat, ENOUGH, seed=1).judge()))
    assert reviews[0] == reviews[1]


def test_games_dealt_anew_are_other_games() -> None:
    course, _stages, _onward = laid_out(golden("nap"))
    for turn in course.turns[:4]:
        assert turn.before.redeal(turn.seat, Chance(turn.number)).state() != turn.before.state()
