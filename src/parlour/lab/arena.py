"""The arena: bots meet over the same packs, seats rotated, and the results are counted with their uncertainty.

One cell of the table is a duel: one seat plays as the row's bot, all others as the column's.  A game of it is played
once from every seat with the same packs, which is one observation.  What the row's bot gains on the mean of the others
is counted so that in a game where nothing leaves the table it is simply its result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from math import sqrt
from pathlib import Path
from typing import NamedTuple, TypedDict

from parlour.bots.roster import bot_of
from parlour.bots.volunteering import volunteered
from parlour.core.chance import Chance, seed_of, seeded
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.options import Options
from parlour.core.players import Bot, BotMaker, Seat
from parlour.core.rules import LETTERS, Rules
from parlour.errors import BadOption, ParlourError
from parlour.lab import interrupts
from parlour.lab.crew import Crew
from parlour.lab.state import GOES_ON, State, usual_place
from parlour.registry import rules_of

MOST_MOVES = 1_000_000
ORDER = 1  # the stream of a game's seed that says who is asked first
Pair = tuple[str, str]
Watch = Callable[[Game, int, Move], None]  # is shown the position before a move
Observation = tuple[float, int]  # what the row's bot gained, and in how many deals


class Cell(TypedDict):
    row: str
    column: str
    games: int
    deals: int
    mean: float
    interval: float


class Standings(TypedDict):
    game: str
    options: list[str]
    bots: list[str]
    games: int
    seed: int
    cells: list[Cell]


class Packs:
    """Gives each deal of a game its pack, whatever was drawn before: so that replays have the same packs."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.deal = -1
        self.step = 0

    def go_on(self) -> None:
        game = self.game
        self.step = self.step + 1 if game.deals == self.deal else 0
        self.deal = game.deals
        game.chance.state = seeded(seed_of(self.seed, self.deal, self.step))
        game.go_on()


def play_game(rules: Rules, options: Options, bots: list[Bot], seed: int, watch: Watch | None = None) -> Game:
    """One game from its first deal to its end; the seats are asked in an order that nobody can foresee."""
    game = rules.make(options, list(LETTERS[: len(bots)]), Chance(seed))
    packs = Packs(game, seed)
    order = Chance(seed_of(seed, ORDER))
    made = 0
    while not game.over:
        interrupts.raise_noted()
        if not game.waits:
            packs.go_on()
        elif game.may & ~game.waits and (unasked := volunteered(game, bots)):
            _play(game, *unasked, watch)
        else:
            seat = game.to_act[order.below(len(game.to_act)) if game.waits & (game.waits - 1) else 0]
            _play(game, seat, bots[seat].choose(Seat(game, seat)), watch)
        made += 1
        if made > MOST_MOVES:
            raise ParlourError(f"a game of {game.name} did not end within {MOST_MOVES} moves")
    return game


def _play(game: Game, seat: int, move: Move, watch: Watch | None) -> None:
    if watch is not None:
        watch(game, seat, move)
    game.play(seat, move)


class Duel(NamedTuple):
    """One game from every seat: one seat plays as the row's bot, all others as the column's."""

    game: str
    options: Options
    row: str
    column: str
    seed: int


def games_of(rules: Rules, duel: Duel, turns: Sequence[int] = ()) -> Iterator[tuple[int, Game]]:
    """A duel played to its end, with the row's bot on each of these seats in turn, or on every seat."""
    row, column = partial(bot_of, duel.row, rules), partial(bot_of, duel.column, rules)
    return games_between(rules, duel.options, row, column, duel.seed, turns)


def games_between(
    rules: Rules, options: Options, row: BotMaker, column: BotMaker, seed: int, turns: Sequence[int] = ()
) -> Iterator[tuple[int, Game]]:
    """The same, of bots that are made from seeds."""
    seats = options.number("players")
    for turn in turns or range(seats):
        makers = [row if seat == turn else column for seat in range(seats)]
        bots = [make(seed_of(seed, turn, seat)) for seat, make in enumerate(makers)]
        yield turn, play_game(rules, options, bots, seed)


def observe(rules: Rules, duel: Duel) -> Observation:
    """What the row's bot gained, and the deals played."""
    return gained(games_of(rules, duel))


def gained(games: Iterator[tuple[int, Game]]) -> Observation:
    """What the bot gained that played each of these games from this seat, and the deals played."""
    gain = 0.0
    deals = 0
    for turn, game in games:
        gain += game.result[turn] - sum(game.result) / len(game.result)
        deals += game.deals
    return gain, deals


def observe_by_name(duel: Duel) -> Observation:
    return observe(rules_of(duel.game), duel)


