"""The position of a puzzle drawn as the table is, where a terminal shows it."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from parlour.present.layout import layout_of
from parlour.terminal.canvas import LARGE, SMALL
from parlour.terminal.drawn import Touch
from parlour.terminal.faces import Faces, indices_of
from parlour.terminal.puzzle import PlainPuzzle
from parlour.terminal.scene import Scene
from parlour.terminal.settings import Settings
from parlour.terminal.story import Story

WIDEST = 100
HIGHEST = 24  # lines for the seats, and as many for the middle


def draw_with(settings: Settings, console: Console) -> Callable[[PlainPuzzle], None]:
    """Draws positions as these settings have the table."""

    def draw(puzzle: PlainPuzzle) -> None:
        width = min(WIDEST, console.width)
        scene = _scene(puzzle, settings)
        parts = [scene.facts(width), scene.seats(width, HIGHEST), scene.centre(width, HIGHEST, (LARGE, SMALL))]
        for part in [*parts, scene.own(width, roomy=True)]:
            if part.plain.strip():
                console.print(part, Text())

    return draw


def _scene(puzzle: PlainPuzzle, settings: Settings) -> Scene:
    rules = puzzle.sitting.rules
    layout = layout_of(rules)
    indices = indices_of(puzzle.teller, layout.suits)
    faces = Faces(puzzle.game.pack, layout.suits, settings.colours, settings.theme, indices)
    players = [puzzle.labels.called(player) for player in puzzle.sitting.players]
    view = puzzle.game.view(puzzle.me)
    story = Story(puzzle.game, puzzle.me, layout)
    story.follow(view)
    nothing = Touch(set(), set())
    played_by = story.played_by()
    return Scene(view, puzzle.me, players, layout, puzzle.labels, faces, settings.sorting, nothing, played_by)
