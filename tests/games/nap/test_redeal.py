"""Redeals at Nap against every world there is, with their frequencies."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import SUIT, cards_in, count, hand_of
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.setup import Setup
from parlour.games.nap.rules.game import Nap
from parlour.games.nap.words import TRICKS
from parlour.mechanisms.unseen import fill_hands
from parlour.registry import rules_of
from parlour.testing.chi import too_far
from parlour.testing.worlds import Layout, demand_exact, weights


def in_play(hands: list[str], lacks: list[str], gone: str, **options: object) -> Nap:
    """A position in the middle of play: A is to lead, some others have shown that they lack a suit."""
    game = rules_of("nap").new({"players": len(hands), **options}, 1)
    assert isinstance(game, Nap)
    setup = Setup()
    setup.put("dealer", [game.names[-1]])
    game.arrange(setup)
    game.go_on()
    game.deal.gather()
    card = game.pack.card
    held = [hand_of([card(face) for face in hand.split()]) for hand in hands]
    out = hand_of([card(face) for face in gone.split()])
    for seat in range(game.seats):
        game.deal.hands[seat] = held[seat]
        for suit in lacks[seat]:
            game.deal.lacks[seat] |= SUIT["CDHS".index(suit)]
    stock = cards_in(out)
    game.deal.played[0] = game.pack.all & ~out & ~sum(held)
    game.deal.next_card = len(game.agreed.sheet) - len(stock)
    game.deal.deck = vec[i64]([*game.agreed.sheet[: game.deal.next_card], *stock])
    game.deal.trump = 2
    game.deal.caller = 0
    game.phase = TRICKS
    game._turn(0)
    return game


def unseen(game: Nap, seat: int) -> frozenset[str]:
    return frozenset([game.pack.face(card) for card in game.pack.cards if not game.knows(seat, card)])


@pytest.mark.parametrize(
    ("hands", "lacks"),
    [
        (["AS AH", "2C 3C", "2H 3H"], ["", "D", "C"]),
        (["AS AH", "2C 3C", "2H 3H"], ["", "", ""]),
        (["AS AH", "2C 2D", "2H 3H"], ["", "H", "CS"]),
        (["AS AH", "2C", "2H", "3H"], ["", "DS", "C", "CD"]),
        (["AS AH", "2C 2D", "2H", "3H"], ["", "H", "C", "C"]),
    ],
)
def test_voids_bound_the_worlds(hands: list[str], lacks: list[str]) -> None:
    game = in_play(hands, lacks, "4C 5D 6D 7S 8H")
    others = list(game.names[1:])
    sizes = {**{name: len(hand.split()) for name, hand in zip(others, hands[1:], strict=True)}, "stock": 5}

    def possible(layout: Layout) -> float:
        return float(not any(face[1] in lacks[i + 1] for i, name in enumerate(others) for face in layout[name]))

    def key(layout: Layout) -> Hashable:
        return tuple(" ".join(sorted(layout[name])) for name in others)

    def outcome(world: Game) -> Hashable:
        return tuple(" ".join(sorted(world.read("hand", world.names.index(name)))) for name in others)

    demand_exact(game, 0, weights(unseen(game, 0), sizes, possible, key), outcome)


def test_laid_away_cards_may_be_of_a_suit_that_is_lacked() -> None:
    """With six cards each lays one away; whoever then lacks a suit may have laid away the last of it."""
    game = in_play(["AS", "2C 3C", "2H 3H"], ["", "D", "C"], "4C 5D", hand=6)
    card = game.pack.card
    game.deal.laid = vec[i64]([0, hand_of([card("6D")]), hand_of([card("7C")])])
    game.deal.played[0] &= ~(game.deal.laid[1] | game.deal.laid[2])

    def possible(layout: Layout) -> float:
        return float(not any(face[1] == "D" for face in layout["B"]) and not any(f[1] == "C" for f in layout["C"]))

    def key(layout: Layout) -> Hashable:
        return min(layout["laid"]), " ".join(sorted(layout["B"]))

    def outcome(world: Game) -> Hashable:
        return world.read("laid", 1)[0], " ".join(sorted(world.read("hand", 1)))

    sizes = {"B": 2, "C": 2, "laid": 1, "rest": 3}
    demand_exact(game, 0, weights(unseen(game, 0), sizes, possible, key), outcome)
    assert all(world.read("hand", 0) == ["AS"] for world in [game.redeal(0, Chance(seed)) for seed in range(20)])


def test_many_voids_are_shared_evenly() -> None:
    """Four hands, each with voids of its own: every way to fill them comes as often."""
    rooms = vec[i64]([1, 1, 2, 1])
    lacks = vec[i64]([SUIT[0], SUIT[1], SUIT[2] | SUIT[3], SUIT[0] | SUIT[1]])
    cards = [0, 1, 16, 17, 32, 48]
    every = hand_of(cards)
    due: dict[Hashable, float] = {}
    for owners in product(range(5), repeat=len(cards)):
        hands = [hand_of([c for c, owner in zip(cards, owners, strict=True) if owner == h]) for h in range(4)]
        if all(count(hands[h]) == rooms[h] and not hands[h] & lacks[h] for h in range(4)):
            due[tuple(hands)] = 1.0
    drawn: dict[Hashable, int] = {}
    for seed in range(6000):
        outcome = tuple(fill_hands(rooms, lacks, lacks, every, Chance(seed)))
        drawn[outcome] = drawn.get(outcome, 0) + 1
    assert len(due) > 10
    assert not too_far(drawn, due)
