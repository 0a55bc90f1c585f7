"""The last tricks of a deal of Écarté, solved by regret minimisation (CFR+): what each card is worth to a seat.

The seat knows its own cards; the other may hold any of those it has not seen, as ``redeal`` deals them.  The other is
taken to know the seat's cards: so what a card is worth is what it brings for certain, whatever the other does, by
the best play that does not see his.  Of the other's cards those are alike which lie between the same two of the
seat's, and plain suits that the seat lacks are all alike; so his hand is a few numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import comb

from parlour.core.cards import BIT, cards_in, count, rank, suit

Kind = tuple[int, int]  # of the other's cards: a suit, and how many of the seat's cards in it are lower
Held = tuple[int, ...]  # how many of each kind the other holds
PLAIN: Kind = (-1, 0)  # a plain suit that the seat lacks
CLOSE = 0.001  # points: how far the two bounds of a value may lie apart
MOST_ROUNDS = 4000
Payoff = Callable[[int], float]  # points to the seat, by how many of these tricks it makes


@dataclass
class Ending:
    """What a seat knows of an ending: its cards, the card led if any, what the other may hold and how likely."""

    hand: tuple[int, ...]  # the seat's cards
    trump: int
    led: int  # a card of the other's, or below nothing
    kinds: tuple[Kind, ...]
    hands: dict[Held, float]  # the other's, without the card led; together 1
    payoff: Payoff


def kind_in(card: int, hand: tuple[int, ...], trump: int) -> Kind:
    of_suit = [mine for mine in hand if suit(mine) == suit(card)]
    if not of_suit and suit(card) != trump:
        return PLAIN
    return int(suit(card)), sum(rank(mine) < rank(card) for mine in of_suit)


def ending(hand: int, trump: int, led: int, unseen: int, held: int, size: int, payoff: Payoff) -> Ending:
    """``held``: cards that the other certainly has; ``size``: how many he has in all, without the one led."""
    mine = tuple(cards_in(hand))
    free = [kind_in(card, mine, trump) for card in cards_in(unseen & ~held)]
    fixed = [kind_in(card, mine, trump) for card in cards_in(held)]
    kinds = tuple(sorted({*free, *fixed}))
    there = [free.count(kind) for kind in kinds]
    sure = tuple(fixed.count(kind) for kind in kinds)
    hands: dict[Held, float] = {}
    for more in _drawn(there, size - len(fixed)):
        ways = 1
        for n, of in zip(more, there, strict=True):
            ways *= comb(of, n)
        hands[tuple(a + b for a, b in zip(sure, more, strict=True))] = float(ways)
    total = sum(hands.values())
    return Ending(mine, trump, led, kinds, {one: ways / total for one, ways in hands.items()}, payoff)


def _drawn(there: list[int], size: int) -> Iterator[Held]:
    """Every number of each kind that makes up so many cards."""
    if not there:
        if size == 0:
            yield ()
        return
    for n in range(min(size, there[0]) + 1):
        for rest in _drawn(there[1:], size - n):
            yield (n, *rest)


class Rules:
    """Who may play what, and what takes a trick, in kinds (ecarte.44 to 44c)."""

    def __init__(self, of: Ending) -> None:
        self.trump = of.trump
        self.hand = of.hand
        self.kinds = of.kinds
        self.places = {card: kind_in(card, of.hand, of.trump) for card in of.hand}  # as the other's would be beside it

    def other_is_higher(self, kind: Kind, card: int) -> bool:
        """Of the same suit."""
        return kind[1] > self.places[card][1]

    def replies(self, held: Held, card: int) -> list[int]:
        """The other's to a card of the seat's: places among the kinds."""
        having = [at for at, n in enumerate(held) if n]
        asked = [at for at in having if self.kinds[at][0] == suit(card)]
        if asked:
            return [at for at in asked if self.other_is_higher(self.kinds[at], card)] or asked
        return [at for at in having if self.kinds[at][0] == self.trump] or having

    def other_takes(self, at: int, card: int) -> bool:
        """Whether the other's reply takes the trick from the seat's card."""
        kind = self.kinds[at]
        if kind[0] == suit(card):
            return self.other_is_higher(kind, card)
        return kind[0] == self.trump

    def answers(self, hand: tuple[int, ...], kind: Kind) -> list[int]:
        """The seat's to a card of the other's."""
        asked = [card for card in hand if suit(card) == kind[0]]
        if asked:
            return [card for card in asked if not self.other_is_higher(kind, card)] or asked
        return [card for card in hand if suit(card) == self.trump] or list(hand)

    def seat_takes(self, card: int, kind: Kind) -> bool:
        if kind[0] == suit(card):
            return not self.other_is_higher(kind, card)
        return bool(suit(card) == self.trump)


@dataclass
class Node:
    """A position that both can tell from others by what was played; ``hands`` are those the other may still have."""

    hands: list[int]  # numbers of the other's first hands
    cards: list[int] = field(default_factory=list)  # of the seat to choose from, or places of kinds
    onward: list[Node] = field(default_factory=list)
    which: list[list[int]] = field(default_factory=list)  # of the other's choices: the places in ``hands`` they fit
    mine: bool = False
    gets: float = 0.0  # where nothing is left to be played
    regrets: list[list[float]] = field(default_factory=list)  # one row for the seat, for the other one for each hand
    sums: list[list[float]] = field(default_factory=list)


class Tree:
    """All that may be played once the seat has played a certain card."""

    def __init__(self, of: Ending, card: int) -> None:
        self.rules = Rules(of)
        self.payoff = of.payoff
        self.first = list(of.hands)
        self.likely = [of.hands[held] for held in self.first]
        everyone = list(range(len(self.first)))
        held = list(self.first)
        rest = tuple(c for c in of.hand if c != card)
        if of.led >= 0:
            takes = self.rules.seat_takes(card, kind_in(of.led, of.hand, of.trump))
            self.root = self._lead(rest, everyone, held, takes, int(takes))
        else:
            self.root = self._reply(rest, everyone, held, card, 0)

    def _lead(self, hand: tuple[int, ...], hands: list[int], held: list[Held], mine: bool, made: int) -> Node:
        """Whoever has taken the trick leads."""
        node = Node(hands, mine=mine)
        if not hand:
            node.gets = self.payoff(made)
            return node
        if mine:
            for card in hand:
                rest = tuple(c for c in hand if c != card)
                node.cards.append(card)
                node.onward.append(self._reply(rest, hands, held, card, made))
            return _ready(node)
        for at in range(len(self.rules.kinds)):
            places = [i for i, one in enumerate(held) if one[at]]
            if places:
                left = [_without(held[i], at) for i in places]
                self._add(node, at, places, self._answer(hand, [hands[i] for i in places], left, at, made))
        return _ready(node)

    def _reply(self, rest: tuple[int, ...], hands: list[int], held: list[Held], card: int, made: int) -> Node:
        """The other plays to a card of the seat's."""
        node = Node(hands)
        fits: dict[int, list[int]] = {}
        for i, one in enumerate(held):
            for at in self.rules.replies(one, card):
                fits.setdefault(at, []).append(i)
        for at, places in sorted(fits.items()):
            takes = not self.rules.other_takes(at, card)
            left = [_without(held[i], at) for i in places]
            self._add(node, at, places, self._lead(rest, [hands[i] for i in places], left, takes, made + int(takes)))
        return _ready(node)

    def _answer(self, hand: tuple[int, ...], hands: list[int], held: list[Held], at: int, made: int) -> Node:
        """The seat plays to a card of the other's."""
        node = Node(hands, mine=True)
        kind = self.rules.kinds[at]
        for card in self.rules.answers(hand, kind):
            takes = self.rules.seat_takes(card, kind)
            rest = tuple(c for c in hand if c != card)
            node.cards.append(card)
            node.onward.append(self._lead(rest, hands, held, takes, made + int(takes)))
        return _ready(node)

    def _add(self, node: Node, at: int, places: list[int], onward: Node) -> None:
        node.cards.append(at)
        node.which.append(places)
        node.onward.append(onward)


