"""docs/protocol.md is true: its client plays, its tables list every message."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from parlour.registry import all_rules
from parlour.server.http.app import ROUTES
from parlour.server.protocol.commands import AnyCommand
from parlour.server.protocol.messages import AnyMessage
from parlour.server.table.waits import Waits
from tests.house.checkout import ROOT
from tests.server.doors import open_door
from tests.server.hall import games_for, house_of
from tests.server.places import in_loop

DOCUMENT = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
CLIENT = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)[-1]


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in getattr(union, "__args__", ())}


def test_every_message_is_in_the_tables() -> None:
    listed = set(re.findall(r"^\| `(\w\w+)` \|", DOCUMENT, re.MULTILINE))
    assert listed == tags(AnyCommand) | tags(AnyMessage)


def test_every_route_is_in_the_document() -> None:
    """With its method, and its variables in capitals; and no other."""
    named = set(re.findall(r"`((?:GET|POST|DELETE) /[\w./]+)", DOCUMENT))
    ours = [route for route in ROUTES if "path:path" not in route.path]
    pairs = [(method, route.path) for route in ours for method in (route.methods or set()) - {"HEAD"}]
    assert named == {f"{method} {re.sub('{(.*?)}', lambda found: found[1].upper(), path)}" for method, path in pairs}


def test_the_client_is_short() -> None:
    assert len([line for line in CLIENT.splitlines() if line.strip()]) <= 40


@pytest.mark.parametrize("game", [games_for(2)[0].name, list(all_rules())[-1]])
@in_loop
async def test_the_client_plays_a_game(game: str, tmp_path: Path) -> None:
    script = tmp_path / "client.py"
    script.write_text(CLIENT, encoding="utf-8")
    async with open_door(house_of(waits=Waits(commit=50))) as door:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(script), door.url, game, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        out, err = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 0, err.decode()
        assert out.decode().startswith("scores")
