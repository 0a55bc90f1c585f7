"""Games played for the sake of what is kept of them, and rules that are others from then on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.game import Game
from parlour.errors import ParlourError
from parlour.fair.chance import round_game
from parlour.fair.rounds import RoundChance
from parlour.server.http.replays import looked_up
from parlour.server.protocol.api import FairCheck, GameRecord, Replay
from parlour.server.room.backlog import Due
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.table import entries
from parlour.server.table.entries import Entry
from tests.server.hall import (
    Person,
    a_game,
    any_move,
    gathered,
    house_of,
    play_out,
    settled,
)

STRANGER = "stranger"


Shown = tuple[GameRecord, Replay, FairCheck]


async def shown(house: House, id: str, guest: str = "guest0", seat: int | None = None, number: int = 1) -> Shown:
    """All that a guest may have of a game."""
    record, eyes = await looked_up(house, id, number, guest, seat)
    return record.record_for(eyes), record.replay_for(eyes), record.check_for(eyes)


async def one_game(store: MemoryStore, game: str = "", **more: Any) -> tuple[House, str, list[Person]]:
    """A house with a table at which one game was played to its end."""
    house = house_of(store)
    id, people = await gathered(house, settled(game or a_game(), **more), 4)
    await people[0].ask("start")
    await play_out(people, Random(5))
    await house.archive.keep(Due(id, 1))
    return house, id, people


async def some_moves(people: list[Person], number: int, seed: int = 5) -> None:
    chance = Random(seed)
    for _i in range(number):
        asked = next(person for person in people if person.is_asked())
        assert (await asked.move(any_move(asked.view or {}, chance)))["t"] == "news"


async def left_in_mid_game(store: MemoryStore, moves: int = 3) -> tuple[str, list[Person]]:
    """A game left in the middle when its house was closed."""
    house = house_of(store)
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    await some_moves(people, moves)
    await house.close()
    return id, people


def other_law(monkeypatch: pytest.MonkeyPatch, change: Callable[[Game], None] | None = None) -> None:
    """From now on all rules are other ones: games are made as before, and then changed."""

    def make(*given: Any) -> tuple[Game, RoundChance]:
        game, chance = round_game(*given)
        if change is not None:
            change(game)
        return game, chance

    monkeypatch.setattr("parlour.server.table.standing.law_of", lambda _rules: "another law")
    monkeypatch.setattr("parlour.server.table.dealing.round_game", make)


def give_counters(game: Game) -> None:
    """A change of the rules that nobody would notice: who has the first seat begins with a counter of the second's."""
    game.ledger.pay(1, 0, 1)


def refuse_all(_game: Game) -> None:
    raise ParlourError("by these rules there is no such game")


def with_nonsense(entry: Entry) -> Entry:
    """A move that would be refused, if it were made."""
    assert isinstance(entry.act, entries.Moved)
    return msgspec.structs.replace(entry, act=entries.Moved(entry.act.seat, "fly away"))
