"""The words of Spin at a table where money must be collected."""

from __future__ import annotations

from typing import Final

from parlour.core.moves import PASS
from parlour.core.vocabulary import Vocabulary, number, person
from parlour.games.spin.faults.refusals import why_not
from parlour.games.spin.setup import VOCABULARY, arrange
from parlour.games.spin.words import COLLECT

TABLE_VOCABULARY: Final = Vocabulary(
    [*VOCABULARY.verbs, COLLECT, PASS],
    [*VOCABULARY.phases, "pending"],
    {**VOCABULARY.words, "creditor": person("creditor"), "owed": number(lambda game: game.owed())},
    why_not,
    arrange,
)
