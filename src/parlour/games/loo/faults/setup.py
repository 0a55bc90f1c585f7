"""The words of a table of Loo, and positions in which its cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.cards import count
from parlour.core.setup import Setup
from parlour.core.vocabulary import cards, persons
from parlour.games.loo import words
from parlour.games.loo.faults.acts import offends
from parlour.games.loo.faults.refusals import why_not_at_table
from parlour.games.loo.faults.remedies import noticed
from parlour.games.loo.faults.rights import TABLE_RIGHTS
from parlour.games.loo.setup import VOCABULARIES, arrange
from parlour.games.loo.state import HANDS_LIE
from parlour.mechanisms.trick_faults import BEGUN, DEALT, IN_PLAY, TOUCH
from parlour.mechanisms.trick_positions import lay_stock

if TYPE_CHECKING:
    from parlour.games.loo.faults.game import LooTable

TABLE_VERBS: Final = [words.CLAIM, words.LOOK, words.LOOK_AT, words.EXPOSE, TOUCH, words.GATHER]
TABLE_WORDS: Final = {
    "shown": cards("conduct.shown"),
    "forfeits": persons("conduct.forfeit"),
    "barred": persons("conduct.barred"),
}


def arrange_table(game: LooTable, setup: Setup) -> None:
    """What was played before the position is not written down: nobody can claim it."""
    arrange(game, setup)
    if game.deal.lies != HANDS_LIE:
        return
    game.conduct.plays = []
    for moment in (DEALT, BEGUN, IN_PLAY):
        game.claims.reach(moment)
    if not game.agreed.changes:
        game.deal.deck = lay_stock(game, game.undealt())
        game.deal.next_card = len(game.deal.deck) - count(game.undealt())


TABLE_VOCABULARIES: Final = [  # by variant
    strict.at_table(
        TABLE_VERBS, TABLE_WORDS, why_not_at_table, arrange_table, words.TABLE_PHASES, offends, noticed, TABLE_RIGHTS
    )
    for strict in VOCABULARIES
]
