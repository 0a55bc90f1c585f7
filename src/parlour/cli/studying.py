"""``parlour study``: questions that the rule books leave open, answered by many games."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.common import Jobs, Json, RayAddress, extra, print_json
from parlour.cli.lab import crew_for, progress_bar, telling
from parlour.errors import BadOption
from parlour.lab.state import State, usual_place
from parlour.lab.studies.findings import Findings, findings_of
from parlour.lab.studies.kept import document_of, findings_in
from parlour.lab.studies.plan import ALL, Plan, all_studies, plan_of, read_plan, with_changes
from parlour.lab.studies.running import parts_of, run_study
from parlour.lab.studies.sheets import as_text, sheets_of
from parlour.lab.studies.telling import write_figures


def study(
    name: str | None = None,
    *,
    out: Path | None = None,
    deals: int | None = None,
    seed: int | None = None,
    bots: str | None = None,
    jobs: Jobs = None,
    ray: RayAddress = "",
    draw: Path | None = None,
    write: Annotated[bool, Parameter(negative=())] = False,
    json: Json = False,
) -> None:
    """Answer a question by many games: Parquet, a table, pictures and a page; without a name, list what there is.

    Interrupted, the same command goes on where it stood. It needs the extra lab, unless --json is given.

    Parameters
    ----------
    name
        The study, all for every one, or a file NAME.toml of one's own (docs/studies/README.md).
    out
        The folder to write into; without it, study-NAME.
    deals
        How many at least, for each set of options.
    seed
        The same seed gives the same numbers.
    bots
        Who plays, as in book or random,book.
    draw
        Play nothing: write what --json has printed into this file, perhaps on another machine; of all studies, a folder
        of such files.
    write
        Also put the numbers that readers of a game are told into the games' folders.
    """
    if name is None:
        _list(json)
        return
    if draw is not None and (deals, seed, bots) != (None, None, None):
        raise BadOption("--draw plays nothing: --deals, --seed and --bots are those of the file")
    if write and bots is not None:
        raise BadOption("--write is for the players whom a study names: leave --bots out")
    if write and name.endswith(".toml"):
        raise BadOption("--write is for the studies of the house: readers of a game are told nothing of others")
    if name == ALL:
        if json:
            raise BadOption("--json is for one study at a time")
        for each in all_studies():
            file = None if draw is None else draw / f"{each.replace('/', '-')}.json"
            folder = None if out is None else out / each.replace("/", "-")
            study(
                each,
                out=folder,
                deals=deals,
                seed=seed,
                bots=bots,
                jobs=jobs,
                ray=ray,
                draw=file,
                write=write,
                json=json,
            )
        return
    plan = with_changes(plan_of(name), deals, seed, bots)
    if not json:
        with extra("lab"):
            from parlour.lab.studies import report
    command = _command(name, deals, seed, bots)
    state = _state_of(plan)
    findings = _run(plan, command, state, jobs, ray) if draw is None else findings_in(draw, plan)
    written = write_figures(findings) if write else []
    if json:
        print_json(document_of(findings))
    else:
        folder = out or Path(f"study-{plan.name.replace('/', '-')}")
        written += report.write(findings, folder)
        print("\n\n".join(as_text(sheet) for sheet in sheets_of(findings)))
        print("\n".join(str(path) for path in written))
    if draw is None:
        state.forget()  # only now, so that who is interrupted while it is written need not play again


def _list(as_json: bool) -> None:
    plans = [read_plan(file.read_text(encoding="utf-8"), name) for name, file in all_studies().items()]
    if as_json:
        print_json([{"name": plan.name, "title": plan.title, "asks": plan.asks} for plan in plans])
        return
    wide = max(len(plan.name) for plan in plans)
    print("\n".join(f"{plan.name:<{wide}}  {plan.title}" for plan in plans))


def _state_of(plan: Plan) -> State:
    settings = repr(plan)
    return State(usual_place(plan.name.replace("/", "-"), settings, "studies"), "a study", settings)


def _run(plan: Plan, command: str, state: State, jobs: int | None, ray: str) -> Findings:
    with crew_for(jobs, ray) as crew, progress_bar() as bar:
        parts = parts_of(plan)
        rows, played = run_study(plan, parts, crew, state, telling(bar, plan.name, len(parts)))
    return findings_of(plan, rows, played, command)


def _command(name: str, deals: int | None, seed: int | None, bots: str | None) -> str:
    """What anybody types to get the same numbers."""
    given = {"--deals": deals, "--seed": seed, "--bots": bots}
    words = [word for option, value in given.items() if value is not None for word in (option, str(value))]
    return shlex.join(["parlour", "study", name, *words])
