"""Copies, pickles and deep copies: equal, independent, and playing on alike."""

from __future__ import annotations

import copy
import pickle
from random import Random

from parlour.core.game import EVERYTHING, SILENT, Game
from parlour.core.rules import Rules
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.snapshots import snapshot
from parlour.testing.walk import finish, positions

POSITIONS = 6


@reproducible
def copies(rules: Rules, given: Given, seed: int) -> None:
    """Every way to copy a game gives an equal one, without events, whose play leaves the first as it was."""
    for game, _act in positions(rules, given, seed, POSITIONS):
        game.detail = EVERYTHING
        before = snapshot(game)
        ends = [_played_on(game, twin, before, seed) for twin in _twins(game)]
        demand(ends[0] == ends[1] == ends[2], "copies of one game, played alike, end differently")
        demand(snapshot(game) == before, "playing on a copy changed the first game")
        game.events.clear()


def _twins(game: Game) -> list[Game]:
    return [game.copy(), pickle.loads(pickle.dumps(game)), copy.deepcopy(game)]


def _played_on(game: Game, twin: Game, before: dict[str, object], seed: int) -> dict[str, object]:
    demand(type(twin) is type(game), "a copy of another class:", type(twin))
    demand(snapshot(twin) == before, "a copy differs:", _differences(snapshot(twin), before))
    demand(twin == game, "a copy of the same state is not equal")
    demand(twin.events == [] and twin.detail == SILENT, "a copy keeps events")
    finish(twin, Random(seed))
    demand(snapshot(game) == before, "playing on a copy changed the first game")
    return snapshot(twin)


def _differences(one: dict[str, object], other: dict[str, object]) -> list[str]:
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]
