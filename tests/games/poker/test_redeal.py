"""Redeals of Poker held against enumeration: hidden hands, the opener of a jack-pot, and reshuffled discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import combinations
from math import comb

from parlour.cases.run import run_case
from parlour.core.cards import BIT, FRENCH_52, cards_in, count, hand_of
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.games.poker.rules.game import Poker
from parlour.mechanisms.rankings import kind, least_pair
from parlour.registry import rules_of
from parlour.testing.worlds import demand_exact


def position(text: str) -> Poker:
    outcome = run_case("game poker\n" + text, rules_of)
    assert not outcome.failures, outcome.failures[0]
    assert isinstance(outcome.game, Poker)
    return outcome.game


def cards(faces: str) -> int:
    return hand_of([FRENCH_52.card(face) for face in faces.split()])


THREE = """option players 3
dealer A
hand C AS KH 9D 5C 2S
C: decline
C: open 2
A: call
B: call
B: discard none
C: discard 5C 2S
"""


def test_another_hand_is_any_unseen_cards() -> None:
    """C knows its five cards and the two it drew; each of the other 45 is in A's hand as often."""
    game = position(THREE)
    unseen = [card for card in FRENCH_52.cards if not game.knows(2, card)]
    assert len(unseen) == 45

    def one_card(world: Game) -> Hashable:
        assert isinstance(world, Poker)
        return cards_in(world.deal.hands[0])[0]

    due: dict[Hashable, float] = {card: float(comb(len([c for c in unseen if c > card]), 4)) for card in unseen}
    demand_exact(game, 2, due, one_card)


def test_discards_are_any_unseen_cards() -> None:
    """Of C's two discards A knows nothing, and B nothing either."""
    game = position(THREE)

    def discards(world: Game) -> Hashable:
        assert isinstance(world, Poker)
        return cards_in(world.deal.thrown[2])[0]

    unseen = [card for card in FRENCH_52.cards if not game.knows(0, card)]
    due: dict[Hashable, float] = {card: float(len([c for c in unseen if c > card])) for card in unseen}
    demand_exact(game, 0, due, discards)


JACK_POT = """option players 2
jackpot 2
pool 5
dealer A
hand A KS KH 9D 5C 2S
hand B AS AH QD JC TC
A: open 2
"""


def test_the_opener_of_a_jack_pot_had_the_minimum() -> None:
    """B holds two aces: over all hands the 47 others make, kings or better, by class."""
    game = position(JACK_POT)
    unseen = [BIT[card] for card in FRENCH_52.cards if not game.knows(1, card)]
    value, least = game.agreed.order.value, least_pair(11)
    due: Counter[Hashable] = Counter()
    for a, b, c, d, e in combinations(unseen, 5):
        number = value(a | b | c | d | e)
        if number >= least:
            due[kind(number)] += 1

    def opened_on(world: Game) -> Hashable:
        assert isinstance(world, Poker)
        return kind(world.agreed.order.value(world.deal.hands[0]))

    demand_exact(game, 1, {k: float(n) for k, n in due.items()}, opened_on, 2000)


def test_an_opener_proves_with_his_discards() -> None:
    """A has thrown four cards: what he kept and threw is the hand that opened."""
    game = position(JACK_POT + "B: call\nB: discard none\nA: discard 9D 5C 2S KH\n")
    for seed in range(300):
        world = game.redeal(1, Chance(seed))
        assert isinstance(world, Poker)
        kept = world.deal.dealt[0] & ~world.deal.thrown[0]
        assert world.agreed.order.value(world.deal.dealt[0]) >= least_pair(11)
        assert count(kept) == 1
        assert kept & ~world.deal.hands[0] == 0


RESHUFFLED = """option players 10
dealer A
hand B 2C 3C 4C 5D 7D
hand C 8C 9C TC JD QD
stub KS KH
C: decline
C: open 2
D: pass
E: pass
F: pass
G: pass
H: pass
I: pass
J: pass
A: call
B: call
B: discard 2C 3C 4C
C: discard 8C 9C
A: discard none
* shuffle 8C 2C 3C
go
"""


def test_reshuffled_discards() -> None:
    """B drew two from the stub and C's 8C out of five discards; C drew two of the other four, all alike to B."""
    game = position(RESHUFFLED)
    assert game.deal.reshuffled
    assert game.deal.redrawn[1] == cards("8C")
    assert game.deal.redrawn[2] == cards("2C 3C")
    mine = [FRENCH_52.card(face) for face in ("2C", "3C", "4C")]

    def came_back(world: Game) -> Hashable:
        """Which of B's discards C holds, and whether the fourth card of the pile is there too."""
        assert isinstance(world, Poker)
        assert world.deal.hands[1] == game.deal.hands[1]
        assert world.deal.thrown[1] == game.deal.thrown[1]
        assert world.deal.thrown[2] & cards("8C")
        return tuple([card for card in mine if world.deal.redrawn[2] & BIT[card]]), count(world.deal.redrawn[2])

    due: Counter[Hashable] = Counter()
    for pair in combinations([*mine, -1], 2):
        due[tuple(sorted([card for card in pair if card >= 0])), 2] += 1
    demand_exact(game, 1, {k: float(n) for k, n in due.items()}, came_back)


def test_the_other_discard_of_a_reshuffle_is_any_card_b_does_not_know() -> None:
    game = position(RESHUFFLED)

    def other(world: Game) -> Hashable:
        assert isinstance(world, Poker)
        return cards_in(world.deal.thrown[2] & ~cards("8C"))[0]

    own = game.deal.dealt[1] | game.deal.hands[1]
    demand_exact(game, 1, {card: 1.0 for card in FRENCH_52.cards if not own & BIT[card]}, other)
