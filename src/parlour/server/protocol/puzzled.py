"""Puzzles, as they are told over HTTP (docs/puzzles.md): first the question alone, and what is right to who answers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from parlour.server.protocol.api import Step, Why

PuzzleKind = Literal["card", "call", "claim", "lawful"]


class PuzzleLine(Struct):
    """One of the list; ``grade`` is 1 easy, 2 fair or 3 hard, by how often bots find it."""

    id: str
    game: str
    kind: PuzzleKind
    grade: int


class Puzzles(Struct):
    """All of them, in the order of the days: that of today has the number of days since 1970, modulo how many."""

    puzzles: list[PuzzleLine]


class PuzzleOption(Struct):
    """What can be chosen in a puzzle about the law; ``clause``: what a claim rests on."""

    move: str
    clause: str = ""


class PuzzleInfo(Struct):
    """A question: the position as ``seat`` sees it and was told of it.  Nothing here tells the answer."""

    id: str
    game: str
    kind: PuzzleKind
    grade: int
    found: dict[str, float]  # by character of bots, how often they find it
    labels: list[str]
    seat: int
    step: Step
    options: list[PuzzleOption]


class PuzzleCost(Struct):
    """What a move costs beside the best one, its standard error, and the chance to come out of the deal with more."""

    move: str
    cost: float
    error: float
    win: float


class PuzzleAnswer(Struct):
    """What is said to an answer: whether it is right, what is, and how it may go on at the table after it.

    ``steps`` begin with the position; the others hold what they might hold, not what they held.  ``refused``: what the
    law says against the options that are not lawful.
    """

    right: bool
    answers: list[str]
    reason: str  # a clause or a message, perhaps nothing
    stake: float
    win: float
    worlds: int
    costs: list[PuzzleCost]
    refused: dict[str, Why]
    steps: list[Step]
