"""Loo: stand, throw up or take the miss; a third of the pool a trick, and who stands without one is looed."""

from __future__ import annotations

from parlour.game import Game
from parlour.games.loo.book import book
from parlour.games.loo.options import OPTIONS
from parlour.games.loo.rules import Loo
from parlour.options import Options
from parlour.rng import Chance
from parlour.rules import Aims, Rules


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return Loo(options, names, chance)


RULES = Rules("loo", OPTIONS, make, __name__, Aims("euchre hearts", driven=5, playouts=3), bots={"book": book})
