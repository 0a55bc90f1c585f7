"""The odds of drawing, from the cards that a seat has not seen; each draw is taken to leave the mixture as it is.

A hand is one number: twice its count with aces as one, and one more where there is an ace.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.vingt_un.rules.count import MOST, points, stakes_won

STANDS_ON: Final = 17  # where a dealer of whom we know nothing stands
LOW_HAND: Final = 15  # few stand on less
RARE: Final = 0.4  # how likely, beside the others, a player stands lower
VERY_RARE: Final = 0.2  # the same where no card could overdraw him
SAFE: Final = 12

TEN: Final = 10
OVER: Final = MOST + 1
HIGHEST: Final = 2 * (OVER + TEN) + 1
NOTHING: Final = vec[float]([0.0 for _i in range(HIGHEST + 1)])  # by hand, by count or by worth


def hand_of(low: i64, aces: i64) -> i64:
    """The hand of this count; all that are overdrawn are alike."""
    if low > OVER:
        low = OVER
    return 2 * low + int(aces > 0)


def one_more(hand: i64, card: i64) -> i64:
    """The hand with a card of this worth."""
    hand += 2 * card
    if card == 1:
        hand |= 1
    return hand


def count_of(hand: i64) -> i64:
    if hand >> 1 > MOST:
        return OVER
    return points(hand >> 1, hand & 1)


def is_natural(a: i64, b: i64) -> bool:
    return a + b == 11 and (a == 1 or b == 1)


class Odds:
    """``cards`` are the unseen ones by worth, the ace being one; at first the odds are those of a player."""

    chances: vec[float]  # by worth
    content: vec[float]  # by count: what it brings to be content; in stakes for a player, in counters for the dealer
    best: vec[float]  # by hand: what it brings, whatever is best being done

    def __init__(self, cards: list[int]) -> None:
        total = sum(cards)
        self.chances = NOTHING[:]
        for n in range(1, TEN + 1):
            self.chances[n] = cards[n] / total
        self.content = NOTHING[:]
        self.best = NOTHING[:]

    def face_dealer(self) -> None:
        """These are the odds of a player, who faces a dealer without a natural."""
        dealer = self._dealers_counts()
        for own in range(OVER):
            for his in range(STANDS_ON, OVER + 1):
                self.content[own] += dealer[his] * float(stakes_won(his, own))
        self.content[OVER] = -1.0
        self._play_best()

    def face(self, standing: list[tuple[float, vec[float]]]) -> None:
        """These are the odds of the dealer, who faces these stakes, and how likely which count lies behind each."""
        for own in range(OVER + 1):
            for stake, counts in standing:
                for his in range(OVER):
                    self.content[own] -= stake * counts[his] * float(stakes_won(own, his))
        self._play_best()

    def _play_best(self) -> None:
        """From the highest hands down: each is worth its count, or what another card makes of it."""
        for hand in range(HIGHEST, 1, -1):
            self.best[hand] = self.content[count_of(hand)]
            if hand >> 1 < MOST:
                self.best[hand] = max(self.best[hand], self.drawn(hand))

    def drawn(self, hand: i64) -> float:
        """One card more, and then whatever is best."""
        found = 0.0
        for n in range(1, TEN + 1):
            found += self.chances[n] * self.best[one_more(hand, n)]
        return found

    def first_card(self, card: i64) -> float:
        """What this first card promises, naturals on both sides reckoned in."""
        dealers = 2.0 * self.chances[1] * self.chances[TEN]
        found = 0.0
        for n in range(1, TEN + 1):
            if is_natural(card, n):
                found += self.chances[n] * 2.0 * (1.0 - dealers)
            else:
                best = self.best[one_more(one_more(0, card), n)]
                found += self.chances[n] * ((1.0 - dealers) * best - 2.0 * dealers)
        return found

    def _dealers_counts(self) -> vec[float]:
        """How likely a dealer without a natural comes to which count."""
        counts = NOTHING[:]
        waiting = self._two_cards(False)
        for hand in range(HIGHEST + 1):  # a card more makes it higher: so all hands of one count draw together
            count = count_of(hand)
            if count >= STANDS_ON:
                counts[count] += waiting[hand]
            elif waiting[hand] > 0.0:
                for n in range(1, TEN + 1):
                    waiting[one_more(hand, n)] += waiting[hand] * self.chances[n]
        return counts

    def _two_cards(self, natural: bool) -> vec[float]:
        """How likely two cards are which hand, with or without naturals among them."""
        found = NOTHING[:]
        total = 0.0
        for a in range(1, TEN + 1):
            for b in range(1, TEN + 1):
                if natural or not is_natural(a, b):
                    both = self.chances[a] * self.chances[b]
                    found[one_more(one_more(0, a), b)] += both
                    total += both
        return _parts(found, total)

    def hidden_hand(self, shown: i64, ace: bool, whole: bool) -> vec[float]:
        """The counts of a player who stands, with so much drawn face up and two cards face down."""
        found = NOTHING[:]
        total = 0.0
        two = self._two_cards(not whole)
        for hand in range(2 * (MOST - shown + 1)):
            count = count_of(hand + 2 * shown | int(ace))
            likely = 1.0 if count >= LOW_HAND else RARE if count >= SAFE else VERY_RARE
            found[count] += two[hand] * likely
            total += two[hand] * likely
        return _parts(found, total)


def _parts(row: vec[float], total: float) -> vec[float]:
    for i in range(len(row)):
        row[i] /= total
    return row
