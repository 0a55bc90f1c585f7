"""One hand of Vingt-un between two from a fresh pack, reckoned card by card: what a way of playing is worth against
another, and what the best reply to it gains.

Cards are told apart by what they are worth.  A set of them is one number, five bits for each worth.  Every value here
is a sum over the deals in which a position comes about, so positions need not be divided by how likely they are; by
the time a card is turned it does not matter from where in the pack it comes, so each order of the same cards counts
alike.

What is left out: nobody divides a pair; and where a player has drawn three cards or more, the dealer does not mind in
which order they came, neither as he plays nor in the best reply.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Protocol

from parlour.games.vingt_un.rules.count import MOST, points, stakes_won

PACK = (0, *[4] * 9, 16)  # cards by worth, the ace being one
WORTHS = range(1, 11)
BITS = 5
ONE = [0, *[1 << BITS * (worth - 1) for worth in WORTHS]]
MASK = (1 << BITS) - 1
OVER = MOST + 1
NATURAL = 2  # stakes
PAIRS = [(a, b) for a in WORTHS for b in WORTHS if a <= b]
ORDERED = 2  # up to so many cards of a player the dealer minds their order
Shown = tuple[int, ...]  # the cards a player has drawn, by worth, as the dealer minds them


class Ways(Protocol):
    """How somebody plays: shares from 0 to 1."""

    def stakes(self, first: int) -> dict[int, float]:
        """What he lays on a first card."""

    def doubles(self, first: int, stake: int) -> float: ...

    def asks(self, hidden: tuple[int, int], shown: Shown, stake: int, doubled: bool) -> float:
        """As a player, with these cards."""

    def draws(self, hand: Shown, shown: Shown, stake: int, doubled: bool) -> float:
        """As the dealer, while the player shows these."""

    def alike(self, stake: int, doubled: bool) -> object:
        """Stakes for which this is the same are played alike by both."""


@dataclass(frozen=True)
class Moment:
    """What both know when cards are drawn."""

    stake: int
    doubled: bool

    @property
    def at_stake(self) -> int:
        return self.stake * (2 if self.doubled else 1)


def set_of(cards: Shown) -> int:
    return sum(ONE[card] for card in cards)


@cache
def cards_of(cards: int) -> Shown:
    return tuple(worth for worth in WORTHS for _i in range(cards >> BITS * (worth - 1) & MASK))


def left_of(cards: int) -> list[int]:
    """How many of each worth are left in the pack."""
    return [0, *[PACK[worth] - (cards >> BITS * (worth - 1) & MASK) for worth in WORTHS]]


@cache
def low_of(cards: int) -> int:
    return sum(worth * (cards >> BITS * (worth - 1) & MASK) for worth in WORTHS)


@cache
def count_of(cards: int) -> int:
    """The best count, or ``OVER``."""
    low = low_of(cards)
    return int(points(low, cards & MASK)) if low <= MOST else OVER


def minded(cards: Shown) -> Shown:
    """In their order where there are few of them, else sorted."""
    return cards if len(cards) <= ORDERED else tuple(sorted(cards))


@cache
def all_shown() -> tuple[Shown, ...]:
    """Whatever a player may show, the lowest sums first."""
    found: list[Shown] = []
    for cards in sets_up_to(MOST_SHOWN):
        shown = cards_of(cards)
        found += sorted(set(permutations(shown))) if len(shown) <= ORDERED else [shown]
    return tuple(found)


def natural(a: int, b: int) -> bool:
    return a + b == 11 and 1 in (a, b)


@cache
def likely(cards: int) -> float:
    """How likely these cards come one after the other, in any one order."""
    found, total = 1.0, 52
    for worth in WORTHS:
        for taken in range(cards >> BITS * (worth - 1) & MASK):
            found *= (PACK[worth] - taken) / total
            total -= 1
    return found


@cache
def sets_up_to(most: int) -> tuple[int, ...]:
    """All sets of cards that count no more, with aces as one, the lowest first."""
    found = {0}
    layers: list[set[int]] = [set() for _low in range(most + 1)]
    layers[0] = {0}
    for low in range(most):
        for cards in layers[low]:
            for worth in WORTHS:
                if low + worth <= most and left_of(cards)[worth] > 0:
                    layers[low + worth].add(cards + ONE[worth])
    for layer in layers:
        found |= layer
    return tuple(sorted(found, key=lambda cards: (low_of(cards), cards)))


def pairs_beside(shown: int) -> list[tuple[int, int]]:
    """The two cards that a player may have beside those he shows, the lower first."""
    most = MOST - low_of(shown)
    return [(a, b) for a, b in PAIRS if a + b <= most and not natural(a, b)]


MOST_SHOWN = MOST - 2
Table = dict[tuple[int, int], float]  # by two cards face down, the lower first


@dataclass
class Facing:
    """A dealer who plays his way while a player shows some cards: by the player's other two cards."""

    there: Table  # how likely all this comes about, the dealer having no natural
    ends: list[Table]  # the same, the dealer ending on a count


