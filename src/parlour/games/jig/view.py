"""What a seat sees at Jig, and the hints for its lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT
from parlour.core.seen import Seen, counters
from parlour.core.sight import Sight, a_number
from parlour.games.jig.words import LONGEST, LOW
from parlour.mechanisms.board import compartment, show_board
from parlour.mechanisms.stops import PHASES, PLAYING
from parlour.mechanisms.stops_show import LAID_OUT, STOPS, TOLD, lay_out_cards

if TYPE_CHECKING:
    from parlour.games.jig.rules import Jig

POSITION: Final = a_number("position")
SEEN: Final = Seen(
    seats=10,
    pools=1,
    pack=ACE_LOW_52,
    phases=[*PHASES, "last_call"],
    facts=[*TOLD, POSITION],
    zones=[*LAID_OUT, counters(compartment("pool"))],
)


def lay_out(game: Jig, sight: Sight, seat: i64) -> None:
    lay_out_cards(game, sight, seat, "jig.21")
    sight.tell(POSITION, game.deal.length, "jig.7")
    if game.phase == PLAYING:
        sight.tell(STOPS, game.stops(), "jig.9")
    show_board(game, sight, "jig.16")
    sight.remark("aim", "out", "jig.3")


def advice(game: Jig, seat: i64) -> list[str]:
    """For whoever is to lead: where the Jig will fall, and which stops are known."""
    if seat >= game.seats or not game.leads(seat):
        return []
    hand = game.deal.hands[seat]
    applies = {
        "jig.11": _brings_jig_back(game, hand),
        "jig.12": game.deal.played != 0,
        "jig.13": True,
        "jig.14": hand & game.stops() & LOW != 0,
    }
    return [clause for clause, fits in applies.items() if fits]


def _brings_jig_back(game: Jig, hand: i64) -> bool:
    """He holds a card and the one at which its run will end, as all can see (jig.13)."""
    stops = game.stops()
    for card in range(61):
        if hand & BIT[card]:
            last = card
            while last < card + LONGEST - 1 and not stops & BIT[last]:
                last += 1
            if last > card and hand & BIT[last]:
                return True
    return False
