"""The words of a table of Nap, and positions in which its cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.cards import lowest
from parlour.core.setup import Setup
from parlour.core.vocabulary import cards
from parlour.games.nap import words
from parlour.games.nap.faults.acts import offends
from parlour.games.nap.faults.refusals import why_not_at_table
from parlour.games.nap.faults.remedies import noticed
from parlour.games.nap.faults.rights import TABLE_RIGHTS
from parlour.games.nap.setup import VOCABULARY, arrange
from parlour.mechanisms.trick_faults import BEGUN, DEALT, IN_PLAY, TOUCH

if TYPE_CHECKING:
    from parlour.games.nap.faults.game import NapTable

TABLE_VERBS: Final = [words.CLAIM, TOUCH, words.CONSULT, words.GATHER]
TABLE_WORDS: Final = {"shown": cards("conduct.shown")}


def arrange_table(game: NapTable, setup: Setup) -> None:
    """What was played before the position is not written down: nobody can claim it."""
    arrange(game, setup)
    if game.phase != words.TRICKS:
        return
    game.conduct.plays = []
    for moment in (DEALT, BEGUN, IN_PLAY):
        game.claims.reach(moment)
    if game.deal.led < 0:
        game.deal.winner = lowest(game.waits)


TABLE_VOCABULARY: Final = VOCABULARY.at_table(
    TABLE_VERBS, TABLE_WORDS, why_not_at_table, arrange_table, words.TABLE_PHASES, offends, noticed, TABLE_RIGHTS
)
