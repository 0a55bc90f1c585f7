"""The words of Smoking Cat as it is played at a table where offences happen."""

from __future__ import annotations

from typing import Final

from parlour.core.vocabulary import Vocabulary, number, person, persons
from parlour.games.smoking_cat.faults.refusals import why_not_at_table
from parlour.games.smoking_cat.setup import STRICT_VERBS, WORDS, arrange
from parlour.games.smoking_cat.words import TABLE_PHASES, TABLE_VERBS

AT_TABLE: Final = {
    "loser": person("conduct.loser"),
    "tried": person("conduct.tried"),
    "convicted": persons("conduct.convicted"),
    "misdeals": number("misdeals"),
}
TABLE_VOCABULARY: Final = Vocabulary(
    [*STRICT_VERBS, *TABLE_VERBS], TABLE_PHASES, {**WORDS, **AT_TABLE}, why_not_at_table, arrange
)
