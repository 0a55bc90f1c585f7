"""What a case says of worlds that look the same to a seat: all that it does not know is dealt anew, many times.

So a case can say that a seat is blind to a place, or that for all it can see certain cards might lie there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from parlour.cases.lines import Line
from parlour.cases.segments import segments
from parlour.core.chance import Chance
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.errors import BadCase

if TYPE_CHECKING:
    from parlour.cases.run import Run

WORLDS = 400  # dealt before it counts as certain that no world is otherwise


def blind(run: Run, line: Line, seat: int, text: str) -> None:
    """``@ A blind to hand B``: A's view is the same wherever the cards of that place lie; none of them is certain."""
    game = run.begin()
    place = run.place(text)
    certain = _cards(game, place)
    if not certain:
        raise BadCase(f"no card lies at {text}")
    for world in _worlds(game, seat):
        if not looks_the_same(run, line, world, seat):
            return
        certain &= _cards(world, place)
        if not certain:
            return
    faces = " ".join(game.pack.face(card) for card in sorted(certain))
    run.fail(line, f"blind to {text}", f"in {WORLDS} worlds that look the same {faces} lies there")


def might_hold(run: Run, line: Line, seat: int, text: str) -> None:
    """``@ A same if hand B KS QS``: A's view would be the same if these lay there, whatever else does."""
    game = run.begin()
    where, faces = segments(game, text)[0]
    place = run.place(where)
    wanted = {game.pack.card(face) for face in faces}
    for world in _worlds(game, seat):
        if not looks_the_same(run, line, world, seat):
            return
        if wanted <= _cards(world, place):
            return
    run.fail(line, f"the same view if {text}", f"no such world among {WORLDS} that look the same")


def _worlds(game: Game, seat: int) -> Iterator[Game]:
    """Worlds for the seat; somebody who only watches knows no more than any of the seats."""
    for number in range(WORLDS):
        yield game.redeal(number % game.seats if seat == WATCHER else seat, Chance(number))


def looks_the_same(run: Run, line: Line, world: Game, seat: int) -> bool:
    mine, his = run.begin().view(seat).as_dict(), world.view(seat).as_dict()
    different = [key for key in mine if json.dumps(mine[key]) != json.dumps(his[key])]
    if different:
        run.fail(line, "the same view", "; ".join(f"{key}: {mine[key]} or {his[key]}" for key in different))
    return not different


def _cards(game: Game, place: tuple[str, int, str]) -> set[int]:
    word, seat, part = place
    return {game.pack.card(face) for face in game.read(word, seat, part)}
