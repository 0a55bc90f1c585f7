"""The review of a game that a table opens: what was kept of it, in the numbers of a replay."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.review.stake import FAULTS
from parlour.server.protocol.reviewed import GameReview, SeatReviewed
from parlour.server.room.house import House
from parlour.server.table.callers import Rejected
from parlour.server.table.records import STAYS_HIDDEN, Record

Found = dict[str, Any]


async def review_of(house: House, record: Record) -> GameReview | None:
    """What was found, or that it is being reckoned; None where nobody has begun yet."""
    if not record.opened_text():
        raise Rejected("forbidden", STAYS_HIDDEN)
    found = await house.reviews.kept(record.table, record.number)
    if found is None and not house.reviews.is_due(record.table, record.number):
        return None
    told = [] if found is None else [_seat(record, seat) for seat in found["seats"]]
    return GameReview(record.table, record.number, record.agreed.settings.game, found is not None, told)


def _seat(record: Record, seat: Found) -> SeatReviewed:
    """What the page needs of a seat: of the moves, those that were mistakes, the worst first."""
    decisions = seat["decisions"]
    faults = [decision for decision in decisions if decision["verdict"] in FAULTS]
    faults.sort(key=lambda fault: -fault["cost"] / fault["stake"])
    told = {
        **seat,
        "decisions": len(decisions),
        "faults": [{**fault, **_at(record, fault["step"]), "deals": fault["worlds"]} for fault in faults],
        "missed": [{**missed, **_at(record, missed["first"])} for missed in seat["missed"]],
        "uncaught": [{**act, **_at(record, act["step"])} for act in seat["uncaught"]],
    }
    return msgspec.convert(told, SeatReviewed)


def _at(record: Record, step: int) -> Found:
    """The entry of the log that brought a step of the record; 0 in records that do not tell."""
    return {"entry": min([seq for seq, steps in record.written if steps >= step], default=0)}
