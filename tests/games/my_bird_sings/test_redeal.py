"""Redeals of My Bird Sings against every way the cards may have been dealt and passed, laid out by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from parlour import from_case
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.games.my_bird_sings import entries
from parlour.games.my_bird_sings.entries import card_of, kind_of, noticed, seat_of
from parlour.games.my_bird_sings.rules.game import MyBirdSings
from parlour.games.my_bird_sings.words import CALL
from parlour.registry import rules_of
from parlour.testing.chi import too_far
from parlour.testing.worlds import demand_exact

Hands = tuple[frozenset[str], ...]
PACK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


def position(text: str, held: str, stock: str) -> MyBirdSings:
    """Only these cards are in play."""
    used = held.split() + stock.split()
    gone = " ".join([face for face in PACK if face not in used])
    head = f"game my-bird-sings\noption cards 3\nphase turn\ngone {gone}\nstock {stock}\n"
    game = from_case(head + text)
    assert isinstance(game, MyBirdSings)
    return game


def hands_of(world: Game) -> Hashable:
    return tuple(frozenset(world.read("hand", seat)) for seat in range(world.seats))


# -- three players, cards thrown: A gave 2S, got back 4D, gave 3S ---------------------------------

CARDS = "2S 3S 5H | 4D 6C 7C | 8D 9D TH"
THROWN = (
    "option players 3\ndealer C\nhand A 2S 3S 5H\nhand B 4D 6C 7C\nhand C 8D 9D TH\n"
    "A: throw 2S\nB: throw 4D\nC: throw 4D\nA: throw 3S\n"
)


def passes(hand: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    for card in hand:
        yield card, hand - {card}


def thrown_worlds() -> Counter[Hands]:
    """Each way to deal six unseen cards to B and C and to throw, in which C's throw is the 4D."""
    found: Counter[Hands] = Counter()
    unseen = frozenset(["4D", "6C", "7C", "8D", "9D", "TH"])
    for dealt in combinations(sorted(unseen), 3):
        b = frozenset(dealt) | {"2S"}
        c = unseen - frozenset(dealt)
        for first, b_left in passes(b):
            for second, c_left in passes(c | {first}):
                if second == "4D":
                    found[(frozenset(["4D", "5H"]), b_left | {"3S"}, c_left)] += 1
    return found


def test_cards_thrown_on_unseen() -> None:
    game = position(THROWN, CARDS.replace("|", ""), "none")
    every = thrown_worlds()
    assert {"2S" in world[1] for world in every} == {True, False}
    demand_exact(game, 0, {world: float(ways) for world, ways in every.items()}, hands_of, draws=6000)


def test_giver_knows_while_his_neighbour_holds() -> None:
    game = position(THROWN, CARDS.replace("|", ""), "none")
    assert game.knows(0, game.pack.card("3S"))
    assert not game.knows(0, game.pack.card("2S"))


# -- a card that comes back ------------------------------------------------------------------------------

BACK = THROWN.replace("B: throw 4D\nC: throw 4D\nA: throw 3S\n", "") + (
    "B: throw 4D\nC: throw 8D\nA: throw 3S\nB: throw 2S\nC: throw 2S\n"
)


def back_worlds() -> Counter[Hands]:
    """A got the 8D, then the 2S that he had thrown a circuit before."""
    found: Counter[Hands] = Counter()
    unseen = frozenset(["4D", "6C", "7C", "8D", "9D", "TH"])
    for dealt in combinations(sorted(unseen), 3):
        b = frozenset(dealt) | {"2S"}
        c = unseen - frozenset(dealt)
        for b1, b_left in passes(b):
            for c1, c_left in passes(c | {b1}):
                if c1 != "8D":
                    continue
                for b2, b_last in passes(b_left | {"3S"}):
                    for c2, c_last in passes(c_left | {b2}):
                        if c2 == "2S":
                            found[(frozenset(["5H", "8D", "2S"]), b_last, c_last)] += 1
    return found


def test_card_that_comes_back() -> None:
    game = position(BACK, CARDS.replace("|", ""), "none")
    demand_exact(game, 0, {world: float(ways) for world, ways in back_worlds().items()}, hands_of, draws=6000)


# -- the leader's exchange ------------------------------------------------------------------------------

