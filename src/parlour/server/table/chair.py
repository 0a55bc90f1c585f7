"""A seat of a table."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.server.protocol.values import PaceName


class Chair:
    """A seat of the table: who sits there, or a bot, perhaps in the place of somebody who may reclaim it."""

    __slots__ = (
        "asked_at",
        "at",
        "away_since",
        "bank",
        "bot",
        "connected",
        "guest",
        "label",
        "missed",
        "name",
        "pace",
        "program",
        "window",
    )

    def __init__(self, label: str) -> None:
        self.label = label
        self.bank = 0  # milliseconds
        self.free()

    def free(self) -> None:
        self.guest = ""
        self.name = ""
        self.bot = ""
        self.connected = False
        self.at = ""  # the process that the guest is connected to, where there are several
        self.away_since = 0
        self.missed = 0  # moves in a row that the clock made
        self.asked_at = 0  # 0: the clock does not run
        self.window = -1
        self.pace: PaceName = "unhurried"  # of bots, while he plays with them alone
        self.program = False  # the guest's account is one of a program

    def takes_over(self, other: Chair) -> None:
        for name in ("guest", "name", "bot", "connected", "at", "away_since", "pace", "program"):
            setattr(self, name, getattr(other, name))
        other.free()

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot

    @property
    def person_plays(self) -> bool:
        """Whether its guest plays himself, a person or somebody's program."""
        return bool(self.guest) and not self.bot

    @property
    def is_person(self) -> bool:
        return self.person_plays and not self.program


def company(chairs: Sequence[Chair]) -> list[int]:
    """The seats of those who are waited for and asked: the people who play, and programs where no person does."""
    people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
    return people or [seat for seat, chair in enumerate(chairs) if chair.person_plays]
