"""The accident of Cassino: the dealer exposes a card as he deals it to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND
from parlour.core.moves import Move, Verb
from parlour.games.cassino.words import EXPOSED
from parlour.mechanisms.accidents import befall

if TYPE_CHECKING:
    from parlour.games.cassino.faults.game import CassinoTable


class Dealing:
    """The cards of the round just dealt to players, each with its seat and its number there."""

    def __init__(self, game: CassinoTable) -> None:
        self.game = game
        self.cards: dict[tuple[int, int], int] = {}
        self.fallen: list[tuple[int, int]] = []  # in the order in which they can still be exposed
        given = [0 for _name in game.names]
        order = game.agreed.orders[game.deal.round - 1]
        first = game.deal.next_card - len(order)
        for i, to in enumerate(order):
            if to < game.seats:
                seat = int((game.dealer + 1 + to) % game.seats)
                given[seat] += 1
                self.cards[seat, given[seat]] = int(game.deal.deck[first + i])
        self.fallen = list(self.cards)

    def draw(self, kind: Verb) -> Move | None:
        """One more card; so often as each card's chance says, any of those left (so every card has that chance)."""
        seat, number = self.fallen.pop(self.game.chance.below(len(self.fallen)))
        return Move(kind, seat, number)


def expose(game: CassinoTable) -> i64:
    """The cards that all have seen fall; each had the chance agreed on."""
    dealing = Dealing(game)
    here = [EXPOSED for _card in dealing.cards]
    found: i64 = 0
    for mishap in befall(game.chance, [EXPOSED], game.agreed.rates, here, dealing.draw):
        card = dealing.cards.get((int(mishap.a), int(mishap.b)))
        if card is not None:
            clause = "cassino.32" if game.deal.round == 1 else "cassino.33"
            game.bring(clause, "exposes", mishap.a, [card], HAND[mishap.a], HAND[mishap.a])
            found |= BIT[card]
    return found
