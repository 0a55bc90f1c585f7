"""How the bots of Vingt-un play a hand between two from a fresh pack, as the reckoning asks for it (``exact``)."""

from __future__ import annotations

from functools import cache

from parlour.games.vingt_un.bots.book import EVEN
from parlour.games.vingt_un.bots.odds import Odds, count_of, hand_of
from parlour.games.vingt_un.bots.table import hand_number, is_large, moment_number, pair_number, shown_number, table
from tests.games.vingt_un.exact import Shown, left_of, pairs_beside, set_of

LEAST, MOST_LAID = 1, 10


class ByBook:
    """``parlour.games.vingt_un.bots.book``: by the odds of the cards that a seat has not seen."""

    def stakes(self, first: int) -> dict[int, float]:
        return _laid(first)

    def doubles(self, first: int, stake: int) -> float:
        return float(first in (1, 10))

    def asks(self, hidden: tuple[int, int], shown: Shown, stake: int, doubled: bool) -> float:
        return _asked(set_of(hidden + shown))

    def draws(self, hand: Shown, shown: Shown, stake: int, doubled: bool) -> float:
        return _drawn(set_of(hand), set_of(shown))

    def alike(self, stake: int, doubled: bool) -> object:
        return doubled


@cache
def _laid(first: int) -> dict[int, float]:
    odds = Odds(left_of(set_of((first,))))
    odds.face_dealer()
    return {MOST_LAID if odds.first_card(first) > EVEN else LEAST: 1.0}


@cache
def _asked(cards: int) -> float:
    odds = Odds(left_of(cards))
    odds.face_dealer()
    return _better(odds, cards)


@cache
def _drawn(hand: int, shown: int) -> float:
    left = left_of(hand + shown)
    if min(left) < 0 or not any(left[a] > 0 and left[b] > 0 for a, b in pairs_beside(shown)):
        return 0.0  # nobody can stand there
    odds = Odds(left)
    odds.face([(1.0, odds.hidden_hand(_low(shown), shown & 31 > 0, True))])
    return _better(odds, hand)


def _better(odds: Odds, cards: int) -> float:
    hand = hand_of(_low(cards), cards & 31)
    return float(odds.drawn(hand) > odds.content[count_of(hand)])


@cache
def _low(cards: int) -> int:
    return sum(worth * (cards >> 5 * (worth - 1) & 31) for worth in range(1, 11))


class BySolution:
    """``parlour.games.vingt_un.bots.solved``: by its table."""

    def stakes(self, first: int) -> dict[int, float]:
        share = table().share_laid(first)
        return {LEAST: 1.0 - share, MOST_LAID: share}

    def doubles(self, first: int, stake: int) -> float:
        return table().share_doubled(first, is_large(stake, LEAST))

    def asks(self, hidden: tuple[int, int], shown: Shown, stake: int, doubled: bool) -> float:
        return table().share_asked(_moment(stake, doubled), _shows(shown), pair_number(*hidden))

    def draws(self, hand: Shown, shown: Shown, stake: int, doubled: bool) -> float:
        number = hand_number(sum(hand), 1 in hand, *(hand if len(hand) == 2 else ()))
        return table().share_drawn(_moment(stake, doubled), _shows(shown), number)

    def alike(self, stake: int, doubled: bool) -> object:
        return _moment(stake, doubled), doubled, is_large(stake, LEAST)


def _moment(stake: int, doubled: bool) -> int:
    return int(moment_number(2 * stake if doubled else stake, LEAST, MOST_LAID))


def _shows(shown: Shown) -> int:
    first, second = shown if len(shown) == 2 else (0, 0)
    return int(shown_number(len(shown), first, second, sum(shown), 1 in shown))
