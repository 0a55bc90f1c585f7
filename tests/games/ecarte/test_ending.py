"""The last three tricks in play: as the proof's own reckoning has them, by the law, and by what the seat can know."""

from __future__ import annotations

from random import Random

import pytest
from librt.vecs import vec

from parlour.bots.roster import bot_of
from parlour.core.cards import BIT, cards_in, count
from parlour.core.chance import Chance
from parlour.core.players import Seat
from parlour.games.ecarte.bots.ending import ending_of
from parlour.games.ecarte.bots.solved import hands_in, is_ending, others_cards, sure_of
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import ORDERS, PIQUET
from parlour.games.ecarte.words import TRICKS
from parlour.mechanisms.tricks import ALWAYS, follow_and_head
from parlour.registry import rules_of
from tests.games.ecarte.endgame import bounds, ending, lawful
from tests.games.ecarte.test_endgame import HEARTS, cards

PAYOFFS = ([-1.0, -1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 2.0], [-2.0, -1.0, -1.0, 1.0])
CLOSE = 0.002


@pytest.mark.parametrize("seed", range(12))
def test_values_are_those_of_the_proof(seed: int) -> None:
    """Two solvers that share no line: a tree with a row for each hand there, ways and choices in a row here."""
    chance = Random(seed)
    pack = list(PIQUET.cards)
    chance.shuffle(pack)
    hand = sum(int(BIT[card]) for card in pack[:3])
    led = pack[3] if seed % 2 else -1
    unseen = sum(int(BIT[card]) for card in pack[4 : 4 + chance.choice([6, 12, 20])])
    held = int(BIT[pack[4]]) if seed % 3 == 0 else 0
    trump, gets, size = chance.randrange(4), chance.choice(PAYOFFS), 2 if led >= 0 else 3
    known = ending(hand, trump, led, unseen, held, size, lambda made: gets[made])
    found = ending_of(hand, trump, led, vec[float](gets))
    found.hold(unseen, held, size, 1.0)
    assert sum(found.weights) == pytest.approx(1.0)
    values = {int(found.cards[number]): found.value(number) for number in found.lawful()}
    assert sorted(values) == sorted(lawful(known))
    for card, value in values.items():
        least, most = bounds(known, card)
        assert least - CLOSE <= value <= most + CLOSE


def test_open_hands_promise_too_much() -> None:
    """He leads a club; the last tricks hang on which queen is kept, and only who sees his cards keeps the right one."""
    found = ending_of(cards("QS QD 7H"), HEARTS, PIQUET.ids["KH"], vec[float]([0.0, 1.0, 2.0, 3.0]))
    found.hold(cards("KS KD"), 0, 2, 1.0)
    assert [int(found.cards[number]) for number in found.lawful()] == [PIQUET.ids["7H"]]
    assert found.value(found.lawful()[0]) == pytest.approx(0.0, abs=CLOSE)
    kept = ending_of(cards("QS QD 7C"), HEARTS, PIQUET.ids["8C"], vec[float]([0.0, 1.0, 2.0, 3.0]))
    kept.hold(cards("7S 7D 9C"), cards("9C"), 2, 1.0)
    assert kept.value(kept.lawful()[0]) == pytest.approx(0.5, abs=CLOSE)  # open hands would say 1


def endings(number: int) -> list[tuple[Ecarte, int]]:
    """Positions with three tricks left and a choice, from games at random."""
    found: list[tuple[Ecarte, int]] = []
    pick = 0
    for seed in range(1000):
        game = rules_of("ecarte").new({}, seed)
        assert isinstance(game, Ecarte)
        while not game.over and len(found) < number:
            if not game.waits:
                game.go_on()
                continue
            seat = game.to_act[0]
            if game.phase == TRICKS and game.deal.made() == 2 and game.moves(seat).size > 1:
                copied = game.copy()
                assert isinstance(copied, Ecarte)
                found.append((copied, seat))
                break
            pick += 7919
            game.play(seat, game.pick(seat, pick))
    return found


def test_hands_are_those_that_redeals_give() -> None:
    for game, seat in endings(20):
        if not is_ending(game, seat):
            continue
        unseen, fixed, size = others_cards(game, seat)
        chance = Chance(3)
        for _world in range(20):
            world = game.redeal(seat, chance)
            assert isinstance(world, Ecarte)
            hand = world.deal.hands[1 - seat]
            assert hand & ~unseen == 0
            assert hand & fixed == fixed
            assert count(hand) == size


def test_cards_are_the_lawful_ones_and_the_best_is_played() -> None:
    rules = rules_of("ecarte")
    for game, seat in endings(25):
        if not is_ending(game, seat):
            continue
        deal = game.deal
        may = follow_and_head(deal.hands[seat], deal.led, deal.led, ORDERS[deal.trump], ALWAYS)
        may = may if deal.led >= 0 else deal.hands[seat]
        worth = {int(move.a): chance for move, chance in sure_of(game, seat, may)}
        assert sorted(worth) == sorted(cards_in(may))
        chosen = bot_of("solved", rules, 5).choose(Seat(game, seat))
        assert worth[int(chosen.a)] > max(worth.values()) - CLOSE


def test_all_sets_of_cards() -> None:
    assert sorted(hands_in(cards("7S 8S 9S"), 2)) == sorted([cards("7S 8S"), cards("7S 9S"), cards("8S 9S")])
    assert hands_in(cards("7S"), 0) == [0]
