"""What the people of a table have agreed on."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Opening = Literal["shown", "all"]
OptionValue = str | int | float
OptionValues = dict[Annotated[str, Meta(max_length=40)], OptionValue]
TableName = Annotated[str, Meta(max_length=60)]
ClaimTime = Annotated[int, Meta(ge=0, le=60)]
NextDeal = Annotated[int, Meta(ge=0, le=3600)]
GameName = Annotated[str, Meta(max_length=40)]
Committee = Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=24)], ...], Meta(max_length=12)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move, and a bank of seconds to draw on when a move takes longer."""

    move: Annotated[int, Meta(ge=5, le=86_400)]
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """``options`` are those given, not those at their default; the number of seats is the option ``players``."""

    game: GameName
    options: OptionValues = {}
    name: TableName = ""
    public: bool = False
    spectators: bool = True
    clock: Clock | None = None
    hints: bool = True
    undo: bool = False
    claim_time: ClaimTime = 4  # seconds, where faults happen and are claimed
    next_deal: NextDeal = 0  # seconds that people are waited for between deals; 0: it goes on by itself
    opening: Opening = "shown"  # what a finished game opens: what was shown, or every card
    rated: bool = False  # it changes the ratings of those who play: with a clock, without hints and taking back
    committee: Committee = ()  # who decides what the law leaves open: names of people at the table; nobody: the host
