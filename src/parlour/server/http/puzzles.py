"""Puzzles as the house tells them: the seat's view and what it was told; the answer to who has given one."""

from __future__ import annotations

from typing import cast

from parlour.cases.lesson import Stage
from parlour.core.moves import CLAIMING
from parlour.core.view import View
from parlour.errors import BadMove
from parlour.puzzles.calendar import find_puzzle, in_order
from parlour.puzzles.puzzle import CLAIM, LAWFUL, Puzzle
from parlour.puzzles.verdict import NOTHING, Verdict
from parlour.server.http.answers import Answer
from parlour.server.http.lessons import Looking
from parlour.server.http.visit import Visit
from parlour.server.protocol.api import Step, Why
from parlour.server.protocol.puzzled import (
    PuzzleAnswer,
    PuzzleCost,
    PuzzleInfo,
    PuzzleKind,
    PuzzleLine,
    PuzzleOption,
    Puzzles,
)
from parlour.server.protocol.replies import refusal_args
from parlour.server.table.callers import Rejected
from parlour.server.table.sheets import events_for

ALL = "all"  # which of the options are lawful is asked of all at once
MOST_LETTERS = 200  # of a move
UNWEIGHED = "unweighed"  # lawful, but nothing is known of it but that it is not the best


async def puzzles(visit: Visit) -> Answer:
    return await visit.leaflet(listed)


async def puzzle(visit: Visit) -> Answer:
    return await visit.leaflet(asked, _known(visit).id)


async def answer(visit: Visit) -> Answer:
    known = _known(visit)
    return await visit.leaflet(answered, known.id, _key(known, visit.request.query_params.get("move")))


def _known(visit: Visit) -> Puzzle:
    return find_puzzle(visit.request.path_params["puzzle"])


def _key(puzzle: Puzzle, move: str | None) -> str:
    """What an answer is kept under: of every puzzle there are few."""
    if puzzle.kind == LAWFUL:
        return ALL
    if move is None or len(move) > MOST_LETTERS:
        raise Rejected("malformed", "say which move: ?move=")
    if puzzle.kind == CLAIM:
        if move not in (NOTHING, *puzzle.options):
            raise Rejected("malformed", "that is none of the options")
        return move
    return move if move in (*puzzle.answers, *puzzle.costs) else UNWEIGHED


def listed() -> Puzzles:
    return Puzzles([PuzzleLine(one.id, one.game, _kind(one), one.grade) for one in in_order()])


def _kind(puzzle: Puzzle) -> PuzzleKind:
    return cast(PuzzleKind, puzzle.kind)


def asked(id: str) -> PuzzleInfo:
    puzzle = find_puzzle(id)
    game = puzzle.position()
    seat = puzzle.seat_in(game)
    step = Step(0, 0, events_for(game, list(game.events), seat))
    Looking().at(step, view_of(puzzle, game.view(seat)))
    options = [PuzzleOption(option, _clause(puzzle, option)) for option in puzzle.options]
    return PuzzleInfo(id, puzzle.game, _kind(puzzle), puzzle.grade, puzzle.found, list(game.names), seat, step, options)


def view_of(puzzle: Puzzle, view: View) -> View:
    """What the seat sees; of what it may do nothing where that is the question, nor what the book would have read."""
    view.advice = []
    if puzzle.is_about_law:
        view.offers = []
    return view


def _clause(puzzle: Puzzle, option: str) -> str:
    """What a claim rests on."""
    if puzzle.kind != CLAIM:
        return ""
    game = puzzle.position()
    move = game.notation().read(option)
    rights = game.vocabulary().rights
    return rights.each[rights.of(game, move)].clause if move.verb.name == CLAIMING else ""


def answered(id: str, chosen: str) -> PuzzleAnswer:
    puzzle = find_puzzle(id)
    if chosen == UNWEIGHED:
        return _told(puzzle, False, {}, [])
    try:
        verdict = Verdict(puzzle, [] if chosen == ALL else [chosen])
    except BadMove as error:
        raise Rejected("malformed", str(error)) from None
    refused = {
        move: Why(refusal.clause, refusal.message, refusal_args(refusal)) for move, refusal in verdict.refusals.items()
    }
    return _told(puzzle, verdict.right, refused, _steps(verdict))


def _told(puzzle: Puzzle, right: bool, refused: dict[str, Why], steps: list[Step]) -> PuzzleAnswer:
    costs = [PuzzleCost(move, cost.cost, cost.error, cost.win) for move, cost in puzzle.costs.items()]
    return PuzzleAnswer(
        right, puzzle.answers, puzzle.reason, puzzle.stake, puzzle.win, puzzle.worlds, costs, refused, steps
    )


def _steps(verdict: Verdict) -> list[Step]:
    """The position, and how it goes on, as the seat sees it."""
    looking = Looking()
    steps = []
    for number, stage in enumerate([Stage(verdict.game, [], None), *verdict.stages]):
        step = Step(number, 0, events_for(stage.game, stage.events, verdict.seat))
        looking.at(step, view_of(verdict.puzzle, stage.game.view(verdict.seat)))
        steps.append(step)
    return steps
