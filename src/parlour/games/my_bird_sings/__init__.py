"""My Bird Sings: one card at a time goes round until somebody holds four of one suit, or one of each."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.outlook import Outlook
from parlour.core.rules import Aims, Rules
from parlour.games.my_bird_sings.bots.book import book
from parlour.games.my_bird_sings.options import OPTIONS
from parlour.games.my_bird_sings.rules.game import MyBirdSings
from parlour.games.my_bird_sings.words import CALL


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return MyBirdSings(options, names, chance)


RULES = Rules(
    "my-bird-sings", OPTIONS, make, __name__, Aims(rate=500_000), bots={"book": book}, outlook=Outlook([CALL])
)