def _without(held: Held, at: int) -> Held:
    return (*held[:at], held[at] - 1, *held[at + 1 :])


def _ready(node: Node) -> Node:
    rows = 1 if node.mine else len(node.hands)
    node.regrets = [[0.0] * len(node.cards) for _row in range(rows)]
    node.sums = [[0.0] * len(node.cards) for _row in range(rows)]
    if not node.mine:  # what does not fit is never taken
        for choice, places in enumerate(node.which):
            for i in set(range(rows)) - set(places):
                node.regrets[i][choice] = float("-inf")
    return node


def shares(row: list[float]) -> list[float]:
    """In the measure of what is above nothing; where nothing is, all that fit alike."""
    kept = [max(0.0, one) for one in row]
    total = sum(kept)
    if total > 0.0:
        return [one / total for one in kept]
    fits = [one > float("-inf") for one in row]
    return [float(one) / sum(fits) for one in fits]


def learn(node: Node, mine: float, his: list[float], weight: float) -> list[float]:
    """One round; ``his``: how likely each hand of the other comes here.  Gives what the seat gets from each."""
    if not node.cards:
        return [node.gets] * len(node.hands)
    if len(node.cards) == 1:  # nothing to choose
        return learn(node.onward[0], mine, his, weight)
    if node.mine:
        return _learn_mine(node, mine, his, weight)
    return _learn_his(node, mine, his, weight)


