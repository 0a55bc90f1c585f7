"""Actions mean the same in every position, and every lawful move can be said in them."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.cards import FRENCH_52, hand_of
from parlour.core.moves import PLAY, Choices, Move, between, exactly, one_of, some_of, verb
from parlour.core.seen import Seen
from parlour.envs.actions import MOST, Actions, actions_of
from parlour.envs.saying import Saying
from parlour.registry import all_rules, rules_of
from parlour.testing.acts import try_actions

BID = verb("bid", "number")
LAY = verb("lay", "cards")
TAKE = verb("take", "card cards")
MARK = verb("mark", "number?")
ASK = verb("ask", "seat number")
SEEN = Seen(4, 0, FRENCH_52, ["play"], [], [])
ACTIONS = Actions(SEEN, [PLAY, BID, LAY, TAKE, MARK, ASK])


def cards(faces: str) -> int:
    return hand_of([FRENCH_52.card(face) for face in faces.split()])


def named(saying: Saying) -> list[str]:
    return [ACTIONS.names[action] for action in saying.lawful()]


def said(choices: Choices, *names: str) -> Saying:
    saying = Saying(ACTIONS, choices)
    for name in names:
        assert name in named(saying)
        saying.say(saying.lawful()[named(saying).index(name)])
    return saying


@pytest.mark.parametrize("name", list(all_rules()))
def test_every_lawful_move_is_reached(name: str) -> None:
    rules = rules_of(name)
    assert len(actions_of(rules)) <= MOST
    assert try_actions(rules, 30, seed=3) >= 30


def test_a_card_is_played_at_once() -> None:
    choices = Choices([one_of(Move(PLAY), cards("2C KS"))])
    assert named(Saying(ACTIONS, choices)) == ["play 2C", "play KS"]
    assert said(choices, "play KS").move == Move(PLAY, FRENCH_52.card("KS"))


def test_a_sum_is_said_digit_by_digit() -> None:
    choices = Choices([between(Move(BID), 8, 120)])
    assert named(said(choices, "bid")) == ["0", "1"]
    assert named(said(choices, "bid", "0", "0")) == ["8", "9"]
    assert named(said(choices, "bid", "1")) == ["0", "1", "2"]
    assert said(choices, "bid", "1", "2").move == Move(BID, 120)  # nothing but 0 can follow
    assert said(choices, "bid", "0", "4", "2").move == Move(BID, 42)


def test_a_set_is_said_upwards() -> None:
    choices = Choices([some_of(Move(LAY), cards("2C 3C 4C 5C"), 2, 3)])
    assert named(said(choices, "lay")) == ["2C", "3C", "4C"]
    assert named(said(choices, "lay", "2C", "4C")) == ["5C", "done"]
    assert said(choices, "lay", "2C", "4C", "done").move == Move(LAY, cards("2C 4C"))
    assert said(choices, "lay", "4C").move == Move(LAY, cards("4C 5C"))


def test_sets_that_are_listed_are_told_apart() -> None:
    king, four = FRENCH_52.card("KS"), FRENCH_52.card("4D")
    listed = [Move(TAKE, king, cards("2C 3C")), Move(TAKE, king, cards("2C")), Move(TAKE, four, cards("5C"))]
    choices = Choices([exactly(move) for move in listed])
    assert named(Saying(ACTIONS, choices)) == ["take 4D", "take KS"]
    assert said(choices, "take 4D").move == listed[2]
    assert said(choices, "take KS", "3C").move == listed[0]
    assert said(choices, "take KS", "done").move == listed[1]


def test_what_may_be_left_out_is_ended_by_a_word() -> None:
    choices = Choices([exactly(Move(MARK)), exactly(Move(MARK, 2))])
    assert named(said(choices, "mark")) == ["2", "done"]
    assert said(choices, "mark", "done").move == Move(MARK)
    assert said(Choices([exactly(Move(MARK))]), "mark").move == Move(MARK)


def test_seats_come_before_sums() -> None:
    choices = Choices([between(Move(ASK, 1), 1, 9, 1), between(Move(ASK, 3), 5, 5, 1)])
    assert named(Saying(ACTIONS, choices)) == ["ask seat 1", "ask seat 3"]
    assert said(choices, "ask seat 3").move == Move(ASK, 3, 5)


def test_whoever_wants_a_move_finds_his_way() -> None:
    choices = Choices([between(Move(BID), 8, 120), some_of(Move(LAY), cards("2C 3C 4C 5C"), 0, 3)])
    rng = Random(1)
    for _i in range(50):
        wanted = choices[rng.randrange(len(choices))]
        saying = Saying(ACTIONS, choices)
        while saying.move is None:
            saying.say(saying.towards(wanted))
        assert saying.move == wanted
