"""The words of Spin at a table where money must be collected."""

from __future__ import annotations

from typing import Final

from parlour.core.moves import PASS
from parlour.core.vocabulary import number, person
from parlour.games.spin.faults.refusals import why_not
from parlour.games.spin.setup import VOCABULARY
from parlour.games.spin.words import COLLECT

TABLE_VOCABULARY: Final = VOCABULARY.at_table(
    [COLLECT, PASS],
    {"creditor": person("creditor"), "owed": number(lambda game: game.owed())},
    why_not,
    phases=[*VOCABULARY.phases, "pending"],
)
