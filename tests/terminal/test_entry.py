"""What may be chosen, what is chosen, and the moves that this comes to."""

from __future__ import annotations

import random

import pytest

from parlour.core.cards import BIT, FRENCH_52, hand_of
from parlour.core.moves import Choices, Move, between, exactly, one_of, some_of, verb
from parlour.core.rules import Rules
from parlour.present.reading import cards_of
from parlour.registry import all_rules
from parlour.terminal.entry import A_NUMBER, DONE, OF_CARDS, POSITIONS, Entry, tries
from parlour.testing.walk import questions

PLAY, BUY, DROP = verb("play", "card"), verb("purchase", "card"), verb("drop", "cards")
TAKE, OFFER, STAKE = verb("take", "card cards"), verb("offer", "word numbers?", "all some"), verb("stake", "number")
KS, QS, JS, TS = (FRENCH_52.card(face) for face in ("KS", "QS", "JS", "TS"))


def test_one_card_of_one_verb_is_played_at_once() -> None:
    entry = Entry(Choices([one_of(Move(PLAY), hand_of([KS, QS]))]))
    assert entry.lawful() == {KS, QS}
    assert entry.with_card(KS) == [Move(PLAY, KS)]
    assert entry.with_card(JS) == []
    assert entry.chosen == []


def test_a_card_of_two_verbs_must_be_followed_by_a_press() -> None:
    hand = hand_of([KS, QS])
    entry = Entry(Choices([one_of(Move(PLAY), hand), one_of(Move(BUY), hand)]))
    assert len(entry.with_card(KS)) != 1
    entry.toggle(KS)
    assert [offer.move for offer in entry.offers()] == [Move(PLAY, KS), Move(BUY, KS)]


def test_several_cards() -> None:
    entry = Entry(Choices([some_of(Move(DROP), hand_of([KS, QS, JS]), 2, 2)]))
    assert entry.ways[0].bounds == (2, 2)
    entry.toggle(KS)
    assert entry.only_match() is None
    entry.toggle(JS)
    assert entry.lawful() == set()
    assert entry.only_match() == Move(DROP, BIT[KS] | BIT[JS])
    entry.toggle(KS)
    assert entry.lawful() == {KS, QS}


def test_none_of_the_cards_can_be_pressed() -> None:
    entry = Entry(Choices([some_of(Move(DROP), hand_of([KS, QS]), 0, 2)]))
    assert [offer.move for offer in entry.offers()] == [Move(DROP, 0)]


def test_a_card_and_cards() -> None:
    moves = [Move(TAKE, KS, BIT[QS]), Move(TAKE, KS, BIT[JS] | BIT[TS])]
    entry = Entry(Choices([exactly(move) for move in moves]))
    assert len(entry.with_card(KS)) != 1
    entry.toggle(KS)
    assert entry.lawful() == {QS, JS, TS}
    assert [offer.move for offer in entry.offers()] == moves
    entry.toggle(JS)
    assert entry.lawful() == {TS}
    entry.toggle(TS)
    assert entry.only_match() == moves[1]


def test_numbers_and_positions() -> None:
    row = some_of(Move(OFFER, 1), BIT[1] | BIT[2] | BIT[3], 1, 2, slot=1)
    entry = Entry(Choices([between(Move(STAKE), 3, 9), exactly(Move(OFFER, 0)), row]))
    assert [way.kind for way in entry.ways] == [A_NUMBER, DONE, POSITIONS]
    number, _all, some = entry.ways
    assert number.bounds == (3, 9)
    assert number.numbered(9) == Move(STAKE, 9)
    assert number.numbered(10) is None
    assert some.positions() == [1, 2, 3]
    assert some.at_positions({1, 3}) == Move(OFFER, 1, BIT[1] | BIT[3])
    assert some.at_positions({1, 2, 3}) is None


def test_what_touching_a_card_may_have_meant() -> None:
    entry = Entry(Choices([some_of(Move(DROP), BIT[KS], 1, 1)]))
    assert tries(entry, [PLAY, DROP, STAKE], QS) == [Move(DROP, BIT[QS]), Move(PLAY, QS)]


@pytest.mark.parametrize("rules", all_rules().values(), ids=lambda rules: rules.name)
def test_every_move_of_every_game_can_be_entered(rules: Rules) -> None:
    """By cards alone, by a press, by a number or by positions; and what is entered is allowed."""
    game = rules.new({}, 11)
    drawn = random.Random(11)
    for asked in questions(game, 60):
        seat = drawn.choice(asked)
        choices = game.moves(seat)
        move = drawn.choice(choices)
        assert entered(choices, move), game.notation().write(move)
        game.play(seat, move)


def entered(choices: Choices, move: Move) -> bool:
    entry = Entry(choices)
    for way in entry.ways:
        if way.kind == DONE and way.like == move:
            return True
        if way.kind == A_NUMBER and any(way.numbered(n) == move for n in (move.a, move.b, move.c)):
            return True
        if way.kind == POSITIONS and way.at_positions({n for n in range(63) if BIT[n] & move.b}) == move:
            return True
        if way.kind == OF_CARDS and move in by_touch(Entry(choices), move):
            return True
    return False


def by_touch(entry: Entry, move: Move) -> list[Move | None]:
    for card in cards_of(move):
        assert card in entry.lawful()
        entry.toggle(card)
    return [offer.move for offer in entry.offers()]
