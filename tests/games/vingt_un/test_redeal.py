"""Redeals of Vingt-un are exact: hidden hands are laid out by brute force, rank by rank, with their frequencies.

The brute force knows only the rules: no natural goes undeclared, who stands is not over, who has thrown up went over
with his last card, and who divides has a pair.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import product

import pytest

from parlour.cases.run import run_case
from parlour.core.chance import Chance, advance, seeded
from parlour.core.game import Game
from parlour.games.vingt_un.redeal import draw
from parlour.games.vingt_un.redeal.hidden import free_cards, gather_groups
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.registry import rules_of
from parlour.testing.chi import too_far
from parlour.testing.worlds import demand_exact

RANKS = "23456789TJQKA"
Ranks = tuple[str, ...]
Key = Callable[[Ranks], Hashable]


def position(text: str, players: int) -> VingtUn:
    """The game that a case leads to; A deals."""
    head = f"game vingt-un\noption players {players}\noption deal_sale off\ndealer A\n"
    outcome = run_case(head + text, rules_of)
    assert not outcome.failures, outcome.failures[0]
    assert isinstance(outcome.game, VingtUn)
    return outcome.game


def worth(rank: str) -> int:
    return 1 if rank == "A" else 10 if rank in "TJQK" else int(rank)


def natural(a: str, b: str) -> bool:
    return "A" in (a, b) and worth(a) + worth(b) == 11


def low(*ranks: str) -> int:
    return sum(worth(rank) for rank in ranks)


def unseen(game: Game, seat: int) -> list[str]:
    return [game.pack.face(card) for card in game.pack.cards if not game.knows(seat, card)]


def weights(faces: list[str], n: int, fits: Callable[[Ranks], bool], key: Key) -> dict[Hashable, float]:
    """The weight of every outcome, over all ranks that n hidden cards may have."""
    held = {rank: sum(face[0] == rank for face in faces) for rank in RANKS}
    found: dict[Hashable, float] = {}
    for ranks in product(RANKS, repeat=n):
        weight = 1
        for i, rank in enumerate(ranks):
            weight *= held[rank] - ranks[:i].count(rank)
        if weight > 0 and fits(ranks):
            found[key(ranks)] = found.get(key(ranks), 0.0) + weight
    return found


def ranks_of(game: Game, *places: tuple[int, str]) -> Ranks:
    return tuple(face[0] for seat, part in places for face in game.read("hand", seat, part)[:2])


def test_dealer_shows_no_natural() -> None:
    game = position("hand A 5S 6S\nhand B 9S 8S\nB: stake 1\nA: no_double", 2)
    due = weights(unseen(game, 1), 2, lambda r: not natural(*r), lambda r: (low(*r), r[0]))
    demand_exact(game, 1, due, lambda world: (low(*ranks_of(world, (0, ""))), ranks_of(world, (0, ""))[0]))


def test_first_card_alone_may_be_any() -> None:
    game = position("hand A 5S 6S\nhand B 9S 8S", 2)
    due = weights(unseen(game, 0), 1, lambda _r: True, lambda r: r)
    demand_exact(game, 0, due, lambda world: ranks_of(world, (1, "")))


DRAWN = (
    "hand A 5S 6S\nhand B 3S 4S\nhand C 9S 9H\nstock 5D 6D\nB: stake 1\nC: stake 1\nA: no_double\nB: keep\nC: keep\n"
)


def test_who_stands_is_not_over() -> None:
    game = position(f"{DRAWN}B: card\nB: card\nB: content", 3)

    def fits(r: Ranks) -> bool:
        return not natural(r[0], r[1]) and not natural(r[2], r[3]) and low(r[0], r[1]) <= 10

    due = weights(unseen(game, 2), 4, fits, lambda r: (low(r[0], r[1]), low(r[2], r[3])))

    def outcome(world: Game) -> Hashable:
        r = ranks_of(world, (1, ""), (0, ""))
        return low(r[0], r[1]), low(r[2], r[3])

    demand_exact(game, 2, due, outcome)


OVER = DRAWN.replace("3S 4S", "TS 4S").replace("6D", "8D")


def over_weights(game: Game) -> dict[Hashable, float]:
    def fits(r: Ranks) -> bool:
        before = low(r[0], r[1]) + 5
        return not natural(r[0], r[1]) and not natural(r[2], r[3]) and before <= 21 < before + 8

    return weights(unseen(game, 2), 4, fits, lambda r: (low(r[0], r[1]), low(r[2], r[3])))


def thrown_up(world: Game) -> Ranks:
    assert isinstance(world, VingtUn)
    note = world.tenure.thrown[0]
    return tuple(world.pack.face(card)[0] for card in (note & 127, note >> 7 & 127))


def over_outcome(world: Game) -> Hashable:
    a, b = thrown_up(world)
    return low(a, b), low(*ranks_of(world, (0, "")))


def test_thrown_up_was_over_with_the_last_card() -> None:
    game = position(f"{OVER}B: card\nB: card", 3)
    assert set(game.read("used")) == {"TS", "4S", "5D", "8D"}
    demand_exact(game, 2, over_weights(game), over_outcome)


def test_drawing_two_by_two_comes_to_the_same() -> None:
    """The way taken where whole deals hardly ever fit."""
    game = position(f"{OVER}B: card\nB: card", 3)
    drawn: Counter[Hashable] = Counter()
    for seed in range(2000):
        groups = gather_groups(game, 2)
        draw._draw_by_turns(groups, free_cards(game, 2, groups), Chance(seed))
        hands = [[RANKS[spot.card & 15] for spot in group.spots()] for group in groups]
        dealers, thrown = hands
        drawn[low(*thrown), low(*dealers)] += 1
    assert not too_far(drawn, over_weights(game))


def test_a_divided_pair() -> None:
    game = position("hand A 5S 6S\nhand B 8S 8H\nstock TS 3D\nB: stake 1\nA: no_double\nB: divide 1\nB: keep", 2)
    due = weights(unseen(game, 0), 4, lambda r: r[0] == r[2], lambda r: (r[0], low(r[1], r[3])))

    def outcome(world: Game) -> Hashable:
        r = ranks_of(world, (1, "1"), (1, "2"))
        assert r[0] == r[2]
        return r[0], low(r[1], r[3])

    demand_exact(game, 0, due, outcome)


def test_a_hand_passed_over_is_no_pair() -> None:
    """The second hand was divided, so the first was no pair; naturals do not count in divided hands."""
    text = "hand A 5S 6S\nhand B 8S 8H\nstock TS 8D 3D 4D\nB: stake 1\nA: no_double\nB: divide 1\nB: divide 1\nB: keep"
    game = position(text, 2)
    faces = unseen(game, 0)
    held = {rank: sum(face[0] == rank for face in faces) for rank in RANKS}
    due: dict[Hashable, float] = {}
    for pair in RANKS:
        for seconds in product(RANKS, repeat=3):
            ranks = (pair, pair, pair, *seconds)
            weight = 1
            for i, rank in enumerate(ranks):
                weight *= held[rank] - ranks[:i].count(rank)
            if weight > 0 and seconds[0] != pair:
                due[pair, low(*seconds)] = due.get((pair, low(*seconds)), 0.0) + weight

    def outcome(world: Game) -> Hashable:
        r = ranks_of(world, (1, "1"), (1, "2"), (1, "3"))
        return r[0], low(r[1], r[3], r[5])

    demand_exact(game, 0, due, outcome)


def test_shown_hand_tells_of_its_fellow() -> None:
    """One hand of the pair is thrown up, the other shown: the thrown one began with the same denomination."""
    text = "hand A TS 6S\nhand B 8S 8H\nstock TH 3D KD\nB: stake 1\nA: no_double\nB: divide 1\nB: keep\n"
    game = position(f"{text}B: card\nB: content\nA: content", 2)
    faces = unseen(game, 0)
    due = weights(faces, 2, lambda r: r[0] == "8" and low(*r) > 11, lambda r: r)
    demand_exact(game, 0, due, thrown_up)


def test_shuffled_used_cards_are_in_no_older_hand() -> None:
    """Cards shown in the first hand are shuffled while the second is played: whoever was served before has none."""
    text = """hands 1
