"""The odds of drawing, from the cards that a seat has not seen; each draw is taken to leave the mixture as it is."""

from __future__ import annotations

from typing import Final

from parlour.games.vingt_un.rules.count import MOST, points, stakes_won

STANDS_ON: Final = 17  # where a dealer of whom we know nothing stands
LOW_HAND: Final = 15  # few stand on less
RARE: Final = 0.4  # how likely, beside the others, a player stands lower
VERY_RARE: Final = 0.2  # the same where no card could overdraw him
SAFE: Final = 12

Hand = tuple[int, bool]  # the count with aces as one, and whether there is an ace
OVER: Final = MOST + 1


class Odds:
    """``cards`` are the unseen ones by worth, the ace being one."""

    def __init__(self, cards: list[int]) -> None:
        total = sum(cards)
        self.chances = [(n, cards[n] / total) for n in range(1, 11) if cards[n]]
        self.against: list[tuple[float, dict[int, float]]] = []  # for the dealer: stakes and the counts behind them
        self._dealer: dict[int, float] = {}
        self._best: dict[Hand, float] = {}

    def face(self, standing: list[tuple[float, dict[int, float]]]) -> None:
        """From now on these are the odds of the dealer, who faces these stakes."""
        self.against = standing

    def stood(self, total: int) -> float:
        """Content with this count: in stakes for a player, in counters for the dealer."""
        if self.against:
            return -sum(stake * _mean(total, counts) for stake, counts in self.against)
        return sum(chance * int(stakes_won(dealer, total)) for dealer, chance in self.dealer().items())

    def over(self) -> float:
        return self.stood(OVER) if self.against else -1.0

    def drawn(self, low: int, ace: bool) -> float:
        """One card more, and then whatever is best."""
        found = 0.0
        for n, chance in self.chances:
            found += chance * (self.over() if low + n > MOST else self.best(low + n, ace or n == 1))
        return found

    def best(self, low: int, ace: bool) -> float:
        known = self._best.get((low, ace))
        if known is None:
            known = self.stood(int(points(low, 1 if ace else 0)))
            if low < MOST:
                known = max(known, self.drawn(low, ace))
            self._best[low, ace] = known
        return known

    def on_divided(self, card: int) -> float:
        """A hand that begins with this card and is no natural."""
        return sum(chance * self.best(card + n, card == 1 or n == 1) for n, chance in self.chances)

    def first_card(self, card: int) -> float:
        """What this first card promises, naturals on both sides reckoned in."""
        dealers = self._natural()
        found = 0.0
        for n, chance in self.chances:
            natural = card + n == 11 and 1 in (card, n)
            if natural:
                found += chance * 2.0 * (1.0 - dealers)
            else:
                found += chance * ((1.0 - dealers) * self.best(card + n, 1 in (card, n)) - 2.0 * dealers)
        return found

    def _natural(self) -> float:
        chances = dict(self.chances)
        return 2.0 * chances.get(1, 0.0) * chances.get(10, 0.0)

    def dealer(self) -> dict[int, float]:
        """The counts that a dealer without a natural comes to, by their chances."""
        if not self._dealer:
            waiting = self._two_cards(natural=False)
            while waiting:
                hand = min(waiting)  # a card more makes it higher: so all hands of one count draw together
                self._draws_on(hand, waiting.pop(hand), waiting)
        return self._dealer

    def _draws_on(self, hand: Hand, chance: float, waiting: dict[Hand, float]) -> None:
        low, ace = hand
        total = min(OVER, int(points(low, 1 if ace else 0)))
        if total >= STANDS_ON:
            self._dealer[total] = self._dealer.get(total, 0.0) + chance
            return
        for n, one in self.chances:
            more = (low + n, ace or n == 1)
            waiting[more] = waiting.get(more, 0.0) + chance * one

    def _two_cards(self, natural: bool) -> dict[Hand, float]:
        """The chances of two cards, with or without naturals among them."""
        found: dict[Hand, float] = {}
        for a, first in self.chances:
            for b, second in self.chances:
                if natural or not (a + b == 11 and 1 in (a, b)):
                    hand = (a + b, 1 in (a, b))
                    found[hand] = found.get(hand, 0.0) + first * second
        total = sum(found.values())
        return {hand: chance / total for hand, chance in found.items()}

    def hidden_hand(self, shown: int, ace: bool, whole: bool) -> dict[int, float]:
        """The counts of a player who stands, with so much drawn face up and two cards face down."""
        found: dict[int, float] = {}
        for (low, held), chance in self._two_cards(natural=not whole).items():
            if low + shown <= MOST:
                total = int(points(low + shown, 1 if ace or held else 0))
                likely = 1.0 if total >= LOW_HAND else RARE if total >= SAFE else VERY_RARE
                found[total] = found.get(total, 0.0) + chance * likely
        whole_chance = sum(found.values())
        return {total: chance / whole_chance for total, chance in found.items()}


def _mean(dealer: int, counts: dict[int, float]) -> float:
    """What a stake wins from the dealer's count, in stakes."""
    return sum(chance * int(stakes_won(dealer, total)) for total, chance in counts.items())
