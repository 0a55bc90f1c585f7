"""The types that the page is checked against are those of the messages."""

from __future__ import annotations

from parlour.server.http.api_routes import schema
from parlour.server.http.typescript import typescript
from tests.house.checkout import ROOT


def test_types_of_the_page_are_up_to_date() -> None:
    written = (ROOT / "web/src/net/protocol.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run ./dev types"


def test_every_message_is_in_the_schema() -> None:
    parts = schema()["$defs"]
    assert isinstance(parts, dict)
    asks = {parts[one["$ref"].rsplit("/", 1)[1]]["properties"]["t"]["enum"][0] for one in parts["Ask"]["anyOf"]}
    assert {"enter", "sit", "move", "start"} <= asks
