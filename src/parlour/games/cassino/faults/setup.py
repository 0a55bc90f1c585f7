"""The words of Cassino where the dealer may expose cards."""

from __future__ import annotations

from typing import Final

from parlour.core.vocabulary import Vocabulary, assign, cards, number
from parlour.games.cassino.faults.refusals import why_not
from parlour.games.cassino.setup import VOCABULARY, arrange
from parlour.games.cassino.words import CLAIM

TABLE_VOCABULARY: Final = Vocabulary(
    [*VOCABULARY.verbs, CLAIM],
    VOCABULARY.phases,
    {**VOCABULARY.words, "exposed": cards("exposed"), "fine": number("fine", assign("fine"))},
    why_not,
    arrange,
)
