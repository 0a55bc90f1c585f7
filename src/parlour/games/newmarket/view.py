"""What a seat sees at Newmarket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, NO_CARD
from parlour.core.seen import Seen, counters
from parlour.core.sight import Sight, a_number
from parlour.games.newmarket.words import PHASES, POOL_PLACES, STAKING
from parlour.mechanisms.stops import PLAYING
from parlour.mechanisms.stops_show import LAID_OUT, STOPS, TOLD, lay_out_cards

if TYPE_CHECKING:
    from parlour.games.newmarket.rules import Newmarket

TO_PLACE: Final = a_number("to-place")
SEEN: Final = Seen(
    seats=8,
    pools=4,
    pack=ACE_LOW_52,
    phases=PHASES,
    facts=[*TOLD, TO_PLACE],
    zones=[*LAID_OUT, counters(*POOL_PLACES)],
)


def lay_out(game: Newmarket, sight: Sight, seat: i64) -> None:
    lay_out_cards(game, sight, seat, "newmarket.1")
    for k in range(4):
        card = game.pool[k] if k < len(game.pool) else NO_CARD
        sight.lay_counters(POOL_PLACES[k], game.ledger[game.seats + k], "newmarket.3", card)
    if game.phase == STAKING:
        sight.tell(TO_PLACE, game.to_place, "newmarket.4")
    if game.phase == PLAYING:
        sight.tell(STOPS, game.stops(), "newmarket.10")