def facing(dealer: Ways, cards: Shown, moment: Moment, lean: Callable[[int], float]) -> Facing:
    """``lean``: how often he lets it come to this moment with a first card."""
    shown = set_of(cards)
    reach: list[dict[int, float]] = [{} for _low in range(OVER)]
    beside = pairs_beside(shown)
    there: Table = dict.fromkeys(beside, 0.0)
    ends: list[Table] = [dict.fromkeys(beside, 0.0) for _count in range(OVER)]
    for first in WORTHS:
        often = lean(first)
        for second in WORTHS:
            if often > 0.0 and not natural(first, second):
                hand = ONE[first] + ONE[second]
                _add(there, shown + hand, often)
                layer = reach[first + second]
                layer[hand] = layer.get(hand, 0.0) + often
    for layer in reach:
        for hand, often in layer.items():
            count = count_of(hand)
            asks = 0.0 if count == MOST else dealer.draws(cards_of(hand), cards, moment.stake, moment.doubled)
            if asks < 1.0:
                _add(ends[count], shown + hand, often * (1.0 - asks))
            if asks > 0.0:
                low, left = low_of(hand), left_of(shown + hand)
                for worth in WORTHS:
                    if low + worth <= MOST and left[worth] > 0:
                        onward, after = reach[low + worth], hand + ONE[worth]
                        onward[after] = onward.get(after, 0.0) + often * asks
    return Facing(there, ends)


def _add(table: Table, cards: int, often: float) -> None:
    """Two cards more, in one order, beside these."""
    left = left_of(cards)
    number = sum(left)
    base = likely(cards) * often / (number * (number - 1))
    if base > 0.0:
        for a, b in table:
            table[a, b] += base * left[a] * (left[b] - (a == b))


@dataclass
class Worth:
    """What something is worth to a player: as he plays, and by the best reply."""

    own: float = 0.0
    best: float = 0.0


Held = tuple[Shown, int, int]  # what a player shows, and his two other cards


def hands_worth(player: Ways, dealer: Ways, moment: Moment) -> dict[tuple[int, int], Worth]:
    """By his two cards, what a hand brings a player without a natural, the dealer having none either.

    How the dealer leans to this moment is reckoned in.
    """
    lean = leaning(dealer, moment)
    ahead: dict[Held, Worth] = {}
    there: dict[Held, float] = {}
    for cards in reversed(all_shown()):
        shown = set_of(cards)
        face = facing(dealer, cards, moment, lean)
        for pair in pairs_beside(shown):
            hand = shown + ONE[pair[0]] + ONE[pair[1]]
            if min(left_of(hand)) < 0:
                continue
            key = (cards, *pair)
            there[key] = face.there[pair]
            stands = _standing(face, pair, count_of(hand)) * moment.at_stake
            draws = _drawing(key, hand, there, ahead, moment)
            asks = 0.0 if count_of(hand) == MOST else player.asks(pair, cards, moment.stake, moment.doubled)
            own = asks * draws.own + (1.0 - asks) * stands
            ahead[key] = Worth(own, max(draws.best, stands))
    return {pair: ahead[(), pair[0], pair[1]] for pair in PAIRS if ((), *pair) in ahead}


def _standing(face: Facing, pair: tuple[int, int], count: int) -> float:
    over, found = face.there[pair], 0.0
    for his, table in enumerate(face.ends):
        over -= table[pair]
        found += table[pair] * int(stakes_won(his, count))
    return found + over * int(stakes_won(OVER, count))


def _drawing(
    key: Held,
    hand: int,
    there: dict[Held, float],
    ahead: dict[Held, Worth],
    moment: Moment,
) -> Worth:
    """What another card brings; whoever overdraws pays his stake."""
    shown, a, b = key
    low, over = low_of(hand), there[key]
    found = Worth()
    for worth in WORTHS:
        after = (minded((*shown, worth)), a, b)
        if low + worth <= MOST and after in ahead:
            over -= there[after]
            found.own += ahead[after].own
            found.best += ahead[after].best
    found.own -= over * moment.at_stake
    found.best -= over * moment.at_stake
    return found


def leaning(dealer: Ways, moment: Moment) -> Callable[[int], float]:
    def lean(first: int) -> float:
        doubles = dealer.doubles(first, moment.stake)
        return doubles if moment.doubled else 1.0 - doubles

    return lean


