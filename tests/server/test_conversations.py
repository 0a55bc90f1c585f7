"""What was said and heard in this protocol before is still understood, and means what it meant."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.server.protocol.commands import COMMANDS
from parlour.server.protocol.messages import PROTOCOL
from tests.server.conversations import HEARD, SAID, read
from tests.server.hall import MESSAGES, Json, unknown

LINES = read(PROTOCOL)


def of(which: str, kind: str) -> list[Json]:
    return [message for side, message in LINES if side == which and message["t"] == kind]


@pytest.mark.parametrize("kind", sorted({message["t"] for side, message in LINES if side == SAID}))
def test_what_was_said_can_be_said(kind: str) -> None:
    for message in of(SAID, kind):
        assert not unknown(message, msgspec.to_builtins(COMMANDS.decode(msgspec.json.encode(message))))


@pytest.mark.parametrize("kind", sorted({message["t"] for side, message in LINES if side == HEARD}))
def test_what_was_heard_is_still_said_so(kind: str) -> None:
    for message in of(HEARD, kind):
        assert not unknown(message, msgspec.to_builtins(MESSAGES.decode(msgspec.json.encode(message))))


def test_a_field_that_went_away_would_be_found() -> None:
    news: Any = of(HEARD, "news")[-1]
    with_more = {**news, "gone": 1}
    assert unknown(with_more, msgspec.to_builtins(MESSAGES.decode(msgspec.json.encode(with_more))))
