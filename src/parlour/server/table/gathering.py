"""What everybody is told of a game, and what he sees of it, gathered entry by entry for its record.

Every move of every record comes through here, so it compiles.
"""

from __future__ import annotations

from parlour.core.game import Game
from parlour.server.table.sent_view import SentView, SharedJson
from parlour.server.table.view_json import EventsJson, whole_view


class Pool:
    """Pieces of text, each kept once."""

    pieces: list[bytes]
    _at: dict[bytes, int]

    def __init__(self) -> None:
        self.pieces = []
        self._at = {}

    def put(self, piece: bytes) -> int:
        at = self._at.get(piece)
        if at is None:
            at = self._at[piece] = len(self.pieces)
            self.pieces.append(piece)
        return at


class Step:
    """An entry that changed the game: what was told and what was new in the views, by eyes, as places of the pool."""

    __slots__ = ("at", "changes", "events", "seq")

    def __init__(self, seq: int, at: int, events: list[int], changes: list[int]) -> None:
        self.seq = seq
        self.at = at
        self.events = events
        self.changes = changes


class Gathered:
    """Of one game, since it began.  The first step has whole views in the place of changes."""

    eyes: list[int]
    pool: Pool
    steps: list[Step]
    _sent: list[SentView]  # by eyes

    def __init__(self, game: Game, eyes: list[int], seq: int, at: int, told: EventsJson) -> None:
        self.eyes = eyes
        self.pool = Pool()
        self._look(game)
        views = [self.pool.put(whole_view(game.view(one))) for one in eyes]
        self.steps = [Step(seq, at, self._events(told), views)]

    def add(self, game: Game, seq: int, at: int, told: EventsJson) -> None:
        """An entry has changed the game."""
        pool = self.pool
        changes: list[int] = []
        for i in range(len(self.eyes)):
            changes.append(pool.put(self._sent[i].change(game)))
        self.steps.append(Step(seq, at, self._events(told), changes))

    def _events(self, told: EventsJson) -> list[int]:
        if told.for_all:
            alike = self.pool.put(told.for_all)
            return [alike for _one in self.eyes]
        return [self.pool.put(told.for_eyes(one)) for one in self.eyes]

    def take_back(self, game: Game, to: int) -> None:
        """The moves after this entry were taken back: they are not in the record at all."""
        self.steps = [step for step in self.steps if step.seq <= to]
        self._look(game)

    def _look(self, game: Game) -> None:
        shared = SharedJson()
        self._sent = [SentView(game, one, shared) for one in self.eyes]
