"""The command ``parlour``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress

from parlour import __version__
from parlour.bots.hints import hint_for, hint_line
from parlour.cases import run_case
from parlour.coverage import OPEN, PENDING, coverage, find_cases, proofs, run_all
from parlour.errors import BadOption, ParlourError, Unknown, nearest
from parlour.files import data_folder, read_text
from parlour.lab.arena import Arena, table_lines
from parlour.lab.cross_table import all_reached, meet, meeting_lines
from parlour.lab.sim import simulate
from parlour.languages import LANGUAGES, language_of
from parlour.laws import load
from parlour.registry import all_rules, rules_of
from parlour.rules import Rules
from parlour.telling import Teller
from parlour.terminal.plain import PlainTable
from parlour.terminal.screen import log_lines, view_lines
from parlour.verify import verdict_line
from parlour.verify import verify as check_record

app = App(
    name="parlour",
    help="Old card games by the letter of their printed laws.",
    version=__version__,
    help_format="plaintext",
)
app.register_install_completion_command()

Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON document and nothing else.")]
Language = Annotated[
    str,
    Parameter(name="--language", help=f"{', '.join(LANGUAGES)}; without it, what LANGUAGE, LC_ALL or LANG ask for."),
]
GivenOptions = Annotated[
    list[str] | None, Parameter(name="--option", negative=(), help="An option of the game, as NAME=VALUE.")
]


def main(arguments: list[str] | None = None) -> None:
    """Run a command; bad input gets one clear line and exit status 2."""
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="sys_exit")
    except (CycloptsError, ParlourError) as error:
        line = " ".join(str(error).split())
        print(f"parlour: {line}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("parlour: interrupted", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


@app.command
def games(*, json: Json = False) -> None:
    """List the games."""
    if json:
        _print_json([_game_entry(rules) for rules in all_rules().values()])
        return
    for name, rules in all_rules().items():
        least, most = rules.players
        print(f"{name:<18}{load(rules).title:<20}{least if least == most else f'{least}-{most}'} players")


def _game_entry(rules: Rules) -> dict[str, object]:
    teller = Teller(rules)
    options = [
        {
            "name": option.name,
            "values": option.range(),
            "default": option.default_for(rules.options.make().values),
            "text": teller.text(f"option-{option.name}"),
            "clause": option.clause,
        }
        for option in rules.options.each
    ]
    return {
        "name": rules.name,
        "title": load(rules).title,
        "players": list(rules.players),
        "options": options,
    }


@app.command
def laws(
    game: str = "",
    *,
    coverage: Annotated[bool, Parameter(name="--coverage", negative=())] = False,
    cases: Path | None = None,
    language: Language = "",
    json: Json = False,
) -> None:
    """Print the rule book of a game, or with --coverage which case proves which clause.

    Parameters
    ----------
    game
        The game whose rule book to print; with --coverage, only this one is counted.
    coverage
        Run every case and count the clauses that are proven or shown.
    cases
        The folder of case files; without it, tests/cases here or above.
    """
    if coverage:
        _coverage(game, cases, json)
        return
    if not game:
        raise Unknown(f"name a game; there is: {', '.join(all_rules())}")
    book = load(rules_of(game), language_of(language))
    every = [*book.clauses.values(), *book.rulings.values()]
    if json:
        rows = [{"id": c.id, "kind": c.kind, "text": c.text, "pending": c.pending} for c in every]
        _print_json({"game": book.game, "title": book.title, "how": book.how, "clauses": rows})
        return
    print(f"{book.title}\n\n{book.how}\n")
    for clause in every:
        pending = f" [{book.headings.pending}: {clause.pending}]" if clause.pending else ""
        print(f"{clause.id} ({clause.kind}) {clause.text}{pending}")


def _coverage(game: str, cases: Path | None, as_json: bool) -> None:
    folder = cases or find_cases(Path.cwd())
    if not folder.is_dir():
        raise Unknown(f"no folder {folder}")
    books = [load(rules_of(name)) for name in ([game] if game else all_rules())]
    outcomes = run_all(folder, rules_of)
    failed = [outcome for outcome in outcomes if outcome.failures]
    report = coverage(books, proofs(outcomes, folder))
    if as_json:
        _print_json(report)
    else:
        _print_coverage(report)
    for outcome in failed:
        print(f"parlour: {outcome.path} fails and proves nothing", file=sys.stderr)
    if failed:
        sys.exit(1)


def _print_coverage(report: dict[str, object]) -> None:
    each = report["games"]
    assert isinstance(each, dict)
    for name, game in each.items():
        print(f"{name:<18}{game['total']:>4} clauses{game['proven']:>5} proven{game['shown']:>4} shown")
        for state in (OPEN, PENDING):
            rows = [row["id"].partition(".")[2] for row in game["clauses"] if row["state"] == state]
            if rows:
                print(f"  {state}: {' '.join(rows)}")
    print(f"{'all':<18}{report['total']:>4} clauses{report['proven']:>5} proven{report['shown']:>4} shown")


@app.command
def law(id: str, *, language: Language = "", json: Json = False) -> None:
    """Print one clause or ruling, such as a game's name, a dot and a number.

    Parameters
    ----------
    id
        The clause.
    """
    game, dot, _number = id.partition(".")
    if not dot:
        raise Unknown(f"a clause is written GAME.NUMBER, not {id!r}")
    book = load(rules_of(game), language_of(language))
    clause = book.find(id)
    if json:
        _print_json({"id": clause.id, "kind": clause.kind, "text": clause.text, "pending": clause.pending})
    else:
        print(f"{clause.id} ({clause.kind}) {clause.text}")
        if clause.pending:
            print(f"{book.headings.pending}: {clause.pending}.")


@app.command
def case(files: list[Path], /, *, json: Json = False) -> None:
    """Run case files; exit status 1 when one fails.

    Parameters
    ----------
    files
        Case files, or folders of them.
    """
    paths = [path for name in files for path in (sorted(name.rglob("*.case")) if name.is_dir() else [name])]
    outcomes = [run_case(read_text(path), rules_of, str(path)) for path in paths]
    failures = [failure for outcome in outcomes for failure in outcome.failures]
    if json:
        rows = [
            {"file": f.path, "line": f.line.number, "text": f.line.text, "expected": f.expected, "found": f.found}
            for f in failures
        ]
        _print_json({"cases": len(outcomes), "failures": rows})
    else:
        for failure in failures:
            print(failure)
        passed = sum(not outcome.failures for outcome in outcomes)
        print(f"{passed} passed, {len(outcomes) - passed} failed")
    if failures:
        sys.exit(1)


@app.command
def replay(file: Path, /, *, seat: str = "", language: Language = "", json: Json = False) -> None:
    """Walk through a record, with all cards open or as one seat saw it.

    Parameters
    ----------
    file
        The record, or a case.
    seat
        Show only what this seat was told.
    """
    outcome = run_case(read_text(file), rules_of, str(file))
    game = outcome.game
    assert game is not None
    if seat and seat not in game.names:
        raise Unknown(f"no seat {seat!r} at this table{nearest(seat, game.names)}")
    who = game.names.index(seat) if seat else None
    lines = log_lines(Teller(rules_of(game.name), language_of(language)), game, game.events, who)
    true = not outcome.failures
    if json:
        _print_json({"game": game.name, "over": game.over, "true": true, "log": lines, "result": game.result})
    else:
        print("\n".join(lines))
        if who is not None:
            print("\n".join(["", *view_lines(game.view(who))]))
        for failure in outcome.failures:
            print(failure)
    if not true:
        sys.exit(1)


@app.command
def verify(file: Path, /, *, json: Json = False) -> None:
    """Check that the cards of a record are those that were promised before they were dealt.

    Parameters
    ----------
    file
        A record of a table with fair deals.
    """
    verdict = check_record(read_text(file), rules_of)
    if json:
        _print_json({"promises": verdict.promises, "opened": verdict.opened, "wrong": verdict.wrong})
    else:
        print("\n".join([*verdict.wrong, verdict_line(verdict)]))
    if verdict.wrong:
        sys.exit(1)


@app.command
def sim(
    game: str,
    *,
    games: int = 1000,
    seed: int = 0,
    players: int | None = None,
    errs: float = 0.0,
    option: GivenOptions = None,
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
    """
    if not 0 <= errs <= 1:
        raise BadOption(f"--errs is a number from 0 to 1, not {errs}")
    if games < 0 or seed < 0:
        raise BadOption(f"--games and --seed are whole numbers from 0 up, not {min(games, seed)}")
    rules = rules_of(game)
    given = _read_options(option)
    if players is not None:
        given["players"] = str(players)
    options = rules.options.make(given)
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(game, total=games)
        tally = simulate(rules, options, games, seed, lambda done: bar.update(task, completed=done), errs)
    report = {"game": rules.name, **tally.as_dict()}
    if json:
        _print_json(report)
        return
    for key, value in report.items():
        print(f"{key:<18}{value}")


