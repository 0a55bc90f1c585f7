"""The scale of a game's bots: what each gains in a deal at tables whose seats are drawn by lot from all of them.

The ladder, the others of the game's match and stubborn opponents sit together.  Each table is played once from every
seat with the same packs, which is one observation of each bot that sits there.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import NamedTuple, TypedDict

from parlour.bots.company import LADDER
from parlour.bots.roster import bot_of, usual_of
from parlour.bots.stubborn import kinds_at
from parlour.core.chance import Chance, seed_of
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.lab import interrupts
from parlour.lab.arena import Observation, cell_of, play_game
from parlour.lab.crew import Crew
from parlour.lab.state import GOES_ON, State, usual_place
from parlour.lab.trials import match_of
from parlour.registry import rules_of

DRAW = 2  # the stream of a table's seed that says who sits there
FEWEST = 30  # games of a bot under which nothing is said of how sure its mean is


class Place(TypedDict):
    """What one bot gains in a deal; no interval where it has played too seldom."""

    bot: str
    games: int
    deals: int
    mean: float
    interval: float | None


class Scale(TypedDict):
    game: str
    options: list[str]
    tables: int
    seats: int
    seed: int
    places: list[Place]  # the weakest first


class Table(NamedTuple):
    """Who sits at one table, in the order of the seats when it is first played."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int


def everybody(rules: Rules, seats: int) -> list[str]:
    """Whoever can be measured where so many sit: those of the match, stubborn ones, the ladder; nobody by two names."""
    others = [bot for bot in match_of(rules).bots if bot != usual_of(rules, seats)]
    return [*others, *[f"stubborn:{kind}" for kind in kinds_at(rules)], *LADDER.values()]


def play_table(table: Table) -> list[Observation]:
    """What each bot gained on the mean of the table, in the order of their seats, and in how many deals."""
    rules = rules_of(table.game)
    seats = len(table.bots)
    gains, deals = [0.0] * seats, 0
    for turn in range(seats):
        at = [(seat + turn) % seats for seat in range(seats)]  # which of the bots sits on each seat
        bots = [bot_of(table.bots[i], rules, seed_of(table.seed, turn, seat)) for seat, i in enumerate(at)]
        game = play_game(rules, table.options, bots, table.seed)
        mean = sum(game.result) / seats
        deals += game.deals
        for seat, i in enumerate(at):
            gains[i] += game.result[seat] - mean
    return [(gain, deals) for gain in gains]


class Scaling:
    """A run that measures a scale."""

    def __init__(self, rules: Rules, options: Options, bots: list[str], seed: int, state: Path | None = None) -> None:
        self.rules = rules
        self.options = options
        self.bots = bots
        self.seed = seed
        self.seats = options.number("players")
        if self.seats < 2 or len(set(bots)) < 2:
            raise BadOption(f"a scale needs at least two seats and two different bots, not {', '.join(bots)}")
        settings = [rules.name, options.lines(), bots, seed]
        self.state = State(state or usual_place(f"{rules.name}-scale", settings), "a scale", settings)
        self.found: list[list[Observation]] = [
            [(gain, deals) for gain, deals in seen] for seen in self.state.read() or []
        ]

    def table(self, number: int) -> Table:
        seed = seed_of(self.seed, number)
        chance, left, drawn = Chance(seed_of(seed, DRAW)), list(self.bots), []
        for _seat in range(self.seats):
            left = left or list(self.bots)  # nobody sits twice while others do not sit at all
            drawn.append(left.pop(chance.below(len(left))))
        return Table(self.rules.name, self.options, tuple(drawn), seed)

    def announced(self, tables: int) -> str:
        """What is going to be played, before anybody knows what comes of it."""
        return (
            f"{self.rules.name}: {tables} tables of {self.seats} from seed {self.seed}, drawn by lot from"
            f" {len(self.bots)} bots, each played from every seat with the same packs"
        )

    def run(self, tables: int, progress: Callable[[int], None] | None = None, crew: Crew | None = None) -> Scale:
        """Have what is missing played; interrupted, the same call goes on where it stood."""
        missing = [self.table(number) for number in range(len(self.found), tables)]
        try:
            with interrupts.held(), closing((crew or Crew()).each(play_table, missing)) as played:
                for observations in played:
                    self.found.append(observations)
                    if self.state.is_due():
                        self.state.write(self.found)
                    if progress is not None:
                        progress(len(self.found))
        except KeyboardInterrupt:
            raise KeyboardInterrupt(GOES_ON) from None
        finally:
            self.state.write(self.found)
        return self.scale(tables)

    def scale(self, tables: int) -> Scale:
        seen: dict[str, list[Observation]] = {bot: [] for bot in self.bots}
        for number, observations in enumerate(self.found[:tables]):
            bots = self.table(number).bots
            for bot in dict.fromkeys(bots):
                his = [one for name, one in zip(bots, observations, strict=True) if name == bot]
                seen[bot].append((sum([gain for gain, _deals in his]), sum([deals for _gain, deals in his])))
        places = sorted([place_of(bot, his) for bot, his in seen.items()], key=lambda place: place["mean"])
        return {
            "game": self.rules.name,
            "options": self.options.lines(),
            "tables": tables,
            "seats": self.seats,
            "seed": self.seed,
            "places": places,
        }


def place_of(bot: str, seen: list[Observation]) -> Place:
    cell = cell_of(bot, "", seen, 1)
    interval = cell["interval"] if cell["games"] >= FEWEST else None
    return {"bot": bot, "games": cell["games"], "deals": cell["deals"], "mean": cell["mean"], "interval": interval}


def written(scale: Scale, command: str) -> str:
    """As the game's folder keeps it; who has played too seldom is left out."""
    sure = [place for place in scale["places"] if place["interval"] is not None]
    rows = [f'"{place["bot"]}" = [{place["mean"]:.3f}, {place["interval"]:.3f}]\n' for place in sure]
    return f"# Measured by `{command}`: gain in a deal, and its 95 % interval.\n\n" + "".join(rows)


def scale_lines(scale: Scale) -> list[str]:
    """The strongest first, and a line for the ladder."""
    wide = max(len(place["bot"]) for place in scale["places"]) + 2
    lines = [f"{place['bot']:<{wide}}{place_text(place):>20}{place['games']:>8} games" for place in scale["places"]]
    return [*reversed(lines), "ladder: " + ladder_text(scale)]


def place_text(place: Place) -> str:
    if place["interval"] is None:
        return f"{place['mean']:+.3f} (too few)"
    return f"{place['mean']:+.3f} ± {place['interval']:.3f}"


def ladder_text(scale: Scale) -> str:
    """The levels from the weakest on: ``<`` where they can be told apart, ``?`` where they cannot."""
    known = {place["bot"]: place for place in scale["places"]}
    levels = [known[bot] for bot in LADDER.values() if bot in known]
    text = levels[0]["bot"] if levels else "nobody"
    for lower, higher in pairwise(levels):
        text += f" {'<' if is_apart(lower, higher) else '?'} {higher['bot']}"
    return text


def is_apart(lower: Place, higher: Place) -> bool:
    """Whether the higher gains more, by more than both are unsure of."""
    if lower["interval"] is None or higher["interval"] is None:
        return False
    return higher["mean"] - lower["mean"] > hypot(lower["interval"], higher["interval"])
