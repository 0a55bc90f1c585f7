"""The words of Cassino where the dealer may expose cards."""

from __future__ import annotations

from typing import Final

from parlour.core.vocabulary import assign, cards, lies_open, number
from parlour.games.cassino.faults.refusals import why_not
from parlour.games.cassino.setup import VOCABULARY
from parlour.games.cassino.words import CLAIM

TABLE_VOCABULARY: Final = VOCABULARY.at_table(
    [CLAIM], {"exposed": cards("exposed"), "fine": number("fine", assign("fine"))}, why_not, noticed=lies_open
)