@app.command
def play(
    game: str = "",
    *,
    option: GivenOptions = None,
    bots: str = "",
    record: Path | None = None,
    seed: int | None = None,
    plain: Annotated[bool, Parameter(name="--plain", negative=())] = False,
    pace: float | None = None,
    language: Language = "",
) -> None:
    """Play against bots: on a table drawn on the screen, or line by line.

    Parameters
    ----------
    game
        The game; without one, choose it on the screen (line by line: the first of the list).
    bots
        Who sits on the other seats, as in book,search:500; without it, search of a fair strength.
    record
        Where to write the record; without it, the user's data folder.
    seed
        Play the deals of this seed (for tests and demonstrations; without it they cannot be foreseen).
    plain
        Line by line; so it is also where input or output is no terminal.
    pace
        Seconds before each move of a bot; 0 for none. Without it, as set at the table before.
    """
    named = [text for text in bots.split(",") if text]
    given = _read_options(option)
    if not plain and all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        _play_on_screen(rules_of(game) if game else None, given, named, record, seed, pace, language)
        return
    rules = rules_of(game) if game else next(iter(all_rules().values()))
    PlainTable(rules, rules.new(given, seed), 0, seed or 0, record, named, language_of(language)).run()


def _play_on_screen(
    rules: Rules | None,
    given: dict[str, object],
    bots: list[str],
    record: Path | None,
    seed: int | None,
    pace: float | None,
    language: str,
) -> None:
    try:
        from parlour.terminal.app import ParlourApp
    except ModuleNotFoundError as error:
        raise Unknown(f"the table needs {error.name}: install parlour[terminal], or play with --plain") from None
    from parlour.terminal.settings import settings_with

    screen = ParlourApp(settings_with(pace, language), rules, given, bots, record, seed)
    screen.run()
    for sitting in screen.sittings:
        print(f"The record is in {sitting.path}")


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    browser: bool = True,
    keep_days: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
) -> None:
    """Serve tables to browsers, for people and bots.

    Parameters
    ----------
    host
        The address to listen at: 0.0.0.0 lets others in your network in.
    port
        The port; without it, 8080 or one of the next that is free.
    data
        The folder of the database; without it, the user's data folder.  DATABASE_URL names a PostgreSQL instead.
    browser
        Open the page in the browser.
    keep_days
        Delete tables in which nothing has happened for so many days; without it they stay for ever.
    """
    from parlour.server.serve import serve as run

    run(host, port, data or data_folder(), browser, keep_days)


