"""The verbs, compartments, cards and places of Pope Joan, made once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT
from parlour.core.events import place
from parlour.core.moves import PASS, Move, exactly, verb
from parlour.mechanisms.stops import PHASES as COMMON

PLACE: Final = verb("place", "word", "pope matrimony intrigue ace king queen knave game")

POPES_OWN: Final = 0  # the compartments
MATRIMONY: Final = 1
INTRIGUE: Final = 2
ACE: Final = 3
KING: Final = 4
QUEEN: Final = 5
KNAVE: Final = 6
GAME: Final = 7
COMPARTMENTS: Final = PLACE.words  # numbered as here
NO_COMPARTMENT: Final = -1
TAKES: Final = [f"takes-{name}" for name in COMPARTMENTS]
SHARES: Final = [f"shares-{name}" for name in COMPARTMENTS]
COUPLES: Final = vec[i64]([MATRIMONY, INTRIGUE])  # in the order of the mechanism
FIVE: Final = ["pope", "matrimony", "intrigue", "ace", "game"]  # pope-joan.43
BASE: Final = vec[i64]([6, 2, 2, 1, 1, 1, 1, 1])  # counters that dress them at least (pope-joan.14)
HONOUR: Final = vec[i64]([ACE, -1, -1, -1, -1, -1, -1, -1, -1, -1, KNAVE, QUEEN, KING, -1, -1, -1])  # by rank
HONOURS: Final = vec[i64]([0, 10, 11, 12])  # the ranks that have a compartment

PLACES: Final = [Move(PLACE, compartment) for compartment in range(8)]
PLACINGS: Final = [exactly(move) for move in PLACES]
PASSES: Final = Move(PASS)
PASSING: Final = exactly(PASSES)

POPE: Final = ACE_LOW_52.card("9D")
POPES: Final = BIT[POPE]
SHEET: Final = vec[i64]([card for card in ACE_LOW_52.cards if card != ACE_LOW_52.card("8D")])  # pope-joan.3
LEFT: Final = 50  # cards besides the turn-up

WINDOW: Final = 4  # may 9D stand for the missing card? (pope-joan.48)
PLACING: Final = 5  # losers pay onto the board (pope-joan.41)
PHASES: Final = [*COMMON, "window", "place"]

SPARE: Final = place("spare")
TURN: Final = place("turn")
