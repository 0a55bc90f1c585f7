"""What the chief is worth at each point of the deal: how often no card that is still to be turned beats it."""

from __future__ import annotations

from parlour.core.cards import rank, suit
from parlour.core.game import Game
from parlour.games.speculation.rules.game import Speculation
from parlour.games.speculation.words import CHIEF, OFFERING

COLUMNS = ("chief", "unturned")
NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "knave", "queen", "king", "ace")


def ask(game: Game, _seat: int) -> tuple[tuple[str | int, ...], dict[str, None]] | None:
    assert isinstance(game, Speculation)
    deal = game.deal
    if game.phase != OFFERING or deal.step != CHIEF or deal.chief < 0:
        return None
    unturned = sum(len(game.packet(owner)) for owner in range(game.seats))
    return (NAMES[rank(deal.chief)], 3 * round(unturned / 3)), {"chief": None}


def worth(game: Game, _seat: int) -> float:
    """1 where no card still unturned beats it: the whole pool is its holder's."""
    assert isinstance(game, Speculation)
    deal = game.deal
    left = [card for owner in range(game.seats) for card in game.packet(owner)]
    return float(not any(suit(card) == deal.trump and card > deal.chief for card in left))
