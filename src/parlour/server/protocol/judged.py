"""What the committee's tool tells over HTTP: the matters of a game, and what lies in one."""

from __future__ import annotations

from msgspec import Struct


class Worded(Struct):
    """A word of the protocol, and what it means to a reader."""

    id: str
    text: str


class Changed(Struct):
    """Whose score, which account or which place of cards is otherwise afterwards."""

    what: str
    before: int
    after: int


class ShownCase(Struct, omit_defaults=True):
    """A case that shows a matter: its file, the line with the claim, and what the claim brought there."""

    name: str
    line: int = 0
    text: str = ""
    told: list[str] = []
    score: list[Changed] = []
    money: list[Changed] = []
    cards: list[Changed] = []
    next: list[str] = []


class Matter(Struct):
    """One thing that can go wrong.

    ``by`` and ``noticed`` are the answers to the two questions, each with what comes of it: a key of ``sentences``.
    Who did it decides first; where that leaves it ``open``, when it was noticed does.
    """

    id: str
    clause: str
    kind: str
    text: str
    label: str
    claim: str
    against: str
    claimants: str
    window: str
    moments: list[Worded]
    by: dict[str, str]
    noticed: dict[str, str]
    sentences: dict[str, str]
    choices: list[Worded]
    rulings: list[Worded]
    case: ShownCase | None
    verdict: str
    sentence: str


class Judged(Struct):
    """All matters of a game."""

    game: str
    title: str
    matters: list[Matter]


class Claimable(Struct):
    """What is told of a matter that may, or might have been, claimed."""

    id: str
    clause: str
    kind: str
    text: str
    label: str
    window: str


class OpenMatter(Claimable):
    """What may be claimed now, whether there is a fault or not."""

    claims: list[str]


class Way(Struct):
    """A claim that would have been right, and what it would have brought."""

    claim: str
    told: list[str]
    score: list[Changed]
    money: list[Changed]
    cards: list[Changed]
    next: list[str]


class FoundMatter(Claimable):
    """A fault that lay there."""

    claimants: list[str]
    ways: list[Way]


class Hearing(Struct, omit_defaults=True):
    """A game before the committee: while it is played what is open to you, afterwards what lay there at a step."""

    game: str
    running: bool
    seat: str = ""
    open: list[OpenMatter] = []
    step: int = 0
    steps: int = 0
    findings: list[FoundMatter] = []
