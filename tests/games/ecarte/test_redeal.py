"""Redeals of Écarté are exact: late in a deal every world is laid out by brute force, with its frequency.

The brute force knows only the rules: which replies are lawful, and that a king was in the hand when it was marked.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from itertools import combinations, islice
from random import Random

import pytest

from parlour.core.game import Game
from parlour.games.ecarte import RULES
from parlour.testing.worlds import Layout, demand_exact, weights

RANKS = "789TAJQK"
NOBODY = -1


class Table:
    """A deal played by a script: exchanges of given sizes, a king marked or not, then cards at random."""

    game: Game
    rng: Random
    played: list[list[str]]  # by seat
    replies: list[tuple[int, str, str, int]]  # seat, card led, reply, how many cards the seat had played before
    elder: int
    trump: str

    def __init__(self, seed: int) -> None:
        self.game = RULES.new({}, seed)
        self.rng = Random(seed)
        self.played = [[], []]
        self.replies = []
        self.game.go_on()
        self.game.go_on()
        self.elder = 1 - int(self.game.dealer)
        self.trump = self.game.read("trump")[0][0].upper()

    def do(self, seat: int, text: str) -> None:
        self.game.play(seat, self.game.notation().read(text))

    def hand(self, seat: int) -> list[str]:
        return self.game.read("hand", seat)

    def exchange(self, sizes: dict[int, int], marks: int = NOBODY) -> None:
        """One proposal, accepted; a seat may mark the king before it speaks."""
        dealer = 1 - self.elder
        self.speak(self.elder, "propose", marks)
        self.speak(dealer, "accept", marks)
        for seat in (self.elder, dealer):
            talon = len(self.game.read("talon"))
            if talon:
                thrown = self.rng.sample(self.hand(seat), min(sizes[seat], talon))
                self.do(seat, f"discard {' '.join(thrown) or 'none'}")

    def speak(self, seat: int, text: str, marks: int) -> None:
        if seat == marks:
            self.do(seat, "mark")
        self.do(seat, text)

    def play_down_to(self, cards: int) -> None:
        """Random cards until both hold so many."""
        while self.game.read("trick") or len(self.hand(0)) > cards:
            self.play_any(self.game.to_act[0])

    def play_any(self, seat: int) -> None:
        moves = [move for move in self.game.moves(seat).all() if move.verb.name == "play"]
        card = self.game.notation().write(self.rng.choice(moves)).split()[1]
        led = self.game.read("trick")
        if led:
            self.replies.append((seat, led[0], card, len(self.played[seat])))
        self.played[seat].append(card)
        self.do(seat, f"play {card}")

    def unseen(self, seat: int) -> frozenset[str]:
        pack = self.game.pack
        return frozenset([pack.face(card) for card in pack.cards if not self.game.knows(seat, card)])

    def sizes(self, other: int) -> dict[str, int]:
        thrown = len(self.game.read("discards", other))
        return {"hand": len(self.hand(other)), "discards": thrown, "talon": len(self.game.read("talon"))}

    def replies_fit(self, other: int, hand: frozenset[str]) -> bool:
        """Whether, with this hand at the end, all that the other replied was lawful."""
        for seat, led, reply, before in self.replies:
            if seat == other and reply not in lawful(hand.union(self.played[other][before:]), led, self.trump):
                return False
        return True


def lawful(hand: frozenset[str], led: str, trump: str) -> set[str]:
    """A higher card of the suit, else the suit, else a trump, else anything (ecarte.44 to 44c)."""
    suit = {card for card in hand if card[1] == led[1]}
    higher = {card for card in suit if RANKS.index(card[0]) > RANKS.index(led[0])}
    trumps = {card for card in hand if card[1] == trump}
    return higher or suit or trumps or set(hand)


# -- what lawful replies tell ---------------------------------------------------------


def after_replies(seat: int, cards: int) -> Iterator[Table]:
    """Deals with the talon used up, in which the other's replies rule out some of what he could hold."""
    for seed in range(400):
        table = Table(seed)
        while table.game.read("talon"):
            table.exchange({0: 5, 1: 5})
        table.play_down_to(cards)
        hands = combinations(sorted(table.unseen(seat)), cards)
        if not all(table.replies_fit(1 - seat, frozenset(hand)) for hand in hands):
            yield table


