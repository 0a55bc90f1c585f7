"""The words of Vingt-un at a table where offences happen."""

from __future__ import annotations

from typing import Final

from parlour.core.vocabulary import Vocabulary, persons
from parlour.games.vingt_un import words
from parlour.games.vingt_un.faults.refusals import why_not
from parlour.games.vingt_un.setup import VOCABULARY, arrange

TABLE_VOCABULARY: Final = Vocabulary(
    [
        *VOCABULARY.verbs,
        words.CLAIM,
        words.DECLARE,
        words.REJECT,
        words.SEPARATE,
        words.THROW_UP,
        words.LOOK,
    ],
    VOCABULARY.phases,
    {**VOCABULARY.words, "missed": persons("conduct.missed")},
    why_not,
    arrange,
)