def _learn_mine(node: Node, mine: float, his: list[float], weight: float) -> list[float]:
    row = node.regrets[0]
    share = shares(row)
    gets = [learn(onward, mine * part, his, weight) for part, onward in zip(share, node.onward, strict=True)]
    found = [sum(part * one[i] for part, one in zip(share, gets, strict=True)) for i in range(len(his))]
    worth = sum(often * one for often, one in zip(his, found, strict=True))
    for choice, one in enumerate(gets):
        better = sum(often * got for often, got in zip(his, one, strict=True)) - worth
        row[choice] = max(0.0, row[choice] + better)
        node.sums[0][choice] += weight * mine * share[choice]
    return found


def _learn_his(node: Node, mine: float, his: list[float], weight: float) -> list[float]:
    share = [shares(row) for row in node.regrets]
    found = [0.0] * len(his)
    got: list[list[float]] = []
    for choice, onward in enumerate(node.onward):
        places = node.which[choice]
        one = learn(onward, mine, [his[i] * share[i][choice] for i in places], weight)
        got.append(one)
        for i, gets in zip(places, one, strict=True):
            found[i] += share[i][choice] * gets
    for choice, one in enumerate(got):
        for i, gets in zip(node.which[choice], one, strict=True):
            row = node.regrets[i]
            row[choice] = max(0.0, row[choice] + mine * (found[i] - gets))
            node.sums[i][choice] += weight * his[i] * share[i][choice]
    return found


def seats_best(node: Node, his: list[float]) -> float:
    """What the seat gets at best from the other as he has played in the mean, by how likely each hand comes here."""
    if not node.cards:
        return node.gets * sum(his)
    if node.mine:
        return max(seats_best(onward, his) for onward in node.onward)
    found = 0.0
    share = [mean_of(node, i) for i in range(len(node.hands))]
    for choice, onward in enumerate(node.onward):
        found += seats_best(onward, [his[i] * share[i][choice] for i in node.which[choice]])
    return found


def others_best(node: Node) -> list[float]:
    """What the seat is left with, by the other's hand, if he plays his best against it as it has played in the mean."""
    if not node.cards:
        return [node.gets] * len(node.hands)
    if node.mine:
        share = mean_of(node, 0)
        gets = [others_best(onward) for onward in node.onward]
        return [sum(part * one[i] for part, one in zip(share, gets, strict=True)) for i in range(len(node.hands))]
    found = [float("inf")] * len(node.hands)
    for places, onward in zip(node.which, node.onward, strict=True):
        for i, left in zip(places, others_best(onward), strict=True):
            found[i] = min(found[i], left)
    return found


def mean_of(node: Node, row: int) -> list[float]:
    total = sum(node.sums[row])
    return [one / total for one in node.sums[row]] if total > 0.0 else shares(node.regrets[row])


def bounds(of: Ending, card: int, close: float = CLOSE) -> tuple[float, float]:
    """Between what the seat can make sure of with this card and what the other can hold it to."""
    tree = Tree(of, card)
    least, most = float("-inf"), float("inf")
    check = 1
    for number in range(1, MOST_ROUNDS + 1):
        learn(tree.root, 1.0, tree.likely, float(number))
        if number == check:
            check = max(check + 1, check * 5 // 4)
            sure = sum(often * gets for often, gets in zip(tree.likely, others_best(tree.root), strict=True))
            least, most = max(least, sure), min(most, seats_best(tree.root, tree.likely))
            if most - least < close:
                break
    return least, most


def values(of: Ending, cards: list[int], close: float = CLOSE) -> dict[int, tuple[float, float]]:
    return {card: bounds(of, card, close) for card in cards}


def lawful(of: Ending) -> list[int]:
    """What the seat may play."""
    return list(of.hand) if of.led < 0 else Rules(of).answers(of.hand, kind_in(of.led, of.hand, of.trump))


def cards_set(cards: tuple[int, ...]) -> int:
    return sum(int(BIT[card]) for card in cards)


def size_of(cards: int) -> int:
    return int(count(cards))
