"""Data sets: many games of bots as tables of decisions, in parts that are whole, each resting on its games' numbers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from parlour.bots.roster import bot_of
from parlour.core.chance import seed_of
from parlour.core.files import write_whole
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.options import Options
from parlour.errors import BadOption
from parlour.lab import interrupts
from parlour.lab.arena import play_game
from parlour.lab.crew import Crew
from parlour.lab.decisions import Decisions
from parlour.lab.pieces import Piece, pieces_of
from parlour.lab.state import GOES_ON, State
from parlour.lab.tables import parquet_of
from parlour.registry import rules_of

GAMES_IN_A_PART = 100
THINKING = 1  # the stream of a game's seed by which its bots think
INDEX = "dataset.json"  # which parts there are, and of which run


class Plan(NamedTuple):
    """What a data set is of."""

    game: str
    options: Options
    bots: list[str]  # in turn at the seats, each game one seat further
    seed: int
    views: bool

    def settings(self) -> list[object]:
        return [self.game, self.options.lines(), self.bots, self.seed, self.views]


class Part(NamedTuple):
    """A file of the set."""

    name: str
    games: int
    rows: int
    sum: str


def play_part(task: tuple[Plan, Piece]) -> tuple[bytes, int]:
    """The games of one part as Parquet, and its rows."""
    plan, piece = task
    rules = rules_of(plan.game)
    decisions = Decisions(plan.views)
    seats = plan.options.number("players")
    for number in piece.numbers():
        texts = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(seats)]
        thinking = seed_of(plan.seed, number, THINKING)
        bots = [bot_of(text, rules, seed_of(thinking, seat)) for seat, text in enumerate(texts)]

        def note(game: Game, seat: int, move: Move, texts: list[str] = texts) -> None:
            decisions.note(game, seat, move)
            decisions.rows[-1]["bot"] = texts[seat]

        decisions.end(play_game(rules, plan.options, bots, seed_of(plan.seed, number), note), number=number)
    return parquet_of(decisions.rows), len(decisions.rows)


def make_dataset(
    folder: Path, plan: Plan, games: int, crew: Crew, tell: Callable[[int], None] | None = None
) -> list[Part]:
    """Have what is missing of the set played; interrupted, or asked for more games, the same call goes on."""
    for text in plan.bots:
        bot_of(text, rules_of(plan.game), 0)
    state = State(folder / INDEX, "a data set", plan.settings())
    pieces = pieces_of(games, GAMES_IN_A_PART)
    parts = whole_parts(folder, [Part(*part) for part in state.read() or []], pieces)
    state.write(parts)  # where nothing can be written, one learns it before the games
    try:
        tasks = [(plan, piece) for piece in pieces[len(parts) :]]
        with interrupts.held(), closing(crew.each(play_part, tasks)) as made:
            for piece, (data, rows) in zip(pieces[len(parts) :], made, strict=True):
                part = Part(f"part-{len(parts):05}.parquet", piece.games, rows, sha256(data).hexdigest())
                write_whole(folder / part.name, data)
                parts.append(part)
                state.write(parts)
                if tell is not None:
                    tell(sum(each.games for each in parts))
    except KeyboardInterrupt:
        raise KeyboardInterrupt(GOES_ON) from None
    return parts


def whole_parts(folder: Path, parts: list[Part], pieces: list[Piece]) -> list[Part]:
    """Those from the first on that are there as they were written, and of as many games as are wanted."""
    games = sum(part.games for part in parts)
    if games > sum(piece.games for piece in pieces):
        raise BadOption(f"{folder} has {games} games already; name another folder for fewer")
    found: list[Part] = []
    for part, piece in zip(parts, pieces, strict=False):
        file = folder / part.name
        if part.games != piece.games or not file.is_file() or sha256(file.read_bytes()).hexdigest() != part.sum:
            break
        found.append(part)
    return found
