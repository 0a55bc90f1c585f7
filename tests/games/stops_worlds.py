"""Redeals of a game of stops are exact: late in a deal every world is laid out by brute force.

The brute force knows only what all have seen: the cards played, in their order, and whom the game waits for.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from random import Random

from parlour.core.game import Game
from parlour.registry import rules_of
from parlour.testing.demands import Given
from parlour.testing.walk import choose
from parlour.testing.worlds import Layout, demand_exact, weights

RANKS = "A23456789TJQK"
FEW = 9  # cards that a seat must guess
LOOKED_AT = 3  # of these
DRAWS = 2000


class Watched:
    """A random deal, and what everybody has seen of it."""

    game: Game
    played: list[str]
    course: list[str]  # the same, but a card that stood for another as that other one
    shown: dict[str, int]  # cards shown and kept, with who has them

    def __init__(self, name: str, given: Given, seed: int) -> None:
        self.game = rules_of(name).new({"deals": 1, **given}, seed)
        self.played = []
        self.course = []
        self.shown = {}

    def play_until_few(self, seat: int, rng: Random) -> bool:
        """Whether a moment came when the seat had few cards to guess."""
        game = self.game
        while not game.over:
            if game.waits and game.read("hand", seat) and 2 <= len(self.guessed(seat)) <= FEW:
                return True
            if game.waits == 0:
                game.go_on()
            else:
                self._move(rng.choice(game.to_act), rng)
        return False

    def _move(self, seat: int, rng: Random) -> None:
        move = choose(self.game.moves(seat), rng)
        words = self.game.notation().write(move).split()
        if words[0] in ("play", "spin"):
            in_lieu = self.game.read("phase") == ["window"]
            self.course.append(successor(self.course[-1]) if in_lieu else words[1])
            self.played.append(words[1])
            self.shown.pop(words[1], None)
        if words[0] == "spin":
            self.played.append("AD")
            self.course.append("AD")
        if words[0] == "declare":
            couple = ("KD", "QD") if words[1] == "matrimony" else ("QD", "JD")
            self.shown.update(dict.fromkeys(couple, seat))
        self.game.play(seat, move)

    def dealt(self) -> set[str]:
        every = [card for place in self.lie(self.game).values() for card in place]
        return {*every, *self.played}

    def unseen(self, seat: int) -> frozenset[str]:
        open_cards = {*self.played, *self.game.read("hand", seat)}
        if seat == self.game.dealer and self.game.options.values.get("dealer_looks", "no") != "no":
            open_cards |= set(self.game.read("spare"))
        return frozenset(self.dealt() - open_cards)

    def guessed(self, seat: int) -> frozenset[str]:
        return self.unseen(seat) - frozenset(self.fixed())

    def lie(self, game: Game) -> dict[str, frozenset[str]]:
        """Where the cards lie that are not played, turned up or taken out."""
        places = {f"hand {name}": frozenset(game.read("hand", seat)) for seat, name in enumerate(game.names)}
        return {**places, "spare": frozenset(game.read("spare")) if "spare" in game.words() else frozenset()}

    def fixed(self) -> dict[str, str]:
        """Cards that nobody need guess, with their places.

        The game waits for whoever has the card that is due; who has shown a card still has it; and the card after a
        stop was in no hand, or it would have been played next.
        """
        names = self.game.names
        found = {card: f"hand {names[seat]}" for card, seat in self.shown.items()}
        due = self.game.read("due")
        found.update(dict.fromkeys(due, f"hand {names[self.game.to_act[0]]}"))
        settled = self.course if due else [*self.course, ""]
        for card, after in pairwise(settled):
            follower = successor(card)
            if follower and follower not in self.played and after != follower and "spare" in self.game.words():
                found[follower] = "spare"
        return {card: place for card, place in found.items() if card in self.dealt()}


def successor(card: str) -> str:
    return "" if card[0] == "K" else RANKS[RANKS.index(card[0]) + 1] + card[1]


def demand_exact_worlds(name: str, given: Given, seed: int, seat: int) -> bool:
    """Whether there was a position to look at."""
    table = Watched(name, given, seed)
    if not table.play_until_few(seat, Random(seed)):
        return False
    game = table.game
    free = table.guessed(seat)
    here = table.lie(game)
    sizes = {place: len(cards & free) for place, cards in here.items()}
    looked_at = sorted(free)[:LOOKED_AT]

    def key(layout: Layout) -> Hashable:
        return tuple([place for card in looked_at for place in layout if card in layout[place]])

    def outcome(world: Game) -> Hashable:
        there = table.lie(world)
        assert {place: len(cards & free) for place, cards in there.items()} == sizes
        assert all(cards - free == here[place] - free for place, cards in there.items())
        return key(there)

    demand_exact(game, seat, weights(free, sizes, lambda _layout: 1.0, key), outcome, DRAWS, seed)
    return True