stock TS TH 7D 9S 9H KD 2S 3S 4S 5S 6S 7S 8S
used none
gone *
B: stake 1
C: stake 1
A: no_double
B: keep
C: keep
B: content
C: content
A: content
B: stake 1
C: stake 1
A: no_double
B: keep
C: keep
* shuffle 7D
B: card
go"""
    game = position(text, 3)
    shown = {"TS", "TH", "9S", "9H", "KD"}
    assert set(game.read("stock")) == shown | {"8S"}
    assert [game.knows(2, game.pack.card(face)) for face in ("7D", "TS")] == [True, False]
    old = [face for face in unseen(game, 2) if face not in shown]

    def fits(r: Ranks) -> bool:
        return not natural(r[0], r[1]) and not natural(r[2], r[3]) and low(r[0], r[1]) <= 14

    due = weights(old, 4, fits, lambda r: (low(r[0], r[1]), low(r[2], r[3])))

    def outcome(world: Game) -> Hashable:
        assert shown < set(world.read("stock"))
        r = ranks_of(world, (1, ""), (0, ""))
        return low(r[0], r[1]), low(r[2], r[3])

    demand_exact(game, 2, due, outcome)


def lying(game: Game) -> list[list[int]]:
    assert isinstance(game, VingtUn)
    return [list(row) for row in (game.deal.first, game.deal.second, game.tenure.deck, game.tenure.thrown)]


@pytest.mark.parametrize("players", [6, 10])
def test_same_chance_same_world_whatever_is_hidden(players: int) -> None:
    """Late in the pack, with many hands half known, a redeal does not tell how the cards truly lie."""
    rules = rules_of("vingt-un")
    game = rules.new({"players": players, "deal_limit": "pack_twice", "natural_effect": "none"}, seed=1)
    s = seeded(players)
    for move in range(160):
        while not game.to_act:
            game.go_on()
        seat = move % players
        if move % 7 == 0:
            other = game.redeal(seat, Chance(move + 1))
            assert lying(game.redeal(seat, Chance(move))) == lying(other.redeal(seat, Chance(move)))
        s = advance(s)
        game.play(game.to_act[0], game.pick(game.to_act[0], s))
