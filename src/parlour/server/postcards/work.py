"""Pictures, as a process that thinks draws them: what draws is imported there, and nowhere else."""

from __future__ import annotations

from parlour.core.events import WATCHER
from parlour.puzzles.calendar import find_puzzle
from parlour.server.postcards.postcard import Kind, Postcard
from parlour.server.postcards.scene import Scene, neutral, scene_of
from parlour.server.protocol.views import View, ViewChange, changed
from parlour.server.table.position import seen
from parlour.server.table.records import Record, unpacked


def drawn(made: Postcard) -> bytes:
    from parlour.server.postcards.drawing import picture

    return picture(made)


def drawn_of_puzzle(id: str, language: str) -> bytes:
    return drawn(of_puzzle(id, language))


def drawn_of_record(data: bytes, kind: Kind, language: str) -> bytes:
    return drawn(of_record(unpacked(data), kind, language))


def of_puzzle(id: str, language: str) -> Postcard:
    """The position as whoever is asked sees it; what he may do, and what is best, is not looked at."""
    puzzle = find_puzzle(id)
    game = puzzle.position()
    view = seen(game.view(puzzle.seat_in(game)))
    view.game = puzzle.game
    return Postcard("puzzle", language, puzzle.game, f"asks-{puzzle.kind}", scene_of(view))


def of_record(record: Record, kind: Kind, language: str) -> Postcard:
    """A finished game as whoever watched it saw it, at the moment that shows most; a neutral one if nobody might."""
    game = record.agreed.settings.game
    told = "replays" if kind == "replay" else "reviews"
    return Postcard(kind, language, game, told, _best(record) if may_be_shown(record) else neutral(game))


def may_be_shown(record: Record) -> bool:
    """To whoever has a link, and to nobody in particular."""
    return record.over and record.agreed.settings.spectators and WATCHER in record.seen


def _best(record: Record) -> Scene:
    """Of the moments that show as much the last one."""
    found: Scene | None = None
    view: View | None = None
    for step in record.replay_for(WATCHER).steps:
        if isinstance(step.view, View):
            view = step.view
        elif view is not None and isinstance(step.change, ViewChange):
            view = changed(view, step.change)
        if view is not None:
            view.game = record.agreed.settings.game
            scene = scene_of(view)
            if found is None or scene.seen >= found.seen:
                found = scene
    return neutral(record.agreed.settings.game) if found is None else found
