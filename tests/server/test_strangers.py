"""Somebody who has only read our pages plays every game over the socket, and nothing he sends is refused."""

from __future__ import annotations

import ast
import asyncio
from random import Random

import pytest

from parlour.registry import all_rules
from tests.house.checkout import ROOT
from tests.server import stranger
from tests.server.doors import open_door
from tests.server.hall import house_of
from tests.server.places import in_loop
from tests.server.stranger import Stranger

MOST = 10  # moves of his in a game
BOT = (ROOT / "tests/server/stranger.py").read_text(encoding="utf-8")


def test_he_knows_nothing_of_our_code() -> None:
    imported = [node for node in ast.walk(ast.parse(BOT)) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name for node in imported]
    assert not [name for name in names if name.split(".")[0] in ("parlour", "tests")]
    assert stranger.__doc__ is not None


@in_loop
async def test_he_plays_every_game() -> None:
    async with open_door(house_of()) as door:
        async with door.http() as http:
            games = (await http.get("/api/games")).json()
        assert {game["name"] for game in games} == set(all_rules())
        strangers = [Stranger(door.url, game, Random(i)) for i, game in enumerate(games)]
        await asyncio.gather(*[one.play(MOST) for one in strangers])
    for one in strangers:
        assert not one.wrong, f"{one.game['name']}: {one.wrong[:3]}"
        assert one.view is not None
        assert one.moves, one.game["name"]
        assert one.view["over"] or one.moves == MOST


@pytest.mark.parametrize(
    ("kind", "value", "good"),
    [("cards", "KS 2C", True), ("cards", "none", True), ("cards", "K S", False), ("suit", "stones", False)],
)
def test_he_would_notice_what_the_pages_do_not_say(kind: str, value: str, good: bool) -> None:
    one = Stranger("", {"name": "x", "layout": {"facts": {"word": kind}}}, Random(1))
    one.read({"places": [], "facts": [{"word": "word", "value": value}]})
    assert bool(one.wrong) != good
