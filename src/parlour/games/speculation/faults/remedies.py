"""Table conduct: what a look costs when somebody claims it (speculation.19, R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.games.speculation.faults.rights import open_again, packet_bits

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation


def claim(game: Speculation, seat: i64, offender: i64) -> None:
    """One fine for each look, and the offender may not take this deal's pool (speculation.R16)."""
    deal = game.deal
    looks = int(count(deal.unclaimed & packet_bits(offender)))
    deal.unclaimed &= ~packet_bits(offender)
    deal.barred |= BIT[offender]
    game.say("speculation.19", "claims", seat, looks, game.names[offender])
    game.pay("speculation.19", "pays-fine", offender, game.agreed.pool, game.agreed.fine * looks)
    open_again(game)
