"""Positions of Spin that a case sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.events import NO_SEAT
from parlour.core.moves import PLAY
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, person
from parlour.games.spin.refusals import why_not
from parlour.games.spin.words import DECLARE, SPIN
from parlour.mechanisms.board import board_word
from parlour.mechanisms.stops import PHASES
from parlour.mechanisms.stops_setup import WORDS, arrange_stops

if TYPE_CHECKING:
    from parlour.games.spin.rules import Spin


def arrange(game: Spin, setup: Setup) -> None:
    """``winner`` is the last deal's; ``phase play`` needs hands, and everybody has paid in."""
    winner = setup.word("winner", [*game.names, "nobody"], "nobody")
    game.winner = game.names.index(winner) if winner != "nobody" else NO_SEAT
    arrange_stops(game, setup, setup.word("phase", ["play"], "") == "play")


VOCABULARY: Final = Vocabulary(
    [PLAY, SPIN, DECLARE],
    PHASES,
    {**WORDS, "pool": board_word("pool"), "winner": person("winner")},
    why_not,
    arrange,
)
