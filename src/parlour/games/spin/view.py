"""What a seat sees at Spin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52
from parlour.core.seen import Seen, counters
from parlour.core.sight import EACH, Sight, a_number, a_seat
from parlour.games.spin.words import POOLS
from parlour.mechanisms.board import compartment, show_board
from parlour.mechanisms.stops import PHASES
from parlour.mechanisms.stops_show import LAID_OUT, STOPS, TOLD, lay_out_cards

if TYPE_CHECKING:
    from parlour.games.spin.rules import Spin

WINNER: Final = a_seat("winner")
OWED: Final = a_number("owed", EACH)  # in table conduct
SEEN: Final = Seen(
    seats=8,
    pools=3,
    pack=ACE_LOW_52,
    phases=[*PHASES, "pending"],
    facts=[*TOLD, WINNER, OWED],
    zones=[*LAID_OUT, counters(*[compartment(f"pool/{name}") for name in POOLS])],
)


def lay_out(game: Spin, sight: Sight, seat: i64) -> None:
    lay_out_cards(game, sight, seat, "spin.1")
    sight.tell(STOPS, game.stops(), "spin.4")
    sight.tell(WINNER, game.winner, "spin.22")
    show_board(game, sight, "spin.6")
