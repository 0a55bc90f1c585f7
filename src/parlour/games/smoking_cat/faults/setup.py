"""The words of Smoking Cat as it is played at a table where offences happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.vocabulary import number, person, persons
from parlour.games.smoking_cat.faults.acts import noticed, offends
from parlour.games.smoking_cat.faults.refusals import why_not_at_table
from parlour.games.smoking_cat.faults.rights import TABLE_RIGHTS
from parlour.games.smoking_cat.setup import VOCABULARY
from parlour.games.smoking_cat.words import TABLE_PHASES, TABLE_VERBS

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.state import CatSitting


def sealed(game: CatSitting) -> i64:
    """The seats whose votes are given and not yet counted."""
    seats: i64 = 0
    for seat in range(4):
        if game.conduct.votes[seat] >= 0:
            seats |= BIT[seat]
    return seats


def put_misdeals(game: CatSitting, misdeals: int) -> None:
    game.misdeals = misdeals


AT_TABLE: Final = {
    "loser": person("conduct.loser"),
    "tried": person("conduct.tried"),
    "convicted": persons("conduct.convicted"),
    "sealed": persons(sealed),
    "misdeals": number("misdeals", put_misdeals),
}
TABLE_VOCABULARY: Final = VOCABULARY.at_table(
    TABLE_VERBS, AT_TABLE, why_not_at_table, phases=TABLE_PHASES, offends=offends, noticed=noticed, rights=TABLE_RIGHTS
)
