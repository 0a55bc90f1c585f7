"""The words of Cassino where the dealer may expose cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.rights import THE_DEALER, THE_OPPONENT, Right, Rights
from parlour.core.vocabulary import assign, cards, lies_open, number
from parlour.games.cassino.faults.refusals import why_not
from parlour.games.cassino.setup import VOCABULARY
from parlour.games.cassino.words import CLAIM

if TYPE_CHECKING:
    from parlour.games.cassino.faults.game import CassinoTable

FIRST_ROUND: Final = 0
LATER_ROUND: Final = 1
RIGHTS: Final = [
    Right("cassino.32", 0, 0, None, THE_DEALER, THE_OPPONENT),
    Right("cassino.33", 0, 0, None, THE_DEALER, THE_OPPONENT),
]


def _right_of(game: CassinoTable, _claim: object) -> int:
    return FIRST_ROUND if game.deal.round == 1 else LATER_ROUND


TABLE_VOCABULARY: Final = VOCABULARY.at_table(
    [CLAIM],
    {"exposed": cards("exposed"), "fine": number("fine", assign("fine"))},
    why_not,
    noticed=lies_open,
    rights=Rights(RIGHTS, of=_right_of),
)
