"""What a seat sees at My Bank, and the hint for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, count
from parlour.core.events import HAND, STOCK
from parlour.core.seen import Seen, backs, faces
from parlour.core.sight import DEALER, EACH, Sight, a_number
from parlour.games.my_bank.state import PHASES

if TYPE_CHECKING:
    from parlour.games.my_bank.rules import MyBank


LIMIT: Final = a_number("limit")
STAKED: Final = a_number("staked", EACH)
SEEN: Final = Seen(
    seats=6,
    pools=0,
    pack=FRENCH_52,
    phases=PHASES,
    facts=[DEALER, LIMIT, STAKED],
    zones=[faces(*HAND), backs(STOCK)],
)


def lay_out(game: MyBank, sight: Sight, seat: i64) -> None:
    deal = game.deal
    sight.tell(DEALER, game.dealer, "my-bank.1")
    sight.tell(LIMIT, game.limit(), "my-bank.6")
    for s in range(game.seats):
        if deal.stakes[s]:
            sight.tell_of(STAKED, s, deal.stakes[s], "my-bank.3")
        game.show_cards(sight, HAND[s], game.held(s), s == seat or deal.shown, "my-bank.2")
    sight.lay(STOCK, 0, count(game.stock()), "my-bank.2")


def advice(game: MyBank, seat: i64) -> list[str]:
    return ["my-bank.8"] if game.waits & BIT[seat] else []