@app.command
def backup(target: Path, /, *, data: Path | None = None) -> None:
    """Copy the database of a server, whether it runs or not.

    Parameters
    ----------
    target
        The file to write.
    data
        The folder of the database; without it, the user's data folder.
    """
    from parlour.server.storage.backup import back_up
    from parlour.server.storage.store import StorageError

    try:
        size = back_up(data or data_folder(), target)
    except StorageError as error:
        raise ParlourError(str(error)) from None
    print(f"{target}: {size} bytes")


@app.command
def hint(file: Path, /, *, seat: str = "", bot: str = "", language: Language = "", json: Json = False) -> None:
    """Say what a good player would do at the end of a record: the move, what it brings, and why.

    Parameters
    ----------
    file
        The record, or a case.
    seat
        The seat to advise; without it, every seat that is asked.
    bot
        Who advises; without it, the game's computed bot, or search.
    """
    game = run_case(read_text(file), rules_of, str(file)).game
    assert game is not None
    if seat and seat not in game.names:
        raise Unknown(f"no seat {seat!r} at this table{nearest(seat, game.names)}")
    asked = [game.names.index(seat)] if seat else list(game.to_act)
    if not asked:
        raise Unknown("nobody is asked at the end of this record")
    rules = rules_of(game.name)
    hints = {game.names[who]: hint_for(rules, game, who, bot) for who in asked}
    if json:
        write = game.notation().write
        rows = [
            {"seat": name, "move": write(hint.move), "expected": hint.worth, "reason": hint.reason}
            for name, hint in hints.items()
        ]
        _print_json(rows)
        return
    for name, hint in hints.items():
        print(f"{name}: {hint_line(rules, game, hint, language_of(language))}")