SWAP = (
    "option players 3\ncircuits 3\ndealer C\nnext A\nhand A 2S 3S 5H\nhand B 4D 6C 7C\nhand C 8D 9D TH\n"
    "A: exchange 2S\nA: throw 5H\n"
)


def swap_worlds(rejected: str) -> Counter[tuple[Hands, tuple[str, ...]]]:
    """For B, who got the 5H: what A put out has another suit than what he took, and that of a rejected card."""
    found: Counter[tuple[Hands, tuple[str, ...]]] = Counter()
    unseen = frozenset(["2S", "3S", "5H", "8D", "9D", "TH", "4S", "JD", "QC"])
    for a in combinations(sorted(unseen), 3):
        for c in combinations(sorted(unseen - set(a)), 3):
            for stock in permutations(sorted(unseen - set(a) - set(c))):
                for out in a:
                    turned = [card for card in stock if card[1] != out[1]]
                    shown = stock[: stock.index(turned[0])] if turned else stock
                    if not turned or " ".join(shown) != rejected:
                        continue
                    held = frozenset(a) - {out} | {turned[0]}
                    if "5H" in held:
                        rest = (*stock[len(shown) + 1 :], out, *shown)
                        hands = (held - {"5H"}, frozenset(["4D", "6C", "7C", "5H"]), frozenset(c))
                        found[(hands, rest)] += 1
    return found


def hands_and_stock(world: Game) -> Hashable:
    return hands_of(world), tuple(world.read("stock"))


def test_a_card_seen_to_go_under_is_followed_until_it_is_taken() -> None:
    later = "B: throw 6C\nC: throw 8D\nA: exchange 8D\nA: throw 3S\nB: throw 7C\nC: throw 9D\n"
    game = position(SWAP + later, CARDS.replace("|", ""), "4S JD")
    rejected = game.pack.card("4S")
    assert game.known_to(1).knows(1, rejected)
    game.do("A: exchange JD")
    known = game.known_to(1)
    assert not known.knows(1, rejected)
    assert str(known.view(1)) == str(game.view(1))
    assert known == game.redeal(1, Chance(1)).known_to(1)


@pytest.mark.parametrize(("stock", "rejected"), [("4S JD QC", "4S"), ("JD 4S QC", "")])
def test_exchange_tells_suits(stock: str, rejected: str) -> None:
    game = position(SWAP, CARDS.replace("|", ""), stock)
    every = swap_worlds(rejected)
    draws = 4000
    worlds = [game.redeal(1, Chance(seed)) for seed in range(draws)]
    assert {hands_and_stock(world) for world in worlds} <= set(every)
    due: Counter[Hashable] = Counter()
    for (hands, rest), ways in every.items():
        due[(hands[0], rest[-1 - len(rejected.split())][1])] += ways
    drawn = Counter([_in_short(world, len(rejected.split())) for world in worlds])
    fault = too_far(drawn, {key: float(ways) for key, ways in due.items()})
    assert not fault


def _in_short(world: Game, rejected: int) -> Hashable:
    """A's hand, and the suit of what he put out."""
    return frozenset(world.read("hand", 0)), world.read("stock")[-1 - rejected][1]


# -- sealed answers and positions ------------------------------------------------------------------------


def opened(**options: object) -> MyBirdSings:
    game = rules_of("my-bird-sings").new(options, 5)
    assert isinstance(game, MyBirdSings)
    game.go_on()
    game.go_on()
    return game


def test_sealed_answer_is_a_toss_for_a_singing_hand() -> None:
    game = opened(players=2, flush_only="on", cards=3)
    game.play(1, game.moves(1)[-1 if len(game.moves(1)) > 1 else 0])
    seen: Counter[Hashable] = Counter()
    for seed in range(6000):
        world = game.redeal(0, Chance(seed))
        assert isinstance(world, MyBirdSings)
        called = world.deal.answers[1] > 0
        assert not called or world.deal.answers[1] == world.deal.hands[1]
        if len({face[1] for face in world.read("hand", 1)}) == 1:
            seen[called] += 1
    even: dict[Hashable, float] = {True: 1.0, False: 1.0}
    assert not too_far(seen, even)


