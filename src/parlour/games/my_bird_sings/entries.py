"""What the log of a deal tells of a card that has moved: how, out of whose hand, which card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASSED: Final = 0  # to the left neighbour
PUT: Final = 1  # out of the leader's hand, under the stock in the end
TRIED: Final = 2  # out of the leader's hand and back: no other suit came
SHOWN: Final = 3  # from the stock, rejected
TAKEN: Final = 4  # from the stock into the leader's hand
LAID: Final = 5  # as part of a trick
DRAWN: Final = 6  # from the stock after a trick


def entry(kind: i64, seat: i64, card: i64) -> i64:
    return kind * 1024 + seat * 64 + card


def kind_of(told: i64) -> i64:
    return told >> 10


def seat_of(told: i64) -> i64:
    return told >> 6 & 15


def card_of(told: i64) -> i64:
    return told & 63


def noticed(told: i64, seat: i64, seats: i64) -> bool:
    """Whether a seat saw the card: it was open, or left or came to his own hand."""
    kind = kind_of(told)
    giver = seat_of(told)
    if kind in (SHOWN, LAID) or giver == seat:
        return True
    return kind == PASSED and (giver + 1) % seats == seat
