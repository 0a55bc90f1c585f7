"""The commands of the lab: simulation, arena, bench."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from parlour.bots.company import LADDER
from parlour.bots.measured import FILE as SCALE
from parlour.bots.roster import bots_in
from parlour.cli.common import GivenOptions, Jobs, Json, RayAddress, extra, print_json, read_options
from parlour.core.files import write_whole
from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.lab.arena import Arena, table_lines
from parlour.lab.crew import Crew
from parlour.lab.cross_table import all_reached, meet, meeting_lines
from parlour.lab.figures import measure, text_of
from parlour.lab.hiring import crew_of
from parlour.lab.scale import Scaling, everybody, scale_lines, written
from parlour.lab.sharing import settings_of, simulate_by
from parlour.lab.state import State
from parlour.lab.trials import match_of
from parlour.present.figures import FILE as FIGURES
from parlour.registry import all_rules, rules_of


def sim(
    game: str,
    *,
    games: int = 1000,
    seed: int = 0,
    players: int | None = None,
    errs: float = 0.0,
    option: GivenOptions = None,
    state: Path | None = None,
    jobs: Jobs = None,
    ray: RayAddress = "",
    json: Json = False,
) -> None:
    """Let random seats play many games.

    Parameters
    ----------
    game
        The game.
    games
        How many.
    seed
        The same seed gives the same games.
    players
        How many seats; short for --option players=N.
    errs
        How often a seat does what the rules forbid, from 0 to 1; only where the option conduct is table.
    state
        A file where an interrupted run is kept, for the same command to go on from.
    """
    if not 0 <= errs <= 1:
        raise BadOption(f"--errs is a number from 0 to 1, not {errs}")
    if games < 0 or seed < 0:
        raise BadOption("--games and --seed are whole numbers from 0 up")
    rules = rules_of(game)
    given = read_options(option)
    if players is not None:
        given["players"] = str(players)
    options = rules.options.make(given)
    if errs and options.values.get("conduct") != "table":
        raise BadOption("--errs is for table conduct: in strict conduct nobody does what the rules forbid")
    kept = State(state, "a simulation", settings_of(rules, options, games, seed, errs)) if state else None
    with crew_for(jobs, ray) as crew, progress_bar() as bar:
        tally = simulate_by(crew, rules, options, games, seed, errs, kept, telling(bar, game, games))
    report = {"game": rules.name, **tally.as_dict()}
    if json:
        print_json(report)
    else:
        print("\n".join(f"{key:<18}{value}" for key, value in report.items()))
    if kept is not None:
        kept.forget()


def arena(
    *games_named: Annotated[str, Parameter(name="GAME")],
    all: Annotated[bool, Parameter(negative=())] = False,
    bots: str | None = None,
    games: int = 100,
    seed: int = 1,
    option: GivenOptions = None,
    state: Path | None = None,
    jobs: Jobs = None,
    ray: RayAddress = "",
    write: Annotated[bool, Parameter(negative=())] = False,
    json: Json = False,
) -> None:
    """Let bots meet over the same packs, seats rotated, and print what each gains among each other.

    Without --bots each game plays the match that its rules name, and the exit status is 1 where somebody does not beat
    whom he must.

    With a game and --all everybody who plays it sits at tables drawn by lot, the ladder and stubborn opponents too,
    and the scale of what each gains in a deal is printed.

    Parameters
    ----------
    games_named
        The games.
    all
        Every game; with games named, every bot of these.
    bots
        Their names, as in random,book,search:2000 (so many deals tried for a move) or search:300ms.
    games
        With --bots: how many, each played once from every seat; with GAME --all: how many tables.
    seed
        The same seed gives the same table.
    state
        Where an interrupted run is kept to go on from: with --bots a file, else a folder; without it, the user's data
        folder.
    write
        With GAME --all: the ladder alone, and write what was found into the game's folder, where front ends find it.
    """
    if games < 2 or seed < 0:
        raise BadOption("--games is a whole number from 2 up, --seed from 0 up")
    if all and games_named:
        _scale([rules_of(name) for name in games_named], games, seed, option, state, (jobs, ray), bots, write, json)
        return
    if write:
        raise BadOption("--write is for the scale of a game: GAME --all")
    chosen = chosen_games(games_named, all)
    if bots is None:
        if option:
            raise BadOption("without --bots the options are those of the match")
        with crew_for(jobs, ray) as crew:
            _meet(chosen, seed, crew, state, json)
        return
    if len(chosen) > 1:
        raise BadOption("--bots is for one game")
    rules = chosen[0]
    match = Arena(rules, rules.options.make(read_options(option)), bots_in(bots), seed, state)
    with crew_for(jobs, ray) as crew, progress_bar() as bar:
        tell = telling(bar, rules.name, games * len(match.pairs()), match.done())
        table = match.run(games, tell, crew)
    match.forget()
    if json:
        print_json(table)
    else:
        print("\n".join(table_lines(table)))


def _scale(
    chosen: list[Rules],
    tables: int,
    seed: int,
    option: list[str] | None,
    state: Path | None,
    by: tuple[int | None, str],
    bots: str | None,
    write: bool,
    as_json: bool,
) -> None:
    """The scale of each game, said before it is played; everybody, or those who are named."""
    if write and (option or bots):
        raise BadOption("what is written is the ladder's at usual tables: neither --bots nor --option")
    if len(chosen) > 1 and (option or state or bots):
        raise BadOption("--option, --state and --bots are for one game")
    scales = []
    for rules in chosen:
        options = rules.options.make(read_options(option) if option else match_of(rules).options)
        seats = options.number("players")
        named = list(LADDER.values()) if write else bots_in(bots) if bots else everybody(rules, seats)
        scaling = Scaling(rules, options, named, seed, state)
        print(scaling.announced(tables), file=sys.stderr if as_json else sys.stdout, flush=True)
        with crew_for(*by) as crew, progress_bar() as bar:
            scale = scaling.run(tables, telling(bar, rules.name, tables, len(scaling.found)), crew)
        scaling.state.forget()
        scales.append(scale)
        if write:
            command = f"parlour arena {rules.name} --all --games {tables} --seed {seed} --write"
            write_whole(Path(str(rules.folder)) / SCALE, written(scale, command))
        if not as_json:
            print("\n".join(scale_lines(scale)))
    if as_json:
        print_json(scales)


def _meet(chosen: list[Rules], seed: int, crew: Crew, state: Path | None, as_json: bool) -> None:
    with progress_bar() as bar:
        tasks = {rules.name: bar.add_task(rules.name) for rules in chosen}
        meetings = meet(
            chosen, seed, crew, state, lambda name, done, total: bar.update(tasks[name], completed=done, total=total)
        )
    if as_json:
        print_json(meetings)
    else:
        print("\n\n".join("\n".join(meeting_lines(meeting)) for meeting in meetings))
    if not all_reached(meetings):
        sys.exit(1)


def chosen_games(named: tuple[str, ...], every: bool) -> list[Rules]:
    if bool(named) == every:
        raise BadOption("name a game, or --all")
    return list(all_rules().values()) if every else list(dict.fromkeys([rules_of(name) for name in named]))


def crew_for(jobs: int | None, ray: str) -> Crew:
    """Who does the work, as the command line asks for it."""
    with extra("ray"):
        return crew_of((0 if ray else 1) if jobs is None else jobs, ray)


def progress_bar() -> Progress:
    """How far a run is and how long it will still take, on a terminal."""
    console = Console(stderr=True)
    return Progress(console=console, disable=not console.is_terminal, transient=True)


def telling(bar: Progress, name: str, total: int, done: int = 0) -> Callable[[int], None]:
    """A line of the bar, and whom to tell how far it is."""
    task = bar.add_task(name, total=total, completed=done)
    return lambda done: bar.update(task, completed=done)


def bench(*games_named: Annotated[str, Parameter(name="GAME")], json: Json = False) -> None:
    """Measure our speed beside a peer's, in one run, as ratios.

    Parameters
    ----------
    games_named
        The games; without one, all.
    """
    from parlour.lab.bench import run, table_of

    names = [rules_of(name).name for name in games_named] or list(all_rules())
    report = run(lambda line: print(line, file=sys.stderr), names)
    if json:
        print_json(report)
    else:
        print(table_of(report))


def figures(
    *games_named: Annotated[str, Parameter(name="GAME")],
    games: int = 2000,
    seed: int = 1,
    write: Annotated[bool, Parameter(negative=())] = False,
    json: Json = False,
) -> None:
    """Measure how long a deal takes and how much of it is luck: players by the book and at random, mixed by lot.

    Parameters
    ----------
    games_named
        The games; without one, all.
    games
        How many of each.
    seed
        The same seed gives the same figures.
    write
        Write them into the games' folders, where the front page finds them.
    """
    if games < 10 or seed < 0:
        raise BadOption("--games is a whole number from 10 up, --seed from 0 up")
    chosen = [rules_of(name) for name in games_named] or list(all_rules().values())
    report = {}
    for rules in chosen:
        found = measure(rules, games, seed)
        report[rules.name] = {**found._asdict(), "luck": found.luck()}
        if write:
            write_whole(Path(str(rules.folder)) / FIGURES, text_of(found, games, seed, rules.name))
        if not json:
            lead = f"{found.deals_to_lead:,} deals until skill leads" if found.deals_to_lead else "no skill shown"
            print(f"{rules.name:<18}{found.players} seats {found.seconds:>7.1f} s a deal  {lead} ({found.luck()} luck)")
    if json:
        print_json(report)
