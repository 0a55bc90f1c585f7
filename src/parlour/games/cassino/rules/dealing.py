"""The draw for partners and deal, and which card of the pack goes to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import rank

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
    cards: vec[i64]
    next_card: i64
    partners: bool

    def __init__(self, players: int, cards: vec[i64], partners: bool) -> None:
        self.drawn = [[] for _i in range(players)]
        self.cards = cards
        self.next_card = 0
        self.partners = partners

    def settle(self) -> list[int]:
        """The drawers, lowest first; those with equal cards draw again where it matters (cassino.7)."""
        tied = list(range(len(self.drawn)))
        while tied and self.next_card + len(tied) <= len(self.cards):
            for drawer in tied:
                self.drawn[drawer].append(self.cards[self.next_card])
                self.next_card += 1
            tied = self._undecided(self._order())
        return self._order()

    def _order(self) -> list[int]:
        """Lowest first; of equal cards the earlier drawer (cassino.R14)."""
        return sorted(range(len(self.drawn)), key=self._heights)

    def _heights(self, drawer: int) -> list[int]:
        return [rank(card) for card in self.drawn[drawer]]

    def _undecided(self, order: list[int]) -> list[int]:
        """Those whose equal cards leave open who deals or who are the two lowest."""
        places = [0, 1] if self.partners else [0]
        for at in places:
            heights = self._heights(order[at])
            if heights == self._heights(order[at + 1]):
                return sorted([drawer for drawer in order if self._heights(drawer) == heights])
        return []
