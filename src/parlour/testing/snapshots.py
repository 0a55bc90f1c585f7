"""A game's state at one moment, safe from whatever the game does next."""

from __future__ import annotations

import pickle

from parlour.core.game import Game


def snapshot(game: Game) -> dict[str, object]:
    """``state()`` with nothing in it that the game still holds."""
    frozen: dict[str, object] = pickle.loads(pickle.dumps(game.state()))
    return frozen
