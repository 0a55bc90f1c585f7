"""The words of Écarté as it is played at a table where offences happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.cards import SUIT_NAMES
from parlour.core.events import NO_SEAT
from parlour.core.vocabulary import Word, cards, cards_of, choice, number, person, persons
from parlour.games.ecarte.faults.acts import offends
from parlour.games.ecarte.faults.refusals import why_not_at_table
from parlour.games.ecarte.faults.remedies import noticed
from parlour.games.ecarte.faults.rights import TABLE_RIGHTS
from parlour.games.ecarte.setup import VOCABULARY, sum_or_own
from parlour.games.ecarte.words import TABLE_VERBS

if TYPE_CHECKING:
    from parlour.games.ecarte.faults.game import EcarteTable


def _dropped(game: EcarteTable, seat: int) -> list[str]:
    fallen = [game.conduct.dropped[s] for s in range(2) if seat in (NO_SEAT, s)]
    return [game.pack.face(card) for card in fallen if card >= 0]


AT_TABLE: Final = {
    "due": Word(lambda game, seat, _part: sum_or_own(game.marks.due, seat)),
    "rightful": person("rightful"),
    "asked": number("conduct.asked"),
    "dropped": Word(lambda game, seat, _part: _dropped(game, seat)),
    "named": choice("conduct.named", SUIT_NAMES),
    "open": persons("conduct.open_hands"),
    "barred": persons("kings.barred"),
    "extra": cards("conduct.extra"),
    "dead": cards_of("conduct.dead"),
}
TABLE_VOCABULARY: Final = VOCABULARY.at_table(
    TABLE_VERBS,
    AT_TABLE,
    why_not_at_table,
    offends=offends,
    noticed=lambda game, seat, claim: noticed(game, seat, claim.a),
    rights=TABLE_RIGHTS,
)
