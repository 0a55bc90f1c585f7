"""The knobs, verbs, choices, phases and places of Loto, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import pieces
from parlour.core.events import Place, place, seat_places
from parlour.core.moves import Choices, Move, exactly, verb

# The knob with the number n has the id n - 1; so has the ticket with the number n in moves and events.
KNOBS: Final = pieces("bag of knobs", [str(n) for n in range(1, 91)])
COUNTERS: Final = 100
FISH: Final = 14  # of ten counters
CONTRACTS: Final = 12  # of ten fish
IN_BOX: Final = COUNTERS + FISH * 10 + CONTRACTS * 100  # loto.4

WINNER: Final = 0
SAVED: Final = 1
QUARTERS: Final = 2
PLANS: Final = ["winner", "counters_saved", "quarters"]
FOR_PLAN: Final = ["loto.14", "loto.10", "loto.11"]  # the clause that gives the pool away
DRAWN_BY: Final = {1: "loto.17", 2: "loto.15", 4: "loto.16", 6: "loto.16"}  # the clause for so many tickets

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
TICKETS: Final = seat_places("tickets")


def ticket_place(seat: int, ticket: int) -> Place:
    """Where the ticket lies: ``ticket B/3``, or ``aside/3`` with nobody."""
    return place("ticket" if seat >= 0 else "aside", seat, str(ticket + 1))


def covered_place(seat: int, ticket: int) -> Place:
    return place("covered", seat, str(ticket + 1))


def faces(knobs: list[int]) -> list[str]:
    return [KNOBS.face(knob) for knob in knobs]
