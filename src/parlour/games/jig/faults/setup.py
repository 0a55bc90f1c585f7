"""The words of Jig at a table where the players make the calls."""

from __future__ import annotations

from typing import Final

from parlour.core.rights import Right, Rights
from parlour.core.vocabulary import Vocabulary, lies_open, person
from parlour.games.jig.faults.refusals import why_not
from parlour.games.jig.setup import VOCABULARY, arrange
from parlour.games.jig.words import CLAIM, READY, SAY

WRONG_CALL: Final = Right("jig.20", 0, 0)
TABLE_VOCABULARY: Final = Vocabulary(
    [SAY, CLAIM, READY],
    [*VOCABULARY.phases, "last_call"],
    {**VOCABULARY.words, "erring": person("erring")},
    why_not,
    arrange,
    noticed=lies_open,
    rights=Rights([WRONG_CALL], of=lambda _game, _claim: 0),
)
