"""The draw for partners and deal, and which card of the pack goes to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, SUIT_SIZE, count, rank
from parlour.core.seated import ALL_SEATS

if TYPE_CHECKING:
    from parlour.games.cassino.rules.game import Cassino

EACH: Final = 4  # cards in a hand (cassino.10)


def rounds_of(pack: int, players: int, after: bool) -> list[vec[i64]]:
    """For each round of the pack who gets its cards, one after the other.

    0 is the eldest hand, the number of players stands for the board.
    """
    rest = pack - EACH
    whole, left = divmod(rest, EACH * players)
    last = left // players
    over = left - last * players
    orders = [_hands(players, EACH) for _i in range(whole)]
    orders[0] = _opening(players, after)
    if last:
        orders.append(_board(players, over) + _hands(players, last))  # cassino.R8
    elif over and whole == 1:
        orders[0] = orders[0] + _board(players, over)  # with the opening board
    elif over:
        orders[-1] = _board(players, over) + orders[-1]
    return [vec[i64](order) for order in orders]


def _hands(players: int, each: int) -> list[int]:
    """One card at a time, leftwards from the eldest hand (cassino.10, 17)."""
    return [k for _circuit in range(each) for k in range(players)]


def _board(players: int, cards: int) -> list[int]:
    return [players for _i in range(cards)]


def _opening(players: int, after: bool) -> list[int]:
    """Four to the board, one with each circuit after the dealer's own, or all four at the end (cassino.11)."""
    if after:
        return _hands(players, EACH) + _board(players, EACH)
    return [k for _circuit in range(EACH) for k in range(players + 1)]


def draw_for_deal(game: Cassino) -> None:
    """Everybody draws; who has the lowest card, ace lowest, deals first (cassino.6, 7)."""
    cards = game.pack.sheet[:]
    game.chance.shuffle(cards)
    draw = Draw(game.seats, cards, game.agreed.partners)
    order = draw.settle()
    game.drawn = draw.drawn
    game.dealer = order[0]
    if game.agreed.partners:
        game.drawn = [draw.drawn[drawer] for drawer in (order[0], order[2], order[1], order[3])]  # cassino.8, R14
        game.dealer = 0


class Draw:
    """People who have no seat yet draw cards until the places are decided."""

    drawn: list[list[int]]  # by drawer, all the cards drawn
    lower: vec[i64]  # by drawer, how many others have drawn lower
    cards: vec[i64]
    next_card: i64
    partners: bool

    def __init__(self, players: int, cards: vec[i64], partners: bool) -> None:
        self.drawn = [[] for _i in range(players)]
        self.lower = BLANK[:players]
        self.cards = cards
        self.next_card = 0
        self.partners = partners

    def settle(self) -> list[int]:
        """The drawers, lowest first; those with equal cards draw again where it matters (cassino.7).

        Where the cards give out, the earlier drawer counts as the lower (cassino.R14).
        """
        players = len(self.drawn)
        tied = ALL_SEATS[players]
        while tied and self.next_card + count(tied) <= len(self.cards):
            self._draw(tied)
            tied = self._undecided()
        return [drawer for lower in range(players) for drawer in range(players) if self.lower[drawer] == lower]

    def _draw(self, tied: i64) -> None:
        """One card each; those before and behind them stay there."""
        heights = self.lower[:]
        for drawer in range(len(heights)):
            heights[drawer] *= SUIT_SIZE
            if tied & BIT[drawer]:
                card = self.cards[self.next_card]
                self.next_card += 1
                self.drawn[drawer].append(card)
                heights[drawer] += rank(card)
        for drawer in range(len(heights)):
            lower: i64 = 0
            for height in heights:
                lower += height < heights[drawer]
            self.lower[drawer] = lower

    def _undecided(self) -> i64:
        """Those whose equal cards leave open who deals or who are the two lowest, as a bit set."""
        for place in range(2 if self.partners else 1):
            alike: i64 = 0
            for drawer in range(len(self.drawn)):
                if self.lower[drawer] == place:
                    alike |= BIT[drawer]
            if count(alike) > 1:
                return alike
        return 0