def test_positions_are_the_givers_alone() -> None:
    game = from_case(
        "game my-bird-sings\noption method draw\noption players 3\nphase turn\ndealer C\nnext A\nhand A 2S 3S 5H 6C\n"
        "A: offer\ngo\n"
    )
    assert isinstance(game, MyBirdSings)
    orders = {tuple(card for card in _row(game, 0, seed)) for seed in range(40)}
    assert orders == {tuple(card for card in game.deal.row)}
    assert len({_row(game, 1, seed) for seed in range(40)}) > 30


def _row(game: MyBirdSings, seat: int, seed: int) -> tuple[int, ...]:
    world = game.redeal(seat, Chance(seed))
    assert isinstance(world, MyBirdSings)
    assert sorted(world.deal.row) == sorted(game.pack.card(face) for face in world.read("hand", 0))
    return tuple(card for card in world.deal.row)


def test_log_leads_to_the_hands() -> None:
    """The log of a redealt game names the cards its seat has touched as they were."""
    game = position(BACK, CARDS.replace("|", ""), "none")
    for seed in range(50):
        world = game.redeal(0, Chance(seed))
        assert isinstance(world, MyBirdSings)
        mine = [card_of(told) for told in game.deal.log if told >> 6 & 15 != 1]
        assert [card_of(told) for told in world.deal.log if told >> 6 & 15 != 1] == mine


# -- the true cards are not asked ------------------------------------------------------------------------

AGREED: list[dict[str, object]] = [
    {},
    {"method": "draw", "players": 5},
    {"players": 2, "flush_only": "on"},
    {"players": 7, "pack": "32", "flush_only": "on"},
    {"cards": 3, "players": 13},
    {"whole_pack": "on"},
    {"whole_pack": "on", "players": 2, "cards": 3},
]


def positions(options: dict[str, object], number: int) -> Iterator[MyBirdSings]:
    """From long deals: nobody calls, but where new cards are drawn for those that sing."""
    game = opened(deals=100, **options)
    rng = Random(17)
    for _position in range(number):
        for _move in range(7):
            seat = game.to_act[0]
            moves = [move for move in game.moves(seat) if game.agreed.whole_pack or move.verb is not CALL]
            game.play(seat, rng.choice(moves))
            while not game.to_act:
                game.go_on()
        yield game


@pytest.mark.parametrize("options", AGREED)
def test_worlds_are_the_same_whatever_the_seat_does_not_know(options: dict[str, object]) -> None:
    for number, game in enumerate(positions(options, 30)):
        seat = number % game.seats
        other = game.redeal(seat, Chance(900 + number))
        assert other.state() != game.state()
        assert other.redeal(seat, Chance(number)).state() == game.redeal(seat, Chance(number)).state()


def lead_astray(world: MyBirdSings) -> list[int]:
    """The points of the log at which somebody gave what he did not have."""
    hands = list(world.deal.base_hands)
    astray = []
    for at, told in enumerate(world.deal.log):
        kind, seat, card = kind_of(told), seat_of(told), 1 << card_of(told)
        if kind in (entries.PASSED, entries.PUT, entries.TRIED, entries.LAID) and not hands[seat] & card:
            astray.append(at)
        if kind in (entries.PASSED, entries.PUT, entries.LAID):
            hands[seat] &= ~card
        if kind in (entries.PASSED, entries.TAKEN, entries.DRAWN):
            hands[(seat + 1) % world.seats if kind == entries.PASSED else seat] |= card
    assert astray or hands == list(world.deal.hands)
    return astray


@pytest.mark.parametrize("options", AGREED[:2])
def test_log_of_a_world_leads_to_its_hands(options: dict[str, object]) -> None:
    for number, game in enumerate(positions(options, 15)):
        for seat in range(game.seats):
            assert not lead_astray(game.redeal(seat, Chance(number)))


def test_world_keeps_what_was_noticed() -> None:
    for options in AGREED:
        for number, game in enumerate(positions(options, 12)):
            seat = number % game.seats
            world = game.redeal(seat, Chance(number))
            assert [world.knows(seat, card) for card in game.pack.cards] == [
                game.knows(seat, card) for card in game.pack.cards
            ]
            assert [told for told in world.deal.log if noticed(told, seat, game.seats)] == [
                told for told in game.deal.log if noticed(told, seat, game.seats)
            ]