@app.command
def arena(
    *games_named: Annotated[str, Parameter(name="GAME")],
    all: Annotated[bool, Parameter(negative=())] = False,
    bots: str | None = None,
    games: int = 100,
    seed: int = 1,
    option: GivenOptions = None,
    state: Path | None = None,
    jobs: int = 1,
    json: Json = False,
) -> None:
    """Let bots meet over the same packs, seats rotated, and print what each gains among each other.

    Without --bots each game plays the match that its rules name, and the exit status is 1 where somebody does not beat
    whom he must.

    Parameters
    ----------
    games_named
        The games.
    all
        Every game.
    bots
        Their names, as in random,book,search:2000 (so many deals tried for a move) or search:300ms.
    games
        With --bots: how many, each played once from every seat.
    seed
        The same seed gives the same table.
    state
        Where an interrupted run is kept to go on from: with --bots a file, else a folder; without it, the user's data
        folder.
    jobs
        How many processes play; the table is the same.
    """
    if games < 2 or seed < 0 or jobs < 1:
        raise BadOption("--games is a whole number from 2 up, --seed from 0 up, --jobs from 1 up")
    chosen = list(all_rules().values()) if all else [rules_of(name) for name in games_named]
    if not chosen:
        raise BadOption("name a game, or --all")
    if bots is None:
        _meet(chosen, option, seed, jobs, state, json)
        return
    if len(chosen) > 1:
        raise BadOption("--bots is for one game")
    rules = chosen[0]
    match = Arena(rules, rules.options.make(_read_options(option)), bots.split(","), seed, state)
    with _progress() as bar:
        task = bar.add_task(rules.name, total=games * len(match.pairs()), completed=match.done())
        table = match.run(games, lambda done: bar.update(task, completed=done), jobs)
    match.forget()
    if json:
        _print_json(table)
    else:
        print("\n".join(table_lines(table)))


def _meet(
    chosen: list[Rules], option: list[str] | None, seed: int, jobs: int, state: Path | None, as_json: bool
) -> None:
    if option:
        raise BadOption("without --bots the options are those of the match")
    with _progress() as bar:
        tasks = {rules.name: bar.add_task(rules.name) for rules in chosen}
        meetings = meet(
            chosen, seed, jobs, state, lambda name, done, total: bar.update(tasks[name], completed=done, total=total)
        )
    if as_json:
        _print_json(meetings)
    else:
        print("\n\n".join("\n".join(meeting_lines(meeting)) for meeting in meetings))
    if not all_reached(meetings):
        sys.exit(1)


def _progress() -> Progress:
    console = Console(stderr=True)
    return Progress(console=console, disable=not console.is_terminal, transient=True)


@app.command
def bench(*, json: Json = False) -> None:
    """Measure our speed beside a peer's, in one run, as ratios."""
    from parlour.lab.bench import run, table_of

    report = run(lambda line: print(line, file=sys.stderr))
    if json:
        _print_json(report)
    else:
        print(table_of(report))


def _read_options(given: list[str] | None) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, not {text!r}")
        options[name] = value
    return options


def _print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))
