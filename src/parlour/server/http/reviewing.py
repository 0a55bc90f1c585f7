"""The review of a game: what was kept of it, in the numbers of a replay.

Of one that its table opens everybody may have all of it, of any other a player that of his own seat.
"""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.review.stake import FAULTS
from parlour.server.protocol.reviewed import GameReview, SeatReviewed
from parlour.server.room.house import House
from parlour.server.table.callers import Rejected
from parlour.server.table.records import STAYS_HIDDEN, Record

Found = dict[str, Any]
Written = list[tuple[int, int]]  # entry, and how many steps of the record were made with it


async def review_of(house: House, record: Record, guest: str) -> GameReview | None:
    """What was found, or that it is being reckoned; None where nobody has begun yet."""
    own = own_seat(record, guest)
    found = await house.reviews.kept(record.table, record.number)
    if found is None and not house.reviews.is_due(record.table, record.number):
        return None
    seats = [] if found is None else [seat for seat in found["seats"] if own is None or seat["seat"] == own]
    written = record.written if found is None or own is None else [(seq, steps) for seq, steps in found["written"]]
    told = [_seat(written, seat) for seat in seats]
    return GameReview(record.table, record.number, record.agreed.settings.game, found is not None, told)


def own_seat(record: Record, guest: str) -> int | None:
    """The seat that alone is told of to this guest; None: the table opens all.  Rejected: he has none there."""
    if record.opened_text():
        return None
    if not record.over or guest not in record.players:
        raise Rejected("forbidden", STAYS_HIDDEN)
    return record.players.index(guest)


async def begin(house: House, record: Record) -> None:
    """Have it reckoned."""
    text = record.opened_text()
    if text:
        house.reviews.begin(record.table, record.number, text)
        return
    log = await house.store.entries(record.table)
    people = [seat for seat, guest in enumerate(record.players) if guest]
    house.reviews.begin_closed(record.table, record.number, log, people)


def _seat(written: Written, seat: Found) -> SeatReviewed:
    """What the page needs of a seat: of the moves, those that were mistakes, the worst first."""
    decisions = seat["decisions"]
    faults = [decision for decision in decisions if decision["verdict"] in FAULTS]
    faults.sort(key=lambda fault: -fault["cost"] / fault["stake"])
    told = {
        **seat,
        "decisions": len(decisions),
        "faults": [{**fault, **_at(written, fault["step"]), "deals": fault["worlds"]} for fault in faults],
        "missed": [{**missed, **_at(written, missed["first"])} for missed in seat["missed"]],
        "uncaught": [{**act, **_at(written, act["step"])} for act in seat["uncaught"]],
    }
    return msgspec.convert(told, SeatReviewed)


def _at(written: Written, step: int) -> Found:
    """The entry of the log that brought a step of the record; 0 in records that do not tell."""
    return {"entry": min([seq for seq, steps in written if steps >= step], default=0)}
