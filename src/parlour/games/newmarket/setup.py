"""Positions of Newmarket that a case sets: pool cards that would be drawn, stakes, a deal in which somebody leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.moves import PLAY
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, texts
from parlour.errors import BadCase
from parlour.games.newmarket.options import in_order
from parlour.games.newmarket.refusals import why_not
from parlour.games.newmarket.words import PHASES, PLACE
from parlour.mechanisms.board import board_word
from parlour.mechanisms.stops_setup import WORDS, arrange_stops

if TYPE_CHECKING:
    from parlour.games.newmarket.rules import Newmarket


def arrange(game: Newmarket, setup: Setup) -> None:
    """A set dealer begins the staking; ``phase deal`` and ``phase play`` are after it, with the stakes as set."""
    phase = setup.word("phase", ["stake", "deal", "play"], "stake")
    _lay_pool(game, setup, phase != "stake")
    arrange_stops(game, setup, phase == "play")
    if phase == "stake" and game.dealer >= 0:
        game.begin()


def _lay_pool(game: Newmarket, setup: Setup, needed: bool) -> None:
    """Where the pool cards are drawn, a position after the draw says which they are."""
    faces = setup.take("pool_cards")
    if faces:
        layout = in_order(faces)
        if not layout or (len(game.pool) and layout != game.pool_faces()):
            raise BadCase(f"pool_cards cannot be {' '.join(faces)} with pool_cards={game.options.word('pool_cards')}")
        game.lay_pool(layout)
    elif needed and len(game.pool) == 0:
        raise BadCase("the pool cards are still to be drawn; set them: pool_cards AS KC QH JD")


VOCABULARY: Final = Vocabulary(
    [PLACE, PLAY],
    PHASES,
    {**WORDS, "pool": board_word("pool"), "pool_cards": texts(lambda game: game.pool_faces())},
    why_not,
    arrange,
)
