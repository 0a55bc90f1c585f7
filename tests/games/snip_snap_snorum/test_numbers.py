"""The numbers of Snip-Snap-Snorum's rule file by our own dealing, moves and payments, and the odds of its redeals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.cases.run import run_case
from parlour.core.cards import BIT, cards_in, count, hand_of
from parlour.core.chance import seeded
from parlour.core.game import PAYMENTS, Game
from parlour.core.moves import PLAYS, subsets
from parlour.core.playout import playout
from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum
from parlour.games.snip_snap_snorum.words import OF_RANK, PLAY_ROUND
from parlour.registry import rules_of
from parlour.testing.walk import walk
from parlour.testing.worlds import Layout, demand_exact, weights

RULES = rules_of("snip-snap-snorum")
NINE = "9"


def new(seed: int = 1, **options: object) -> SnipSnapSnorum:
    game = RULES.new(options, seed)
    assert isinstance(game, SnipSnapSnorum)
    return game


def at(text: str) -> SnipSnapSnorum:
    """The position a case comes to."""
    outcome = run_case(text, rules_of)
    assert not outcome.failures
    assert isinstance(outcome.game, SnipSnapSnorum)
    return outcome.game


# -- the chance to be paired --------------------------------------------------------------


def can_pair(game: SnipSnapSnorum, led: int, hand: int) -> bool:
    """Whether a hand answers the card led with its rank only, by the lawful moves."""
    game.phase = PLAY_ROUND
    game.deal.last = led
    game.deal.last_player = 1
    game.deal.hands[2] = hand
    game.waits = BIT[2]
    return all(move.a & 15 == led & 15 for move in game.moves(2))


def chance_to_pair(pack: str, held: int) -> Fraction:
    """Of all hands of the next player: those that pair when the leader holds so many of the rank he leads.

    Hands with as many cards of that rank are alike, so one of each sort is asked.
    """
    game = new(pack=pack)
    rank = game.pack.ranks.index(NINE)
    nines = cards_in(OF_RANK[rank])
    others = [card for card in game.pack.cards if card & 15 != rank]
    free, left = nines[held:], others[5 - held :]
    hands = pairing = 0
    for some in range(len(free) + 1):
        ways = subsets(len(free), some, some) * subsets(len(left), 5 - some, 5 - some)
        hands += ways
        if can_pair(game, nines[0], hand_of(free[:some] + left[: 5 - some])):
            pairing += ways
    return Fraction(pairing, hands)


@pytest.mark.parametrize(
    ("pack", "held", "due"),
    [
        ("52", 1, Fraction(947, 3243)),
        ("52", 2, Fraction(220, 1081)),
        ("52", 3, Fraction(5, 47)),
        ("32", 1, Fraction(277, 585)),
        ("32", 2, Fraction(40, 117)),
        ("32", 3, Fraction(5, 27)),
    ],
)
def test_chance_that_the_next_player_pairs(pack: str, held: int, due: Fraction) -> None:
    assert chance_to_pair(pack, held) == due


def test_chance_for_a_random_lead() -> None:
    weight = {held: subsets(3, held - 1, held - 1) * subsets(48, 5 - held, 5 - held) for held in (1, 2, 3, 4)}
    mean = sum(weight[held] * chance_to_pair("52", held) for held in (1, 2, 3)) / sum(weight.values())
    assert mean == Fraction(1129, 4165)


def test_chance_of_a_full_snorum() -> None:
    """The three other nines lie somewhere in the pack; by the plan of the deal each of the next three gets one."""
    game = new()
    game.dealer = 0
    game.phase = 1
    plan = game.deal_plan()
    gets = {spot: place for place, spots in plan.items() for spot in spots}
    spots = [spot for spot in range(52) if gets.get(spot) != "hand B"]
    next_three = {"hand C", "hand D", "hand E"}
    every = list(combinations(spots, 3))
    full = [three for three in every if {gets.get(spot) for spot in three} == next_three]
    assert Fraction(len(full), len(every)) == Fraction(25, 3243)


def test_third_knave_is_nearly_safe() -> None:
    game = at(
        "game snip-snap-snorum\ndealer A\nhand B JD 2S 3H 4D 5C\nhand C 7D 2H 3D TC 6S\nhand D JS 2D 3C 4S 6H\n"
        "hand E JH 2C 3S 5H 6D\nhand A KS QS 8H TS 8S\nB: play 4D\nC: play 7D\nD: play JS\nE: play JH\nA: play KS\n"
    )
    unseen = game.pack.all & ~game.seen(1)
    assert unseen & BIT[game.pack.card("JC")]
    assert Fraction(int(count(game.deal.hands[2])), int(count(unseen))) == Fraction(4, 43)


# -- counters -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{}, {"method": "whole_pack"}, {"turn_up": "dealer_pays"}, {"turn_up": "pool_pays", "players": 3}]
)
def test_counters_are_conserved(options: dict[str, object]) -> None:
    for seed in range(10):
        game = new(seed, **options)
        for _act in walk(game, Random(seed)):
            if not game.over:
                stocks = sum(game.stocks[seat] for seat in range(game.seats))
                assert stocks + game.ledger[game.seats] == 5 * game.seats
        assert sum(game.result) == 0


def test_penalties_of_a_deal() -> None:
    paid: Counter[str] = Counter()
    deals = 8000
    s: i64 = seeded(5)
    for seed in range(deals):
        game = new(seed, deals=1)
        game.stocks = vec[i64]([1000, 1000, 1000, 1000, 1000])
        game.detail = PAYMENTS
        s, _moves = playout(game, s)
        paid.update([event.message for event in game.events])
    snips, snaps, snorums = (paid[f"pays-{call}"] / deals for call in ("snip", "snap", "snorum"))
    assert snips == pytest.approx(3.39, abs=0.08)
    assert snaps == pytest.approx(0.474, abs=0.035)
    assert snorums == pytest.approx(0.040, abs=0.01)
    assert snips + 2 * snaps + 3 * snorums == pytest.approx(4.46, abs=0.12)


def test_deals_of_a_game() -> None:
    games = 1500
    s: i64 = seeded(6)
    deals = 0
    for seed in range(games):
        game = new(seed)
        s, _moves = playout(game, s)
        deals += game.deals
    assert deals / games == pytest.approx(7.43, abs=0.25)


# -- redeals -----------------------------------------------------------------------------------------

ENDING = """game snip-snap-snorum
option players 3
option method {method}
dealer A
phase play
hand A 8S 2H 3C
hand B 5S 5H QD
hand C 8C 3D QS
table A {rest}
next B
B: play 5S
"""


def ending(method: str, answer: str) -> SnipSnapSnorum:
    """Nine cards are held, all others lie open."""
    held = ["8S", "2H", "3C", "5S", "5H", "QD", "8C", "3D", "QS"]
    pack = new().pack
    rest = " ".join([face for face in pack.ids if face not in held])
    return at(ENDING.format(method=method, rest=rest) + answer)


def hand_of_b(world: Game) -> Hashable:
    return frozenset(world.read("hand", 1))


def lacks_five(layout: Layout) -> float:
    return 0.0 if "5H" in layout["hand C"] else 1.0


@pytest.mark.parametrize(
    ("method", "answer"), [("whole_pack", "C: pass"), ("whole_pack_first_out", "C: pass"), ("five_cards", "C: play QS")]
)
def test_who_did_not_pair_lacks_the_rank(method: str, answer: str) -> None:
    game = ending(method, answer)
    unseen = frozenset([face for face in game.pack.ids if not game.knows(0, game.pack.card(face))])
    sizes = {"hand B": 2, "hand C": len(unseen) - 2}
    due = weights(unseen, sizes, lacks_five, lambda layout: layout["hand B"])
    assert all("5H" in hand for hand in due if isinstance(hand, frozenset))
    demand_exact(game, 0, due, hand_of_b)


def test_what_is_laid_aside_binds_too() -> None:
    """C, who went out, had shown to lack fives: the one that A misses is with B."""
    text = ending_out()
    game = at(text)
    unseen = frozenset([face for face in game.pack.ids if not game.knows(0, game.pack.card(face))])
    assert unseen == {"5H", "KD", "8C", "3D"}
    due = weights(
        unseen,
        {"hand B": 2, "aside C": 2},
        lambda layout: 0.0 if "5H" in layout["aside C"] else 1.0,
        lambda layout: layout["hand B"],
    )
    demand_exact(game, 0, due, hand_of_b)


def ending_out() -> str:
    held = ["QC", "2H", "3C", "5S", "5H", "KD", "8C", "3D", "QS"]
    rest = " ".join([face for face in new().pack.ids if face not in held])
    return (
        "game snip-snap-snorum\noption players 3\ndealer A\nstock C 1, A 9\nphase play\nhand A QC 2H 3C\n"
        f"hand B 5S 5H KD\nhand C 8C 3D QS\ntable A {rest}\nnext B\nB: play 5S\nC: play QS\nA: play QC\n"
    )


def test_lone_hand_is_known() -> None:
    """Where all unseen cards lie in one place, their place is known."""
    game = new(3, players=2, method="whole_pack", deals=1)
    game.go_on()
    game.go_on()
    assert all(game.knows(0, card) for card in game.pack.cards)
    game.play(game.to_act[0], PLAYS[cards_in(game.deal.hands[game.to_act[0]])[0]])
    assert all(game.knows(1, card) for card in game.pack.cards)
