"""Choices stand for exactly the moves they list, and the notation reads what it writes."""

from __future__ import annotations

import pickle

import pytest

from parlour.core.cards import FRENCH_52, GERMAN_32, WITH_JOKER, Pack, hand_of
from parlour.core.moves import Choice, Choices, Move, between, exactly, one_of, plays, some_of, verb
from parlour.core.notation import Notation
from parlour.errors import BadCard, BadMove

LAY = verb("lay", "cards")
BID = verb("bid", "number")
TRADE = verb("trade", "number seat number")
CLAIM = verb("claim", "word seat?", "18 18a")
OFFER = verb("offer", "word numbers?", "top hand")
FOLD = verb("fold")
VERBS = [verb("play", "card"), LAY, BID, TRADE, CLAIM, OFFER, FOLD]
TABLE = Notation(FRENCH_52, ["N", "E", "S", "W"], VERBS)
HAND = hand_of([FRENCH_52.card(face) for face in ("KS", "QS", "2C", "TD")])


@pytest.mark.parametrize(
    ("choice", "size"),
    [
        (exactly(Move(FOLD)), 1),
        (one_of(Move(LAY), HAND), 4),
        (some_of(Move(LAY), HAND, 1, 3), 4 + 6 + 4),
        (some_of(Move(LAY), HAND, 0, 4), 16),
        (between(Move(BID), 2, 9), 8),
        (between(Move(TRADE, 3, 1), 1, 5, 2), 5),
    ],
)
def test_a_choice_allows_what_it_lists_and_nothing_else(choice: Choice, size: int) -> None:
    choices = Choices([choice])
    moves = choices.all()
    assert len(moves) == len(set(moves)) == len(choices) == size
    assert all(move in choices for move in moves)
    assert Move(FOLD, 3) not in choices
    assert Move(BID, 10) not in choices
    assert Move(LAY, -1) not in choices
    assert Move(TRADE, 3, 2, 2) not in choices


def test_choices_are_a_sequence() -> None:
    choices = plays(HAND)
    assert choices[-1] == choices[3]
    assert len(list(choices)) == 4
    with pytest.raises(IndexError):
        choices[4]


@pytest.mark.parametrize(
    "text",
    ["play KS", "lay none", "lay KS QS 2C", "bid 0", "bid 17", "trade 3 E 17", "claim 18a", "claim 18 W", "offer top",
     "offer hand 1 3", "fold"],
)  # fmt: skip
def test_the_notation_reads_what_it_writes(text: str) -> None:
    move = TABLE.read(text)
    assert TABLE.read(TABLE.write(move)) == move
    assert sorted(TABLE.write(move).split()) == sorted(text.split())
    assert pickle.loads(pickle.dumps(move)) == move
    assert pickle.loads(pickle.dumps(move)).verb is move.verb


@pytest.mark.parametrize(
    "text", ["", "plai KS", "play", "play KS QS", "lay KS KS", "bid -3", "bid x", "bid 9999999999999999999",
             "trade 3 X 1", "claim 19", "fold now", "bid ٣"],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMove):
        TABLE.read(text)


def test_packs() -> None:
    assert len(FRENCH_52.cards) == 52
    assert len(WITH_JOKER.cards) == 53
    assert len(Pack("stripped", "A23456789TJQK", without="8D").cards) == 51
    assert GERMAN_32.face(GERMAN_32.card("QL")) == "QL"
    two = Pack("two", "789", times=2)
    assert len(two.cards) == 24
    assert two.card("7C") != two.card("7C'")
    with pytest.raises(BadCard, match="nearest: QL"):
        GERMAN_32.card("QQ")
