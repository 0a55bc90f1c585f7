"""Table conduct: a player looks at one of his own cards (speculation.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.games.speculation import events
from parlour.games.speculation.faults.rights import open_again
from parlour.games.speculation.state import EACH

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation


def look(game: Speculation, seat: i64, position: i64) -> None:
    """Nobody else sees the card, but everybody that he looked."""
    deal = game.deal
    index = deal.turned[seat] + position - 1
    deal.looked |= BIT[EACH * seat + index]
    deal.unclaimed |= BIT[EACH * seat + index]
    events.looked(game, seat, game.packet_card(seat, index))
    open_again(game)
