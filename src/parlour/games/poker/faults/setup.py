"""The words of Poker as it is played at a table where offences happen."""

from __future__ import annotations

from typing import Final

from parlour.core.vocabulary import flag, number_of, person, persons
from parlour.games.poker.faults.acts import offends
from parlour.games.poker.faults.refusals import why_not_at_table
from parlour.games.poker.faults.remedies import noticed
from parlour.games.poker.faults.rights import TABLE_RIGHTS, unlifted
from parlour.games.poker.setup import VOCABULARY
from parlour.games.poker.words import TABLE_VERBS

AT_TABLE: Final = {
    "unlifted": persons(lambda game: unlifted(game)),
    "asked": number_of(lambda game, seat: max(game.conduct.asked[seat], 0)),
    "early": number_of("conduct.early"),
    "uncut": flag("conduct.uncut"),
    "judge": person("conduct.judge"),
}
TABLE_VOCABULARY: Final = VOCABULARY.at_table(
    TABLE_VERBS, AT_TABLE, why_not_at_table, offends=offends, noticed=noticed, rights=TABLE_RIGHTS
)
