"""The moves, calls and places of Snip-Snap-Snorum, made once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.events import place, seat_places
from parlour.core.moves import PASS, Choices, Move, exactly, verb

PASSES: Final = Move(PASS)
PASSING: Final = Choices([exactly(PASSES)])

CLAIM: Final = verb("claim", "seat")  # table conduct
READY: Final = verb("ready")

STOCK: Final = 5  # counters that each starts a game with (snip-snap-snorum.4)
HAND_SIZE: Final = 5
CALLS: Final = ["", "snip", "snap", "snorum"]
PAYS: Final = ["", "pays-snip", "pays-snap", "pays-snorum"]
SNORUM: Final = 3

OF_RANK: Final = vec[i64]([(1 | 1 << 16 | 1 << 32 | 1 << 48) << int(r) for r in range(13)])

PHASES: Final = ["first_dealer", "deal", "play", "act", "respond", "over"]
FIRST_DEALER: Final = 0
DEAL: Final = 1
PLAY_ROUND: Final = 2  # five cards: everybody in turn
ACT: Final = 3  # whole pack: the active player lays a card
RESPOND: Final = 4  # and his left neighbour pairs it or passes
OVER: Final = 5
CLAIMS: Final = 6  # table conduct: a deal is over, and something may still be claimed
TABLE_PHASES: Final = [*PHASES, "claims"]

TURN_UP: Final = place("turn_up")
UNDEALT: Final = place("undealt")
TABLE: Final = seat_places("table")  # the cards a player has played, face up before him
ASIDE: Final = seat_places("aside")  # those that a player who is out has laid down unseen
