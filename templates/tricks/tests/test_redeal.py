"""What a seat at My Tricks cannot know: every lie of the cards that the play allows, each as often as it should be."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.setup import Setup
from parlour.registry import rules_of
from parlour.testing.worlds import demand_exact, weights


def position() -> Game:
    """B has thrown a heart on a spade, so it holds no spade; C may hold any."""
    game = rules_of("my-tricks").new({"players": 3}, 1)
    setup = Setup()
    for place, cards in (("hand A", "8C 9C"), ("hand B", "8H 9H"), ("hand C", "8S 9S TS"), ("trick", "AS 7H")):
        setup.put(place, cards.split())
    setup.put("phase", ["tricks"])
    for seat, cards in (("A", "7C QC"), ("B", "TH QH"), ("C", "JH KH")):
        setup.put(f"played {seat}", cards.split())
    game.arrange(setup)
    return game


def spades_held(game: Game, name: str) -> int:
    return sum(face.endswith("S") for face in game.read("hand", game.names.index(name)))


def test_a_void_that_was_shown_stays() -> None:
    game = position()
    unseen = frozenset(game.faces(sum(1 << card for card in game.pack.cards if not game.knows(0, card))))
    sizes = {"hand B": 2, "hand C": 3, "stock": len(unseen) - 5}

    def spades(cards: frozenset[str]) -> int:
        return sum(face.endswith("S") for face in cards)

    due = weights(unseen, sizes, lambda lie: float(spades(lie["hand B"]) == 0), lambda lie: spades(lie["hand C"]))
    demand_exact(game, 0, due, lambda world: spades_held(world, "C"))
    assert not spades_held(game.redeal(0, game.chance.copy()), "B")
