"""The words My Bank is written in, and the positions that a case sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, cards, cards_of, number_of
from parlour.games.my_bank.refusals import why_not
from parlour.games.my_bank.state import PHASES, STAKE

if TYPE_CHECKING:
    from parlour.games.my_bank.rules import MyBank


def arrange(game: MyBank, setup: Setup) -> None:
    """``deals N``: so many are finished already."""
    game.finished = setup.count("deals", game.options.number("deals") - 1)
    game.deals = game.finished


VOCABULARY: Final = Vocabulary(
    [STAKE],
    PHASES,
    {
        "hand": cards_of(lambda game, seat: game.held(seat)),
        "stock": cards(lambda game: game.stock()),
        "stake": number_of("deal.stakes"),
    },
    why_not,
    arrange,
)