@pytest.mark.parametrize("cards", [1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_other_hand_is_any_that_could_reply_so(seat: int, cards: int) -> None:
    for table in islice(after_replies(seat, cards), 4):
        check_hands(table, seat)


def check_hands(table: Table, seat: int) -> None:
    other = 1 - seat

    def weigh(layout: Layout) -> float:
        return float(table.replies_fit(other, layout["hand"]))

    due = weights(table.unseen(seat), table.sizes(other), weigh, lambda layout: layout["hand"])
    assert len(due) > 1
    demand_exact(table.game, seat, due, lambda world: frozenset(world.read("hand", other)))


# -- what a marked king tells ------------------------------------------------------------


@cache
def histories(hand: str, thrown: str, exchanges: tuple[int, ...]) -> int:
    """In how many ways five cards came to be held and these thrown, the king K being held before the exchanges."""
    if not exchanges:
        return int("K" in hand)
    *before, last = exchanges
    found = 0
    for drawn in combinations(hand, last):
        for gone in combinations(thrown, last):
            earlier = "".join([card for card in hand if card not in drawn] + list(gone))
            found += histories(earlier, "".join([card for card in thrown if card not in gone]), tuple(before))
    return found


def king_weight(held: bool, thrown: int, exchanges: tuple[int, ...]) -> int:
    others = "1234567890"[:thrown]
    return histories("Kabcd", others, exchanges) if held else histories("eabcd", "K" + others[1:], exchanges)


@pytest.mark.parametrize("m", [1, 2, 3, 4, 5])
def test_brute_force_leaves_the_king_in_so_many_of_five_cases(m: int) -> None:
    assert king_weight(True, m, (m,)) * 5 == king_weight(False, m, (m,)) * (5 - m)


def after_king(seat: int, before: tuple[int, ...], after: tuple[int, ...], cards: int) -> Iterator[Table]:
    """Deals in which the other marked the king, exchanged after that, and has not played it."""
    other = 1 - seat
    for seed in range(3000):
        table = Table(seed)
        king = f"K{table.trump}"
        for m in before:
            table.exchange({seat: 5, other: m})
        if king not in table.hand(other):
            continue
        for i, m in enumerate(after):
            table.exchange({seat: 5, other: m}, other if i == 0 else NOBODY)
        table.play_down_to(cards)
        if king not in table.played[other]:
            yield table


AFTER_KING = [
    ((), (1,), 1),
    ((), (2,), 1),
    ((), (3,), 1),
    ((), (3,), 2),
    ((), (2, 1), 1),
    ((), (2, 1), 2),
    ((), (1, 3), 3),
    ((2,), (2,), 1),
    ((2,), (2,), 2),
    ((), (1, 1), 5),
]


@pytest.mark.parametrize(("before", "after", "cards"), AFTER_KING)
@pytest.mark.parametrize("seat", [0, 1])
def test_king_marked_and_perhaps_thrown(seat: int, before: tuple[int, ...], after: tuple[int, ...], cards: int) -> None:
    tables = list(islice(after_king(seat, before, after, cards), 3))
    assert len(tables) == 3
    for table in tables:
        check_king(table, seat, after)


def check_king(table: Table, seat: int, exchanges: tuple[int, ...]) -> None:
    other = 1 - seat
    king = f"K{table.trump}"
    unseen, sizes = table.unseen(seat), table.sizes(other)
    ways = {held: float(king_weight(held, sizes["discards"], exchanges)) for held in (True, False)}

    def weigh(layout: Layout) -> float:
        possible = king not in layout["talon"] and table.replies_fit(other, layout["hand"])
        return ways[king in layout["hand"]] if possible else 0.0

    def outcome(hand: Iterable[str], thrown: Iterable[str]) -> Hashable:
        return king in hand, min(hand), min(thrown)

    due = weights(unseen, sizes, weigh, lambda layout: outcome(layout["hand"], layout["discards"]))
    demand_exact(table.game, seat, due, lambda world: outcome(world.read("hand", other), world.read("discards", other)))
