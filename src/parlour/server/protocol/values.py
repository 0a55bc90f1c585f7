"""What the parts of messages may be: numbers, names and texts with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

LONGEST_NAME = 24
LONGEST_SAYING = 500

Id = Annotated[int, Meta(ge=0, le=2**53)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
TableId = Annotated[str, Meta(max_length=40)]
GuestId = Annotated[str, Meta(max_length=40)]
Login = Annotated[str, Meta(min_length=3, max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
ClauseId = Annotated[str, Meta(min_length=1, max_length=60)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Saying = Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]
HEX = "^[0-9a-f]{64}$"
HashText = Annotated[str, Meta(min_length=64, max_length=64, pattern=HEX)]
PartText = Annotated[str, Meta(min_length=64, max_length=64, extra_json_schema={"pattern": HEX})]  # checked when read
Head = Annotated[str, Meta(max_length=64)]
Amount = int | str  # a string of digits where a number would not be exact in every client
PaceName = Literal["unhurried", "brisk", "at-once"]  # of bots
