"""The commands that make data of games: records as tables, data sets, baselines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.bots.roster import bots_in
from parlour.cli.common import GivenOptions, Jobs, Json, RayAddress, extra, print_json, read_options, records_in
from parlour.cli.lab import chosen_games, crew_for, progress_bar, telling
from parlour.core.files import read_text, write_whole
from parlour.errors import BadOption
from parlour.lab.baselines import measure_baselines, settings_of, table_of, tasks_of
from parlour.lab.decisions import Decisions, read_record
from parlour.lab.state import State
from parlour.lab.trials import match_of, strongest_of

ALL_CORES = 0


def export(
    records: list[Path],
    /,
    *,
    parquet: Path,
    open: Annotated[bool, Parameter(negative=())] = False,
    json: Json = False,
) -> None:
    """Turn records into a table of decisions: what each seat saw, what it might do, what it did, what came of it.

    Parameters
    ----------
    records
        Records, or folders of them.
    parquet
        The file to write.
    open
        Also what everybody else saw at each decision; without it a row has nothing that its seat did not know.
    """
    with extra("lab"):
        from parlour.lab.tables import parquet_of
    paths = records_in(records)
    if not paths:
        raise BadOption("there is no record in these folders")
    if parquet.resolve() in [path.resolve() for path in paths]:
        raise BadOption(f"{parquet} is one of the records: name another file to write")
    decisions = Decisions(open_cards=open)
    for path in paths:
        read_record(decisions, read_text(path), path)
    write_whole(parquet, parquet_of(decisions.rows))
    if json:
        print_json({"file": str(parquet), "records": len(paths), "decisions": len(decisions.rows)})
    else:
        print(f"{parquet}: {len(decisions.rows)} decisions of {len(paths)} records")


def dataset(
    *games_named: Annotated[str, Parameter(name="GAME")],
    out: Path,
    all: Annotated[bool, Parameter(negative=())] = False,
    games: int = 10_000,
    seed: int = 1,
    bots: str = "",
    option: GivenOptions = None,
    views: Annotated[bool, Parameter(negative=())] = False,
    jobs: Jobs = ALL_CORES,
    ray: RayAddress = "",
    json: Json = False,
) -> None:
    """Let the strongest bots play many games, and write every decision into Parquet; the same command goes on.

    Parameters
    ----------
    games_named
        The games.
    out
        A folder; each game has one of its own in it.
    all
        Every game.
    games
        How many of each.
    seed
        The same seed gives the same games.
    bots
        Who sits there, in turn, as in book,search:500; without it, the strongest that was measured at a game.
    views
        Also what the seat saw in words, as JSON.
    """
    if games < 1 or seed < 0:
        raise BadOption("--games is a whole number from 1 up, --seed from 0 up")
    chosen = chosen_games(games_named, all)
    named = bots_in(bots)
    if bots and not named:
        raise BadOption("--bots names at least one bot")
    if option and len(chosen) > 1:
        raise BadOption("--option is for one game")
    with extra("lab"):
        from parlour.lab.dataset import Plan, make_dataset
    given = read_options(option)
    report = []
    with crew_for(jobs, ray) as crew, progress_bar() as bar:
        for rules in chosen:
            options = rules.options.make({**match_of(rules).options, **given})
            plan = Plan(rules.name, options, named or [strongest_of(rules, options.number("players"))], seed, views)
            parts = make_dataset(out / rules.name, plan, games, crew, telling(bar, rules.name, games))
            rows = sum(part.rows for part in parts)
            report.append({"folder": str(out / rules.name), "games": games, "parts": len(parts), "decisions": rows})
    if json:
        print_json(report)
        return
    for each in report:
        print(f"{each['folder']}: {each['decisions']} decisions of {each['games']} games in {each['parts']} parts")


def baselines(
    *games_named: Annotated[str, Parameter(name="GAME")],
    episodes: int = 100,
    seed: int = 1,
    state: Path | None = None,
    jobs: Jobs = None,
    ray: RayAddress = "",
    json: Json = False,
) -> None:
    """Print what random, book, search and the strongest bot win in an episode of each environment.

    One seat plays as the bot, all others as random or book; each episode is played from every seat with the same seed.

    Parameters
    ----------
    games_named
        The games; without one, all.
    episodes
        How many, each from every seat.
    seed
        The same seed gives the same table.
    state
        A file where an interrupted run is kept, for the same command to go on from.
    """
    if episodes < 2 or seed < 0:
        raise BadOption("--episodes is a whole number from 2 up, --seed from 0 up")
    chosen = chosen_games(games_named, not games_named)
    kept = State(state, "a table of baselines", settings_of(chosen, episodes, seed)) if state else None
    with crew_for(jobs, ray) as crew, progress_bar() as bar:
        tell = telling(bar, "baselines", tasks_of(chosen, episodes))
        reports = measure_baselines(chosen, episodes, seed, crew, kept, tell)
    if json:
        print_json(reports)
    else:
        print("\n".join(table_of(reports)))
    if kept is not None:
        kept.forget()