class Arena:
    """A run of the arena: what is to be played, and what has been."""

    def __init__(self, rules: Rules, options: Options, bots: list[str], seed: int, state: Path | None = None) -> None:
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise BadOption(f"an arena needs at least two different bots, not {', '.join(bots)}")
        for text in bots:
            bot_of(text, rules, 0)
        self.rules = rules
        self.options = options
        self.bots = bots
        self.seed = seed
        self.seats = options.number("players")
        if self.seats < 2:
            raise BadOption(f"{rules.name} with players={self.seats} is nobody's rival")
        settings = [self.rules.name, self.options.lines(), self.bots, self.seed]
        self.state = State(state or usual_place(rules.name, settings), "an arena", settings)
        self.found: dict[str, list[Observation]] = {" ".join(pair): [] for pair in self.pairs()}
        for pair, seen in (self.state.read() or {}).items():
            self.found[pair] = [(gain, deals) for gain, deals in seen]

    def pairs(self) -> list[Pair]:
        """The duels to play; between two seats one tells both sides."""
        both = [(row, column) for row in self.bots for column in self.bots if row != column]
        if self.seats > 2:
            return both
        return [(row, column) for row, column in both if self.bots.index(row) < self.bots.index(column)]

    def done(self) -> int:
        return sum(len(observations) for observations in self.found.values())

    def run(
        self,
        games: int,
        progress: Callable[[int], None] | None = None,
        crew: Crew | None = None,
        fewer: Mapping[Pair, int] | None = None,
    ) -> Standings:
        """Have what is missing played, here or by a crew; interrupted, the same call goes on where it stood.

        ``fewer`` names the pairs of which fewer games are enough.
        """
        wanted = {pair: (fewer or {}).get(pair, games) for pair in self.pairs()}
        duels = [
            Duel(self.rules.name, self.options, row, column, seed_of(self.seed, number))
            for number in range(games)
            for (row, column), most in wanted.items()
            if len(self.found[f"{row} {column}"]) <= number < most
        ]
        try:
            with interrupts.held():
                self._play(duels, progress, crew or Crew())
        except KeyboardInterrupt:
            raise KeyboardInterrupt(GOES_ON) from None
        finally:
            self.state.write(self.found)
        return self.table(games, wanted)

    def _play(self, duels: list[Duel], progress: Callable[[int], None] | None, crew: Crew) -> None:
        with closing(crew.each(observe_by_name, duels)) as observations:
            for duel, observation in zip(duels, observations, strict=True):
                self.found[f"{duel.row} {duel.column}"].append(observation)
                if self.state.is_due():
                    self.state.write(self.found)
                if progress is not None:
                    progress(self.done())

    def forget(self) -> None:
        """The table is known: nothing needs to go on."""
        self.state.forget()

    def table(self, games: int, wanted: Mapping[Pair, int]) -> Standings:
        cells: list[Cell] = []
        for row, column in self.pairs():
            seen = self.found[f"{row} {column}"][: wanted[row, column]]
            cells.append(cell_of(row, column, seen, 1))
            if self.seats == 2:
                cells.append(cell_of(column, row, seen, -1))
        return {
            "game": self.rules.name,
            "options": self.options.lines(),
            "bots": self.bots,
            "games": games,
            "seed": self.seed,
            "cells": cells,
        }


def cell_of(row: str, column: str, seen: list[Observation], sign: int) -> Cell:
    """The mean gain in a deal, and half the width of its 95 % interval (of a ratio of two sums)."""
    deals = sum(n for _gain, n in seen)
    mean = sum(gain for gain, _n in seen) / deals if deals else 0.0
    squares = sum((gain - mean * n) ** 2 for gain, n in seen)
    games = len(seen)
    error = sqrt(squares * games / (games - 1)) / deals if games > 1 else float("inf")
    return {
        "row": row,
        "column": column,
        "games": games,
        "deals": deals,
        "mean": sign * mean,
        "interval": 1.96 * error,
    }


def table_lines(table: Standings) -> list[str]:
    """The cross table as text."""
    bots = table["bots"]
    wide = max(len(bot) for bot in bots) + 2
    each = max(18, wide)
    fewest = min(cell["games"] for cell in table["cells"])
    games = f"{table['games']} games" + (f" ({fewest} where nothing is demanded)" if fewest < table["games"] else "")
    lines = [
        f"{table['game']}: {games} from seed {table['seed']}, each from every seat with the same packs;",
        "what one bot of the row gains in a deal among bots of the column, with its 95 % interval",
        " " * wide + "".join(f"{bot:>{each}}" for bot in bots),
    ]
    cells = {(cell["row"], cell["column"]): cell for cell in table["cells"]}
    for row in bots:
        texts = [cell_text(cells[row, column]) if row != column else "-" for column in bots]
        lines.append(f"{row:<{wide}}" + "".join(f"{text:>{each}}" for text in texts))
    return lines


def cell_text(cell: Cell) -> str:
    return f"{cell['mean']:+.3f} ± {cell['interval']:.3f}"
