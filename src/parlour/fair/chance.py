"""Fair deals: the order of every pack is promised before the deal, cut by the seats, and can be checked card by card.

Each drawing (one shuffle) has a key of its own, made from the secret of the game.  From the key come an order of the
pack and a salt for each place in it.  A leaf is the hash of a place, the card there and its salt; the promise is the
hash of all leaves, published before anybody can influence the drawing.  Whatever the seats add then (their nonces)
makes a public cut: another order of the places.  Dealt is the promised pack, read in the order of the cut.  A card is
opened by its place and salt, and tells nothing of the others.  With the secret itself everything can be opened.
"""

from __future__ import annotations

import os

from parlour.core.chance import Secret
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.fair.drawings import SECRET_BYTES, Drawing, Drawn, FairChance, cut_key, mixed_places
from parlour.fair.rounds import NEEDED_AHEAD, RoundChance

__all__ = [
    "SECRET_BYTES",
    "Drawing",
    "Drawn",
    "FairChance",
    "cut_key",
    "fair_game",
    "mixed_places",
    "new_secret",
    "round_game",
]


def new_secret() -> bytes:
    return os.urandom(SECRET_BYTES)


def fair_game(rules: Rules, options: Options, names: list[str], secret: bytes) -> tuple[Game, FairChance]:
    """A game for a real table, with the chance that promises its deals."""
    game = rules.make(options, names, Secret(secret))
    chance = FairChance(secret, game.pack.cards)
    game.chance = chance
    return game, chance


def round_game(
    rules: Rules, options: Options, names: list[str], secret: bytes, ahead: int = NEEDED_AHEAD
) -> tuple[Game, RoundChance]:
    """The same, with the chance that is cut in rounds; so many drawings are promised at any time."""
    game = rules.make(options, names, Secret(secret))
    chance = RoundChance(secret, game.pack.cards, ahead)
    game.chance = chance
    return game, chance