@cache
def naturals() -> dict[tuple[int, int], float]:
    """By both first cards, the player's first: what naturals bring him, in stakes, with how likely they are."""
    found: dict[tuple[int, int], float] = {}
    for first in WORTHS:
        for his_first in WORTHS:
            gets = 0.0
            for second in WORTHS:
                for his_second in WORTHS:
                    cards = ONE[first] + ONE[second] + ONE[his_first] + ONE[his_second]
                    gain = int(natural(first, second)) - int(natural(his_first, his_second))
                    if gain and min(left_of(cards)) >= 0:
                        gets += NATURAL * gain * likely(cards)
            found[first, his_first] = gets
    return found


@dataclass
class Standing:
    """A player who stands, showing these cards: how often he does with which two others, given that they came so."""

    shown: Shown
    often: Table  # the lower card first, both orders together


def standings(player: Ways, moment: Moment) -> list[Standing]:
    """Every way in which a player comes to stand at a moment; of so many cards the order told apart."""
    begins: Table = {}
    for a, b in PAIRS:
        often = sum(player.stakes(card).get(moment.stake, 0.0) for card in {a, b})
        if often > 0.0 and not natural(a, b):
            begins[a, b] = often
    found: list[Standing] = []
    rows: dict[Shown, Table] = {(): begins}
    while rows:
        onward: dict[Shown, Table] = {}
        for shown, reach in rows.items():
            stands: Table = {}
            for pair, often in reach.items():
                hand = set_of(shown) + ONE[pair[0]] + ONE[pair[1]]
                asks = 0.0 if count_of(hand) == MOST else player.asks(pair, shown, moment.stake, moment.doubled)
                if asks < 1.0:
                    stands[pair] = often * (1.0 - asks)
                if asks > 0.0:
                    left = left_of(hand)
                    for worth in WORTHS:
                        if low_of(hand) + worth <= MOST and left[worth] > 0:
                            row = onward.setdefault(minded((*shown, worth)), {})
                            row[pair] = row.get(pair, 0.0) + often * asks
            if stands:
                found.append(Standing(shown, stands))
        rows = onward
    return found


def dealers_worth(dealer: Ways, moment: Moment, stands: Standing) -> dict[int, tuple[Worth, float]]:
    """By the dealer's two cards in one order: what facing this player who stands brings him, and how likely it is."""
    cards, shown = stands.shown, set_of(stands.shown)
    counts = {pair: count_of(shown + ONE[pair[0]] + ONE[pair[1]]) for pair in stands.often}
    behind = sorted(set(counts.values()))
    ahead: dict[int, Worth] = {}
    there: dict[int, list[float]] = {}
    for hand in reversed(sets_up_to(MOST)):
        likely_counts = _counts_behind(stands, hand, counts, behind)
        if likely_counts is None:
            continue
        there[hand] = likely_counts
        count = count_of(hand)
        content = sum(often * -int(stakes_won(count, his)) for often, his in zip(likely_counts, behind, strict=True))
        content *= moment.at_stake
        if count == MOST:
            ahead[hand] = Worth(content, content)
            continue
        over = likely_counts[:]
        draws = Worth()
        for worth in WORTHS:
            after = hand + ONE[worth]
            if after in ahead:
                draws.own += ahead[after].own
                draws.best += ahead[after].best
                for i, often in enumerate(there[after]):
                    over[i] -= often
        lost = moment.at_stake * sum(
            often * int(stakes_won(OVER, his)) for often, his in zip(over, behind, strict=True)
        )
        asks = dealer.draws(cards_of(hand), cards, moment.stake, moment.doubled)
        ahead[hand] = Worth(asks * (draws.own - lost) + (1.0 - asks) * content, max(draws.best - lost, content))
    begins = {ONE[a] + ONE[b] for a, b in PAIRS if not natural(a, b)}
    return {hand: (ahead[hand], sum(there[hand])) for hand in begins if hand in ahead}


def _counts_behind(
    stands: Standing, hand: int, counts: dict[tuple[int, int], int], behind: list[int]
) -> list[float] | None:
    """How likely the dealer holds this, in one order, and the player stands with which count."""
    cards = set_of(stands.shown) + hand
    left = left_of(cards)
    if min(left) < 0:
        return None
    number = sum(left)
    base = likely(cards) / (number * (number - 1))
    found = [0.0] * len(behind)
    place = {count: i for i, count in enumerate(behind)}
    for (a, b), often in stands.often.items():
        found[place[counts[a, b]]] += base * often * left[a] * (left[b] - (a == b))
    return found
