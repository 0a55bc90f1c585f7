"""What a seat cannot know at Snip-Snap-Snorum, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BLANK, count
from parlour.core.chance import Chance
from parlour.mechanisms.unseen import fill_hands, some_way

if TYPE_CHECKING:
    from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum


def deal_anew(new: SnipSnapSnorum, seat: i64, chance: Chance) -> None:
    """The others' hands, and what those who are out laid aside, without the ranks they have shown to lack."""
    deal = new.deal
    seats = new.seats
    lie = BLANK[: 2 * seats]
    lacks = BLANK[: 2 * seats]
    for other in range(seats):
        if other != seat:
            lie[other] = deal.hands[other]
            lie[seats + other] = deal.aside[other]
        lacks[other] = deal.lacks[other]
        lacks[seats + other] = deal.lacks[other]
    rooms = vec[i64]([count(cards) for cards in lie])
    unseen = new.pack.all & ~new.seen(seat)
    if new.agreed.table:  # a hand may truly hold what its player seemed to lack
        lie = some_way(rooms, lacks, unseen)
        if len(lie) == 0:
            lacks = BLANK[: 2 * seats]
    laid = fill_hands(rooms, lacks, lie, unseen, chance)
    for other in range(seats):
        if other != seat:
            deal.hands[other] = laid[other]
            deal.aside[other] = laid[seats + other]
