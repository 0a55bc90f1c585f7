"""What a seat sees at My Stops, and the hint for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, count
from parlour.core.events import HAND, place
from parlour.core.seen import Seen, backs, faces
from parlour.core.sight import DEALER, LEADER, Sight, a_card
from parlour.games.my_stops.state import PHASES

if TYPE_CHECKING:
    from parlour.games.my_stops.rules import MyStops

RUN: Final = place("run")
SPARE: Final = place("spare")
DUE: Final = a_card("due")
SEEN: Final = Seen(
    seats=6,
    pools=0,
    pack=FRENCH_52,
    phases=PHASES,
    facts=[DEALER, LEADER, DUE],
    zones=[faces(*HAND, RUN), backs(SPARE)],
)


def lay_out(game: MyStops, sight: Sight, seat: i64) -> None:
    deal = game.deal
    sight.tell(DEALER, game.dealer)
    if game.deals == 0:
        return
    sight.tell(LEADER, deal.leader, "my-stops.3")
    if deal.due >= 0:
        sight.tell(DUE, deal.due, "my-stops.4")
    for s in range(game.seats):
        game.show_cards(sight, HAND[s], deal.hands[s], s == seat, "my-stops.2")
    sight.lay(RUN, deal.played, 0, "my-stops.3")
    sight.lay(SPARE, 0, count(deal.spare), "my-stops.2")


def advice(game: MyStops, seat: i64) -> list[str]:
    return ["my-stops.8"] if game.waits & BIT[seat] and game.deal.due < 0 else []
