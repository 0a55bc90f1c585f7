"""The exact counts of Écarté's rule file, each by our own dealing, exchange, reply and settlement code."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from parlour.core.cards import BIT, SUIT, count, hand_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.ecarte.bots.solver import best_tricks, tricks_after_lead
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import ORDERS, PIQUET
from parlour.mechanisms.tricks import ALWAYS, follow_and_head
from parlour.registry import rules_of

PACK = PIQUET
HEARTS = PACK.suits.index("H")


def cards(faces: str) -> list[int]:
    return [PACK.card(face) for face in faces.split()]


def dealt(**places: str) -> Ecarte:
    """A fresh deal by B with these cards: ``A``, ``B``, ``turn``, ``talon``."""
    game = rules_of("ecarte").new(seed=1)
    assert isinstance(game, Ecarte)
    game._begin_coup(1, [])
    keys = {"A": "hand A", "B": "hand B"}
    game.go_on({keys.get(place, place): cards(faces) for place, faces in places.items()})
    return game


def do(game: Game, seat: int, text: str) -> None:
    game.play(seat, game.notation().read(text))


def dealer_hands(game: Ecarte) -> list[int]:
    """Every hand the dealer may hold as the elder hand sees it."""
    unseen = [card for card in PACK.cards if not game.knows(0, card)]
    return [hand_of(list(five)) for five in combinations(unseen, 5)]


@pytest.mark.parametrize(
    ("hand", "two_or_more"),
    [
        ("7C 8C 9C TC AC", 27_020),
        ("7H 8C 9C TC AC", 21_206),
        ("7H 8H 9C TC AC", 15_506),
        ("7H 8H 9H TC AC", 10_186),
        ("7H 8H 9H TH AC", 5_566),
        ("7H 8H 9H TH AH", 2_024),
    ],
)
def test_dealer_holds_two_trumps(hand: str, two_or_more: int) -> None:
    hands = dealer_hands(dealt(A=hand, turn="QH"))
    assert len(hands) == 65_780
    assert sum(count(h & SUIT[HEARTS]) >= 2 for h in hands) == two_or_more


def test_dealers_trumps_when_elder_holds_one() -> None:
    hands = dealer_hands(dealt(A="7H 8C 9C TC AC", turn="QH"))
    spread = Counter(int(count(h & SUIT[HEARTS])) for h in hands)
    assert [spread[n] for n in range(6)] == [15_504, 29_070, 17_100, 3_800, 300, 6]


def test_dealer_turns_a_king() -> None:
    marked = sum(dealt(turn=PACK.face(card)).score[1] for card in PACK.cards)
    assert Fraction(marked, 32) == Fraction(1, 8)


def test_king_dealt_to_a_given_player() -> None:
    """The king of trumps in each of the 31 places that are not the turn-up, the turn-up being no king."""
    held = [0, 0]
    for spot in range(31):
        game = rules_of("ecarte").new(seed=spot)
        assert isinstance(game, Ecarte)
        game._begin_coup(1, [])
        order = [-1] * 32
        order[10] = PACK.card("7H")
        order[spot if spot < 10 else spot + 1] = PACK.card("KH")
        game.chance.given = [order]
        game.go_on()
        for seat in range(2):
            held[seat] += bool(game.deal.hands[seat] & BIT[PACK.card("KH")])
    held_chance = Fraction(held[1], 31)
    assert held == [5, 5]
    assert Fraction(7, 8) * held_chance == Fraction(35, 248)
    assert Fraction(1, 8) + Fraction(7, 8) * held_chance == Fraction(33, 124)


@pytest.mark.parametrize(
    ("hand", "kept", "expected"),
    [("7C 8C 9C TC AC", "7C 8C", (1_631, 434)), ("7H 8C 9C TC AC", "7H 8C", (1_460, 320))],
)
def test_trumps_among_three_cards_drawn(hand: str, kept: str, expected: tuple[int, int]) -> None:
    thrown = " ".join(face for face in hand.split() if face not in kept.split())
    unseen = [card for card in PACK.cards if not dealt(A=hand, turn="QH").knows(0, card)]
    drawn = Counter[int]()
    before = count(hand_of(cards(kept)) & SUIT[HEARTS])
    for three in combinations(unseen, 3):
        game = dealt(A=hand, turn="QH", talon=" ".join(PACK.face(card) for card in three))
        do(game, 0, "propose")
        do(game, 1, "accept")
        do(game, 0, f"discard {thrown}")
        drawn[int(count(game.deal.hands[0] & SUIT[HEARTS]) - before)] += 1
    assert sum(drawn.values()) == 2_600
    assert (2_600 - drawn[0], 2_600 - drawn[0] - drawn[1]) == expected


def test_lawful_replies_over_all_leads_and_hands() -> None:
    spread = Counter[int]()
    for led in PACK.cards:
        others = [BIT[card] for card in PACK.cards if card != led]
        for five in combinations(others, 5):
            hand = five[0] | five[1] | five[2] | five[3] | five[4]
            spread[follow_and_head(hand, led, led, ORDERS[HEARTS], ALWAYS)] += 1
    totals = Counter[int]()
    for replies, times in spread.items():
        totals[int(count(replies))] += times
    assert [totals[n] for n in range(1, 6)] == [3_265_808, 1_365_840, 321_328, 37_744, 446_432]


def test_open_hands_best_play() -> None:
    game = dealt(A="KS QS JS 8H 8D", turn="7H")
    elder = game.deal.hands[0]
    made = Counter(int(best_tricks(elder, hand, HEARTS)) for hand in dealer_hands(game))
    assert [made[n] for n in range(6)] == [8_561, 9_345, 3_000, 23_364, 19_508, 2_002]


def test_scenario_1_the_dealer_can_make_all_five() -> None:
    elder, dealer = hand_of(cards("TS KH KD 7S 7H")), hand_of(cards("QS JS AS 9S 8S"))
    assert best_tricks(elder, dealer, PACK.suits.index("S")) == 0


def test_scenario_3_the_ten_of_clubs_forces_three_tricks() -> None:
    elder, dealer = hand_of(cards("QD TD TC 8C 8H")), hand_of(cards("JC AH JH TH 8D"))
    diamonds = PACK.suits.index("D")
    assert tricks_after_lead(elder, dealer, PACK.card("TC"), diamonds) == 3
    after_two_trumps = tricks_after_lead(
        hand_of(cards("TD TC 8C 8H")), hand_of(cards("JC AH JH TH")), PACK.card("TD"), diamonds
    )
    assert 1 + after_two_trumps == 2


def test_lines_of_play_in_scenario_3() -> None:
    made = Counter[int]()

    def walk(game: Game) -> None:
        seat = game.to_act[0]
        for move in game.moves(seat).all():
            if move.verb.name != "play":
                continue
            after = game.copy()
            after.play(seat, move)
            if after.to_act:
                walk(after)
            else:
                assert isinstance(after, Ecarte)
                made[int(after.deal.tricks[0])] += 1

    walk(dealt(A="QD TD TC 8C 8H", B="JC AH JH TH 8D", turn="JD"))
    assert [made[n] for n in range(6)] == [0, 0, 264, 360, 48, 0]


def test_moves_of_another_table_are_refused() -> None:
    game = dealt(turn="QH")
    for seat in range(2):
        refusal = game.why_not(seat, Move(rules_of("ecarte").new(seed=1).verbs()[3], -7, 5, 5))
        assert refusal is not None
