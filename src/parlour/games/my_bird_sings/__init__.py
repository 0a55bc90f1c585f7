"""My Bird Sings: one card at a time goes round until somebody holds four of one suit, or one of each."""

from __future__ import annotations

from parlour.core.outlook import Outlook
from parlour.core.rules import Bounds, Rules
from parlour.games.my_bird_sings.bots.book import book
from parlour.games.my_bird_sings.options import OPTIONS
from parlour.games.my_bird_sings.rules.game import MyBirdSings
from parlour.games.my_bird_sings.view import SEEN
from parlour.games.my_bird_sings.words import CALL

RULES = Rules(
    "my-bird-sings",
    OPTIONS,
    MyBirdSings,
    __name__,
    bots={"book": book},
    outlook=Outlook([CALL]),
    usual="book",
    seen=SEEN,
    bounds=Bounds(steps=1000, won=60),
    giving_up=["wait"],
    repeats={"method": ["draw"]},
)
