"""The cross table of every game: each game's own match in the arena, and whether everybody beats whom he must."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

from parlour.core.rules import Rules
from parlour.lab.arena import Arena, Pair, Standings, cell_text, table_lines
from parlour.lab.crew import Crew
from parlour.lab.trials import match_of

FOR_THE_PICTURE = 10  # where nothing is demanded, one game in so many is enough
Progress = Callable[[str, int, int], None]  # the game, duels done, duels in all


class Target(TypedDict):
    better: str
    worse: str
    reached: bool


class Meeting(TypedDict):
    """One game's table, and its targets."""

    table: Standings
    targets: list[Target]


def meet(
    each: list[Rules], seed: int, crew: Crew, folder: Path | None = None, progress: Progress | None = None
) -> list[Meeting]:
    """Play every game's match; interrupted, the same call goes on where it stood."""
    arenas = [arena_of(rules, seed, folder) for rules in each]
    meetings = [run_match(arena, crew, progress) for arena in arenas]
    for arena in arenas:
        arena.forget()
    return meetings


def arena_of(rules: Rules, seed: int, folder: Path | None) -> Arena:
    match = match_of(rules)
    state = folder / f"{rules.name}.json" if folder else None
    return Arena(rules, rules.options.make(match.options), list(match.bots), seed, state)


def run_match(arena: Arena, crew: Crew, progress: Progress | None) -> Meeting:
    name = arena.rules.name
    match = match_of(arena.rules)
    fewer = fewer_games(arena)
    total = sum(fewer.get(pair, match.games) for pair in arena.pairs())

    def tell(done: int) -> None:
        if progress is not None:
            progress(name, done, total)

    table = arena.run(match.games, tell, crew, fewer)
    return {"table": table, "targets": targets_of(table, match.beats)}


def fewer_games(arena: Arena) -> dict[Pair, int]:
    """Pairs of which nothing is demanded are met for the picture only."""
    match = match_of(arena.rules)
    demanded = set(match.beats)
    if arena.seats == 2:
        demanded |= {(worse, better) for better, worse in match.beats}  # one pair tells both sides
    return {pair: max(2, match.games // FOR_THE_PICTURE) for pair in arena.pairs() if pair not in demanded}


def targets_of(table: Standings, beats: tuple[tuple[str, str], ...]) -> list[Target]:
    """Who must beat whom, and whether the interval is clear of zero."""
    cells = {(cell["row"], cell["column"]): cell for cell in table["cells"]}
    return [
        {"better": better, "worse": worse, "reached": cell["mean"] > cell["interval"]}
        for better, worse in beats
        for cell in [cells[better, worse]]
    ]


def all_reached(meetings: list[Meeting]) -> bool:
    return all(target["reached"] for meeting in meetings for target in meeting["targets"])


def meeting_lines(meeting: Meeting) -> list[str]:
    """The table as text, and a line for the targets."""
    table = meeting["table"]
    cells = {(cell["row"], cell["column"]): cell for cell in table["cells"]}
    texts = [
        f"{target['better']} > {target['worse']} {'reached' if target['reached'] else 'MISSED'}"
        f" ({cell_text(cells[target['better'], target['worse']])})"
        for target in meeting["targets"]
    ]
    return [*table_lines(table), "targets: " + ("; ".join(texts) or "none")]
