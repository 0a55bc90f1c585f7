"""The words of Vingt-un at a table where offences happen."""

from __future__ import annotations

from typing import Final

from parlour.core.vocabulary import persons
from parlour.games.vingt_un import words
from parlour.games.vingt_un.faults.acts import offends
from parlour.games.vingt_un.faults.claims import noticed
from parlour.games.vingt_un.faults.refusals import why_not
from parlour.games.vingt_un.faults.state import TABLE_RIGHTS
from parlour.games.vingt_un.setup import VOCABULARY

TABLE_VERBS: Final = [words.CLAIM, words.DECLARE, words.REJECT, words.SEPARATE, words.THROW_UP, words.LOOK]
TABLE_VOCABULARY: Final = VOCABULARY.at_table(
    TABLE_VERBS, {"missed": persons("conduct.missed")}, why_not, offends=offends, noticed=noticed, rights=TABLE_RIGHTS
)
