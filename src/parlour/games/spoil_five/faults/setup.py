"""The words of a table of Spoil Five, and positions in which its cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, cards, persons
from parlour.games.spoil_five import words
from parlour.games.spoil_five.faults.acts import offends
from parlour.games.spoil_five.faults.refusals import why_not_at_table
from parlour.games.spoil_five.faults.remedies import noticed
from parlour.games.spoil_five.faults.rights import TABLE_RIGHTS
from parlour.games.spoil_five.setup import FIVING_VOCABULARY, VOCABULARY, arrange
from parlour.mechanisms.trick_faults import DEALT, IN_PLAY

if TYPE_CHECKING:
    from parlour.games.spoil_five.faults.game import SpoilFiveTable

TABLE_VERBS: Final = [words.CLAIM, words.REBUY, words.YIELD, words.GATHER]
TABLE_WORDS: Final = {"shown": cards("conduct.shown"), "debarred": persons("conduct.debarred")}


def arrange_table(game: SpoilFiveTable, setup: Setup) -> None:
    """What was played before the position is not written down: nobody can claim it."""
    arrange(game, setup)
    if game.phase == words.TRICKS:
        game.conduct.plays = []
        game.claims.reach(DEALT)
        game.claims.reach(IN_PLAY)


def _at_table(strict: Vocabulary) -> Vocabulary:
    return strict.at_table(
        TABLE_VERBS, TABLE_WORDS, why_not_at_table, arrange_table, words.TABLE_PHASES, offends, noticed, TABLE_RIGHTS
    )


TABLE_VOCABULARY: Final = _at_table(VOCABULARY)
FIVING_TABLE_VOCABULARY: Final = _at_table(FIVING_VOCABULARY)
