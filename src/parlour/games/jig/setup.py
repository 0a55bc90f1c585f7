"""Positions of Jig that a case sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.moves import PLAY
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, number
from parlour.games.jig.refusals import why_not
from parlour.mechanisms.stops import PHASES
from parlour.mechanisms.stops_setup import WORDS, arrange_stops

if TYPE_CHECKING:
    from parlour.games.jig.rules import Jig


def arrange(game: Jig, setup: Setup) -> None:
    """``phase play`` needs hands; the pool is paid in, and then as set."""
    arrange_stops(game, setup, setup.word("phase", ["play"], "") == "play")


VOCABULARY: Final = Vocabulary(
    [PLAY],
    PHASES,
    {**WORDS, "pool": number(lambda game: game.ledger[game.seats])},
    why_not,
    arrange,
)
