"""What a decision is worth: the moves that a question names are tried in copies, played on by the book."""

from __future__ import annotations

from parlour.core.chance import Chance, seed_of
from parlour.core.game import SILENT, Game
from parlour.core.moves import Move
from parlour.lab.studies.means import OfOneGame
from parlour.lab.studies.question import Question, Ways
from parlour.lab.studies.table import Table

PREPARED = 3  # the stream of a game's seed by which it is prepared
GAIN, GAP = "gain", "gap"  # what a way brings, and how much more than the first that is named


def columns_of(question: Question) -> tuple[str, ...]:
    return ("what", "way", *question.columns)


def play(table: Table, found: OfOneGame, question: Question, seed: int) -> int:
    """One game; gives how many deals it had."""
    chance = Chance(seed_of(seed, PREPARED))
    game, ask = table.game, question.ask
    assert ask is not None  # the plan was checked
    while not game.over:
        if not game.waits and question.prepare is not None:
            question.prepare(game, chance)
        if game.waits and not game.waits & (game.waits - 1):
            seat = game.to_act[0]
            asked = ask(game, seat)
            if asked is not None:
                kind, ways = asked
                compare(table, found, question, seat, kind, ways)
        table.step()
    return max(1, int(game.deals))


def compare(
    table: Table, found: OfOneGame, question: Question, seat: int, kind: tuple[str | int, ...], ways: Ways
) -> None:
    gains = question.value is None and question.worth is None
    before = table.onward.stand(table.game)[seat] if gains else 0.0
    first: float | None = None
    for way, move in ways.items():
        value = tried(table, question, seat, move) - before
        found.see((GAIN, way, *kind), value)
        if first is None:
            first = value
        else:
            found.see((GAP, way, *kind), value - first)


def tried(table: Table, question: Question, seat: int, move: Move | None) -> float:
    """What the move brings in a copy, with the same cards to come for every move."""
    game: Game = table.game.copy()
    game.detail = SILENT
    stage = int(table.onward.outlook.stage(game))
    if move is not None:
        game.act(seat, move)
    if question.worth is not None:
        return question.worth(game, seat)
    stands = table.onward.outcome(game, stage, seed_of(int(table.made), seat))
    if question.later:
        stands = table.onward.stand(game)
    return stands[seat] if question.value is None else question.value(stands, seat)
