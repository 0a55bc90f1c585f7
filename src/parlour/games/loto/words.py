"""The knobs, verbs, choices, phases and places of Loto, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import pieces
from parlour.core.events import Place, place
from parlour.core.moves import Choices, Move, exactly, verb

# The knob with the number n has the id n - 1; so has the ticket with the number n in moves and events.
KNOBS: Final = pieces("bag of knobs", [str(n) for n in range(1, 91)])

ANSWER: Final = verb("answer")
WAIT: Final = verb("wait")
SWAP: Final = verb("swap", "card card")
TRADE: Final = verb("trade", "card seat card")
AGREE: Final = verb("agree")
DECLINE: Final = verb("decline")
THROW: Final = verb("throw", "card")
TAKE: Final = verb("take", "card")
READY: Final = verb("ready")

ANSWERING: Final = Move(ANSWER)
WAITING: Final = Move(WAIT)
A_CALL: Final = Choices([exactly(ANSWERING), exactly(WAITING)])
AN_OFFER: Final = Choices([exactly(Move(AGREE)), exactly(Move(DECLINE))])
TO_BE_READY: Final = exactly(Move(READY))
THROWING: Final = Move(THROW)
TAKING: Final = Move(TAKE)

BOX: Final = 0
LOTS: Final = 1
DEAL: Final = 2
CALL: Final = 3
SWAPS: Final = 4
DRAWING: Final = 5
CHANGE: Final = 6
OVER: Final = 7
PHASES: Final = ["box", "lots", "deal", "call", "swaps", "drawing", "change", "over"]

THE_BOX: Final = place("box")
BAG: Final = place("bag")
CALLED: Final = place("called")
BOARD: Final = place("board")
AWAY: Final = place("away")
ASIDE: Final = place("aside")


def ticket_place(seat: int, ticket: int) -> Place:
    """Where the ticket lies: ``ticket B/3``, or ``aside/3`` with nobody."""
    return place("ticket", seat, str(ticket + 1)) if seat >= 0 else place("aside", seat, str(ticket + 1))


def covered_place(seat: int, ticket: int) -> Place:
    return place("covered", seat, str(ticket + 1))


def tickets_place(seat: int) -> Place:
    return place("tickets", seat)
