"""Redeals of Loo are exact: late in a deal every world is laid out by brute force, with its frequency.

The brute force knows only the printed duties: what must be led, followed, headed and trumped, and Pam.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from itertools import islice
from random import Random

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.games.loo import RULES
from parlour.testing.worlds import Layout, demand_exact, weights

RANKS = "789TJQKA"
Option = dict[str, object]


class Played:
    """One card played, with what lay there before it."""

    def __init__(self, seat: int, card: str, before: list[str], trick: int, civil: bool) -> None:
        self.seat = seat
        self.card = card
        self.before = before
        self.trick = trick
        self.civil = civil


class Table:
    """An ordinary deal in which all stand, played at random to some point of some trick."""

    def __init__(self, options: Option, seed: int) -> None:
        self.game: Game = RULES.new({"pack": 32, "players": 3, "deals": 9, **options}, seed)
        self.rng = Random(seed)
        self.played: list[Played] = []
        self.one = options.get("lead_rule") == "one"
        while self.game.read("phase") != ["declare"]:
            self.game.go_on()
        self.turn_up = self.game.read("turn")[0]
        self.trump = self.turn_up[1]
        self.pam = ""
        if options.get("variant") == "five_card":
            knave = f"J{self.trump}" if options.get("pam") == "trump_knave" else "JC"
            self.pam = knave if knave != self.turn_up else ""
        self.declare()

    def declare(self) -> None:
        while self.game.read("phase") in (["declare"], ["flush"]):
            seat = self.game.to_act[0]
            said = "no_flush"
            if self.game.read("phase") == ["declare"]:
                said = "stand"
                if self.rng.random() < 0.5 and "exchange" in {m.verb.name for m in self.game.moves(seat).all()}:
                    said = f"exchange {self.game.read('hand', seat)[0]}"
            self.game.play(seat, self.game.notation().read(said))

    def play_on(self, cards: int) -> None:
        """So many cards are played."""
        while len(self.played) < cards:
            seat = self.game.to_act[0]
            moves = self.game.moves(seat)
            words = self.game.notation().write(moves[self.rng.randrange(len(moves))]).split()
            before = self.game.read("trick")
            civil = self.game.read("civil") == ["yes"] and bool(before)
            trick = len([one for one in self.played if one.seat == seat])
            self.played.append(Played(seat, words[1], before, trick, civil))
            self.game.play(seat, self.game.notation().read(" ".join(words)))

    # -- the printed duties ---------------------------------------------------------

    def is_trump(self, card: str) -> bool:
        return card == self.pam or card[1] == self.trump

    def height(self, card: str) -> int:
        return 99 if card == self.pam else RANKS.index(card[0])

    def beats(self, card: str, best: str) -> bool:
        if self.is_trump(card) != self.is_trump(best):
            return self.is_trump(card)
        return (self.is_trump(card) or card[1] == best[1]) and self.height(card) > self.height(best)

    def lawful(self, hand: set[str], one: Played) -> set[str]:
        if not one.before:
            return self.lawful_lead(hand, one.trick)
        led = best = one.before[0]
        for card in one.before[1:]:
            best = card if self.beats(card, best) else best
        trumps = {card for card in hand if self.is_trump(card)}
        if one.civil:
            return trumps - {self.pam} or hand
        suit = trumps if self.is_trump(led) else {card for card in hand - trumps if card[1] == led[1]}
        heading = {card for card in suit or trumps if self.beats(card, best)}
        return heading or suit or hand

    def lawful_lead(self, hand: set[str], trick: int) -> set[str]:
        trumps = {card for card in hand if self.is_trump(card)}
        key = f"K{self.trump}" if self.turn_up[0] == "A" else f"A{self.trump}"
        if trick == 0 and key in hand:
            return {key}
        if trick == 0 and len(trumps) > 1 and self.one:
            return trumps
        if (trick == 0 and len(trumps) > 1) or (trick == 1 and trumps):
            return {max(trumps, key=self.height)}
        return hand

    def fits(self, seat: int, hand: frozenset[str]) -> bool:
        """Whether all that the seat has played was lawful if this is what it holds now."""
        held = set(hand)
        for one in reversed([one for one in self.played if one.seat == seat]):
            held.add(one.card)
            if one.card not in self.lawful(held, one):
                return False
        return True

    # -- redeals -----------------------------------------------------------------------

    def unseen(self, seat: int) -> frozenset[str]:
        pack = self.game.pack
        return frozenset([pack.face(card) for card in pack.cards if not self.game.knows(seat, card)])

    def bound(self, seat: int) -> list[int]:
        """The others who have played: only their cards tell anything."""
        return sorted({one.seat for one in self.played} - {seat})

    def due(self, seat: int) -> dict[Hashable, float]:
        sizes = {str(s): len(self.game.read("hand", s)) for s in self.bound(seat)}
        sizes["rest"] = len(self.unseen(seat)) - sum(sizes.values())
        return weights(self.unseen(seat), sizes, self.possible, self.outcome)

    def possible(self, layout: Layout) -> float:
        return float(all(self.fits(int(s), hand) for s, hand in layout.items() if s != "rest"))

    def outcome(self, layout: Layout) -> Hashable:
        return tuple([self.mark(hand) for s, hand in sorted(layout.items()) if s != "rest"])

    def mark(self, hand: frozenset[str]) -> Hashable:
        """How many trumps, and the suit of the first card."""
        return sum(map(self.is_trump, hand)), min(hand, default="  ")[1]

    def drawn(self, seat: int, world: Game) -> Hashable:
        return self.outcome({str(s): frozenset(world.read("hand", s)) for s in self.bound(seat)})


VARIANTS: list[tuple[Option, list[int]]] = [
    ({}, [1, 2, 4, 5, 7]),
    ({"lead_rule": "one"}, [1, 4, 7]),
    ({"variant": "irish"}, [4, 6, 7]),
    ({"variant": "five_card"}, [9, 10, 12, 13]),
    ({"variant": "five_card", "pam": "trump_knave"}, [10, 12]),
]


def tables(options: Option, cards: int) -> Iterator[Table]:
    for seed in range(60):
        table = Table(options, seed)
        table.play_on(cards)
        if table.game.read("phase") == ["play"]:
            yield table


@pytest.mark.parametrize(("options", "cards"), [(options, n) for options, points in VARIANTS for n in points])
def test_hands_are_any_that_could_play_so(options: Option, cards: int) -> None:
    for table in islice(tables(options, cards), 2):
        seat = table.game.to_act[0]
        demand_exact(table.game, seat, table.due(seat), partial(table.drawn, seat), 1500)


def test_hand_not_yet_looked_at_is_any() -> None:
    """Before his turn a player's own cards are as unknown to him as everybody else's."""
    game = RULES.new({"pack": 32, "players": 3, "deals": 9}, 2)
    while game.read("phase") != ["declare"]:
        game.go_on()
    seat = int(game.dealer)
    unseen = frozenset(game.pack.ids) - set(game.read("turn"))
    due = weights(unseen, {"hand": 3, "rest": 28}, lambda _layout: 1.0, lambda layout: min(layout["hand"]))
    demand_exact(game, seat, due, lambda world: min(world.read("hand", seat)), 1500)
    looked = game.to_act[0]
    assert {tuple(game.redeal(looked, Chance(k)).read("hand", looked)) for k in range(20)} == {
        tuple(game.read("hand", looked))
    }


def test_crowded_table() -> None:
    """Sixteen stand and hold one card each: hands still fit what was played, and change."""
    game = RULES.new({"players": 16, "deals": 9, "club_law": "on"}, 5)
    rng = Random(5)
    while game.read("phase") != ["play"] or len(game.read("hand", game.to_act[0])) > 1:
        if game.waits == 0:
            game.go_on()
            continue
        seat = game.to_act[0]
        stands = [move for move in game.moves(seat).all() if move.verb.name in ("stand", "play")]
        game.play(seat, rng.choice(stands))
    seat = game.to_act[0]
    hands = {tuple([tuple(game.redeal(seat, Chance(k)).read("hand", s)) for s in range(16)]) for k in range(12)}
    assert len(hands) > 8
